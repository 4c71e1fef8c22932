package boardroom.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything the house knows about me.
 *
 * @param tables those at which I have a seat, and those I host without one
 * @param wordsMade when my five words were made; 0: there are none
 */
public record Export(
        String id,
        String name,
        List<TableInfo> tables,
        List<Played> played,
        List<Rating> ratings,
        List<Device> devices,
        List<String> hidden,
        long wordsMade,
        List<Hook> hooks,
        List<Line> said) {
    public Export {
        tables = List.copyOf(tables);
        played = List.copyOf(played);
        ratings = List.copyOf(ratings);
        devices = List.copyOf(devices);
        hidden = List.copyOf(hidden);
        hooks = List.copyOf(hooks);
        said = List.copyOf(said);
    }

    /** A game I played; {@code rating} is mine after it, if it was rated. */
    public record Played(
            String table,
            String game,
            int seats,
            int people,
            Counted counted,
            @Nullable Integer place,
            boolean won,
            long at,
            @Nullable Double rating) {}

    /** How I am rated at a game, and how far that may be off. */
    public record Rating(String game, double rating, double give, int games) {}

    /** A webhook of mine, without its secret; of one table, or of all. */
    public record Hook(@Nullable String table, String url, long made) {}

    /** Something I said at a table, under the name I had then: words or a mood. */
    public record Line(
            String table,
            long at,
            String name,
            String side,
            @Nullable String text,
            @Nullable String mood) {}

    /** A device of mine. */
    public record Device(String kind, long created, long used) {}
}
