package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Units.Money;
import java.util.ArrayList;
import java.util.List;

/** What a company had left at the end and that scores nothing (section 6). */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Cash(@Money int left) implements Unspent {}

    /** Recruits who would have come to a draft that is no more. */
    record Recruits(int engineers) implements Unspent {}

    static List<Say> of(Company c) {
        List<Say> all = new ArrayList<>();
        if (c.money > 0) all.add(new Cash(c.money).say());
        if (c.recruits > 0) all.add(new Recruits(c.recruits).say());
        return all;
    }
}
