package boardroom.games.shipit.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.CorporationMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;

/** What goes well together, as the box tells it. */
public record CorporationSense(ShipBox box) implements Sense<ShipState, CorporationMove> {
    @Override
    public void scores(ShipState s, int seat, List<? extends CorporationMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = score(moves.get(i));
    }

    private double score(CorporationMove move) {
        return switch (move) {
            case ShipMove.Choose(String funding, String tech, String product) -> fit(List.of(funding, tech, product));
            case ShipMove.ChoosePreset(String id) -> {
                Corporation preset = ShipBox.find(box.corporationPresets(), id);
                yield preset == null ? 0 : fit(List.of(preset.funding(), preset.tech(), preset.product()));
            }
            case ShipMove.Confirm _ -> 0;
        };
    }

    private double fit(List<String> cards) {
        return (double) box.synergiesOf(cards).size() - box.hardPairsOf(cards);
    }

    @Override
    public boolean isQuiet(ShipState s) {
        return false;
    }
}
