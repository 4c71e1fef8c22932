package boardroom.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What I played and how I am rated.
 *
 * @param played the last games, newest first
 * @param floors every game by its number of seats
 * @param ratings every game I played against people
 * @param companions with whom I played most often
 * @param ratedFrom so many games against people make a rating
 * @param words whether five words bring me back
 */
public record MyGames(
        List<Played> played,
        List<Floor> floors,
        List<Rating> ratings,
        List<Companion> companions,
        int ratedFrom,
        boolean words) {
    public MyGames {
        played = List.copyOf(played);
        floors = List.copyOf(floors);
        ratings = List.copyOf(ratings);
        companions = List.copyOf(companions);
    }

    /** A game I played; {@code table} is {@code null} once the table was cleared out, {@code place} where everybody lost. */
    public record Played(
            @Nullable String table,
            String game,
            int seats,
            int people,
            Counted counted,
            @Nullable Integer place,
            boolean won,
            long at) {}

    /** How often I played a game with so many seats, and won, against people and against bots alone. */
    public record Floor(String game, int seats, int people, int peopleWon, int bots, int botsWon) {}

    /** My rating at a game: {@code null} before there are enough games; {@code course} are the last ratings, oldest first. */
    public record Rating(
            String game,
            int games,
            @Nullable Long rating,
            @Nullable Long give,
            List<Long> course) {
        public Rating {
            course = List.copyOf(course);
        }
    }

    /** Somebody I played with: how often, and how often I won then. */
    public record Companion(String guest, String name, int games, int won) {}
}
