package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;

/** 4.2 What a hire costs, and how many there may be. */
public final class HiringRules {
    private static final int PERCENT = 100;

    private final Constants numbers;

    public HiringRules(ShipBox box) {
        this.numbers = box.constants();
    }

    /** What a hire at this bid costs (Lean Team). */
    public static int price(Company company, int bid) {
        int percent = company.funding.hirePercent();
        return percent == PERCENT ? bid : Rounding.half((long) bid * percent, PERCENT);
    }

    /** The highest bid a company can pay alone. */
    public static int highestBid(Company company) {
        int percent = company.funding.hirePercent();
        if (percent == PERCENT) return company.money;
        int bid = (int) ((long) company.money * PERCENT / percent);
        while (price(company, bid + 1) <= company.money) bid++;
        return bid;
    }

    public int hireLimit(ShipState s, Company company) {
        return numbers.hireLimitPerDraft()
                + company.funding.extraHires()
                + (s.terms.openRecruits() ? company.recruits : 0);
    }

    /** Safety net: an intern costs what can be paid. */
    public int internPrice(Company company) {
        return Math.min(price(company, numbers.internPrice()), company.money);
    }

    /** How many engineers everybody can bid for. */
    int poolSize(ShipState s) {
        Theme theme = s.theme();
        return s.seats() + numbers.poolExtra() + (theme == null ? 0 : theme.extraPool());
    }

    /** Whether one more hire at this bid is allowed and can be paid, after so many hires of which so many count. */
    boolean allows(ShipState s, Company c, boolean isReserved, int bid, int money, int hires, int counted) {
        if (!isReserved && counted >= hireLimit(s, c)) return false;
        if (c.maxHires != Company.ANY_NUMBER && hires >= c.maxHires) return false;
        int left = money - price(c, bid);
        return left >= 0 && left >= c.keep;
    }

    /** Why it is not allowed, as its owner may know it. */
    Unserved whyNot(ShipState s, Company c, boolean isReserved, int bid, int money, int hires, int counted) {
        if (!isReserved && counted >= hireLimit(s, c)) return new Unserved.LimitReached(hireLimit(s, c));
        int price = price(c, bid);
        if (price > money) return new Unserved.MoneyShort(price, money);
        boolean enough = c.maxHires != Company.ANY_NUMBER && hires >= c.maxHires;
        return enough ? new Unserved.EnoughHired(c.maxHires) : new Unserved.Kept(c.keep);
    }
}
