package boardroom.games.shipit.view;

import boardroom.engine.Kind;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.ShipState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who could claim a slot where there are too few, as everybody can tell before the claims are made. */
final class Contest {
    private final Actions actions;

    Contest(Actions actions) {
        this.actions = actions;
    }

    /** In the order of the claims; nobody, where there is room for all who could. */
    List<Integer> contenders(ShipState s, int action) {
        List<Integer> contenders = new ArrayList<>();
        if (!actions.isLimited(action) || !actions.isUnlocked(s, action)) return contenders;
        for (int seat : s.order) if (couldClaim(s, s.companies[seat], action)) contenders.add(seat);
        return contenders.size() > actions.slots(s, action) ? contenders : List.of();
    }

    private boolean couldClaim(ShipState s, Company c, int action) {
        return c.roster.length > c.forced && (c.closed >> action & 1) == 0 && c.money >= actions.cost(s, action);
    }

    /** What speaks against counting on a slot: enough others come first; {@code null}: nothing. */
    @Nullable ClaimedFirst warning(ShipState s, int seat, int action) {
        List<Integer> contenders = contenders(s, action);
        int earlier = contenders.indexOf(seat);
        if (earlier < 0 || earlier < actions.slots(s, action)) return null;
        return new ClaimedFirst(Seats.ofList(contenders.subList(0, earlier)), earlier);
    }

    /** These come first in the order. */
    @Kind("detail")
    record ClaimedFirst(Seats rivals, int count) implements Sentence {}
}
