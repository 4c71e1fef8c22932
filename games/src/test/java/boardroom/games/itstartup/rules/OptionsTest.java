package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Say;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.view.StartupPrivateView;
import boardroom.games.itstartup.view.StartupPublicView;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 8.1: every option does what its text says. */
class OptionsTest {
    private static final ItStartup GAME = new ItStartup(Desk.BOX);

    private static StartupState deal(int seats, Map<String, ?> options) {
        return deal(seats, options, 3);
    }

    private static StartupState deal(int seats, Map<String, ?> options, long seed) {
        assertThat(Options.refusal(Desk.BOX, seats, options)).isNull();
        return GAME.deal(new Deal(seats, Options.of(Desk.BOX, options), seed));
    }

    @ParameterizedTest
    @CsvSource({"fast,32", "standard,64", "long,128"})
    void goal(String option, int goal) {
        assertThat(deal(2, Map.of("goal", option)).terms.goal()).isEqualTo(goal);
    }

    @Test
    void a_custom_goal_is_any_number_from_8_to_512() {
        assertThat(deal(2, Map.of("goal", "custom", "custom-goal", 100)).terms.goal())
                .isEqualTo(100);
        assertThat(Options.refusal(Desk.BOX, 2, Map.of("goal", "custom", "custom-goal", 7)))
                .isNotNull();
        assertThat(Options.refusal(Desk.BOX, 2, Map.of("goal", "custom", "custom-goal", 513)))
                .isNotNull();
        assertThat(Options.refusal(Desk.BOX, 2, Map.of("custom-goal", 100)))
                .as("needs the goal to be custom")
                .isNotNull();
    }

    @Test
    void a_game_to_32_ends_at_32() {
        Desk desk = Desk.with(Map.of("goal", "fast"))
                .points(0, 32)
                .points(1, 31)
                .nextTurn()
                .nextTurn();
        assertThat(desk.phase()).isEqualTo("end");
    }

    @Test
    void without_the_planning_bonus_a_power_of_two_is_nothing_special() {
        Desk desk = Desk.with(Map.of("planning-bonus", false))
                .row(0, "Bootcamp Graduate(1)")
                .points(0, 8)
                .startTurn(0);
        assertThat(desk.phase()).isEqualTo("main");
    }

