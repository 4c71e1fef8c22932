package boardroom.games.esopwars.sense;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
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
    }

    /** Section 10.3: with the order of the two markets unknown, whoever is let go makes room for somebody of the reserve. */
    @Test
    void whoever_is_not_the_least_makes_room_for_somebody_better() {
        Table table = two().grants(ALPHA, 400, 100, 50).markets("ai", "capital").drop();
        assertThat(why(table, ALPHA, new Drop("priya-sharma")))
                .isEqualTo("priya-sharma makes room for elena-petrova: with the others your company would grow"
                        + " ×5.5 in ai-hype-cycle or ×5.1 in capital-drought.");
    }

    /** Sofia brings 160 and 80, Mateo 130 and 100: to Beta, weak in Capital Drought, Mateo is worth more. */
    @Test
    void of_two_who_are_nearly_equal_the_one_a_rival_could_use_stays() {
        Table table = Table.of(2)
                .employs(ALPHA, "sofia", "mateo", "victor")
                .employs(BETA, "jun", "amara", "noah")
                .markets("ai", "capital")
                .drop();
        assertThat(why(table, ALPHA, new Drop("sofia-almeida")))
                .isEqualTo("Nearly equal, but Beta could use mateo-rivas more than sofia-almeida:"
                        + " so sofia-almeida leaves.");
    }

    /** 10.3: Grace is worth more than her price, but Beta is full and seven cards come for six desks. */
    @Test
    void with_few_rivals_left_good_people_go_for_less() {
        Table table = Table.of(3)
                .employs(BETA, "priya", "mateo", "hanna")
                .lots("grace", "victor", "amara", "kwame", "jun", "noah", "lucia", "yara")
                .bid(GAMMA, 25);
        assertThat(why(table, ALPHA, new Pass("grace-adeyemi")))
                .isEqualTo("Beta can bid no more: with so few rivals left, good people will go for less than 0.50 %.");
    }

    /** Beta would go on: a raise costs Alpha nothing but makes Beta pay. */
    @Test
    void beyond_the_limit_a_rival_who_wants_it_more_is_made_to_pay() {
        Table table = Table.of(2)
                .employs(ALPHA, "grace", "lucia")
                .pool(ALPHA, 200)
                .lots("priya", "pavel", "omar", "dev", "hanna", "tomasz")
                .bid(BETA, 100);
        assertThat(why(table, ALPHA, new Bid("priya-sharma", 200)))
                .startsWith("priya-sharma is worth up to ")
                .endsWith(" to Beta, who will hardly stop here: a raise makes them pay more.");
    }

    /** 10.3: at spare 0 the team with most desks can least afford to wait. */
    @Test
    void where_no_card_is_to_spare_who_has_most_desks_takes_it() {
        Table table = Table.of(2).employs(ALPHA, "grace", "lucia").lots("tomasz", "pavel", "omar", "dev");
        assertThat(why(table, ALPHA, new Bid("tomasz-wilk", 25)))
                .isEqualTo("No card is to spare and you have 1 desk open: open for tomasz-wilk, or you may end short.");
        assertThat(why(table, ALPHA, new Pass("tomasz-wilk")))
                .isEqualTo("No card is to spare, and Beta with 3 desks open can least afford to wait:"
                        + " let them take tomasz-wilk.");
    }

    /** 4.4.3: Elena is led at 300; Samir brings 15 points less on average and costs the opening bid. */
    @Test
    void in_the_second_auction_the_nearly_as_good_is_cheaper() {
        Table table = two().markets("audit", "capital").secondary("mateo", "omar");
        table.bid(BETA, "elena", 100);
        assertThat(why(table, ALPHA, new Bid("samir-khoury", 25)))
                .isEqualTo("elena-petrova costs 1.25 % by now; samir-khoury brings 0.15 less, but costs 0.25 %.");
    }

    /** 4.4.3: a bid on any lot clears all passes. */
    @Test
    void who_waits_in_the_second_auction_comes_back_with_the_next_bid() {
        Table table = two().markets("audit", "capital").secondary("mateo", "omar");
        assertThat(why(table, ALPHA, PassAll.NOW)).startsWith("Others still bid: wait with your ");
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
