package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Arg.CardId;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.Bundle.Pledge;
import java.util.ArrayList;
import java.util.List;

/** What a bundle is called in a sentence, and the cards it speaks of. */
final class Bundles {
    @Kind("bundle")
    private sealed interface Part extends Sentence {
        record Nothing() implements Part {}

        record Share(
                @UnitName("cash") int cash,
                @UnitName("vp") int vp,
                @CardName String project) implements Part {}
    }

    private Bundles() {}

    /** "$3, 2 T and Escalator for Stairs". */
    static Arg say(Bundle bundle) {
        List<Arg> parts = new ArrayList<>();
        add(parts, Units.CASH, bundle.cash());
        add(parts, Units.TIME, bundle.time());
        add(parts, Units.IDEAS, bundle.ideas());
        for (String project : bundle.projects()) parts.add(new CardId(project));
        for (Pledge share : bundle.shares())
            parts.add(Arg.say(new Part.Share(share.cash(), share.vp(), share.project()).say()));
        return parts.isEmpty() ? Arg.say(new Part.Nothing().say()) : Arg.list(parts);
    }

    private static void add(List<Arg> parts, String unit, int amount) {
        if (amount > 0) parts.add(new Arg.Amount(unit, amount));
    }

    static List<CardId> projects(Bundle... bundles) {
        List<CardId> cards = new ArrayList<>();
        for (Bundle bundle : bundles) for (String project : bundle.projects()) cards.add(new CardId(project));
        return cards;
    }

    static List<CardId> shares(Bundle... bundles) {
        List<CardId> cards = new ArrayList<>();
        for (Bundle bundle : bundles) for (Pledge share : bundle.shares()) cards.add(new CardId(share.project()));
        return cards;
    }
}
