package boardroom.bots;

import boardroom.engine.Bot;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Match;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Bots play a game against each other. The same deal is played once in every rotation of the seats, so that neither
 * a lucky deal nor a good chair decides. A game depends only on the seed and its index, never on the order of play.
 */
public record Tournament(Game<?, ?> game, List<Bot> bots, int seats, Options options, int games, long seed) {

    /** How one bot of the list did: its share counts a win shared by two as half. */
    public record Score(Bot bot, Share share, double meanRank) {}

    public Tournament {
        bots = List.copyOf(bots);
        if (bots.isEmpty() || bots.size() > seats) throw new IllegalArgumentException("bots for " + seats + " seats");
        if (games <= 0) throw new IllegalArgumentException("games must be positive");
    }

    /** Plays all games, on all cores, and sums up in the order of the bots. */
    public List<Score> play() {
        List<Result> results =
                IntStream.range(0, games).parallel().mapToObj(this::play).toList();
        List<Score> scores = new ArrayList<>();
        for (int bot = 0; bot < bots.size(); bot++) scores.add(score(bot, results));
        return scores;
    }

    /** Which bot of the list sits where in this game: they take turns around the table, one chair on each time. */
    public int botAt(int seat, int index) {
        return Math.floorMod(seat - index % seats, seats) % bots.size();
    }

    /** Plays one of the games; as many as there are seats, one after the other, are one deal in all rotations. */
    public Result play(int index) {
        return play(game, index);
    }

    private <S extends State<S>, M extends Move> Result play(Game<S, M> rules, int index) {
        Deal deal = new Deal(
                seats, options, Rng.stream(seed, "deal " + index / seats).nextLong());
        List<Bot> seated = IntStream.range(0, seats)
                .mapToObj(seat -> bots.get(botAt(seat, index)))
                .toList();
        S end = Match.play(rules, deal, seated, Rng.stream(seed, "play " + index), Events.NONE);
        return rules.result(end);
    }

    private Score score(int bot, List<Result> results) {
        double wins = 0;
        int played = 0;
        long ranks = 0;
        for (int index = 0; index < results.size(); index++) {
            Result result = results.get(index);
            Seats winners = result.winners();
            for (Result.Standing standing : result.standings()) {
                if (botAt(standing.seat(), index) != bot) continue;
                played++;
                ranks += standing.rank();
                if (winners.has(standing.seat())) wins += 1.0 / winners.count();
            }
        }
        return new Score(bots.get(bot), Share.of(wins, played), (double) ranks / played);
    }
}
