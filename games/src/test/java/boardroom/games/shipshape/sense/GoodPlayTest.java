package boardroom.games.shipshape.sense;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.games.shipshape.ShipShape;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.BusinessPhase;
import boardroom.games.shipshape.rules.Collecting;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.JointRules;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.TradeRules;
import boardroom.games.shipshape.rules.Why;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 10.4 to 10.6: what bots do, offer, accept and decline. */
class GoodPlayTest {

    /** What looks best to a seat, with a word why if it is a no. */
    private static ShipShapeMove best(ShipShape game, ShipShapeState s, int seat) {
        List<ShipShapeMove> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        double[] priors = new double[moves.size()];
        game.priors(s, seat, moves, priors);
        int best = 0;
        for (int i = 1; i < priors.length; i++) if (priors[i] > priors[best]) best = i;
        return game.spoken(s, seat, moves.get(best));
    }

    private static ShipShapeMove best(Fixture table, int seat) {
        return best(table.game, table.s, seat);
    }

    private static MakeOffer offer(int to, String give, String want) {
        return new MakeOffer(to, Bundle.of(tokens(give)), Bundle.of(tokens(want)));
    }

    @Test
    void an_order_that_can_leave_on_the_last_day_leaves() {
        Fixture table = Fixture.table(2).day(7).orders("self-pruning-hedge", "talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");

        assertThat(best(table, 0)).isEqualTo(new Fulfil("self-pruning-hedge", List.of("electric-tram")));
    }

    @Test
    void what_an_order_lacks_is_asked_for_and_given() {
        Fixture table = Fixture.oneTokenShort();

        ShipShapeMove offer = best(table, 0);

        assertThat(offer).isInstanceOf(MakeOffer.class);
        assertThat(((MakeOffer) offer).want()).isEqualTo(Bundle.of(tokens("1T")));
        table.play(0, offer);
        assertThat(best(table, 1)).isInstanceOf(Accept.class);
        table.play(1, best(table, 1));
        assertThat(best(table, 0)).isInstanceOf(Fulfil.class);
    }

    @Test
    void whoever_has_declined_is_not_asked_again_this_turn() {
        Fixture table = Fixture.oneTokenShort();

        table.play(0, best(table, 0)).play(1, Decline.DECLINE);

        assertThat(best(table, 0)).isNotInstanceOf(MakeOffer.class);
    }

    @Test
    void what_goes_into_an_order_of_mine_is_declined_with_a_word() {
        Fixture table = Fixture.table(2).day(6).orders("self-pruning-hedge");
        table.firm(0).is("pit-and-pasture").holds("6M");
        table.firm(1).is("cog-and-coal").holds("2O 2T").with("electric-tram");

        table.play(0, offer(1, "1M", "2O"));

        assertThat(best(table, 1)).isEqualTo(new Decline(Why.NEED_IT));
    }

    @Test
    void a_joint_order_is_refused_by_who_can_do_it_alone() {
        Fixture table = Fixture.table(2).week(4).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("2O").with("electric-tram");
        table.firm(1).is("volt-and-vine").holds("2O 2T").with("pneumatic-railway");

        table.play(0, new Joint("self-pruning-hedge", 1, tokens("2O"), List.of("electric-tram")));

        assertThat(best(table, 1)).isEqualTo(new Refuse(Why.ALONE));
    }

    @Test
    void storing_keeps_what_the_order_needs() {
        Fixture table = Fixture.table(2).orders("thinking-loom").pool("hand-car", "harbour-gig", "silk-aerostat");
        table.firm(0).is("cog-and-coal").holds("6O 1M 5T").with("pneumatic-railway");

        table.pass(0);

        assertThat(best(table, 0)).isEqualTo(new Store(tokens("2O")));
    }

    @Test
    void the_last_settlement_pays_for_the_fleet_that_breaks_ties() {
        Fixture table = Fixture.table(2, "weeks", 1).orders("talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("4M 2T").with("steam-launch", "narrow-gauge*");
        table.play(0, new Fulfil("talking-buoy", List.of("steam-launch")));

        assertThat(best(table, 0)).isEqualTo(new Settle(List.of(), List.of("narrow-gauge")));
    }

    @Test
    void a_hint_is_a_legal_move_with_a_reason() {
        Fixture table = Fixture.oneTokenShort();
        ShipShapeSense sense = sense(table);

        Advisor.Advice advice = sense.advisor().of(table.game, table.s, 0);

        assertThat(advice).isNotNull();
        assertThat(table.refusal(0, advice.move())).isNull();
        assertThat(advice.why().key()).isEqualTo("hint.safer-week");
    }

    private static ShipShapeSense sense(Fixture table) {
        var numbers = table.game.box().constants();
        var trade = new TradeRules(numbers);
        var joint = new JointRules(numbers);
        return new ShipShapeSense(
                numbers,
                new Collecting(table.game.box().clocksSeconds()),
                new BusinessPhase(table.game.box(), trade, joint),
                trade,
                joint);
    }

    /** The order of the decks is secret: what a bot thinks must not depend on it. */
    @Test
    void nobody_thinks_of_what_lies_in_the_decks() {
        Fixture table = Fixture.table(3);
        ShipShapeState other = table.s.copy();
        table.game.reshuffle(other, 0, new Rng(7));
        List<ShipShapeMove> moves = table.moves(0);
        double[] priors = new double[moves.size()];
        double[] others = new double[moves.size()];

        table.game.priors(table.s, 0, moves, priors);
        table.game.priors(other, 0, moves, others);

        assertThat(priors).isEqualTo(others);
    }

    /** Against people who say no to everything. */
    @Test
    void nobody_is_flooded_with_offers() {
        ShipShape game = new ShipShape(Fixture.box());
        int offers = 0;
        for (int seed = 0; seed < 6; seed++) {
            ShipShapeState s = game.deal(new Deal(3, Options.of(game.box(), Map.of()), seed));
            Set<String> asked = new HashSet<>();
            while (!game.isOver(s)) {
                int seat = game.owes(s).first();
                ShipShapeMove move = best(game, s, seat);
                if (move instanceof Accept) move = Decline.DECLINE;
                if (s.proposal != null) move = Refuse.REFUSE;
                String turn = s.week + "." + s.day + "." + seat;
                if (move instanceof MakeOffer offer) {
                    offers++;
                    assertThat(offer.give().isEmpty()).as("an invitation").isFalse();
                    assertThat(asked.add(turn + " offers to " + offer.to())).isTrue();
                }
                if (move instanceof Joint)
                    assertThat(asked.add(turn + " proposes")).isTrue();
                game.play(s, seat, move, Events.NONE);
            }
        }
        assertThat(offers).isPositive();
    }
}
