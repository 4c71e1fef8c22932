package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Constants;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** 5.7: money by users, capped by the round, and a little more for those below the median. */
public final class Income {
    private final Constants numbers;

    public Income(Constants numbers) {
        this.numbers = numbers;
    }

    /** Twice the median of everybody's users, so that it is whole. */
    public static int twiceMedian(Company[] companies) {
        int[] users = new int[companies.length];
        for (int i = 0; i < users.length; i++) users[i] = companies[i].mau;
        Arrays.sort(users);
        int middle = users.length / 2;
        return users.length % 2 == 1 ? 2 * users[middle] : users[middle - 1] + users[middle];
    }

    public int of(int round, Company company, int twiceMedian) {
        return byUsers(round, company.mau) + (isUnderdog(company, twiceMedian) ? numbers.underdogBonus() : 0);
    }

    private static boolean isUnderdog(Company company, int twiceMedian) {
        return 2 * company.mau < twiceMedian;
    }

    public int byUsers(int round, int mau) {
        return Math.min(uncapped(mau), cap(round));
    }

    /** Whether the cap takes anything away: income that just reaches it loses nothing. */
    private boolean isCapped(int round, int mau) {
        return uncapped(mau) > cap(round);
    }

    private int uncapped(int mau) {
        return Rounding.half(mau, numbers.incomeMauPerDollar());
    }

    /** What income a round would bring: the cap of it, and more for being below the median. */
    public record Due(int amount, int cap, boolean capped, boolean underdog) {}

    public Due due(int round, Company company, int twiceMedian) {
        return new Due(
                of(round, company, twiceMedian),
                cap(round),
                isCapped(round, company.mau),
                isUnderdog(company, twiceMedian));
    }

    int cap(int round) {
        return numbers.incomeCapBase() + numbers.incomeCapPerRound() * round;
    }

    public void pay(int round, Company company, int twiceMedian, @Nullable Ledger ledger) {
        int before = company.money;
        company.money += of(round, company, twiceMedian);
        if (ledger == null) return;
        int full = uncapped(company.mau);
        ledger.step(Track.MONEY, new SumLine.IncomeUsers(company.mau), Units.money(full), SumLine.BASE);
        if (isCapped(round, company.mau))
            ledger.step(Track.MONEY, new SumLine.IncomeCap(round), Units.money(cap(round) - full), SumLine.MALUS);
        if (isUnderdog(company, twiceMedian))
            ledger.step(Track.MONEY, new SumLine.Underdog(), Units.money(numbers.underdogBonus()), SumLine.BONUS);
        ledger.close("income", Track.MONEY, new SumTitle.Income(), before, company.money);
    }
}
