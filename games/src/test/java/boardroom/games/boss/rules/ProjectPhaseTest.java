package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.phases.PhasedGame;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.4 Project. */
class ProjectPhaseTest {
    private static final ProjectPick PASS = ProjectPick.PASS;

    private static ProjectBid bid(int cash) {
        return new ProjectBid(cash);
    }

    private static ProjectPick pick(String project) {
        return new ProjectPick(project);
    }

    /** All have bid, and after the last pick nothing follows. */
    private static Fixture bids(Fixture table, int... bids) {
        table.goTo("project-bid");
        for (int seat = 0; seat < bids.length; seat++) table.play(seat, bid(bids[seat]));
        table.s.ending = BossState.Ending.GOAL;
        return table;
    }

    private static List<String> ids(Project[] projects) {
        return Arrays.stream(projects).map(Project::id).toList();
    }

    @Test
    void g38_too_few_projects_end_the_game_at_once() {
        Fixture table = Fixture.table(3).projectDeck(1, 2).goTo("project-bid");
        assertThat(table.phase()).isEqualTo(PhasedGame.END);
        assertThat(table.s.ending).isEqualTo(BossState.Ending.NO_PROJECTS_LEFT);
        assertThat(table.told(BossEvent.GameEnded.class)).hasSize(1);
        assertThat(table.told(BossEvent.BidsRevealed.class)).isEmpty();
        assertThat(table.s.projects.size() + table.s.projects.discards().length).isEqualTo(3);
    }

    @Test
    void the_discard_pile_fills_the_deck() {
        Fixture table = Fixture.table(3).projectDeck(1, 3).goTo("project-bid");
        assertThat(table.s.projectPool).hasSize(4);
        assertThat(table.told(BossEvent.DeckReshuffled.class)).hasSize(1);
    }

