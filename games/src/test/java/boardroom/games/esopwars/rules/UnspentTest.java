package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** 6.5: what was left of the pool, and whom it could have paid. */
class UnspentTest {
    /** In Audit Season Elena brings 220 and Rosa 170; Alpha had ten per cent to bid with. */
    private static Table swapped(Map<String, ?> options) {
        return Table.of(2, options)
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .markets("ai", "land", "audit", "capital")
                .exit("ipo")
                .seedRound()
                .play(ALPHA, new Drop("mateo-rivas"))
                .play(BETA, new Drop("omar-haddad"))
                .bid(BETA, "elena", 100)
                .bid(ALPHA, "rosa", 25);
    }

    @Test
    void equity_that_would_have_bought_somebody_better_is_told_with_whom() {
        Table table = swapped(Map.of());
        assertThat(table.isOver()).isTrue();
        assertThat(GAME.unspent(table.s, ALPHA))
                .containsExactly(new Unspent.PoolMissed(975, "elena-petrova", 100).say());
        assertThat(GAME.unspent(table.s, BETA)).containsExactly(new Unspent.Pool(900).say());
    }

    @Test
    void where_founders_share_what_is_left_is_not_lost() {
        List<Say> left = GAME.unspent(swapped(Map.of("founderScore", "share")).s, ALPHA);
        assertThat(left).isEmpty();
    }
}
