package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The listed trades are exactly those of the ladder of 4.3 that the rules find possible. */
class TradeLadderTest {
    private static Fixture rich(Object... options) {
        return Fixture.table(3, options)
                .firm(0)
                .holds("5O 1M 4S")
                .with("hand-car", "canal-barge*", "tide-mill")
                .and()
                .firm(1)
                .holds("4M 4T")
                .with("rack-railway", "train-ferry", "cloud-liner", "medal-mint", "steam-plough*")
                .and()
                .firm(2)
                .holds("2O 7T 1S")
                .with("oyster-bell", "donkey-quarry", "perfume-still", "battery-house")
                .and();
    }

    /** Every rung of the ladder between two firms, possible or not. */
    private static List<Swap> rungs(Firm one, Firm other) {
        List<Bundle> amounts = new ArrayList<>();
        for (Resource kind : Resource.all())
            for (int count = 1; count <= 4; count++) amounts.add(Bundle.of(Tokens.of(kind, count)));
        List<Swap> rungs = new ArrayList<>();
        for (Bundle give : amounts) {
            rungs.add(new Swap(give, Bundle.NOTHING));
            for (Bundle want : amounts) rungs.add(new Swap(give, want));
        }
        for (Bundle give : cards(one)) {
            for (Bundle want : amounts) rungs.add(new Swap(give, want));
            for (Bundle want : cards(other))
                if (give.supplies().size() == want.supplies().size()) rungs.add(new Swap(give, want));
        }
        for (Bundle want : cards(other)) for (Bundle give : amounts) rungs.add(new Swap(give, want));
        return rungs;
    }

    private static List<Bundle> cards(Firm firm) {
        List<Bundle> cards = new ArrayList<>();
        for (SupplyInPlay card : firm.supplies) cards.add(Moves.bundle(card.id()));
        for (TransportInPlay card : firm.transports) cards.add(Moves.bundle(card.id()));
        return cards;
    }

    private static List<ShipShapeMove> offers(Fixture table, int to) {
        List<ShipShapeMove> offers = new ArrayList<>();
        for (Swap swap : rungs(table.s.firms[0], table.s.firms[to])) {
            MakeOffer offer = new MakeOffer(to, swap.give(), swap.want());
            if (table.refusal(0, offer) == null) offers.add(offer);
        }
        return offers;
    }

    @Test
    void all_possible_offers_of_the_ladder_to_each_seat_and_the_invitations() {
        Fixture table = rich();
        List<ShipShapeMove> expected = offers(table, 1);
        expected.addAll(offers(table, 2));
        expected.add(Moves.invite(1));
        expected.add(Moves.invite(2));
        assertThat(table.moves(0))
                .filteredOn(move -> move instanceof MakeOffer)
                .containsExactlyInAnyOrderElementsOf(expected)
                .hasSizeGreaterThan(100);
    }

    @Test
    void all_possible_counters_of_the_ladder_without_an_invitation() {
        for (int seat = 1; seat <= 2; seat++) {
            Fixture table = rich();
            table.play(0, Moves.invite(seat));
            List<ShipShapeMove> expected = new ArrayList<>();
            for (Swap swap : rungs(table.s.firms[seat], table.s.firms[0])) {
                Counter counter = new Counter(swap.give(), swap.want());
                if (table.refusal(seat, counter) == null) expected.add(counter);
            }
            assertThat(table.moves(seat))
                    .filteredOn(move -> move instanceof Counter)
                    .containsExactlyInAnyOrderElementsOf(expected)
                    .hasSizeGreaterThan(50);
        }
    }

    @Test
    void without_counter_offers_no_invitations() {
        assertThat(rich("counterOffers", false).moves(0)).doesNotContain(Moves.invite(1));
    }
}
