package boardroom.examples.burnrate;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.engine.Deal;
import boardroom.engine.Ending;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.GameShelf;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Result;
import boardroom.engine.Seats;
import boardroom.engine.Telling;
import boardroom.engine.Title;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of the page, one after the other. */
class BurnRateTest {
    private final BurnRateBox box = BoxReader.read(BoxReader.shipped("burn-rate"), BurnRateBox.class);
    private final BurnRate game = new BurnRate(box);

    private BurnRateState dealt(int seats, Map<String, ?> options) {
        return game.deal(new Deal(seats, Options.of(box, options), 5));
    }

    private BurnRateState dealt(int seats) {
        return dealt(seats, Map.of());
    }

    /** A month in which the seats spend so much, in seat order. */
    private void month(BurnRateState s, int... budgets) {
        for (int seat = 0; seat < budgets.length; seat++) game.play(s, seat, new Budget(budgets[seat]), Events.NONE);
    }

    /** The table after its third month, with these figures, when this event is drawn. */
    private BurnRateState struck(String event, int[] users, int[] money) {
        BurnRateState s = dealt(users.length);
        s.users = users;
        s.money = money;
        BurnRateBox onlyThis = new BurnRateBox(
                box.head(),
                box.startMoney(),
                box.highestBudget(),
                box.usersForHighest(),
                box.usersForOthers(),
                box.usersPerDollar(),
                1,
                box.secondsToChoose(),
                box.revealMillis(),
                box.events().stream().filter(card -> card.id().equals(event)).toList());
        new Month(onlyThis).drawEvent(s, Events.NONE);
        return s;
    }

    @Test
    void everyone_starts_with_10_dollars_and_no_users() {
        BurnRateState s = dealt(4);

        assertThat(s.money).containsExactly(10, 10, 10, 10);
        assertThat(s.users).containsExactly(0, 0, 0, 0);
    }

