package boardroom.games.shipit;

import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox.PuzzleReward;
import org.jspecify.annotations.Nullable;

/** 5.2 Costs and debt come first. */
final class CostsAndDebt {
    private static final int PERCENT = 100;

    private final Book book;

    CostsAndDebt(Book book) {
        this.book = book;
    }

    void settle(Work work, boolean puzzleWon) {
        payCosts(work);
        PuzzleReward reward = puzzleWon ? reward(work) : null;
        moveDebt(work, reward);
        if (work.s.terms.aiSpent()) spendAi(work);
        if (reward != null && reward.money() > 0) earn(work, reward.money());
    }

    private void payCosts(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.money;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            int cost = work.engineers(a) * book.cost(work.s, a);
            if (cost == 0) continue;
            c.money -= cost;
            if (ledger != null)
                ledger.step(Why.cardTimes(book.actions[a], work.engineers(a)), Units.money(-cost), Why.MALUS);
        }
        if (ledger != null && ledger.isOpen()) ledger.close("costs", Track.MONEY, Why.costs(), before, c.money);
    }

    private void moveDebt(Work work, @Nullable PuzzleReward reward) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.debt;
        int nominal = before + aiDebt(work) - removed(work);
        if (reward != null) {
            nominal -= reward.removeDebt();
            if (ledger != null) ledger.step(Why.puzzle(), Units.debt(-reward.removeDebt()), Why.BONUS);
        }
        c.debt = Math.max(0, nominal);
        if (ledger == null || !ledger.isOpen()) return;
        if (nominal < 0) ledger.step(Why.limit(), Units.debt(-nominal), Why.MALUS);
        ledger.close("debt", Track.DEBT, Why.debt(), before, c.debt);
    }

    /** AI-First halves once, on the total of the round. */
    private int aiDebt(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int extra = book.extraAiDebt(work.s);
        int sum = 0;
        int uses = 0;
        for (Entry entry : c.plan) {
            if (!entry.ai()) continue;
            Engineer engineer = c.employed(entry.engineer());
            sum += engineer.level().aiDebt() + extra;
            uses++;
            if (ledger != null)
                ledger.step(
                        Why.aiUse(engineer.name()), Units.debt(engineer.level().aiDebt()), Why.MALUS);
        }
        if (ledger != null && extra * uses > 0 && work.s.theme() != null)
            ledger.step(Why.theme(work.s.theme()), Units.debt(extra * uses), Why.MALUS);
        int percent = c.tech.aiDebtPercent();
        int made = percent == PERCENT ? sum : Rounding.half((long) sum * percent, PERCENT);
        if (ledger != null && made != sum) ledger.step(Why.card(c.tech), Units.debt(made - sum), Why.BONUS);
        return made;
    }

    private int removed(Work work) {
        int removed = 0;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            for (ActionEffect effect : book.actions[a].effects())
                if (effect instanceof ActionEffect.RemoveDebt less) {
                    int part = book.base(work.s, book.actions[a], less) * work.engineers(a);
                    removed += part;
                    if (work.ledger != null)
                        work.ledger.step(
                                Why.cardTimes(book.actions[a], work.engineers(a)), Units.debt(-part), Why.BONUS);
                }
        }
        return removed;
    }

    /** What the winner of the puzzle gets, by the engineers on it. */
    private @Nullable PuzzleReward reward(Work work) {
        int coders = 0;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            if (book.entersPuzzle(a)) coders += work.engineers(a);
        }
        return coders == 0 ? null : book.puzzleReward(coders);
    }

    /** Option `ai-capacity=spent`: gone before Research AI adds. */
    private static void spendAi(Work work) {
        Company c = work.c;
        int uses = c.aiUses();
        c.ai -= uses;
        if (work.ledger == null || uses == 0) return;
        work.ledger.step(Why.aiSpent(uses), Units.capacity(-uses), Why.MALUS);
        work.ledger.close("ai-spent", Track.AI, Why.aiSpent(uses), c.ai + uses, c.ai);
    }

    private static void earn(Work work, int money) {
        Company c = work.c;
        c.money += money;
        if (work.ledger == null) return;
        work.ledger.step(Why.puzzle(), Units.money(money), Why.BONUS);
        work.ledger.close("puzzle-reward", Track.MONEY, Why.puzzle(), c.money - money, c.money);
    }
}
