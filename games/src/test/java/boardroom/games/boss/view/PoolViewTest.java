package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPrivateView.HiringHelp;
import boardroom.games.boss.view.BossPrivateView.TakeView;
import boardroom.games.boss.view.BossPrivateView.TeamView;
import boardroom.games.boss.view.BossPublicView.BidView;
import boardroom.games.boss.view.BossPublicView.HiringView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** 4.1 and 4.4: what is on offer, who picks when and why, and what helps to choose. */
class PoolViewTest {
    private static HiringView hiring(Fixture table) {
        return Objects.requireNonNull(Seen.all(table).hiring());
    }

    private static HiringHelp help(Fixture table, int seat) {
        return Objects.requireNonNull(Seen.own(table, seat).hiring());
    }

    /** G3: round 1, two players. */
    private static Fixture g3() {
        return Fixture.table(2).workersOnTop("boris", "celia", "takeshi").goTo("hiring-bid");
    }

    @Test
    void teams_that_the_free_time_can_hire_come_best_lit_first() {
        Fixture table = g3();

        assertThat(hiring(table).bids()).isEmpty();
        assertThat(hiring(table).turn()).isNull();
        assertThat(help(table, 0).budget()).isEqualTo(5);
        assertThat(help(table, 0).teams())
                .containsExactly(
                        new TeamView(List.of("boris", "takeshi"), 5, 7, 14),
                        new TeamView(List.of("takeshi"), 4, 5, 10),
                        new TeamView(List.of("boris", "celia"), 3, 5, 9),
                        new TeamView(List.of("celia"), 2, 3, 5),
                        new TeamView(List.of("boris"), 1, 2, 4));
    }

    @Test
    void g3_bids_open_with_what_decided_and_a_taken_card_stays_where_it_was() {
        Fixture table = g3().play(0, new HiringBid(2, 3));
        assertThat(help(table, 0).bid()).isEqualTo(new HiringBid(2, 3));
        assertThat(hiring(table).bids()).isEmpty();

        table.play(1, new HiringBid(1, 5)).play(0, new HiringPick("boris"));

        assertThat(hiring(table).bids())
                .containsExactly(new BidView(0, 2, 2, 0, "bid", false, 1), new BidView(1, 1, 2, 0, "last", false, 0));
        assertThat(hiring(table).turn()).isEqualTo(1);
        assertThat(hiring(table).pool()).extracting("takenBy").containsExactly(0, null, null);
        assertThat(help(table, 0).budget()).isEqualTo(2);
        assertThat(help(table, 0).teams()).extracting("workers").containsExactly(List.of("celia"));
        assertThat(Seen.company(table, 0).waiting()).containsExactly("boris");
        assertThat(Seen.company(table, 0).people()).extracting("person").containsExactly("founder");
    }

    @Test
    void a_project_on_offer_tells_what_is_missing_and_when_it_would_be_finished() {
        Fixture table =
                Fixture.table(2).round(5).projectsOnTop("self-buttering-toast", "chatbot-that-says-no", "second-moon");
        table.company(0).skill(10).cash(10).time(4);
        table.goTo("project-bid");

        assertThat(Seen.own(table, 0).takes())
                .as("G29: skill 5 is reached, so one round is enough")
                .containsExactly(
                        new TakeView("self-buttering-toast", 0, 1, 5, 2, 4, 1, true),
                        new TakeView("chatbot-that-says-no", 0, 2, 6, 14, 13, 2, true),
                        new TakeView("second-moon", 1, 4, 8, 33, 17, 9, false));

        table.play(0, new ProjectBid(2));
        assertThat(Seen.own(table, 0).projectBid()).isEqualTo(2);
        assertThat(Seen.own(table, 1).projectBid()).isNull();
    }

    @Test
    void g51_the_rival_shows_its_card_its_rise_and_what_it_took() {
        Fixture table =
                Fixture.table(1).round(8).projectsOnTop("submarine-taxi", "volcano-slippers", "flat-pack-lighthouse");
        Objects.requireNonNull(table.s.rival).cards = new int[] {2, 4, 3};
        table.company(0).cash(10).time(20);
        table.goTo("project-bid").play(0, new ProjectBid(4));

        BossPublicView view = Seen.all(table);
        BossPublicView.RivalView rival = Objects.requireNonNull(view.rival());
        assertThat(rival.card()).isEqualTo(3);
        assertThat(rival.rise()).isEqualTo(2);
        assertThat(rival.bid()).isEqualTo(5);
        assertThat(rival.cardsLeft()).isEqualTo(2);
        assertThat(rival.seen()).containsExactly(0, 1, 3, 5);
        assertThat(Objects.requireNonNull(view.projects()).pool())
                .extracting("rival")
                .containsExactly(true, false, false);
    }
}
