package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossState.Ending;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPublicView.BooksView;
import boardroom.games.boss.view.BossPublicView.CompanyView;
import org.junit.jupiter.api.Test;

/** Section 4: cash, T, ideas and issues are seen by their owner alone, unless the books are open. */
class BooksTest {
    private static Fixture table(int seats, Object... options) {
        Fixture table = Fixture.table(seats, options).round(3);
        table.company(0).cash(15).time(4).ideas(2).works("second-moon", 1, 0);
        return table.issuesOnTop("mug-war", "gossip", "hot-server", "wrong-screws")
                .goTo("issue");
    }

    @Test
    void closed_books_are_seen_by_their_owner_alone() {
        Fixture table = table(2);

        assertThat(Seen.all(table).companies()).extracting(CompanyView::books).containsOnlyNulls();
        assertThat(Seen.all(table).companies()).extracting(CompanyView::issues).containsOnlyNulls();
        assertThat(Seen.company(table, 0).issuesNow()).isEqualTo(1);
        assertThat(Seen.own(table, 0).books()).isEqualTo(new BooksView(15, 4, 2, 11, 0));
        assertThat(Seen.own(table, 0).partner()).isNull();
        assertThat(Seen.own(table, 0).issues()).hasSize(1);
        assertThat(Seen.own(table, 1).issues()).extracting("issue").containsExactly("gossip");
    }

    @Test
    void open_books_are_seen_by_all() {
        Fixture table = table(2, "books", "open");

        assertThat(Seen.company(table, 0).books()).isEqualTo(new BooksView(15, 4, 2, 11, 0));
        assertThat(Seen.company(table, 0).issues()).containsExactly("mug-war");
    }

    @Test
    void partners_see_each_others_books_and_not_their_issues() {
        Fixture table = table(4, "partners", true);

        assertThat(Seen.own(table, 2).partner()).isEqualTo(Seen.own(table, 0).books());
        assertThat(Seen.own(table, 1).partner()).isNotEqualTo(Seen.own(table, 0).books());
        assertThat(Seen.company(table, 0).books()).isNull();
        assertThat(Seen.company(table, 0).issues()).isNull();
    }

    @Test
    void when_it_is_over_all_books_are_open() {
        Fixture table = table(2);
        table.s.ending = Ending.LAST_ROUND;
        table.goTo("end");

        assertThat(Seen.company(table, 0).books()).isEqualTo(Seen.own(table, 0).books());
    }

    @Test
    void g5_what_is_committed_is_not_free() {
        Fixture table = Fixture.table(2).round(3);
        table.company(0).cash(15).time(4).works("umbrella-works", 0, 0).works("second-moon", 0, 0);
        table.goTo("hiring-bid");

        assertThat(Seen.own(table, 0).books()).isEqualTo(new BooksView(15, 4, 0, 10, 0));
    }

    @Test
    void g42_a_technical_test_counts_research_as_skill() {
        Fixture table = Fixture.table(2).round(3);
        table.company(0).chart("founder > boris celia").skill(7).research(2);
        table.issuesOnTop("hot-server").goTo("issue");

        BossPrivateView.IssueView issue = Seen.own(table, 0).issues().getFirst();
        assertThat(issue.figure()).isEqualTo(9);
        assertThat(issue.threshold()).isEqualTo(9);
        assertThat(issue.passed()).isTrue();
        assertThat(issue.current()).isTrue();
        assertThat(issue.answered()).isFalse();
    }
}
