package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 4.5: a plan is as good as what it leaves: completed projects, those that go on, T, ideas, and cash for Payday. */
record ProductionSense(Weights weights, SharedRules rules, ProjectValues values) implements Sense<BossState, BossMove> {

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Company company = s.companies[seat];
        Prices prices = Prices.of(s, weights.prices());
        Outlook outlook = new Outlook(weights, rules, s, company);
        for (int i = 0; i < moves.size(); i++)
            out[i] = moves.get(i) instanceof Production plan ? score(s, company, plan, prices, outlook) : 0;
    }

    private double score(BossState s, Company company, Production plan, Prices prices, Outlook outlook) {
        int price = rules.numbers().outsourcingPrice() + Modifiers.outsourcing(s);
        double cash = company.cash - plan.outsource() * price;
        int time = company.time + plan.outsource();
        int ideas = company.ideas;
        double score = 0;
        boolean slips = false;
        for (Ongoing work : company.ongoing) {
            Work done = find(plan, work);
            int progress = work.progress;
            int delay = work.delay;
            boolean advanced = false;
            if (done != null && done.run()) {
                time -= work.card.time() + delay;
                cash -= rules.projects().overhead(s, company, work.card);
                delay = 0;
                progress++;
                advanced = true;
            } else if (done != null && done.catchUp() != null) {
                time -= done.catchUp();
                delay -= done.catchUp();
            } else if (!work.isNew) {
                delay += rules.numbers().stallDelay();
                slips = true;
            }
            if (work.card.id().equals(plan.shortcut())) {
                progress++;
                ideas -= rules.box().price("shortcut");
                advanced = true;
            }
            slips |= delay > 0;
            if (advanced && progress >= rules.projects().needed(company, work.card)) {
                score += values.reward(s, company, work.card, prices, prices.left());
                cash += Modifiers.reward(s, work.card);
                score -= Modifiers.reward(s, work.card) * prices.cash();
            } else score += values.ofOngoing(s, company, work, progress, delay, prices);
        }
        if (plan.patent()) {
            score += prices.vp();
            ideas -= rules.box().price("patent");
        }
        return score
                + cash * prices.cash()
                - outlook.risk(cash + company.assets.income(), 0)
                - (slips ? weights.prices().crack() : 0)
                + Math.max(0, time) * (prices.left() == 0 ? 0 : weights.prices().spareTime())
                + ideas(ideas, prices);
    }

    /** Only so many can still be spent. */
    private double ideas(int ideas, Prices prices) {
        int perRound = rules.box().price("shortcut") + rules.box().price("patent");
        return Math.min(ideas, perRound * prices.left()) * prices.idea();
    }

    private static @Nullable Work find(Production plan, Ongoing work) {
        for (Work each : plan.plan()) if (each.project().equals(work.card.id())) return each;
        return null;
    }
}
