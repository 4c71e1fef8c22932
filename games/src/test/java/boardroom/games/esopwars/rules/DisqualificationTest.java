package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.DELTA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static boardroom.games.esopwars.rules.Table.OMEGA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Result;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: disqualification, walkover, no winner. */
class DisqualificationTest {

    /** Delta has two employees and lets the last card go to Omega, which takes it. */
    private static Table deltaIsOut() {
        Table table = Table.of(5)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "tomasz")
                .employs(GAMMA, "grace", "kwame", "dev")
                .employs(DELTA, "mei-ling", "amara")
                .employs(OMEGA, "yara", "sofia")
                .lots("omar");
        return table.bid(OMEGA, 25).pass(DELTA);
    }

    @Test
    void example_22_four_teams_are_left() {
        Table table = deltaIsOut();
        assertThat(table.team(DELTA).disqualified).isTrue();
        assertThat(table.team(DELTA).hires).isEmpty();
        assertThat(table.s.gone).contains(Table.employee("mei-ling"), Table.employee("amara"));
        assertThat(table.team(DELTA).valuation).isEqualTo(25_000_000);
        assertThat(GAME.owes(table.s).list()).as("who drops").containsExactly(ALPHA, BETA, GAMMA, OMEGA);
        table.play(ALPHA, new EsopMove.Drop("mateo-rivas")).timeout(BETA, GAMMA, OMEGA);
        assertThat(table.s.bidding().lots).hasSize(7);
        assertThat(table.refusalOfBid(DELTA, "rosa", 25)).isEqualTo(new OutOfTheGame.Disqualified().say());
        table.bid(ALPHA, "rosa", 25)
                .bid(BETA, "samir", 25)
                .bid(GAMMA, "elena", 25)
                .bid(OMEGA, "mateo", 25);
        assertThat(table.isOver()).isTrue();
        assertThat(table.heard(EsopEvent.SecondaryClosed.class).getFirst().unsold())
                .isEqualTo(3);
        Result result = GAME.result(table.s);
        assertThat(result.standings().get(DELTA).rank()).isEqualTo(5);
        assertThat(result.standings().get(DELTA).out()).isTrue();
        assertThat(result.standings().get(DELTA).titles()).isEmpty();
        assertThat(table.s.exits).extracting(ExitLine::seat).containsExactly(ALPHA, BETA, GAMMA, OMEGA);
    }

    @Test
    void example_23_one_active_team_wins_by_walkover() {
        Table table = Table.of(2, Map.of("titles", "two"))
                .employs(ALPHA, "priya", "mateo")
                .employs(BETA, "lucia", "victor")
                .lots("tomasz")
                .bid(ALPHA, 25)
                .pass(BETA);
        assertThat(table.isOver()).isTrue();
        Result result = GAME.result(table.s);
        assertThat(result.headline()).isEqualTo(new Outcome.Headline.WinsByWalkover(ALPHA).say());
        assertThat(result.winners().list()).containsExactly(ALPHA);
        assertThat(result.standings().get(ALPHA).titles()).containsExactly("best-founder", "best-employer");
        assertThat(table.team(ALPHA).valuation).isEqualTo(25_000_000);
        assertThat(table.s.rounds).as("no further phase is played").isEmpty();
        assertThat(table.heard(EsopEvent.Walkover.class)).hasSize(1);
        assertThat(table.endView().ending()).isEqualTo("walkover");
    }

    @Test
    void example_23_no_active_team_no_winner() {
        Table table = Table.of(3)
                .employs(ALPHA, "priya")
                .employs(BETA, "lucia", "victor")
                .employs(GAMMA, "grace", "kwame")
                .pool(BETA, 300)
                .pool(GAMMA, 350)
                .lots("tomasz", "dev")
                .pass(ALPHA, BETA, GAMMA);
        assertThat(table.team(ALPHA).disqualified)
                .as("two desks, one card left")
                .isTrue();
        table.pass(BETA, GAMMA);
        assertThat(table.isOver()).isTrue();
        Result result = GAME.result(table.s);
        assertThat(result.headline()).isEqualTo(new Outcome.Headline.NobodyWins().say());
        assertThat(result.winners().isEmpty()).isTrue();
        assertThat(result.standings()).extracting(Result.Standing::rank).containsExactly(3, 2, 1);
        assertThat(table.heard(EsopEvent.NobodyWon.class)).hasSize(1);
    }

    @Test
    void two_employees_and_equal_pools_rank_by_founding_number() {
        Table table = Table.of(2)
                .employs(ALPHA, "priya", "mateo")
                .employs(BETA, "lucia", "victor")
                .founded(ALPHA, 2)
                .founded(BETA, 1)
                .lots("tomasz")
                .pass(ALPHA, BETA);
        assertThat(GAME.result(table.s).standings())
                .extracting(Result.Standing::rank)
                .containsExactly(2, 1);
    }

    @Test
    void nobody_who_only_times_out_is_ever_disqualified() {
        for (int teams = 2; teams <= 5; teams++) {
            Table table = Table.of(teams);
            while (!table.isOver()) table.timeout(GAME.owes(table.s).first());
            assertThat(table.s.active()).isEqualTo((1 << teams) - 1);
        }
    }
}
