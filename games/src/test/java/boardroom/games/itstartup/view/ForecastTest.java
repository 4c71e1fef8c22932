package boardroom.games.itstartup.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Telling;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Homecoming;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupEvent;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import boardroom.games.itstartup.view.StartupPublicView.AttackView;
import boardroom.games.itstartup.view.StartupPublicView.TonightView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is shown of a seat's next end of turn is what happens if nothing else is played until then. */
class ForecastTest {
    private static final ItStartup GAME = new ItStartup(Desk.BOX);
    private static final int GAMES = 24;

    /** A seat's next end of turn, as shown or as it came. */
    private record Next(int score, int points, List<String> leaving) {
        static Next shown(TonightView view) {
            return new Next(view.score(), view.points(), view.leaving());
        }
    }

    // Given seat 1 has borrowed seat 2's Full Stack Ninja and seat 0 is on turn

    private static Desk lentToTheSeatBefore() {
        return Desk.of(3).row(2, "Bootcamp Graduate").borrowed(1, 2, "Full Stack Ninja(2)");
    }

    @Test
    void who_comes_home_before_the_turn_counts_for_it() {
        Desk desk = lentToTheSeatBefore();
        TonightView shown = view(desk.state).offices().get(2).tonight();
        assertThat(shown.score()).isEqualTo(1 + 3);
        assertThat(shown.leaving()).containsExactly("full-stack-ninja#1");
        assertThat(shown.sum().steps()).hasSize(2);
        assertThat(view(desk.state).offices().get(1).tonight().score()).isZero();
    }

    @Test
    void who_comes_home_after_it_does_not() {
        Desk desk = Desk.of(3).row(1, "Bootcamp Graduate").borrowed(0, 1, "Full Stack Ninja");
        assertThat(view(desk.state).offices().get(1).tonight().score()).isEqualTo(1);
        Desk later = Desk.of(3).row(1, "Bootcamp Graduate").borrowed(2, 1, "Full Stack Ninja");
        assertThat(view(later.state).offices().get(1).tonight().score()).isEqualTo(1);
    }

    @Test
    void a_preview_counts_who_comes_home() {
        Desk desk = lentToTheSeatBefore().hand(0, "Production Outage").resources(0, 2);
        StartupMove outage = new StartupMove.PlayAction("production-outage#1", 2, null, null);
        assertThat(GAME.refusal(desk.state, 0, outage)).isNull();
        assertThat(GAME.preview(desk.state, 0, outage).changes())
                .contains(new Change(nextTurnOf(2), Arg.of(4), Arg.of(0)));
    }

    // In random games

