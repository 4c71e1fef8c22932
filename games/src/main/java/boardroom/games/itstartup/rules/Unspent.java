package boardroom.games.itstartup.rules;

import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** What an office had left at the end, and what it lost on the way without having anything of it. */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Resources(int left) implements Unspent {}

    record Hand(List<CardCopy> cards) implements Unspent {}

    record Planned(CardCopy card) implements Unspent {}

    record Cap(int lost, int points) implements Unspent {}

    /** Knowledge that nobody moved in time. */
    record Burnt(int cards, int bonus) implements Unspent {}

    /** A sentence for each, if a resource is worth so many points. */
    static List<Say> of(Office office, double resource) {
        List<Say> all = new ArrayList<>();
        if (office.resources > 0) all.add(new Resources(office.resources).say());
        if (office.hand.length > 0) all.add(new Hand(List.of(office.hand)).say());
        if (office.planned != null) all.add(new Planned(office.planned).say());
        if (office.ledger.lostToCap > 0)
            all.add(new Cap(office.ledger.lostToCap, (int) Math.round(resource * office.ledger.lostToCap)).say());
        if (office.ledger.knowledgeBurnt > 0)
            all.add(new Burnt(office.ledger.knowledgeBurnt, office.ledger.bonusBurnt).say());
        return all;
    }
}
