package boardroom.games.esopwars.sense;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.Table;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What bots are told about moves and positions (section 10). */
class EsopSenseTest {

    private static Table two() {
        return Table.of(2).employs(ALPHA, "priya", "mateo", "hanna").employs(BETA, "lucia", "victor", "omar");
    }

    @Test
    void a_position_is_quiet_in_the_middle_of_an_auction_for_its_features_know_who_leads() {
        assertThat(GAME.isQuiet(Table.of(3).bid(ALPHA, 25).s)).isTrue();
        assertThat(GAME.isQuiet(two().secondary("mateo", "omar").bid(ALPHA, "rosa", 25).s))
                .isTrue();
    }

    @Test
    void a_position_is_quiet_while_drops_are_chosen_for_its_features_know_who_leaves() {
        assertThat(GAME.isQuiet(two().drop().play(ALPHA, new Drop("mateo-rivas")).s))
                .isTrue();
    }

    @Test
    void a_hand_of_the_draft_is_never_quiet() {
        assertThat(GAME.isQuiet(Table.of(2, Map.of("companyDraft", true)).s)).isFalse();
    }

    @Test
    void within_the_limit_the_least_raise_is_the_likeliest() {
        Table table = Table.of(2).lots("rosa", "pavel", "omar", "dev", "amara", "kwame", "hanna");
        List<EsopMove> moves = table.moves(ALPHA);
        double[] priors = new double[moves.size()];
        GAME.priors(table.s, ALPHA, moves, priors);
        for (int i = 1; i < priors.length; i++) assertThat(priors[0]).isGreaterThan(priors[i]);
    }

    @Test
    void a_team_worth_more_is_likelier_to_win_and_one_that_is_out_hardly_does() {
        Table table = two().valued(ALPHA, 900_000_000).valued(BETA, 300_000_000).drop();
        double[] values = new double[2];
        GAME.values(table.s, values);
        assertThat(values[ALPHA]).isGreaterThan(values[BETA]);
        table.team(ALPHA).disqualified = true;
        GAME.values(table.s, values);
        assertThat(values[BETA]).isGreaterThan(values[ALPHA]);
    }
}
