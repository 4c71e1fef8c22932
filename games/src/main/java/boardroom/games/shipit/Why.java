package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Say;

/** The labels of sums: what each step of a figure is. */
final class Why {
    static final String BASE = "base";
    static final String BONUS = "bonus";
    static final String MALUS = "malus";
    static final String TIMES = "times";
    /** Adds to the factor that follows. */
    static final String PART = "part";

    static final String CHANCE = "chance";

    private Why() {}

    static Say costs() {
        return Say.of("sum.costs");
    }

    static Say debt() {
        return Say.of("sum.debt");
    }

    static Say effect(Card action) {
        return Say.of("sum.effect", "action", Arg.card(action));
    }

    static Say rating() {
        return Say.of("sum.rating");
    }

    static Say income() {
        return Say.of("sum.income");
    }

    static Say output(String engineer) {
        return Say.of("sum.output", "engineer", Arg.of(engineer));
    }

    static Say score() {
        return Say.of("sum.score");
    }

    static Say puzzle() {
        return Say.of("why.puzzle");
    }

    static Say card(Card card) {
        return Say.of("why.card", "card", Arg.card(card));
    }

    static Say cardTimes(Card card, int engineers) {
        return Say.of("why.card-times", "card", Arg.card(card)).with("engineers", engineers);
    }

    static Say aiSpent(int uses) {
        return Say.of("why.ai-spent").with("uses", uses);
    }

    static Say aiUse(String engineer) {
        return Say.of("why.ai-use", "engineer", Arg.of(engineer));
    }

    static Say theme(Card theme) {
        return Say.of("why.theme", "theme", Arg.card(theme));
    }

    static Say engineer(String engineer) {
        return Say.of("why.engineer", "engineer", Arg.of(engineer));
    }

    static Say broken(int engineers) {
        return Say.of("why.broken").with("engineers", engineers);
    }

    static Say together() {
        return Say.of("why.together");
    }

    static Say perOutput() {
        return Say.of("why.per-output");
    }

    static Say market(int users) {
        return Say.of("why.market", "users", Units.users(users));
    }

    static Say heads() {
        return Say.of("why.heads");
    }

    static Say tails() {
        return Say.of("why.tails");
    }

    static Say perUser(int users) {
        return Say.of("why.per-user", "users", Units.users(users));
    }

    static Say half() {
        return Say.of("why.half");
    }

    static Say level(Card level, boolean ai) {
        return Say.of(ai ? "why.level-with-ai" : "why.level", "level", Arg.card(level));
    }

    static Say debtLevel(String level) {
        return Say.of("why.debt-level", "level", Arg.of(level));
    }

    static Say limit() {
        return Say.of("why.limit");
    }

    static Say incomeUsers(int users) {
        return Say.of("why.income-users", "users", Units.users(users));
    }

    static Say incomeCap(int round) {
        return Say.of("why.income-cap").with("round", round);
    }

    static Say underdog() {
        return Say.of("why.underdog");
    }

    static Say scoreUsers(int users) {
        return Say.of("why.score-users", "users", Units.users(users));
    }

    static Say scoreRevenue(int revenue) {
        return Say.of("why.score-revenue", "revenue", Units.money(revenue));
    }

    static Say scoreRating(int rating) {
        return Say.of("why.score-rating", "rating", Units.rating(rating));
    }

    static Say scoreBonus() {
        return Say.of("why.score-bonus");
    }

    static Say scoreDebt(int debt) {
        return Say.of("why.score-debt", "debt", Units.debt(debt));
    }

    static Say scoreStake(int equity) {
        return Say.of("why.score-stake", "equity", Units.percent(equity));
    }
}
