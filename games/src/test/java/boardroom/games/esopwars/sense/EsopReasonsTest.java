package boardroom.games.esopwars.sense;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.Table;
import org.junit.jupiter.api.Test;

/** Why bots of ESOP Wars do what they do, as players read it. */
class EsopReasonsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("esop-wars", "en"));

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return Table.BOX.teams().get(seat).name();
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private static String why(Table table, int seat, EsopMove move) {
        Say reason = GAME.reason(table.s, seat, move);
        return reason == null ? "" : TEXTS.render(reason, NAMES);
    }

    private static Table two() {
        return Table.of(2).employs(ALPHA, "priya", "mateo", "hanna").employs(BETA, "lucia", "victor", "omar");
    }

    @Test
    void a_star_is_worth_a_bid_by_what_it_brings_beyond_what_everybody_gets() {
        Table table = Table.of(2).lots("grace", "pavel", "omar", "dev", "amara", "kwame", "hanna");
        assertThat(why(table, ALPHA, new Bid("grace-adeyemi", 25)))
                .startsWith("grace-adeyemi brings ")
                .contains("more than what you would get for 0.25 % anyway, and nobody to come is better");
    }

    @Test
    void where_better_cards_come_and_one_may_go_unsold_waiting_is_wise() {
        Table table = Table.of(2).lots("hanna", "grace", "priya", "lucia", "mei-ling", "victor", "jun");
        assertThat(why(table, ALPHA, new Pass("hanna-lindqvist")))
                .isEqualTo("6 of the cards to come are better than hanna-lindqvist, 6 desks are open and"
                        + " 1 card may go unsold: wait.");
    }

    @Test
    void a_bid_beyond_the_limit_has_no_reason_but_the_pass_has() {
        Table table = Table.of(2).lots("dev", "pavel", "omar", "kwame", "amara", "hanna", "tomasz");
        for (int bid = 100, seat = ALPHA; bid <= 900; bid += 100, seat = 1 - seat) table.bid(seat, bid);
        assertThat(why(table, BETA, new Bid("dev-malik", 925))).isEmpty();
        assertThat(why(table, BETA, new Pass("dev-malik")))
                .startsWith("The next bid is 9.25 %, and dev-malik is worth ");
    }

    /** Hanna brings 50 and 70 in AI Hype Cycle, 50 and 30 in Capital Drought; Mateo 130 and 100. */
    @Test
    void the_least_of_the_team_is_dropped_by_the_two_markets_left() {
        Table table = two().grants(ALPHA, 400, 100, 50).markets("ai", "capital").drop();
        assertThat(why(table, ALPHA, new Drop("hanna-lindqvist")))
                .isEqualTo("hanna-lindqvist brings 1.2 in ai-hype-cycle and 0.8 in capital-drought,"
                        + " the least of your people.");
        assertThat(why(table, ALPHA, new Drop("priya-sharma"))).isEmpty();
    }

    @Test
    void in_the_second_auction_the_best_swap_is_compared_with_the_next() {
        Table table = two().markets("ai", "audit").secondary("mateo", "omar");
        String best = "";
        for (EsopMove move : table.moves(ALPHA))
            if (move instanceof Bid bid
                    && bid.amount() == 25
                    && !why(table, ALPHA, move).isEmpty()) best = why(table, ALPHA, move);
        assertThat(best).startsWith("With ").contains(" your company grows ×").contains("the next best, ");
    }
}
