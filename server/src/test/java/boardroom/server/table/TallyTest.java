package boardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Act;
import boardroom.engine.Arg;
import boardroom.engine.Entry;
import boardroom.engine.Move;
import boardroom.engine.Result;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.store.FinishedGame;
import boardroom.server.store.Origin;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.tiny.TinyMove;
import boardroom.server.wire.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game that is over counts for whom: places, wins, floors and ratings. */
class TallyTest {
    private static final TableHead SHIPPED = head(null, false, null);

    private static TableHead head(@Nullable String changedBox, boolean guided, @Nullable Origin origin) {
        return new TableHead("t1", "CODE1", "tiny-bids", 1, 1, changedBox, guided, 10, origin);
    }

    /** Mira and Jon are people of their own, “Ida (Mira)” sits beside Mira, anything with a dot is a bot. */
    private static SeatRow chair(String who) {
        if (who.contains(".")) return SeatRow.bot(who);
        if (!who.contains("(")) return SeatRow.person(who);
        return SeatRow.beside(
                who.substring(who.indexOf('(') + 1, who.length() - 1), who.substring(0, who.indexOf(' ')));
    }

    private static TableRow at(TableHead head, String who) {
        return TableRow.waiting(
                head,
                "{}",
                "Mira",
                Stream.of(who.split(", ", -1)).map(TallyTest::chair).toList());
    }