    @Test
    void bids_stay_within_free_cash() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(7).works("glow-in-the-dark-cows", 0, 0);
        table.goTo("project-bid");
        assertThat(table.refusal(0, bid(6))).isNull();
        assertThat(table.refusal(0, bid(7))).isEqualTo("bid-cash");
        assertThat(table.refusal(0, bid(-1))).isEqualTo("bid-cash");
        table.play(0, bid(6));
        assertThat(table.refusal(0, bid(5))).isEqualTo("already-chosen");
    }

    @Test
    void who_is_late_bids_nothing_and_passes() {
        Fixture table = Fixture.table(2).goTo("project-bid").play(0, bid(1)).timeout(1);
        assertThat(table.phase()).isEqualTo("project-pick");
        table.s.ending = BossState.Ending.GOAL;
        table.timeout(0).timeout(1);
        assertThat(table.phase()).isEqualTo(PhasedGame.END);
        assertThat(table.company(1).it().cash).isEqualTo(5);
    }

    @Test
    void g31_type_bonus_comes_before_the_setup() {
        Fixture table = Fixture.table(2).projectsOnTop("yoghurt-genome", "second-moon", "submarine-taxi");
        table.company(0)
                .cash(7)
                .time(7)
                .completed("pocket-particle-sorter")
                .works("soil-that-weeds-itself", 0, 0)
                .works("loyalty-card-card", 0, 0);
        bids(table, 2, 0).play(0, pick("yoghurt-genome"));
        Company ben = table.company(0).it();
        assertThat(ben.cash).isEqualTo(7);
        assertThat(ben.time).isEqualTo(7);
        assertThat(ProjectRules.freeTime(ben)).isEqualTo(3);
        Ongoing taken = ben.ongoing[2];
        assertThat(taken.isNew).isTrue();
        assertThat(taken.progress + taken.delay).isZero();
        assertThat(table.told(BossEvent.TypeBonus.class)).hasSize(1);
    }

    @Test
    void a_setup_needs_free_time_or_the_bonus_for_its_type() {
        Fixture table = Fixture.table(2).projectsOnTop("yoghurt-genome", "second-moon", "submarine-taxi");
        table.company(0).time(0).completed("pocket-particle-sorter");
        table.company(1).time(4);
        bids(table, 1, 0);
        assertThat(table.refusal(0, pick("yoghurt-genome"))).isNull();
        assertThat(table.refusal(0, pick("submarine-taxi"))).isEqualTo("no-time-for-setup");
        assertThat(table.moves(0)).containsExactly(pick("yoghurt-genome"), PASS);
        assertThat(table.offers(0)).hasSize(4);
        table.play(0, pick("yoghurt-genome"));
        assertThat(table.refusal(1, pick("second-moon"))).isEqualTo("no-time-for-setup");
        assertThat(table.refusal(1, pick("yoghurt-genome"))).isEqualTo("not-on-offer");
        assertThat(table.refusal(1, pick("fairer-dice"))).isEqualTo("not-on-offer");
    }

    @Test
    void picks_go_round_and_what_nobody_takes_is_discarded() {
        Fixture table = Fixture.table(2).projectsOnTop("yoghurt-genome", "fairer-dice", "submarine-taxi");
        bids(table, 0, 1)
                .play(1, pick("fairer-dice"))
                .play(0, PASS)
                .play(1, pick("yoghurt-genome"))
                .play(1, PASS);
        assertThat(table.company(1).it().ongoing).hasSize(2);
        assertThat(table.company(1).it().time).isEqualTo(3);
        assertThat(ids(table.s.projects.discards())).containsExactly("submarine-taxi");
        assertThat(table.s.projectPool).isEmpty();
    }

    @Test
    void bids_are_spent_unless_the_table_gives_them_back() {
        for (boolean refund : new boolean[] {false, true}) {
            Fixture table = Fixture.table(2, "projectBids", refund ? "refund-if-none-taken" : "spent")
                    .projectsOnTop("yoghurt-genome", "fairer-dice", "submarine-taxi");
            bids(table, 2, 3).play(1, pick("fairer-dice")).play(0, PASS).play(1, PASS);
            assertThat(table.company(0).it().cash).isEqualTo(refund ? 5 : 3);
            assertThat(table.company(1).it().cash).isEqualTo(2);
            assertThat(table.told(BossEvent.BidRefunded.class)).hasSize(refund ? 1 : 0);
        }
    }

    @Test
    void in_a_public_tender_the_fewest_vp_pick_first_and_nobody_bids() {
        Fixture table = Fixture.table(4).marker(2);
        table.s.tender = true;
        table.company(0).vp(3).skill(9);
        table.company(1).vp(1).skill(2);
        table.company(2).vp(3).skill(4);
        table.company(3).vp(3).skill(9);
        table.goTo("project-bid");
        assertThat(table.phase()).isEqualTo("project-pick");
        assertThat(table.s.order).containsExactly(1, 3, 0, 2);
        BossEvent.BidsRevealed told = table.told(BossEvent.BidsRevealed.class).getFirst();
        assertThat(told.kind()).isEqualTo("tender");
        assertThat(told.bids()).extracting(BossEvent.BidShown::reason).containsExactly("vp", "marker", "skill", "last");
    }

    @Test
    void the_ladder_of_bids_is_legal() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(4);
        table.goTo("project-bid");
        assertThat(table.moves(0)).containsExactly(bid(0), bid(1), bid(2), bid(3));
    }

    @Test
    void a_preview_tells_what_a_project_takes() {
        Fixture table = Fixture.table(2).projectsOnTop("yoghurt-genome", "fairer-dice", "submarine-taxi");
        bids(table, 1, 0);
        ProjectPicksWords words = new ProjectPicksWords(new ProjectPicks(Fixture.rules()));
        assertThat(words.preview(table.s, 0, pick("yoghurt-genome")).changes())
                .extracting(change -> change.what().key())
                .containsExactly("change.time", "change.overheads");
        assertThat(table.company(0).it().ongoing).as("only looked at").isEmpty();
    }
}
