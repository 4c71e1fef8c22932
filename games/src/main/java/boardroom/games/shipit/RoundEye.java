package boardroom.games.shipit;

import boardroom.games.shipit.ShipPublicView.CompanyRoundView;
import boardroom.games.shipit.ShipPublicView.LineView;
import boardroom.games.shipit.ShipPublicView.RoundView;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.EventCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells the last round again: the same rules on the same companies with the same luck, this time with a ledger. */
final class RoundEye {
    private final Book book;
    private final Resolution resolution;
    private final Income income;
    private final Score score;
    private final StrikeEye strikes;

    RoundEye(Kit kit) {
        this.book = kit.book();
        this.resolution = kit.resolution();
        this.income = kit.income();
        this.score = kit.score();
        this.strikes = new StrikeEye(kit);
    }

    @Nullable RoundView see(ShipState s) {
        RoundReport report = s.lastRound;
        if (report == null) return null;
        ShipState past = s.copy();
        past.round = report.round;
        int seats = s.seats();
        Company[] after = new Company[seats];
        Ledger[] ledgers = new Ledger[seats];
        for (int seat = 0; seat < seats; seat++) {
            after[seat] = report.before[seat].copy();
            ledgers[seat] = new Ledger();
            Luck luck = Luck.noted(report.broken[seat], report.heads[seat]);
            resolution.resolve(past, after[seat], seat == report.puzzleWinner, luck, ledgers[seat]);
        }
        int twiceMedian = Income.twiceMedian(after);
        for (int seat = 0; seat < seats; seat++) income.pay(past.round, after[seat], twiceMedian, ledgers[seat]);
        List<CompanyRoundView> companies = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++)
            companies.add(company(past, report, report.before[seat], after[seat], ledgers[seat]));
        EventCard event = report.event;
        return new RoundView(
                report.round, Views.seat(report.puzzleWinner), companies, event == null ? null : event.id());
    }

    private CompanyRoundView company(ShipState past, RoundReport report, Company before, Company after, Ledger ledger) {
        int seat = before.seat;
        List<LineView> lines = new ArrayList<>();
        for (Ledger.Line line : ledger.lines())
            lines.add(new LineView(
                    line.step(),
                    line.track().name().toLowerCase(Locale.ROOT),
                    line.before(),
                    line.after(),
                    line.why()));
        EventCard event = report.event;
        boolean struck = event != null && report.beforeEvent.length > seat;
        return new CompanyRoundView(
                seat,
                before.product.id(),
                Views.figures(before),
                Views.plan(book, before, past.round),
                broken(before, report.broken[seat]),
                flips(before) ? report.heads[seat] != 0 : null,
                lines,
                Views.figures(after),
                report.incomes[seat],
                Views.score(score.parts(beforeClaims(past), before)),
                Views.score(score.parts(past, after)),
                struck && event != null
                        ? strikes.see(past, past.round, report.beforeEvent[seat], event, (report.paid >> seat & 1) == 1)
                        : null);
    }

    /** Milestones claimed in this round came after what is told as before. */
    private static ShipState beforeClaims(ShipState past) {
        ShipState earlier = past.copy();
        earlier.milestoneOwner = past.milestoneOwner.clone();
        for (int i = 0; i < earlier.milestoneOwner.length; i++)
            if (past.milestoneRound[i] == past.round) earlier.milestoneOwner[i] = ShipState.UNCLAIMED;
        return earlier;
    }

    private List<Integer> broken(Company c, int mask) {
        List<Integer> broken = new ArrayList<>();
        int feature = 0;
        for (Entry entry : c.plan)
            if (book.actions[entry.action()].breaks() && (mask >> feature++ & 1) == 1) broken.add(entry.engineer());
        return broken;
    }

    private boolean flips(Company c) {
        for (Entry entry : c.plan)
            for (var effect : book.actions[entry.action()].effects())
                if (effect instanceof ActionEffect.CoinFlip) return true;
        return false;
    }
}
