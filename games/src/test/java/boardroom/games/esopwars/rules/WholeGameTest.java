package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Result;
import org.junit.jupiter.api.Test;

/** Section 9, the last example: every move of a game of two. */
class WholeGameTest {

    @Test
    void example_47_a_whole_game_of_two_teams() {
        Table table = Table.of(2)
                .lots("mateo", "priya", "kwame", "dev", "mei-ling", "hanna", "grace", "amara", "omar")
                .markets("land-grab", "ai-hype", "audit-season", "capital-drought")
                .exit("joint-venture");

        table.bid(ALPHA, 25).pass(BETA); // Mateo
        table.bid(ALPHA, 100)
                .bid(BETA, 200)
                .bid(ALPHA, 300)
                .bid(BETA, 400)
                .bid(ALPHA, 425)
                .pass(BETA); // Priya
        table.pass(ALPHA).bid(BETA, 25).pass(ALPHA); // Kwame
        table.pass(ALPHA, BETA); // Dev
        assertThat(table.lotView().spare()).isEqualTo(2);
        table.bid(ALPHA, 25).bid(BETA, 50).bid(ALPHA, 125).pass(BETA); // Mei-Ling
        assertThat(table.team(ALPHA).pool).isEqualTo(425);
        assertThat(GAME.owes(table.s).list()).as("Alpha is full").containsExactly(BETA);
        table.pass(BETA); // Hanna
        assertThat(table.lotView().spare()).isEqualTo(1);
        table.bid(BETA, 25); // Grace
        table.bid(BETA, 25); // Amara
        assertThat(table.team(BETA).pool).isEqualTo(925);
        assertThat(table.heard(EsopEvent.AuctionEnded.class).getFirst().cards())
                .as("Omar is never offered")
                .containsExactly(Cards.id(Table.employee("omar")));

        assertThat(totals(table, 0)).containsExactly(460, 440);
        assertThat(after(table, 0)).containsExactly(140_000_000L, 135_000_000L);
        assertThat(totals(table, 1)).containsExactly(540, 510);
        assertThat(after(table, 1)).containsExactly(896_000_000L, 823_500_000L);

        table.play(ALPHA, new EsopMove.Drop("mateo-rivas")).play(BETA, new EsopMove.Drop("amara-nwosu"));
        assertThat(table.s.bidding().lots).hasSize(5);
        table.bid(BETA, "elena", 100).bid(ALPHA, "elena", 200).bid(BETA, "elena", 300);
        table.bid(ALPHA, "elena", 400).bid(BETA, "elena", 450).bid(ALPHA, "samir", 25);
        assertThat(table.employees(ALPHA)).isEqualTo("Priya Mei-Ling Samir");
        assertThat(table.employees(BETA)).isEqualTo("Kwame Grace Elena");
        assertThat(table.team(ALPHA).pool).isEqualTo(400);
        assertThat(table.team(BETA).pool).isEqualTo(475);

        assertThat(totals(table, 2)).containsExactly(550, 590);
        assertThat(after(table, 2)).containsExactly(5_824_000_000L, 5_682_150_000L);
        assertThat(table.isOver()).isTrue();
        assertThat(table.team(ALPHA).valuation).isEqualTo(8_736_000_000L);
        assertThat(table.team(BETA).valuation).isEqualTo(8_523_225_000L);
        Result result = GAME.result(table.s);
        assertThat(result.winners().list()).containsExactly(ALPHA);
        assertThat(result.headline()).isEqualTo(new Outcome.Headline.Wins(ALPHA, 8_736_000_000L).say());
        assertThat(table.team(ALPHA).granted()).isEqualTo(600);
        assertThat(table.team(BETA).granted()).isEqualTo(525);
        assertThat(Ranking.employeeValue(table.team(ALPHA))).isEqualTo(524_160_000);
        assertThat(Ranking.employeeValue(table.team(BETA))).isEqualTo(447_469_313);
        assertThat(table.heard(EsopEvent.MarketNeverCame.class))
                .containsExactly(new EsopEvent.MarketNeverCame(Cards.id(Table.market("capital-drought"))));
    }

    private static int[] totals(Table table, int round) {
        return table.s.rounds[round].teams().stream().mapToInt(Growth::total).toArray();
    }

    private static long[] after(Table table, int round) {
        return table.s.rounds[round].teams().stream().mapToLong(Growth::after).toArray();
    }
}
