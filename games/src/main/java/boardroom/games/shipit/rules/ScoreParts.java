package boardroom.games.shipit.rules;

/** What a score is made of, in thousandths of a point. */
public record ScoreParts(
        int total, int users, int revenue, int rating, int milestones, int bonus, int debt, int stake) {
    public static final ScoreParts NOTHING = of(0, 0, 0, 0, 0, 0, 0);

    static ScoreParts of(int users, int revenue, int rating, int milestones, int bonus, int debt, int stake) {
        int total = users + revenue + rating + milestones + bonus + debt + stake;
        return new ScoreParts(total, users, revenue, rating, milestones, bonus, debt, stake);
    }
}
