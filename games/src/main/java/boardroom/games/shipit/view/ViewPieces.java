package boardroom.games.shipit.view;

import boardroom.engine.Card;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.PlanEntry;
import boardroom.games.shipit.view.ShipPublicView.EngineerView;
import boardroom.games.shipit.view.ShipPublicView.EntryView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The pieces that both views are built from. */
final class ViewPieces {
    private ViewPieces() {}

    static @Nullable String id(@Nullable Card card) {
        return card == null ? null : card.id();
    }

    static @Nullable Integer seat(int seat) {
        return seat < 0 ? null : seat;
    }

    static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    static EngineerView engineer(Engineer e, int round) {
        return new EngineerView(
                e.id(),
                e.name(),
                e.level().id(),
                id(e.specialty()),
                id(e.trait()),
                e.salary(),
                e.hired(),
                e.rounds(round));
    }

    static List<EntryView> plan(Actions actions, Company c, int round) {
        List<EntryView> entries = new ArrayList<>(c.plan.length);
        for (int i = 0; i < c.plan.length; i++) {
            PlanEntry entry = c.plan[i];
            entries.add(new EntryView(
                    entry.engineer(),
                    actions.all[entry.action()].id(),
                    entry.ai(),
                    i < c.forced,
                    i == c.plan.length - 1,
                    c.output(actions, i, round)));
        }
        return entries;
    }
}
