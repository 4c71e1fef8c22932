package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Pass;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import java.util.ArrayList;
import java.util.List;

/** Moves of the business step in the game's words: a bundle is "2O hand-car tide-mill", "-" is nothing. */
final class Moves {
    static final Accept ACCEPT = Accept.ACCEPT;
    static final Decline DECLINE = Decline.DECLINE;
    static final Choose NONE = Choose.NONE;
    static final Pass PASS = Pass.PASS;
    static final Refuse REFUSE = Refuse.REFUSE;

    private Moves() {}

    static Bundle bundle(String words) {
        StringBuilder tokens = new StringBuilder();
        List<String> supplies = new ArrayList<>();
        List<String> transports = new ArrayList<>();
        for (String word : words.split(" ", -1)) {
            if (word.length() < 4) tokens.append(' ').append(word);
            else if (isTransport(word)) transports.add(word);
            else supplies.add(word);
        }
        return new Bundle(Fixture.tokens(tokens.toString()), supplies, transports);
    }

    private static boolean isTransport(String id) {
        return Fixture.box().catalogue().transports().stream()
                .anyMatch(card -> card.id().equals(id));
    }

    static MakeOffer offer(int to, String give, String want) {
        return new MakeOffer(to, bundle(give), bundle(want));
    }

    static MakeOffer offerToAll(String give, String want) {
        return new MakeOffer(null, bundle(give), bundle(want));
    }

    static MakeOffer invite(int to) {
        return offer(to, "-", "-");
    }

    static Counter counter(String give, String want) {
        return new Counter(bundle(give), bundle(want));
    }

    static Choose choose(int seat) {
        return new Choose(seat);
    }

    static Commission commission(String card) {
        return new Commission(card, null);
    }

    static Commission commission(String card, String discard) {
        return new Commission(card, discard);
    }

    static Fulfil fulfil(String order, String... transports) {
        return new Fulfil(order, List.of(transports));
    }

    static Joint joint(String order, int partner, String share, String... transports) {
        return new Joint(order, partner, Fixture.tokens(share), List.of(transports));
    }

    static Agree agree(String... transports) {
        return new Agree(List.of(transports));
    }
}
