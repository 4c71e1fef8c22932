package boardroom.games.shipit;

import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;
import java.util.List;

/** What goes well together, as the box tells it. */
final class CorporationSense {
    private final ShipBox box;

    CorporationSense(ShipBox box) {
        this.box = box;
    }

    double prior(Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Choose(String funding, String tech, String product) -> fit(List.of(funding, tech, product));
            case ShipMove.ChoosePreset(String id) -> {
                Corporation preset = Corporations.find(box.corporationPresets(), id);
                yield preset == null ? 0 : fit(List.of(preset.funding(), preset.tech(), preset.product()));
            }
            default -> 0;
        };
    }

    private double fit(List<String> cards) {
        double fit = 0;
        for (ShipBox.Synergy synergy : box.synergies()) if (cards.containsAll(synergy.with())) fit++;
        for (List<String> pair : box.hardPairs()) if (cards.containsAll(pair)) fit--;
        return fit;
    }
}