    private static List<Integer> numbers(String text) {
        return text.isBlank()
                ? List.of()
                : Stream.of(text.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static Seats seats(String text) {
        return Seats.where(9, numbers(text)::contains);
    }

    /** They came in on these ranks of the board. */
    private static Result ended(String ranks, boolean isLost, boolean together) {
        List<Result.Standing> standings = new ArrayList<>();
        for (int rank : numbers(ranks))
            standings.add(new Result.Standing(standings.size(), rank, Arg.of(9), List.of(), List.of(), isLost));
        return new Result(Say.of("result.over"), standings, together);
    }

    private static FinishedGame counted(TableHead head, String who, Result result) {
        return new Tally(at(head, who), result, Seats.NONE).of(50);
    }

    @ParameterizedTest(name = "{0}: the board says {2}, {3} left: {4}")
    @CsvSource({
        "all stayed,                                 'Mira, Jon, Ada',          2 1 3,   '',    2 1 3,   1",
        "who resigned does not draw with who stayed, 'Mira, Jon',               1 2,     0,     2 1,     1",
        "nor with the honest last of three,          'Mira, Jon, Ada',          1 2 3,   0,     3 1 2,   1",
        "who resigned as the second is last,         'Mira, Jon, Ada',          1 2 3,   1,     1 3 2,   0",
        "two who resigned are last together,         'Mira, Jon, Ada',          1 2 3,   0 1,   2 2 1,   2",
        "a bot that always sat there beats people,   'Mira, strong.fan, Jon',   3 1 2,   2,     2 1 3,   1",
        "nobody wins where all resigned,             'Mira, Jon',               1 2,     0 1,   2 2,     ''",
        "two who share the first rank both win,      'Mira, Jon, Ada',          1 1 3,   '',    1 1 3,   0 1",
    })
    void those_who_stayed_are_ranked_among_themselves(
            String what, String who, String ranks, String left, String places, String winners) {
        Outcome outcome = new Tally(at(SHIPPED, who), ended(ranks, false, false), seats(left)).outcome();

        assertThat(outcome.places()).extracting(Outcome.Placed::rank).as(what).isEqualTo(numbers(places));
        assertThat(Seats.where(
                        outcome.places().size(),
                        seat -> outcome.places().get(seat).won()))
                .as(what)
                .isEqualTo(seats(winners));
    }

    @Test
    void who_stayed_wins_against_who_resigned_in_the_rating_too() {
        FinishedGame game = new Tally(at(SHIPPED, "Mira, Jon"), ended("1 2", false, false), Seats.of(0)).of(50);

        assertThat(game.rated()).isTrue();
        assertThat(game.places())
                .containsExactly(new FinishedGame.Place("Mira", 2, false), new FinishedGame.Place("Jon", 1, true));
    }

    @Test
    void a_draw_of_rivals_is_rated() {
        assertThat(counted(SHIPPED, "Mira, Jon", ended("1 1", false, false)).rated())
                .isTrue();
    }

    @Test
    void who_won_together_all_won_and_nobody_is_rated() {
        FinishedGame game = counted(SHIPPED, "Mira, Jon", ended("1 1", false, true));

        assertThat(game.rated()).isFalse();
        assertThat(game.places()).allMatch(place -> place.won() && place.place() == 1);
    }

    @ParameterizedTest
    @CsvSource({"1 1,true", "1 2,false"})
    void who_lost_together_has_no_place_and_nobody_is_rated(String ranks, boolean together) {
        FinishedGame game = counted(SHIPPED, "Mira, Jon", ended(ranks, true, together));

        assertThat(game.rated()).isFalse();
        assertThat(game.places())
                .noneMatch(FinishedGame.Place::won)
                .allMatch(place -> place.place() == FinishedGame.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "'Mira, Jon',                    people, 2, true",
        "'Mira, strong.fan',             bots,   1, false",
        "'Mira, Ida (Mira)',             screen, 2, false",
        "'Mira, Ida (Mira), strong.fan', bots,   2, false",
        "'Mira, Ida (Mira), Jon',        people, 3, false",
    })
    void a_game_counts_by_who_sat_there(String who, String counted, int people, boolean rated) {
        FinishedGame game =
                counted(SHIPPED, who, ended("1 2 3".substring(0, 2 * who.split(", ", -1).length - 1), false, false));

        assertThat(game.counted()).isEqualTo(counted);
        assertThat(game.people()).isEqualTo(people);
        assertThat(game.rated()).isEqualTo(rated);
    }

    @Test
    void only_one_s_own_chair_counts_and_not_that_of_somebody_beside_one() {
        assertThat(counted(SHIPPED, "Mira, Ida (Mira)", ended("2 1", false, false))
                        .places())
                .containsExactly(new FinishedGame.Place("Mira", 2, false));
    }

    @Test
    void from_a_changed_box_a_game_is_neither_rated_nor_won_against_anybody() {
        FinishedGame game = counted(head("{}", false, null), "Mira, Jon", ended("1 2", false, false));

        assertThat(game.counted()).isEqualTo("changed");
        assertThat(game.rated()).isFalse();
    }

    @Test
    void a_lesson_and_what_is_played_on_from_a_moment_count_for_nobody() {
        for (TableHead head : List.of(head(null, true, null), head(null, false, new Origin("t0", 7)))) {
            FinishedGame game = counted(head, "Mira, strong.fan", ended("1 2", false, false));
            assertThat(game.places()).isEmpty();
            assertThat(game.rated()).isFalse();
        }
    }

    private static final Move BID = new TinyMove.Bid(1);

    /** Jon's evening, a letter an entry: he moves (j), a bot sits in (B) and moves (b), he is back (J), leaves (L), a clock (c). */
    private static boolean hasJonLeft(String evening) {
        Deciders deciders = new Deciders(List.of(SeatRow.person("Mira"), SeatRow.person("Jon")));
        int number = 0;
        for (int i = 0; i < evening.length(); i++) {
            Act act = switch (evening.charAt(i)) {
                case 'j', 'b' -> new Act.Moved(1, BID, "c-" + number);
                case 'B' -> new Act.BotSatIn(1, "strong.fan");
                case 'J' -> new Act.PersonCameBack(1);
                case 'L' -> new Act.PersonLeft(1);
                case 'R' -> new Act.Resigned(1, "strong.fan");
                case 'c' -> new Act.ClockRanOut("clock", Seats.of(1));
                default -> throw new IllegalArgumentException(evening);
            };
            number++;
            deciders.take(new Entry(number, 0, act), "round-" + number);
        }
        return deciders.whoLeft().has(1);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "he played it all,                                   jjjj,      false",
        "a bot played most and he came for the end,          jBbbbbJj,  true",
        "his line was lost before the end of a long evening, jjjjjB,    false",
        "and a bot made the last move,                       jjjjjBb,   false",
        "each made half,                                     jjBbb,     false",
        "he resigned before the last move,                   jjjjR,     true",
        "he left and only the clock played for him,          jLccc,     true",
        "he was here and let the clock run out,              jcccc,     false",
        "nothing was ever his to decide,                     B,         false",
    })
    void whoever_left_most_of_their_decisions_to_others_has_left(String what, String evening, boolean left) {
        assertThat(hasJonLeft(evening)).as(what).isEqualTo(left);
    }

    @Test
    void a_decision_counts_once_however_often_it_is_changed() {
        Deciders deciders = new Deciders(List.of(SeatRow.person("Mira"), SeatRow.person("Jon")));
        for (int i = 1; i <= 9; i++) deciders.take(new Entry(i, 0, new Act.Moved(1, BID, "c-" + i)), "round-1");
        deciders.take(new Entry(10, 0, new Act.BotSatIn(1, "strong.fan")), "round-2");
        for (int i = 11; i <= 12; i++) deciders.take(new Entry(i, 0, new Act.Moved(1, BID, "")), "round-" + i);

        assertThat(deciders.whoLeft()).isEqualTo(Seats.of(1));
    }
}
