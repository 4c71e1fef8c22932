package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.ShipBox;

/** 4.3 What all stages of Planning work with: what is legal, what is listed, and what it would bring. */
public final class Plans {
    final Actions actions;
    final PlanRules rules;
    final PlanMoves moves;
    final PlanPreview previews;
    final Clocks clocks;

    public Plans(ShipBox box) {
        this.actions = new Actions(box);
        this.rules = new PlanRules(box, actions);
        this.moves = new PlanMoves(box, actions, rules);
        this.previews = new PlanPreview(box, actions);
        this.clocks = box.clocks();
    }
}
