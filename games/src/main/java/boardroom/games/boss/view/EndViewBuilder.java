package boardroom.games.boss.view;

import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Ledger;
import boardroom.games.boss.rules.Outcome;
import boardroom.games.boss.view.BossPublicView.EndView;
import boardroom.games.boss.view.BossPublicView.RoundView;
import boardroom.games.boss.view.BossPublicView.ScoreView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is looked back on when it is over (section 6, section 11). */
record EndViewBuilder(Outcome outcome) {
    EndView build(BossState s) {
        List<ScoreView> scores = new ArrayList<>(s.companies.length);
        for (Company company : s.companies) scores.add(score(s, company));
        return new EndView(
                s.ending.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                outcome.order(s),
                outcome.decidedBy(s),
                scores,
                outcome.isLostToRival(s));
    }

    private ScoreView score(BossState s, Company company) {
        Ledger ledger = company.ledger;
        List<RoundView> rounds = new ArrayList<>(ledger.rounds().size());
        for (Ledger.Round round : ledger.rounds())
            rounds.add(new RoundView(
                    round.capacity(),
                    round.payroll(),
                    round.cash(),
                    round.vp(),
                    round.skill(),
                    round.heads(),
                    round.exactBosses(),
                    CompanyViewBuilder.cracks(round.cracks())));
        return new ScoreView(
                ledger.projectVp(),
                ledger.specialVp(),
                ledger.patentVp(),
                ledger.cardVp(),
                ledger.sharedVp(),
                -outcome.failureVp(ledger),
                -outcome.bankruptcyVp(ledger),
                outcome.cashVp(company),
                outcome.legacyVp(company),
                -outcome.unpaidVp(s, company),
                outcome.finalVp(s, company),
                rounds,
                ledger.timeHandedBack(),
                ledger.ideasSpent());
    }
}