    @Test
    void the_first_player_is_random_or_chosen() {
        Set<Integer> starters = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) starters.add(deal(4, Map.of("mulligan", false), seed).first);
        assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
        for (long seed = 0; seed < 10; seed++)
            assertThat(deal(4, Map.of("mulligan", false, "first-player", "chosen", "first-seat", 2), seed).active)
                    .isEqualTo(2);
    }

    @Test
    void a_chosen_seat_must_stand_at_the_table() {
        Map<String, ?> last = Map.of("first-player", "chosen", "first-seat", 3);
        assertThat(Options.refusal(Desk.BOX, 4, last)).isNull();
        Say refusal = Options.refusal(Desk.BOX, 2, last);
        assertThat(Objects.requireNonNull(refusal).key()).isEqualTo("options.no-seat");
    }

    @Test
    void two_against_two_needs_four_seats() {
        assertThat(Options.refusal(Desk.BOX, 3, Map.of("teams", "2v2"))).isNotNull();
        assertThat(deal(4, Map.of("teams", "2v2")).points).hasSize(2);
    }

    @Test
    void without_counters_no_window_opens() {
        Desk desk = Desk.with(Map.of("counters", false))
                .resources(0, 3)
                .resources(1, 9)
                .hand(0, "Monster Bug")
                .row(1, "Security Champion")
                .actOn("Monster Bug", 1);
        assertThat(desk.phase()).isEqualTo("main");
        assertThat(desk.row(1)).containsExactly("Security Champion(1)");
    }

    @Test
    void without_a_mulligan_the_first_turn_starts_at_once() {
        StartupState state = deal(2, Map.of("mulligan", false));
        assertThat(GAME.phaseOf(state)).isEqualTo("main");
        assertThat(state.office().hand).hasSize(6);
    }

    @Test
    void a_strict_cap_cuts_income_sales_and_payments_at_once() {
        Desk desk = Desk.with(Map.of("hoard-cap", "strict"))
                .resources(0, 12)
                .turn(0, 8)
                .startTurn(0);
        assertThat(desk.resources(0)).isEqualTo(12);
        assertThat(desk.hand(0, "TDD").sell("TDD").resources(0)).isEqualTo(12);
        desk.hand(0, "Patent Troll").resources(1, 5).actOn("Patent Troll", 1).pay();
        assertThat(desk.resources(0)).as("11 and 2, cut at the cap").isEqualTo(12);
        assertThat(desk.resources(1)).as("the payer pays in full").isEqualTo(3);
    }

    @Test
    void open_hands_show_hands_and_plans_but_not_the_cards_looked_at() {
        Desk desk = Desk.with(Map.of("open-hands", true))
                .resources(0, 3)
                .hand(0, "Data Whisperer", "TDD")
                .planned(1, "Investor", 2)
                .deck("Hackathon", "Crunch Time")
                .hire("Data Whisperer");
        StartupPublicView view = (StartupPublicView) desk.game.publicView(desk.state);
        assertThat(view.offices().get(0).hand()).containsExactly("tdd#1");
        assertThat(view.offices().get(1).plannedCard()).isEqualTo("investor#1");
        StartupPrivateView other = (StartupPrivateView) desk.game.privateView(desk.state, 1);
        assertThat(other.looking()).isEmpty();
        StartupPrivateView mine = (StartupPrivateView) desk.game.privateView(desk.state, 0);
        assertThat(mine.looking()).containsExactly("hackathon#1", "crunch-time#1");
    }

    @Test
    void hands_are_closed_otherwise() {
        Desk desk = Desk.standard().hand(0, "TDD").planned(0, "Investor", 2);
        StartupPublicView view = (StartupPublicView) desk.game.publicView(desk.state);
        assertThat(view.offices().get(0).hand()).isNull();
        assertThat(view.offices().get(0).plannedCard()).isNull();
        assertThat(view.offices().get(0).handSize()).isEqualTo(1);
        assertThat(view.offices().get(0).plannedOn()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"relaxed,240000", "normal,120000", "quick,60000"})
    void pace(String pace, long millis) {
        Pace clock = GAME.pace(deal(2, Map.of("pace", pace, "mulligan", false)));
        assertThat(Objects.requireNonNull(clock).millis()).isEqualTo(millis);
    }

    @Test
    void untimed_games_have_no_clock() {
        assertThat(GAME.pace(deal(2, Map.of("pace", "untimed")))).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 25})
    void the_round_limit_ends_the_game(int limit) {
        Desk desk = Desk.with(Map.of("round-limit", limit));
        desk.state.round = limit;
        desk.points(1, 3).nextTurn();
        assertThat(desk.phase()).isEqualTo("main");
        desk.nextTurn();
        assertThat(desk.phase()).isEqualTo("end");
        assertThat(desk.game.result(desk.state).winners().list()).isEqualTo(List.of(1));
    }

    @Test
    void presets_can_be_dealt_and_are_those_of_the_rules() {
        for (Box.Preset preset : Desk.BOX.presets()) {
            StartupState state = deal(2, preset.set());
            assertThat(state.terms.goal())
                    .isEqualTo(Map.of("beginner", 32, "standard", 64, "marathon", 128)
                            .get(preset.id()));
            assertThat(state.terms.counters()).isEqualTo(!preset.id().equals("beginner"));
            assertThat(state.terms.planningBonus()).isEqualTo(!preset.id().equals("beginner"));
            assertThat(state.terms.pacePercent()).isEqualTo(preset.id().equals("beginner") ? 200 : 100);
        }
    }

    @Test
    void a_seat_answers_the_mulligan_once() {
        StartupState state = deal(2, Map.of());
        GAME.play(state, 0, new StartupMove.GiveBack(List.of()), Events.NONE);
        Say refusal = GAME.refusal(state, 0, new StartupMove.GiveBack(List.of()));
        assertThat(Objects.requireNonNull(refusal).key()).isEqualTo("refuse.already-chosen");
        assertThat(GAME.owes(state).list()).containsExactly(1);
        assertThat(GAME.may(state).list()).containsExactly(1);
    }
}
