package boardroom.games.shipit.sense;

/** The numbers behind what is thought of as good play (section 10), as data beside the box. */
public record Weights(Draft draft, Plan plan, Worth worth, Features features) {

    /**
     * What an engineer is worth: points per round of work at full output and what anybody adds to it, more for seniors
     * with AI and for Night Owls; how many points a dollar is worth, and in the last round.
     */
    public record Draft(
            double perRound,
            double anybody,
            double seniorWithAi,
            double owl,
            double dollar,
            double lastDollar,
            double keepFirst) {}

    /** More for a scarce place, less for a Night Owl who is not last; a pivot must bring clearly more. */
    public record Plan(double scarce, double owlTooEarly, double clearGain) {}

    /** What a company may still bring, in points. */
    public record Worth(
            double dollar,
            int moneyWorthHaving,
            Milestones milestones,
            double perMarket,
            double perAi,
            int recruitsWorthHaving,
            double perDebt,
            double forced,
            double ratingPerPoint,
            Preparation preparation,
            double spread) {}

    /** How much money does something; what lies beyond it is counted apart. */
    public record Features(int moneyWorthHaving) {}

    /** The part of its points that a milestone is worth when met, and when halfway; how near is near. */
    public record Milestones(double met, double halfway, double nearRating, double nearDebt) {}

    /** What being prepared for an unknown event saves. */
    public record Preparation(double load, double servers, double debt) {}
}