    @ParameterizedTest(name = "{0} seats, teams {1}, counters {2}")
    @CsvSource({
        "2, off, true",
        "2, off, false",
        "3, off, true",
        "3, off, false",
        "4, off, true",
        "4, off, false",
        "4, 2v2, true",
        "4, 2v2, false",
    })
    void the_forecast_is_what_happens_if_nothing_else_is_played(int seats, String teams, boolean counters) {
        Map<String, ?> options = Map.of("teams", teams, "counters", counters);
        int comingHome = 0;
        int attacks = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            StartupState state = GAME.deal(new Deal(seats, Options.of(Desk.BOX, options), seed));
            Rng rng = new Rng(seed);
            while (!GAME.owes(state).isEmpty()) {
                int seat = GAME.owes(state).get(rng.below(GAME.owes(state).count()));
                StartupMove move = someMove(state, seat, rng);
                if (GAME.isIn(state, "main")) {
                    comesTrue(state);
                    previewComesTrue(state, seat, move);
                    if (somebodyComesHomeInTime(state)) comingHome++;
                }
                AttackView attack = view(state).attack();
                if (attack != null) {
                    attacks++;
                    hitComesTrue(state, attack);
                }
                GAME.play(state, seat, move, Events.NONE);
            }
        }
        if (seats > 2)
            assertThat(comingHome).as("forecasts with somebody coming home").isPositive();
        if (counters) assertThat(attacks).isPositive();
    }

    /** Rather plays a card than ends the turn or sells, so that rows fill. */
    private static StartupMove someMove(StartupState state, int seat, Rng rng) {
        List<StartupMove> moves = new ArrayList<>();
        GAME.moves(state, seat, moves::add);
        List<StartupMove> plays = moves.stream()
                .filter(move -> move instanceof StartupMove.PlayEmployee || move instanceof StartupMove.PlayAction)
                .toList();
        List<StartupMove> from = plays.isEmpty() || rng.below(4) == 0 ? moves : plays;
        return from.get(rng.below(from.size()));
    }

    private static boolean somebodyComesHomeInTime(StartupState state) {
        for (Office office : state.offices)
            for (Employee employee : Homecoming.nextRow(state, office))
                if (office.desk(employee.card()) < 0) return true;
        return false;
    }

    private static void comesTrue(StartupState state) {
        List<StartupPublicView.OfficeView> shown = view(state).offices();
        Map<Integer, Next> came = playedOut(state.copy());
        came.forEach((seat, next) -> assertThat(Next.shown(shown.get(seat).tonight()))
                .as("seat %s", seat)
                .isEqualTo(next));
    }

    private static void previewComesTrue(StartupState state, int seat, StartupMove move) {
        if (move instanceof StartupMove.EndTurn || move instanceof StartupMove.UseAbility) return;
        List<Change> changes = GAME.preview(state, seat, move).changes();
        StartupState after = state.copy();
        GAME.play(after, seat, move, Events.NONE);
        playedOut(after).forEach((other, next) -> {
            Change change = changeOf(changes, other == seat ? Say.of("change.this-turn") : nextTurnOf(other));
            int before = TurnScore.of(state, state.offices[other]).points();
            if (other == seat || state.areOpponents(seat, other))
                assertThat(change == null ? Arg.of(before) : change.after())
                        .as("%s for seat %s", move, other)
                        .isEqualTo(Arg.of(next.score()));
        });
    }

    private static @Nullable Change changeOf(List<Change> changes, Say what) {
        return changes.stream()
                .filter(change -> change.what().equals(what))
                .findFirst()
                .orElse(null);
    }

    private static Say nextTurnOf(int seat) {
        return Say.of("change.next-turn-of", "seat", Arg.seat(seat));
    }

    private static void hitComesTrue(StartupState state, AttackView attack) {
        Next next = playedOut(state.copy()).get(attack.target());
        if (next != null)
            assertThat(attack.hit().nextScoreAfter()).as("%s", attack).isEqualTo(next.score());
    }

    /** Nobody answers, nobody uses a bonus, everybody ends the turn: the next end of turn of each seat that has one. */
    private static Map<Integer, Next> playedOut(StartupState state) {
        Map<Integer, Next> came = new HashMap<>();
        while (!GAME.owes(state).isEmpty() && came.size() < state.seats()) {
            int seat = GAME.owes(state).list().getFirst();
            Telling told = new Telling();
            switch (GAME.phaseOf(state)) {
                case "planning-bonus" -> GAME.play(state, seat, new StartupMove.UseBonus(null), told);
                case "main" -> {
                    GAME.play(state, seat, StartupMove.EndTurn.NOW, told);
                    came.putIfAbsent(seat, next(told));
                }
                default -> GAME.timeout(state, seat, told);
            }
        }
        return came;
    }

    private static Next next(Telling told) {
        StartupEvent.Scored scored = events(told, StartupEvent.Scored.class).getFirst();
        return new Next(
                scored.score(),
                scored.points(),
                events(told, StartupEvent.BurntOut.class).stream()
                        .map(burnt -> burnt.employee().card())
                        .toList());
    }

    private static <E extends StartupEvent> List<E> events(Telling told, Class<E> type) {
        return told.told().stream()
                .map(one -> one.event())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    private static StartupPublicView view(StartupState state) {
        return (StartupPublicView) GAME.publicView(state);
    }
}
