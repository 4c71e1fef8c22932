package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import java.util.ArrayList;
import java.util.List;

/** What a firm had left when the month was over, and what it collected in vain. */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Held(Arg tokens) implements Unspent {}

    /** Above what a store holds. */
    record GivenBack(int tokens) implements Unspent {}

    /** The piles were empty. */
    record ShortOfPile(int tokens) implements Unspent {}

    static List<Say> of(Firm firm) {
        List<Say> all = new ArrayList<>();
        if (firm.tokens.count() > 0) all.add(new Held(Goods.say(firm.tokens)).say());
        if (firm.ledger.storedBack() > 0) all.add(new GivenBack(firm.ledger.storedBack()).say());
        if (firm.ledger.shortOfPile() > 0) all.add(new ShortOfPile(firm.ledger.shortOfPile()).say());
        return all;
    }
}
