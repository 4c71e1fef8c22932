package boardroom.games.shipit;

import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Preview;
import boardroom.engine.Step;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Product;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The whole sum of a place before it is taken: what the plan comes to without it and with it. */
final class PlanPreview {
    private final Book book;
    private final Resolution resolution;
    private final Score score;

    PlanPreview(Book book, Resolution resolution, Score score) {
        this.book = book;
        this.resolution = resolution;
        this.score = score;
    }

    Preview of(ShipState s, Company c, ShipMove move) {
        Company without = c.withMarkedPivot();
        Company with = without.copy();
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) ->
                PlanRules.place(with, engineer, book.action(action), ai);
            case ShipMove.Remove(int engineer) -> PlanRules.remove(with, engineer);
            case ShipMove.SetAi(int engineer, boolean ai) -> PlanRules.setAi(with, engineer, ai);
            case ShipMove.Pivot(String id) -> {
                Product product = Corporations.find(book.box.products(), id);
                with.product = product == null ? c.product : product;
            }
            default -> {
                return Preview.NOTHING;
            }
        }
        return compare(s, without, with, move);
    }

    private Preview compare(ShipState s, Company without, Company with, ShipMove move) {
        Company before = projected(s, without, null);
        Ledger ledger = new Ledger();
        Company after = projected(s, with, ledger);
        List<Change> changes = new ArrayList<>();
        for (Track track : Track.values())
            if (track.of(before) != track.of(after))
                changes.add(new Change(
                        Sentences.track(track), track.amount(track.of(before)), track.amount(track.of(after))));
        int pointsBefore = score.of(s, before);
        int pointsAfter = score.of(s, after);
        if (pointsBefore != pointsAfter)
            changes.add(new Change(Sentences.scoreTrack(), Units.points(pointsBefore), Units.points(pointsAfter)));
        return new Preview(changes, sums(s, with, ledger, move));
    }

    /** The company after its plan, with what chance decides left out. */
    Company projected(ShipState s, Company c, @Nullable Ledger ledger) {
        Company after = c.copy();
        resolution.resolve(s, after, false, Luck.unknown(), ledger);
        return after;
    }

    private List<Breakdown> sums(ShipState s, Company with, Ledger ledger, ShipMove move) {
        List<Breakdown> sums = new ArrayList<>();
        int placed = switch (move) {
            case ShipMove.Place place -> place.engineer();
            case ShipMove.SetAi change -> change.engineer();
            default -> -1;
        };
        if (placed < 0) return sums;
        int place = with.entryOf(placed);
        Entry entry = with.plan[place];
        Action action = book.actions[entry.action()];
        sums.add(output(with.employed(placed), action, entry.ai(), s.round, place == with.plan.length - 1));
        for (Ledger.Line line : ledger.lines())
            if (line.step().equals(action.id()) || line.track() == Track.RATING || line.track() == Track.DEBT)
                sums.add(line.why());
        return sums;
    }

    /** 5.1, step by step: what the level puts out, and the percentages of it that come on top. */
    static Breakdown output(Engineer engineer, Action action, boolean ai, int round, boolean last) {
        List<Step> steps = new ArrayList<>();
        int base = engineer.outputWithoutBonus(ai);
        steps.add(new Step(Why.level(engineer.level(), ai), Units.output(base), Why.BASE));
        var specialty = engineer.specialty();
        if (specialty != null && engineer.specialtyBonus(action) != 0)
            steps.add(new Step(Why.card(specialty), Units.percent(engineer.specialtyBonus(action)), Why.BONUS));
        var trait = engineer.trait();
        if (trait != null && engineer.traitBonus(round, last) != 0)
            steps.add(new Step(Why.card(trait), Units.percent(engineer.traitBonus(round, last)), Why.BONUS));
        return new Breakdown(
                Why.output(engineer.name()),
                List.copyOf(steps),
                Units.output(engineer.output(action, ai, round, last)));
    }
}
