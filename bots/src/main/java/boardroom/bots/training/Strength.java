package boardroom.bots.training;

import boardroom.bots.Share;
import boardroom.bots.Tournament;
import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Game;
import boardroom.engine.Learned;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How often a new bot wins against an old one at a table where they take turns.
 *
 * @param fair what a chair wins on average, whoever sits there; less than its part of the table where all may lose
 * @param share what a chair of the new bot wins
 */
public record Strength(int seats, double fair, Share share) {
    private static final int DEALS_AT_ONCE = 8;

    /** Whether chance alone hardly explains so few wins. */
    public boolean isWorse() {
        return share.high() < fair;
    }

    /** Whether chance alone hardly explains so many wins. */
    public boolean isBetter() {
        return share.low() > fair;
    }

    Learned.Strength learned() {
        return new Learned.Strength(seats, share.games(), share.share(), share.low(), share.high(), fair);
    }

    /** At the smallest and the largest table, on deals of this seed; a few deals at least, however late it is. */
    static List<Strength> of(Game<?, ?> game, Bot newer, Bot older, int games, long seed, Deadline deadline) {
        Box.SeatRange range = game.box().seats();
        List<Strength> strengths = new ArrayList<>();
        for (int seats :
                Stream.of(Math.max(2, range.min()), range.max()).distinct().toList())
            if (seats > 1) strengths.add(at(seats, game, newer, older, games, seed, deadline));
        return strengths;
    }

    static Strength at(int seats, Game<?, ?> game, Bot newer, Bot older, int games, long seed, Deadline deadline) {
        Options options = Options.defaults(game.box());
        double wins = 0;
        double all = 0;
        int played = 0;
        int chairs = 0;
        for (int from = 0; from == 0 || (from < games && !deadline.isOver()); from += DEALS_AT_ONCE * seats) {
            long fresh = Rng.stream(seed, "strength " + seats + " " + from).nextLong();
            List<Tournament.Score> scores =
                    new Tournament(game, List.of(newer, older), seats, options, DEALS_AT_ONCE * seats, fresh).play();
            wins += scores.getFirst().share().wins();
            played += scores.getFirst().share().games();
            for (Tournament.Score score : scores) {
                all += score.share().wins();
                chairs += score.share().games();
            }
        }
        return new Strength(seats, all / chairs, Share.of(wins, played));
    }
}