    @Test
    void it_is_played_by_two_to_four() {
        assertThat(Options.refusal(box, 1, Map.of())).isNotNull();
        assertThat(Options.refusal(box, 2, Map.of())).isNull();
        assertThat(Options.refusal(box, 4, Map.of())).isNull();
        assertThat(Options.refusal(box, 5, Map.of())).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, true", "3, true", "4, false"})
    void a_budget_is_0_to_3_dollars(int dollars, boolean legal) {
        assertThat(game.refusal(dealt(2), 0, new Budget(dollars)) == null).isEqualTo(legal);
    }

    @Test
    void nobody_spends_more_than_they_have() {
        BurnRateState s = dealt(2);
        s.money[1] = 2;

        assertThat(game.refusal(s, 1, new Budget(2))).isNull();
        assertThat(game.refusal(s, 1, new Budget(3))).isNotNull();
        assertThat(game.prompt(s, 1).choices().get(3).refusal())
                .as("shown, with the reason")
                .isNotNull();
    }

    @Test
    void budgets_are_chosen_in_secret_revealed_together_and_paid() {
        BurnRateState s = dealt(2);
        game.play(s, 0, new Budget(3), Events.NONE);
        assertThat(s.money).as("nothing is paid yet").containsExactly(10, 10);
        assertThat(game.owes(s)).isEqualTo(Seats.of(1));
        Telling telling = new Telling();

        game.play(s, 1, new Budget(2), telling);

        assertThat(telling.heardBy(0)).extracting(Event::reveals).contains(true);
        assertThat(s.money).as("paid, and 1 earned by 3 users").containsExactly(8, 8);
    }

    @Test
    void a_choice_may_be_changed_until_all_are_in() {
        BurnRateState s = dealt(2);
        game.play(s, 0, new Budget(3), Events.NONE);
        game.play(s, 0, new Budget(0), Events.NONE);
        game.play(s, 1, new Budget(1), Events.NONE);

        assertThat(s.users).containsExactly(0, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 2, 1, 0, 3, 1, 1, 0",
        "2, 2, 1, 0, 3, 3, 1, 0",
        "0, 0, 0, 1, 0, 0, 0, 3",
        "0, 0, 0, 0, 0, 0, 0, 0",
    })
    void the_highest_budgets_gain_3_users_and_everybody_else_who_spent_gains_1(
            int a, int b, int c, int d, int usersOfA, int usersOfB, int usersOfC, int usersOfD) {
        BurnRateState s = dealt(4);

        month(s, a, b, c, d);

        assertThat(s.users).containsExactly(usersOfA, usersOfB, usersOfC, usersOfD);
    }

    @Test
    void everyone_earns_half_of_their_users_in_dollars_rounded_down() {
        BurnRateState s = dealt(2);
        s.users = new int[] {6, 3};

        month(s, 0, 0);

        assertThat(s.money).containsExactly(13, 11);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void one_event_card_is_drawn_after_the_third_month_and_no_other(long seed) {
        BurnRateState s = game.deal(new Deal(2, Options.defaults(box), seed));
        month(s, 0, 0);
        month(s, 0, 0);
        assertThat(s.event).isNull();

        month(s, 0, 0);
        BurnRateBox.EventCard drawn = s.event;
        assertThat(drawn).isNotNull();

        month(s, 0, 0);
        assertThat(s.event).isEqualTo(drawn);
    }

    @Test
    void boom_gives_all_2_users() {
        assertThat(struck("boom", new int[] {0, 4}, new int[] {1, 1}).users).containsExactly(2, 6);
    }

    @Test
    void crunch_takes_2_dollars_from_everyone_but_not_below_0() {
        assertThat(struck("crunch", new int[] {0, 4}, new int[] {1, 9}).money).containsExactly(0, 7);
    }

    @Test
    void viral_gives_2_users_to_all_who_have_most() {
        assertThat(struck("viral", new int[] {4, 3, 4}, new int[] {1, 1, 1}).users)
                .containsExactly(6, 3, 6);
    }

    @Test
    void an_audit_takes_3_dollars_from_whoever_has_more_than_6() {
        assertThat(struck("audit", new int[] {0, 0, 0}, new int[] {6, 7, 9}).money)
                .containsExactly(6, 4, 6);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void it_ends_after_as_many_months_as_the_option_says(int months) {
        BurnRateState s = dealt(2, Map.of("months", months));

        for (int month = 1; month <= months; month++) {
            assertThat(game.isOver(s)).isFalse();
            assertThat(game.path(s).round()).isEqualTo(month);
            month(s, 1, 0);
        }

        assertThat(game.isOver(s)).isTrue();
    }

    @Test
    void six_months_are_played_unless_said() {
        assertThat(game.path(dealt(2)).rounds()).isEqualTo(6);
    }

    @Test
    void most_users_win() {
        Result result = ended(new int[] {5, 9, 5}, new int[] {30, 0, 1});

        assertThat(result.headline()).isEqualTo(new Ending.WonBy(1).say());
        assertThat(result.standings()).extracting(Result.Standing::rank).containsExactly(2, 1, 3);
    }

    @Test
    void a_tie_goes_to_who_has_more_money() {
        assertThat(ended(new int[] {9, 9}, new int[] {3, 4}).winners()).isEqualTo(Seats.of(1));
    }

    @Test
    void who_is_equal_in_both_shares_the_victory() {
        Result result = ended(new int[] {9, 9, 1}, new int[] {3, 3, 9});

        assertThat(result.headline()).isEqualTo(new Ending.SharedBy(Seats.of(0).with(1)).say());
        assertThat(result.standings()).extracting(Result.Standing::rank).containsExactly(1, 1, 3);
    }

    private Result ended(int[] users, int[] money) {
        BurnRateState s = dealt(users.length);
        s.users = users;
        s.money = money;
        return game.result(s);
    }

    @Test
    void who_lets_the_clock_run_out_spends_nothing() {
        BurnRateState s = dealt(2);
        game.play(s, 0, new Budget(1), Events.NONE);

        game.timeout(s, 1, Events.NONE);

        assertThat(s.users).containsExactly(3, 0);
        assertThat(s.money).containsExactly(10, 10);
    }

    @Test
    void the_clock_goes_at_the_tables_pace() {
        assertThat(game.pace(dealt(2))).isNotNull().extracting(Pace::millis).isEqualTo(30_000L);
        assertThat(game.pace(dealt(2, Map.of("pace", "relaxed"))))
                .isNotNull()
                .extracting(Pace::millis)
                .isEqualTo(60_000L);
        assertThat(game.pace(dealt(2, Map.of("pace", "untimed")))).isNull();
    }

    @Test
    void a_company_alone_sees_the_budget_it_has_chosen() {
        BurnRateState s = dealt(2);
        game.play(s, 0, new Budget(3), Events.NONE);

        assertThat(game.privateView(s, 0).toString()).contains("label.budget");
        assertThat(game.privateView(s, 1).toString()).doesNotContain("label.budget");
    }

    @Test
    void it_stands_among_the_examples_alone() {
        assertThat(GameShelf.all()).extracting(Title::id).contains("burn-rate");
        assertThat(GameShelf.shipped()).extracting(Title::id).doesNotContain("burn-rate");
    }

    @Test
    void the_rules_for_people_lie_beside_the_box() {
        assertThat(List.of("rules.md", "en.json", "box.json"))
                .allSatisfy(file -> assertThat(BurnRate.class.getResource("/boxes/burn-rate/" + file))
                        .isNotNull());
    }
}
