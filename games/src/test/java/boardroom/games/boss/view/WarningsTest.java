package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPublicView.WarningView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is about to happen is said where everybody could work it out, and a card lost to another says why. */
class WarningsTest {
    private static List<String> read(List<WarningView> warnings) {
        return warnings.stream()
                .map(each -> (each.seat() == null ? "all" : each.seat()) + ": " + Seen.read(each.say()))
                .toList();
    }

    @Test
    void a_project_that_needs_one_more_round_may_be_finished_and_one_that_is_late_may_fail() {
        Fixture table = Fixture.table(2).round(5);
        table.company(1).works("second-moon", 3, 0).works("submarine-taxi", 0, 2);
        table.company(0).cash(20);
        table.goTo("hiring-bid");

        assertThat(read(Seen.all(table).warnings()))
                .containsExactly("1: Submarine Taxi fails if held: −1 VP", "1: +9 VP: could finish A Second Moon");
    }

    @Test
    void with_open_books_all_see_who_cannot_pay_and_with_closed_ones_only_the_owner() {
        Fixture open = Fixture.table(2, "books", "open").round(3);
        open.company(1).chart("founder > takeshi").cash(0);
        open.goTo("production");
        Fixture closed = Fixture.table(2).round(3);
        closed.company(1).chart("founder > takeshi").cash(0);
        closed.goTo("production");

        assertThat(read(Seen.all(open).warnings())).containsExactly("1: Bankrupt at Payday: $0 for $5");
        assertThat(Seen.own(open, 1).warnings()).isEmpty();
        assertThat(Seen.all(closed).warnings()).isEmpty();
        assertThat(read(Seen.own(closed, 1).warnings())).containsExactly("1: Bankrupt at Payday: $0 for $5");
        assertThat(Seen.own(closed, 0).warnings()).isEmpty();
    }

    @Test
    void whoever_could_reach_the_goal_this_round_is_named() {
        Fixture table = Fixture.table(2, "victory", "vp-limit", "vpLimit", 10).round(5);
        table.company(1).works("second-moon", 3, 0).vp(2);
        table.goTo("hiring-bid");

        assertThat(read(Seen.all(table).warnings())).contains("1: Could reach 11 VP of 10 VP: the end");
    }

    @Test
    void the_last_round_and_the_last_projects_are_said_to_all() {
        Fixture table = Fixture.table(2).round(12).projectDeck(1, 1);
        table.goTo("hiring-bid");

        assertThat(read(Seen.all(table).warnings()))
                .containsExactly(
                        "all: 2 projects left, 3 needed: the game ends when they are due",
                        "all: Last round: only what is finished counts");
    }

    @Test
    void equal_bids_are_ordered_by_skill_before_anybody_bids() {
        Fixture table = Fixture.table(3).marker(2);
        table.company(1).skill(9);
        table.goTo("hiring-bid");

        assertThat(Seen.all(table).ties()).containsExactly(1, 2, 0);
    }

    @Test
    void a_person_taken_by_another_says_why_they_came_first() {
        Fixture table =
                Fixture.table(2).workersOnTop("boris", "celia", "takeshi").goTo("hiring-bid");
        table.play(0, new HiringBid(2, 3)).play(1, new HiringBid(1, 5)).play(0, new HiringPick("boris"));

        assertThat(Seen.own(table, 0).lost()).isEmpty();
        assertThat(Seen.own(table, 1).lost())
                .extracting(lost -> lost.card() + ": " + Seen.read(lost.why()))
                .containsExactly("boris: Seat 0 came first: $2 against your $1.");
    }

    @Test
    void what_calls_issues_is_told_for_every_company() {
        Fixture table = Fixture.table(2).round(3);
        table.company(0).chart("founder > boris celia takeshi");
        table.goTo("production");

        assertThat(Seen.company(table, 1).calls()).containsExactly("review");
    }
}
