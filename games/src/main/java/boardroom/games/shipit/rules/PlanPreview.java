package boardroom.games.shipit.rules;

import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Preview;
import boardroom.engine.Step;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.ShipMove.PlanMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The whole sum of a place before it is taken: what the plan comes to without it and with it. */
public final class PlanPreview {
    private final Actions actions;
    private final PlanRules rules;
    private final Resolution resolution;
    private final Score score;

    public PlanPreview(ShipBox box, Actions actions) {
        this.actions = actions;
        this.rules = new PlanRules(box, actions);
        this.resolution = new Resolution(box, actions);
        this.score = new Score(box);
    }

    Preview of(ShipState s, Company c, PlanMove move) {
        Company without = c.withMarkedPivot();
        Company with = without.copy();
        rules.edit(with, move);
        if (move instanceof ShipMove.Pivot(String id)) {
            Product product = rules.product(id);
            with.product = product == null ? c.product : product;
        }
        Company before = projected(s, without, null);
        Ledger ledger = new Ledger();
        Company after = projected(s, with, ledger);
        List<Change> changes = Track.changes(before, after);
        int pointsBefore = score.of(s, before);
        int pointsAfter = score.of(s, after);
        if (pointsBefore != pointsAfter)
            changes.add(Change.of(new TrackName.Score(), Units.points(pointsBefore), Units.points(pointsAfter)));
        return new Preview(changes, sums(s, with, ledger, move));
    }

    /** The company after its plan, with what chance decides left out. */
    public Company projected(ShipState s, Company c, @Nullable Ledger ledger) {
        Company after = c.copy();
        resolution.resolve(s, after, false, Luck.unknown(), ledger);
        return after;
    }

    private List<Breakdown> sums(ShipState s, Company with, Ledger ledger, PlanMove move) {
        return switch (move) {
            case ShipMove.Place place -> sums(s, with, ledger, place.engineer());
            case ShipMove.SetAi change -> sums(s, with, ledger, change.engineer());
            case ShipMove.Remove _, ShipMove.Pivot _ -> List.of();
        };
    }

    private List<Breakdown> sums(ShipState s, Company with, Ledger ledger, int placed) {
        int place = with.entryOf(placed);
        PlanEntry entry = with.plan[place];
        Action action = actions.all[entry.action()];
        List<Breakdown> sums = new ArrayList<>();
        sums.add(output(with.employed(placed), action, entry.ai(), s.round, place == with.plan.length - 1));
        for (Ledger.Line line : ledger.lines())
            if (line.step().equals(action.id()) || line.track() == Track.RATING || line.track() == Track.DEBT)
                sums.add(line.why());
        return sums;
    }

    /** 5.1, step by step: what the level puts out, and the percentages of it that come on top. */
    static Breakdown output(Engineer engineer, Action action, boolean ai, int round, boolean last) {
        List<Step> steps = new ArrayList<>();
        SumLine level = ai ? new SumLine.LevelWithAi(engineer.level()) : new SumLine.Level(engineer.level());
        steps.add(Step.of(level, Units.output(engineer.outputWithoutBonus(ai)), SumLine.BASE));
        var specialty = engineer.specialty();
        if (specialty != null && engineer.specialtyBonus(action) != 0)
            steps.add(Step.of(
                    new SumLine.Card(specialty), Units.percent(engineer.specialtyBonus(action)), SumLine.BONUS));
        var trait = engineer.trait();
        if (trait != null && engineer.traitBonus(round, last) != 0)
            steps.add(Step.of(new SumLine.Card(trait), Units.percent(engineer.traitBonus(round, last)), SumLine.BONUS));
        return Breakdown.of(
                new SumTitle.Output(engineer.name()),
                List.copyOf(steps),
                Units.output(engineer.output(action, ai, round, last)));
    }
}
