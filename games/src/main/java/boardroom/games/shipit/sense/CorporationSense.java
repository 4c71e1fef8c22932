package boardroom.games.shipit.sense;

import boardroom.engine.Card;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.Funding;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Tech;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.CorporationMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What goes well together, as the box tells it. */
public final class CorporationSense implements Sense<ShipState, CorporationMove> {
    /** Worked out once for all companies there are. */
    private final Map<CorporationMove, Double> fits = new HashMap<>();

    private final ShipBox box;

    public CorporationSense(ShipBox box) {
        this.box = box;
        for (Funding funding : box.funding())
            for (Tech tech : box.tech())
                for (Product product : box.products())
                    fits.put(
                            new ShipMove.Choose(funding.id(), tech.id(), product.id()),
                            fit(box, List.of(funding.id(), tech.id(), product.id())));
        for (Corporation preset : box.corporationPresets())
            fits.put(
                    new ShipMove.ChoosePreset(preset.id()),
                    fit(box, List.of(preset.funding(), preset.tech(), preset.product())));
    }

    /** The first pair that goes well together tells most. */
    @Override
    public @Nullable Sentence reason(ShipState s, int seat, CorporationMove move) {
        return switch (move) {
            case ShipMove.Choose(String funding, String tech, String product) -> found(List.of(funding, tech, product));
            case ShipMove.ChoosePreset(String id) -> {
                Corporation preset = ShipBox.find(box.corporationPresets(), id);
                yield preset == null ? null : found(List.of(preset.funding(), preset.tech(), preset.product()));
            }
            case ShipMove.Confirm _ -> {
                Company c = s.companies[seat];
                yield found(List.of(c.funding.id(), c.tech.id(), c.product.id()));
            }
        };
    }

    private @Nullable Reason found(List<String> cards) {
        for (ShipBox.Synergy synergy : box.synergies())
            if (cards.containsAll(synergy.with()))
                return new Reason.Found(synergy.with(), synergy.with().size(), synergy.text());
        for (List<String> pair : box.hardPairs()) if (cards.containsAll(pair)) return hard(pair);
        return null;
    }

    /** Another card of one of the two kinds, with which they go well together, or at least better. */
    private @Nullable Reason hard(List<String> pair) {
        String better = null;
        for (int i = 0; i < pair.size(); i++) {
            String kept = pair.get(pair.size() - 1 - i);
            for (String other : sameKind(pair.get(i))) {
                List<String> instead = List.of(kept, other);
                if (box.hardPairsOf(instead) > 0) continue;
                boolean goesWell = box.synergies().stream()
                        .anyMatch(synergy -> synergy.with().size() > 1 && instead.containsAll(synergy.with()));
                if (goesWell) return new Reason.FoundHard(pair, other);
                if (better == null) better = other;
            }
        }
        return better == null ? null : new Reason.FoundHard(pair, better);
    }

    private List<String> sameKind(String card) {
        for (List<? extends Card> kind : List.of(box.funding(), box.tech(), box.products())) {
            List<String> ids = kind.stream().map(Card::id).toList();
            if (ids.contains(card)) return ids;
        }
        return List.of();
    }

    private static double fit(ShipBox box, List<String> cards) {
        return (double) box.synergiesOf(cards).size() - box.hardPairsOf(cards);
    }

    @Override
    public void scores(ShipState s, int seat, List<? extends CorporationMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = fits.getOrDefault(moves.get(i), 0.0);
    }

    /** Once all are founded, the companies tell more. */
    @Override
    public boolean isQuiet(ShipState s) {
        return false;
    }
}
