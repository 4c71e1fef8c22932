package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import java.util.ArrayList;
import java.util.List;

/** Tokens and bundles as they are said: each kind is a unit of its own, so that a board can draw it. */
public final class Goods {
    /** What is said where there is nothing. */
    @Kind("goods")
    record Nothing() implements Sentence {}

    private Goods() {}

    /** Half points, told as points. */
    static Arg.Amount points(int halves) {
        return new Arg.Amount("halves", halves);
    }

    public static Arg say(Tokens tokens) {
        return list(amounts(tokens));
    }

    public static Arg say(Bundle bundle) {
        List<Arg> all = amounts(bundle.tokens());
        for (String card : bundle.supplies()) all.add(new Arg.CardId(card));
        for (String card : bundle.transports()) all.add(new Arg.CardId(card));
        return list(all);
    }

    public static Arg say(List<? extends Card> cards) {
        return list(CardIds.of(cards));
    }

    private static List<Arg> amounts(Tokens tokens) {
        List<Arg> all = new ArrayList<>();
        for (Resource kind : Resource.all())
            if (tokens.of(kind) > 0) all.add(new Arg.Amount(kind.id(), tokens.of(kind)));
        return all;
    }

    private static Arg list(List<? extends Arg> all) {
        return all.isEmpty() ? Arg.say(new Nothing().say()) : Arg.list(all);
    }
}
