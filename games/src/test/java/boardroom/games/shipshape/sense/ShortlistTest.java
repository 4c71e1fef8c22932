package boardroom.games.shipshape.sense;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of hundreds of moves the few that are worth a thought. */
class ShortlistTest {

    private static List<ShipShapeMove> candidates(Fixture table, int seat) {
        List<ShipShapeMove> candidates = new ArrayList<>();
        table.game.candidates(table.s, seat, candidates::add);
        return candidates;
    }

    private static List<MakeOffer> offers(Fixture table, int seat) {
        return candidates(table, seat).stream()
                .filter(MakeOffer.class::isInstance)
                .map(MakeOffer.class::cast)
                .toList();
    }

    @Test
    void a_trade_brings_what_is_lacking_for_what_can_be_spared() {
        Fixture table = Fixture.oneTokenShort();

        assertThat(offers(table, 0))
                .contains(new MakeOffer(1, Bundle.of(tokens("1O")), Bundle.of(tokens("1T"))))
                .allSatisfy(offer -> assertThat(offer.want()).isEqualTo(Bundle.of(tokens("1T"))))
                .allSatisfy(offer -> assertThat(offer.give().tokens().organic()).isPositive());
        assertThat(table.moves(0)).hasSizeGreaterThan(4 * candidates(table, 0).size());
    }

    @Test
    void nobody_thinks_of_trades_when_nothing_is_lacking() {
        Fixture table = Fixture.table(2).day(7).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("4O 4T").with("electric-tram");
        table.firm(1).is("kew-and-quarry").holds("4M");

        assertThat(offers(table, 0)).isEmpty();
        assertThat(candidates(table, 0))
                .contains(new Fulfil("self-pruning-hedge", List.of("electric-tram")), new Pass());
    }

    @Test
    void whoever_has_declined_is_not_asked_again() {
        Fixture table = Fixture.oneTokenShort();
        table.play(0, offers(table, 0).getFirst()).play(1, Decline.DECLINE);

        assertThat(offers(table, 0)).isEmpty();
    }

    @Test
    void a_refresh_is_paid_with_what_can_be_spared_best() {
        Fixture table = Fixture.table(2).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("3O 6M");

        assertThat(candidates(table, 0))
                .filteredOn(Refresh.class::isInstance)
                .hasSize(2)
                .allSatisfy(move -> assertThat(((Refresh) move).pay()).isEqualTo(Resource.MINERAL));
    }

    @Test
    void an_offer_is_answered_by_yes_no_or_the_same_for_one_token_more() {
        Fixture table = Fixture.oneTokenShort();
        table.play(0, new MakeOffer(1, Bundle.of(tokens("1O")), Bundle.of(tokens("1T"))));

        assertThat(candidates(table, 1))
                .containsExactlyInAnyOrder(
                        new Accept(),
                        Decline.DECLINE,
                        new Counter(Bundle.of(tokens("1T")), Bundle.of(tokens("2O"))),
                        new Counter(Bundle.of(tokens("1T")), Bundle.of(tokens("1O 1M"))));
    }
}
