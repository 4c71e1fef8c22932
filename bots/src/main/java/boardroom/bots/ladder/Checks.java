package boardroom.bots.ladder;

import boardroom.bots.Level;
import boardroom.bots.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What must hold for a ladder to be believed, and what the bots are to reach; all of games that somebody won. */
final class Checks {
    private static final double SATURATED = 0.95;
    private static final double SURELY_SATURATED = 0.9;
    private static final double EXPERT_OVER_GREEDY = 0.75;
    private static final double EXPERT_AT_FULL_TABLES = 1.5;

    private static final String NOT_PLAYED = "not played";

    private final List<Played> bouts;
    private final List<Check> checks = new ArrayList<>();

    Checks(List<Played> bouts) {
        this.bouts = bouts;
    }

    /** A ladder in which one of these fails is wrong somewhere. */
    List<Check> controls(Controls controls) {
        for (Bout mirror : controls.mirrors()) {
            double fair = 1.0 / mirror.seats();
            check(
                    "%s against itself, %d seats, covers 1/%d"
                            .formatted(mirror.one().id(), mirror.seats(), mirror.seats()),
                    find(mirror.one().id(), mirror.others().id(), mirror.seats()),
                    share -> share.low() <= fair && fair <= share.high());
        }
        if (controls.enter(Level.STRONG.id(), Controls.RANDOM))
            check(
                    "strong against random saturates: at least 95 %, surely 90 %",
                    find(Level.STRONG.id(), Controls.RANDOM, controls.fewest()),
                    share -> share.share() >= SATURATED && share.low() >= SURELY_SATURATED);
        Bout doubled = controls.doubled();
        if (doubled != null)
            check(
                    "%s is not worse than %s"
                            .formatted(doubled.one().id(), doubled.others().id()),
                    find(doubled.one().id(), doubled.others().id(), doubled.seats()),
                    share -> share.high() >= 1.0 / doubled.seats());
        for (Controls.Step step : controls.steps())
            check(
                    step.upper() + " is clearly over " + step.lower(),
                    find(step.upper(), step.lower(), controls.fewest()),
                    share -> share.low() > 1.0 / controls.fewest());
        return List.copyOf(checks);
    }

    /** What was promised. */
    List<Check> targets(Controls controls) {
        int fewest = controls.fewest();
        int most = controls.most();
        if (controls.enter(Level.EXPERT.id(), Entrant.ANCHOR)) {
            if (fewest == 2)
                check(
                        "expert wins at least 75 % against greedy, 2 seats",
                        find(Level.EXPERT.id(), Entrant.ANCHOR, 2), share -> share.share() >= EXPERT_OVER_GREEDY);
            if (most > 2)
                check(
                        "expert wins at least 1.5 times its fair share among greedy, %d seats".formatted(most),
                        find(Level.EXPERT.id(), Entrant.ANCHOR, most),
                        share -> share.share() * most >= EXPERT_AT_FULL_TABLES);
        }
        if (controls.enter(Entrant.ANCHOR, Controls.RANDOM))
            check(
                    "greedy wins at least 95 %% against random, %d seats".formatted(fewest),
                    find(Entrant.ANCHOR, Controls.RANDOM, fewest),
                    share -> share.share() >= SATURATED);
        for (Bout table : controls.tables()) finish(table, controls.claims().bySeats());
        return List.copyOf(checks);
    }

    /** Whether experts among themselves finish as often as is claimed of good players. */
    private void finish(Bout table, Map<Integer, Double> claimed) {
        double claim = claimed.getOrDefault(table.seats(), 1.0);
        String what = String.format(
                Locale.ROOT,
                "a table of %d experts finishes at least %.1f %% of its games",
                table.seats(),
                100 * claim);
        Played bout = find(table.one().id(), table.others().id(), table.seats());
        if (bout == null) checks.add(new Check(what, Check.Verdict.OPEN, NOT_PLAYED));
        else {
            Share share = bout.finished();
            Check.Verdict verdict = share.share() >= claim ? Check.Verdict.HOLDS : Check.Verdict.FAILS;
            checks.add(new Check(what, verdict, figures(share)));
        }
    }

    private static String figures(Share share) {
        return String.format(
                Locale.ROOT,
                "%.1f %% [%.1f, %.1f] of %d games",
                100 * share.share(),
                100 * share.low(),
                100 * share.high(),
                share.games());
    }

    private void check(String what, @Nullable Played bout, Predicate<Share> holds) {
        if (bout == null) {
            checks.add(new Check(what, Check.Verdict.OPEN, NOT_PLAYED));
            return;
        }
        String lost = bout.lost() == 0 ? "" : "; %d more were lost by all".formatted(bout.lost());
        if (bout.won().isEmpty()) {
            checks.add(new Check(what, Check.Verdict.OPEN, "0 games" + lost));
            return;
        }
        Share share = bout.shareOfWon();
        String figures = figures(share) + lost;
        // Where most games are lost by all, the few others can confirm but not deny.
        boolean tells = share.games() >= bout.lost();
        Check.Verdict denied = tells ? Check.Verdict.FAILS : Check.Verdict.OPEN;
        checks.add(new Check(what, holds.test(share) ? Check.Verdict.HOLDS : denied, figures));
    }

    /** How the one did against the other, whoever of two was named first. */
    private @Nullable Played find(String one, String other, int seats) {
        for (Played bout : bouts) {
            if (bout.seats() != seats) continue;
            if (bout.one().equals(one) && bout.others().equals(other)) return bout;
            if (seats == 2 && bout.one().equals(other) && bout.others().equals(one)) return bout.turned();
        }
        return null;
    }
}
