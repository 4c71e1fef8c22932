package boardroom.games.shipit;

import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox.PuzzleReward;

/** 5.2 Costs, and what comes to the debt and goes from it: one sum, settled before its level is asked for. */
final class CostsAndDebt {
    private static final int PERCENT = 100;

    private final Book book;

    CostsAndDebt(Book book) {
        this.book = book;
    }

    void payCosts(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.money;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            int cost = work.engineers(a) * book.cost(work.s, a);
            if (cost == 0) continue;
            c.money -= cost;
            if (ledger != null)
                ledger.step(
                        Track.MONEY, Why.cardTimes(book.actions[a], work.engineers(a)), Units.money(-cost), Why.MALUS);
        }
        if (ledger != null && ledger.isOpen(Track.MONEY))
            ledger.close("costs", Track.MONEY, Why.costs(), before, c.money);
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
    int aiDebt(ShipState s, Company c) {
        int extra = book.extraAiDebt(s);
        int sum = 0;
        for (Entry entry : c.plan)
            if (entry.ai()) sum += c.employed(entry.engineer()).level().aiDebt() + extra;
        int percent = c.tech.aiDebtPercent();
        return percent == PERCENT ? sum : Rounding.half((long) sum * percent, PERCENT);
    }

    private void explainAiDebt(Work work, Ledger ledger, int made) {
        Company c = work.c;
        int sum = 0;
        for (Entry entry : c.plan) {
            if (!entry.ai()) continue;
            Engineer engineer = c.employed(entry.engineer());
            sum += engineer.level().aiDebt();
            ledger.step(
                    Track.DEBT,
                    Why.aiUse(engineer.name()),
                    Units.debt(engineer.level().aiDebt()),
                    Why.MALUS);
        }
        int themed = book.extraAiDebt(work.s) * c.aiUses();
        if (themed > 0 && work.s.theme() != null)
            ledger.step(Track.DEBT, Why.theme(work.s.theme()), Units.debt(themed), Why.MALUS);
        if (made != sum + themed) ledger.step(Track.DEBT, Why.card(c.tech), Units.debt(made - sum - themed), Why.BONUS);
    }

    /** Option `ai-capacity=spent`: each use is gone for good. */
    private static void spendAi(Work work) {
        Company c = work.c;
        int uses = c.aiUses();
        c.ai -= uses;
        if (work.ledger == null || uses == 0) return;
        work.ledger.step(Track.AI, Why.aiSpent(uses), Units.capacity(-uses), Why.MALUS);
        work.ledger.close("ai-spent", Track.AI, Why.aiSpent(uses), c.ai + uses, c.ai);
    }

    void remove(Work work, int a, ActionEffect.RemoveDebt less) {
        int removed = book.base(work.s, book.actions[a], less) * work.engineers(a);
        work.debtChange -= removed;
        if (work.ledger != null)
            work.ledger.step(
                    Track.DEBT, Why.cardTimes(book.actions[a], work.engineers(a)), Units.debt(-removed), Why.BONUS);
    }

    /** What the winner of the puzzle gets, by the engineers on it. */
    void reward(Work work) {
        int coders = 0;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            if (book.entersPuzzle(a)) coders += work.engineers(a);
        }
        if (coders == 0) return;
        PuzzleReward reward = book.puzzleReward(coders);
        work.debtChange -= reward.removeDebt();
        if (work.ledger != null)
            work.ledger.step(Track.DEBT, Why.puzzle(), Units.debt(-reward.removeDebt()), Why.BONUS);
        if (reward.money() > 0) earn(work, reward.money());
    }

    private static void earn(Work work, int money) {
        Company c = work.c;
        c.money += money;
        if (work.ledger == null) return;
        work.ledger.step(Track.MONEY, Why.puzzle(), Units.money(money), Why.BONUS);
        work.ledger.close("puzzle-reward", Track.MONEY, Why.puzzle(), c.money - money, c.money);
    }

    /** The debt of now, by which everything after goes. */
    void settle(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.debt;
        int nominal = before + work.debtChange;
        c.debt = Math.max(0, nominal);
        if (ledger == null || !ledger.isOpen(Track.DEBT)) return;
        if (nominal < 0) ledger.step(Track.DEBT, Why.limit(), Units.debt(-nominal), Why.MALUS);
        ledger.close("debt", Track.DEBT, Why.debt(), before, c.debt);
    }
}
