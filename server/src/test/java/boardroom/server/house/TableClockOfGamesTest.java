package boardroom.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.BoxReader;
import boardroom.engine.Options;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The clock of a table and the options of the games: what it decides nobody else does. */
class TableClockOfGamesTest {
    static List<Title> titles() {
        return Shelf.titles();
    }

    private static Box box(Title title) {
        return title.open(BoxReader.shipped(title.id())).box();
    }

    private static Map<String, Object> with(String word, Map<String, Object> rest) {
        Map<String, Object> chosen = new HashMap<>(rest);
        chosen.put(TableClock.OPTION, word);
        return chosen;
    }

    @ParameterizedTest
    @MethodSource("titles")
    void what_a_clock_decides_can_be_dealt_and_is_read_back_as_this_clock(Title title) {
        Box box = box(title);
        for (TableClock clock : TableClock.values()) {
            Map<String, Object> settled = TableClock.settled(box, with(clock.word(), Map.of()));
            Map<String, Object> ofTheGame = HouseOptions.ofTheGame(settled);
            assertThat(Options.refusal(box, box.seats().preset(), ofTheGame)).isNull();
            assertThat(TableClock.of(box, settled)).isEqualTo(clock);
            if (!clock.isByDays())
                assertThat(TableClock.of(box, Options.of(box, ofTheGame).values()))
                        .isEqualTo(clock);
        }
    }

    @ParameterizedTest
    @MethodSource("titles")
    void an_option_of_the_game_cannot_contradict_the_clock(Title title) {
        Box box = box(title);
        Map<String, Object> quick = TableClock.BRISK.decides(box);
        Map<String, Object> settled = TableClock.settled(box, with("relaxed", quick));
        assertThat(settled).containsAllEntriesOf(TableClock.RELAXED.decides(box));
    }

    @ParameterizedTest
    @MethodSource("titles")
    void what_only_the_old_clock_decided_is_as_always_again(Title title) {
        Box box = box(title);
        Map<String, Object> before = TableClock.settled(box, with("none", Map.of()));
        Map<String, Object> after = TableClock.settled(box, before, with("normal", before));
        assertThat(Options.of(box, HouseOptions.ofTheGame(after))).isEqualTo(Options.defaults(box));
    }

    @ParameterizedTest
    @MethodSource("titles")
    void options_without_a_word_about_the_clock_stay_as_they_are(Title title) {
        Box box = box(title);
        Map<String, Object> chosen = TableClock.RELAXED.decides(box);
        Map<String, Object> settled = TableClock.settled(box, chosen);
        assertThat(HouseOptions.ofTheGame(settled)).isEqualTo(chosen);
        assertThat(settled).containsEntry(TableClock.OPTION, "relaxed");
    }
}
