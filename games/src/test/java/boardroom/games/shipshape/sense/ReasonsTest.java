package boardroom.games.shipshape.sense;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Why a good player makes a move, as people read it. */
class ReasonsTest {
    private static final Texts TEXTS = new Texts("en", Texts.ofTheHouse("en"), Texts.shipped("ship-shape", "en"));

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return "seat " + seat;
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private static @Nullable String why(Fixture table, int seat, ShipShapeMove move) {
        assertThat(table.refusal(seat, move)).isNull();
        Say reason = table.game.reason(table.s, seat, move);
        return reason == null ? null : TEXTS.render(reason, NAMES);
    }

    private static MakeOffer offer(int to, String give, String want) {
        return new MakeOffer(to, Bundle.of(tokens(give)), Bundle.of(tokens(want)));
    }

    @Test
    void the_last_order_completes_the_week() {
        Fixture table = Fixture.table(2).day(7).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");
        table.firm(1).is("kew-and-quarry").holds("-");

        assertThat(why(table, 0, new Fulfil("self-pruning-hedge", List.of("electric-tram"))))
                .isEqualTo("Fulfil self-pruning-hedge now for 6 points: that completes the week.");
    }

    @Test
    void an_order_that_a_rival_could_ship_is_shipped_first() {
        Fixture table = Fixture.table(2).orders("self-pruning-hedge", "talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");
        table.firm(1).is("volt-and-vine").holds("2O 2T").with("pneumatic-railway");

        assertThat(why(table, 0, new Fulfil("self-pruning-hedge", List.of("electric-tram"))))
                .isEqualTo("Fulfil self-pruning-hedge now for 6 points: seat 1 could ship it on the next turn.");
    }

    @Test
    void an_offer_names_what_it_serves() {
        Fixture table = Fixture.oneTokenShort();

        assertThat(why(table, 0, offer(1, "1O", "1T"))).contains("talking-buoy");
    }

    @Test
    void an_offer_that_the_other_would_not_take_has_no_reason() {
        Fixture table = Fixture.table(2).day(6).orders("self-pruning-hedge");
        table.firm(0).is("pit-and-pasture").holds("6M");
        table.firm(1).is("cog-and-coal").holds("2O 2T").with("electric-tram");

        assertThat(why(table, 0, offer(1, "1M", "2O"))).isNull();
    }

    @Test
    void who_helps_the_week_accepts_though_the_other_gains_more() {
        Fixture table = Fixture.oneTokenShort().play(0, offer(1, "1O", "1T"));

        assertThat(why(table, 1, new Accept())).startsWith("Accept: ");
        assertThat(why(table, 1, Decline.DECLINE)).isEqualTo("Decline: it would help seat 0 more than you.");
    }

    @Test
    void what_goes_into_an_own_order_is_not_given_away() {
        Fixture table = Fixture.table(2).day(6).orders("self-pruning-hedge");
        table.firm(0).is("pit-and-pasture").holds("6M");
        table.firm(1).is("cog-and-coal").holds("2O 2T").with("electric-tram");
        table.play(0, offer(1, "1M", "2O"));

        assertThat(why(table, 1, Decline.DECLINE))
                .isEqualTo(
                        "Decline: self-pruning-hedge needs the 2 organic, and the week would be no safer without it.");
    }

    @Test
    void a_transport_closes_the_gap_of_an_order() {
        Fixture table =
                Fixture.table(2).orders("self-pruning-hedge").pool("electric-tram", "harbour-gig", "silk-aerostat");
        table.firm(0).is("kew-and-quarry").holds("4O 4M 4T");
        table.firm(1).is("kew-and-quarry").holds("-");

        assertThat(why(table, 0, new Commission("electric-tram", null)))
                .contains("electric-tram", "gap of 4 for self-pruning-hedge", "day 2");
    }

    @Test
    void who_can_do_an_order_alone_refuses_to_share_it() {
        Fixture table = Fixture.table(2).week(4).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("2O").with("electric-tram");
        table.firm(1).is("volt-and-vine").holds("2O 2T").with("pneumatic-railway");
        table.play(0, new Joint("self-pruning-hedge", 1, tokens("2O"), List.of("electric-tram")));

        assertThat(why(table, 1, Refuse.REFUSE))
                .isEqualTo("Refuse: you can ship self-pruning-hedge alone in 1 turn, in time, for all 6 points.");
        assertThat(why(table, 1, new Agree(List.of("pneumatic-railway")))).isNull();
    }

    @Test
    void tokens_are_saved_for_the_order() {
        Fixture table = Fixture.oneTokenShort();

        assertThat(why(table, 0, new Pass())).startsWith("Pass and save up: talking-buoy still takes ");
    }

    @Test
    void what_the_order_can_spare_goes_back() {
        Fixture table = Fixture.table(2).orders("thinking-loom").pool("hand-car", "harbour-gig", "silk-aerostat");
        table.firm(0).is("cog-and-coal").holds("6O 1M 5T").with("pneumatic-railway");
        table.pass(0);

        assertThat(why(table, 0, new Store(tokens("2O"))))
                .isEqualTo("Return 2 organic: that is furthest above what thinking-loom needs.");
        assertThat(why(table, 0, new Store(tokens("2T")))).isNull();
    }

    @Test
    void one_more_may_be_asked_for_though_the_offer_is_good() {
        Fixture table = Fixture.oneTokenShort().play(0, offer(1, "1O", "1T"));

        assertThat(why(table, 1, new Counter(Bundle.of(tokens("1T")), Bundle.of(tokens("2O")))))
                .isEqualTo("Ask for 1 organic as well: you could accept as it stands,"
                        + " but seat 0 may well give that too.");
    }

    @Test
    void a_supply_says_what_it_makes_of_what() {
        Fixture table = Fixture.table(2)
                .orders("self-pruning-hedge")
                .pool("tide-mill", "phosphate-works", "hand-car", "harbour-gig", "silk-aerostat");
        table.firm(0).is("kew-and-quarry").holds("4O 4M 4T");
        table.firm(1).is("kew-and-quarry").holds("-");

        assertThat(why(table, 0, new Commission("tide-mill", null))).contains("it makes 1 technological");
        assertThat(why(table, 0, new Commission("phosphate-works", null))).contains("it turns 1 mineral into ");
    }

    @Test
    void a_settlement_to_which_something_could_be_added_is_not_thought_about() {
        Fixture table = Fixture.table(2, "weeks", 2).orders("talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("4M 2T").with("steam-launch", "narrow-gauge*");
        table.play(0, new Fulfil("talking-buoy", List.of("steam-launch")));

        List<ShipShapeMove> thought = new ArrayList<>();
        table.game.candidates(table.s, 0, thought::add);
        assertThat(thought).isNotEmpty().doesNotContain(new Settle(List.of(), List.of()));
    }

    @Test
    void in_the_end_upkeep_breaks_ties() {
        Fixture table = Fixture.table(2, "weeks", 1).orders("talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("4M 2T").with("steam-launch", "narrow-gauge*");
        table.play(0, new Fulfil("talking-buoy", List.of("steam-launch")));

        assertThat(why(table, 0, new Settle(List.of(), List.of("narrow-gauge"))))
                .isEqualTo("Pay for narrow-gauge: tokens are worth nothing now, and in a tie the dearer fleet wins.");
    }
}
