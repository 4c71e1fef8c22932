package boardroom.bots.search;

/**
 * How a search goes about it.
 *
 * @param halving whether the candidates of the decision itself are halved again and again on the same guesses, instead of
 *     trying the most promising one each time
 * @param exploration how much a prior weighs against what was seen, in standard deviations of what was seen
 * @param noise how often a player who meets a decision for the first time takes something else than what looks best
 * @param plies how many moves are played by priors before a quiet position is valued
 * @param patience how many more are played at the most until a position is quiet
 * @param guesses how many guesses of what the seat can't know are made at the most; more iterations use them again
 * @param trust how much better a move must turn out, in standard deviations, to be taken before one that looks e times as
 *     likely at a glance
 */
public record Settings(
        boolean halving, double exploration, double noise, int plies, int patience, int guesses, double trust) {
    public static final Settings NORMAL = new Settings(true, 1.5, 0.2, 0, 60, 512, 0.1);

    /** The same, always trying the most promising candidate. */
    public Settings exploring() {
        return new Settings(false, exploration, noise, plies, patience, guesses, trust);
    }
}
