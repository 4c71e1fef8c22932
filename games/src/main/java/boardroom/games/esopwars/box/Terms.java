package boardroom.games.esopwars.box;

import boardroom.engine.Options;

/** The options of section 8 as this play understands them. */
public record Terms(
        boolean clock,
        int pacePercent,
        boolean placement,
        int leaverReturnPercent,
        boolean randomMarkets,
        int marketRounds,
        boolean accumulate,
        SkillRange skillRange,
        boolean randomReserve,
        boolean secondaryAuction,
        boolean exitForEach,
        boolean exitFit,
        WildcardRule wildcard,
        boolean twoTitles,
        boolean founderShare,
        boolean companyDraft,
        boolean perks,
        boolean hints) {

    /** How far a modified skill may go (5.2 step 4). */
    public enum SkillRange {
        FLOOR,
        UNIT,
        FREE
    }

    /** What a wildcard works on (R43). */
    public enum WildcardRule {
        OFF,
        SWING,
        VALUATION
    }

    /** The most market rounds that a play can have. */
    static final int MOST_ROUNDS = 4;

    /** The pace that has no clocks. */
    static final String UNTIMED = "untimed";

    /** 4.6: the last market, that else never comes, is played at the exit. */
    public boolean playsLastMarket() {
        return marketRounds == MOST_ROUNDS;
    }

    public static Terms of(Options options, Constants numbers) {
        return new Terms(
                options.is("auctionClock"),
                numbers.paceFactorPercent().getOrDefault(options.text("pace"), 0),
                options.text("shortfall").equals("placement"),
                numbers.leaverReturnPercent().getOrDefault(options.text("leaverGrant"), 0),
                options.text("marketPool").equals("random-four"),
                options.number("marketRounds"),
                options.text("modifiers").equals("accumulate"),
                switch (options.text("skillRange")) {
                    case "unit" -> SkillRange.UNIT;
                    case "free" -> SkillRange.FREE;
                    default -> SkillRange.FLOOR;
                },
                options.text("reserve").equals("random"),
                options.is("secondaryAuction"),
                options.text("exitDraw").equals("each"),
                options.is("exitFit"),
                switch (options.text("wildcard")) {
                    case "swing" -> WildcardRule.SWING;
                    case "valuation" -> WildcardRule.VALUATION;
                    default -> WildcardRule.OFF;
                },
                options.text("titles").equals("two"),
                options.text("founderScore").equals("share"),
                options.is("companyDraft"),
                options.is("perks"),
                options.is("hints"));
    }
}
