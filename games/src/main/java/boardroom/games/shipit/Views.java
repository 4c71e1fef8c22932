package boardroom.games.shipit;

import boardroom.engine.Card;
import boardroom.games.shipit.ShipPublicView.EngineerView;
import boardroom.games.shipit.ShipPublicView.EntryView;
import boardroom.games.shipit.ShipPublicView.Figures;
import boardroom.games.shipit.ShipPublicView.ScoreView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The pieces that both views are built from. */
final class Views {
    private Views() {}

    static @Nullable String id(@Nullable Card card) {
        return card == null ? null : card.id();
    }

    static @Nullable Integer seat(int seat) {
        return seat < 0 ? null : seat;
    }

    static List<Integer> list(int[] numbers) {
        List<Integer> list = new ArrayList<>(numbers.length);
        for (int number : numbers) list.add(number);
        return list;
    }

    static Figures figures(Company c) {
        return new Figures(c.money, c.mau, c.revenue, c.rating, c.debt, c.servers, c.ai, c.bonus, c.recruits);
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

    static List<EngineerView> roster(Company c, int round) {
        List<EngineerView> roster = new ArrayList<>(c.roster.length);
        for (Engineer engineer : c.roster) roster.add(engineer(engineer, round));
        return roster;
    }

    static List<EntryView> plan(Book book, Company c, int round) {
        List<EntryView> entries = new ArrayList<>(c.plan.length);
        for (int i = 0; i < c.plan.length; i++) {
            Entry entry = c.plan[i];
            entries.add(new EntryView(
                    entry.engineer(),
                    book.actions[entry.action()].id(),
                    entry.ai(),
                    i < c.forced,
                    i == c.plan.length - 1,
                    c.output(book, i, round)));
        }
        return entries;
    }

    static ScoreView score(Score.Parts parts) {
        return new ScoreView(
                parts.total(),
                parts.users(),
                parts.revenue(),
                parts.rating(),
                parts.milestones(),
                parts.bonus(),
                parts.debt(),
                parts.stake());
    }
}
