package boardroom.games.boss.sense;

import java.util.List;

/** The numbers of how a good player thinks (section 10), as in {@code sense.json} beside the box; all in $. */
public record Weights(Prices prices, People people, ChartWeights chart, Projects projects, Bids bids, Worth worth) {

    /** Early in the game and in its last round. */
    public record Span(double early, double late) {
        double at(double progress) {
            return early + (late - early) * progress;
        }
    }

    /**
     * What things are worth: a VP, a $, an idea, a T that has work and one that has none; what a crack attracts, what a
     * point of morale is worth; a $ that lacks on one of the next paydays, how likely $0, $1 ... are lost before it, how much
     * the first of them count, and what a free T earns by then; and after how many rounds a game with a goal is likely to end.
     */
    public record Prices(
            Span vp,
            Span cash,
            Span idea,
            double time,
            double spareTime,
            double crack,
            double morale,
            double shortfall,
            List<Double> losses,
            List<Double> risks,
            double reserve,
            int paydays,
            double incomePerTime,
            int goalRounds,
            double completedGoal,
            double skillGoal) {}

    /** What a person is valued by: how many rounds at most, and what is lost when somebody goes, or the CEO. */
    public record People(
            int horizon,
            double skill,
            double leading,
            List<Double> growth,
            double leaving,
            double ceoDeath,
            double unpaid,
            double bankruptcy) {
        /** How much of somebody's value is what they would give in a good place, in a company of so many heads. */
        double growth(int heads) {
            return heads > growth.size() ? 0 : growth.get(Math.max(0, heads - 1));
        }
    }

    /**
     * What a chart is valued by: how many rounds the steady chart counts, how much T has work now beyond what is committed and
     * how much in the long run, an exact boss, an heir in sight from so many rounds before the end, and how sure the legacy is.
     */
    public record ChartWeights(
            int steadyRounds,
            double workNow,
            double workSteady,
            double exact,
            double heir,
            int heirRounds,
            double legacyChance,
            double leastGain) {}

    /**
     * What a project is valued by: the price of its T, of T that has to be bought, of each round it takes and of leaving no T to
     * hire, what lasts (a round of a T of capacity, of recruiting, of a point of morale; a shield, insurance, a type's bonus), R&D.
     */
    public record Projects(
            Span time,
            double shortTime,
            double perRound,
            double freeToHire,
            double crowded,
            double research,
            double capacity,
            double recruit,
            double overheadCut,
            double moraleAsset,
            double shield,
            double insurance,
            double typeBonus) {}

    /** How likely another company bids more than $0, $1, $2 ... for people and for projects, and takes something then. */
    public record Bids(List<Double> people, List<Double> projects, double appetite, Span projectScale) {
        static double above(List<Double> chances, double bid) {
            int whole = (int) bid;
            if (whole >= chances.size() - 1) return chances.getLast();
            return chances.get(whole) + (chances.get(whole + 1) - chances.get(whole)) * (bid - whole);
        }
    }

    /** How many VP the future of a company holds: for each round left and T or point of skill, and the scale of victory. */
    public record Worth(
            double cash, double time, double timeLimit, double skill, double idea, double ongoing, double scale) {}
}
