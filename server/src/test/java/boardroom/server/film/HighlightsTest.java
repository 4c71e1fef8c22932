package boardroom.server.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import boardroom.engine.Json;
import boardroom.server.wire.FilmInfo.Highlight;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is worth seeing of a game between Mira (seat 0) and Jon (seat 1), by how likely she was to win after each entry. */
class HighlightsTest {
    private static final String MOVED =
            "{\"act\":\"moved\",\"seat\":0,\"move\":{\"type\":\"unheard-of\"},\"command\":\"\"}";
    private static final String TOOK_BACK = "{\"act\":\"took-back\",\"seat\":0,\"to\":1}";
    private static final String WENT_BACK = "{\"act\":\"went-back\",\"seat\":0,\"to\":1,\"agreed\":[1],\"seen\":false}";

    static Stream<Arguments> games() {
        return Stream.of(
                game("nothing ever changes", chances(50, 50, 50, 50)),
                game("the biggest swing is a gain", chances(60, 61, 70, 71, 72), "swing of 0 at 2"),
                game("or a loss, which does not cost the lead", chances(90, 89, 60, 61, 62), "swing of 0 at 2"),
                game("the end itself only tells what was decided before", chances(60, 62, 62, 100), "swing of 0 at 1"),
                game(
                        "who leads for a while took the lead",
                        chances(60, 45, 44, 43, 42, 41),
                        "lead of 1 at 1",
                        "swing of 0 at 1"),
                game("a lead that is lost at once is none", chances(60, 45, 61, 61, 61, 61), "swing of 0 at 2"),
                game(
                        "whoever is first in front took it from nobody",
                        chances(50, 60, 61, 62, 63, 64),
                        "swing of 0 at 1"),
                game(
                        "a move that was taken back is no swing",
                        List.of(MOVED, MOVED, TOOK_BACK, MOVED, MOVED),
                        chances(60, 61, 95, 61, 65, 66),
                        "swing of 0 at 4"),
                game(
                        "nor is it a change of the lead, however long it was in force",
                        List.of(MOVED, MOVED, MOVED, MOVED, MOVED, MOVED, WENT_BACK, MOVED, MOVED),
                        chances(60, 61, 20, 21, 20, 21, 20, 61, 65, 66),
                        "swing of 0 at 8"),
                game(
                        "what came instead of it may be both",
                        List.of(MOVED, MOVED, TOOK_BACK, MOVED, MOVED, MOVED, MOVED),
                        chances(60, 61, 62, 61, 30, 31, 32, 33),
                        "lead of 1 at 4",
                        "swing of 0 at 4"));
    }

    private static Arguments game(String name, List<Integer> mira, String... found) {
        return game(name, List.of(), mira, found);
    }

    private static Arguments game(String name, List<String> acts, List<Integer> mira, String... found) {
        return arguments(named(name, acts), mira, List.of(found));
    }

    private static List<Integer> chances(Integer... percent) {
        return List.of(percent);
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_is_where_the_lead_changed_and_where_it_swung_most(
            List<String> acts, List<Integer> mira, List<String> expected) {
        Written nothing = written(Map.of());
        List<Moment> moments = new ArrayList<>();
        for (int number = 1; number < mira.size(); number++)
            moments.add(new Moment(number, 0, 0, List.of(), List.of(), Map.of(), Map.of(), both(mira.get(number))));
        Scene scene = new Scene(0, new Look(nothing, Map.of(), Map.of(), both(mira.getFirst())), moments);

        List<Highlight> found = Highlights.of(List.of(scene), Undone.by(acts));

        assertThat(found).extracting(HighlightsTest::told).containsExactlyElementsOf(expected);
    }

    /** In steps that are the same for both. */
    private static Written both(int mira) {
        return written(List.of(mira / 128.0, (100 - mira) / 128.0));
    }

    private static Written written(Object value) {
        return Written.of(Json.MAPPER.writeValueAsBytes(value));
    }

    private static String told(Highlight one) {
        return "%s of %d at %d".formatted(one.kind().name().toLowerCase(Locale.ROOT), one.seat(), one.number());
    }
}
