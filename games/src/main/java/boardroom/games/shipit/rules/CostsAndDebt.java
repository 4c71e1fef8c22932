package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.ShipBox.PuzzleReward;
import boardroom.games.shipit.box.Theme;

/** 5.2 Costs, and what comes to the debt and goes from it: one sum, settled before its level is asked for. */
public final class CostsAndDebt {
    private static final int PERCENT = 100;

    private final ShipBox box;
    private final Actions actions;

    public CostsAndDebt(ShipBox box, Actions actions) {
        this.box = box;
        this.actions = actions;
    }

    void payCosts(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.money;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            int cost = work.engineers(a) * actions.cost(work.s, a);
            if (cost == 0) continue;
            c.money -= cost;
            if (ledger != null)
                ledger.step(
                        Track.MONEY,
                        new SumLine.CardTimes(actions.all[a], work.engineers(a)),
                        Units.money(-cost),
                        SumLine.MALUS);
        }
        if (ledger != null && ledger.isOpen(Track.MONEY))
            ledger.close("costs", Track.MONEY, new SumTitle.Costs(), before, c.money);
    }

    /** AI-First halves once, on the total of the round. */
    void addAiDebt(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int made = aiDebt(work.s, c);
        work.debtChange += made;
        if (ledger != null) explainAiDebt(work, ledger, made);
        if (work.s.terms.aiSpent()) spendAi(work);
    }

    /** What the AI of a plan leaves: a theme adds to each use, the approach takes from the sum. */
    public int aiDebt(ShipState s, Company c) {
        int extra = extraAiDebt(s);
        int sum = 0;
        for (PlanEntry entry : c.plan)
            if (entry.ai()) sum += c.employed(entry.engineer()).level().aiDebt() + extra;
        int percent = c.tech.aiDebtPercent();
        return percent == PERCENT ? sum : Rounding.half((long) sum * percent, PERCENT);
    }

    private static int extraAiDebt(ShipState s) {
        Theme theme = s.theme();
        return theme == null ? 0 : theme.extraAiDebt();
    }

    private void explainAiDebt(Work work, Ledger ledger, int made) {
        Company c = work.c;
        int sum = 0;
        for (PlanEntry entry : c.plan) {
            if (!entry.ai()) continue;
            Engineer engineer = c.employed(entry.engineer());
            sum += engineer.level().aiDebt();
            ledger.step(
                    Track.DEBT,
                    new SumLine.AiUse(engineer.name()),
                    Units.debt(engineer.level().aiDebt()),
                    SumLine.MALUS);
        }
        int themed = extraAiDebt(work.s) * c.aiUses();
        if (themed > 0 && work.s.theme() != null)
            ledger.step(Track.DEBT, new SumLine.Theme(work.s.theme()), Units.debt(themed), SumLine.MALUS);
        if (made != sum + themed)
            ledger.step(Track.DEBT, new SumLine.Card(c.tech), Units.debt(made - sum - themed), SumLine.BONUS);
    }

    /** Option `ai-capacity=spent`: each use is gone for good. */
    private static void spendAi(Work work) {
        Company c = work.c;
        int uses = c.aiUses();
        c.ai -= uses;
        if (work.ledger == null || uses == 0) return;
        work.ledger.step(Track.AI, new SumLine.AiSpent(uses), Units.capacity(-uses), SumLine.MALUS);
        work.ledger.close("ai-spent", Track.AI, new SumLine.AiSpent(uses), c.ai + uses, c.ai);
    }

    void remove(Work work, int a, ActionEffect.RemoveDebt less) {
        int removed = Actions.base(work.s, actions.all[a], less) * work.engineers(a);
        work.debtChange -= removed;
        if (work.ledger != null)
            work.ledger.step(
                    Track.DEBT,
                    new SumLine.CardTimes(actions.all[a], work.engineers(a)),
                    Units.debt(-removed),
                    SumLine.BONUS);
    }

    /** What the winner of the puzzle gets, by the engineers on it. */
    void reward(Work work) {
        int coders = 0;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            if (actions.entersPuzzle(a)) coders += work.engineers(a);
        }
        if (coders == 0) return;
        PuzzleReward reward = box.puzzleReward(coders);
        work.debtChange -= reward.removeDebt();
        if (work.ledger != null)
            work.ledger.step(Track.DEBT, new SumLine.Puzzle(), Units.debt(-reward.removeDebt()), SumLine.BONUS);
        if (reward.money() > 0) earn(work, reward.money());
    }

    private static void earn(Work work, int money) {
        Company c = work.c;
        c.money += money;
        if (work.ledger == null) return;
        work.ledger.step(Track.MONEY, new SumLine.Puzzle(), Units.money(money), SumLine.BONUS);
        work.ledger.close("puzzle-reward", Track.MONEY, new SumLine.Puzzle(), c.money - money, c.money);
    }

    /** The debt of now, by which everything after goes. */
    void settle(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.debt;
        int nominal = before + work.debtChange;
        c.debt = Math.max(0, nominal);
        if (ledger == null || !ledger.isOpen(Track.DEBT)) return;
        if (nominal < 0) ledger.step(Track.DEBT, new SumLine.Limit(), Units.debt(-nominal), SumLine.MALUS);
        ledger.close("debt", Track.DEBT, new SumTitle.Debt(), before, c.debt);
    }
}
