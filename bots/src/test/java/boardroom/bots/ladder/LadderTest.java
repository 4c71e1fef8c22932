package boardroom.bots.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.ladder.Ladder.Standings;
import boardroom.engine.Game;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.games.Shelf;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static final Game<?, ?> ESOP_WARS = Shelf.titles().getFirst().open();

    private static Ladder ladder(List<Integer> seats, String... ids) {
        return ladder(Claims.NONE, seats, ids);
    }

    private static Ladder ladder(Claims claims, List<Integer> seats, String... ids) {
        return new Ladder(
                List.of(ids).stream()
                        .map(id -> Objects.requireNonNull(Entrant.named(id)))
                        .toList(),
                seats,
                claims,
                5);
    }

    private static List<Played> play(Ladder ladder, int games) throws InterruptedException {
        return new Arena(ESOP_WARS, games, null).play(ladder, (_, _, _) -> {});
    }

    @Test
    void everybody_meets_everybody_and_at_full_tables_both_ways() {
        Ladder ladder = ladder(List.of(5, 2), "random", "greedy", "casual");

        assertThat(ladder.bouts().stream()
                        .map(bout -> bout.one().id() + "-" + bout.others().id() + "-" + bout.seats()))
                .containsExactly(
                        "greedy-random-2",
                        "casual-random-2",
                        "casual-greedy-2",
                        "greedy-random-5",
                        "random-greedy-5",
                        "casual-random-5",
                        "random-casual-5",
                        "casual-greedy-5",
                        "greedy-casual-5",
                        "casual-casual'-2",
                        "casual-casual'-5");
    }

    @Test
    void a_search_is_doubled_as_a_control_unless_both_play_anyway() {
        assertThat(ladder(List.of(2), "random", "search-200").bouts())
                .extracting(bout -> bout.one().id())
                .containsExactly("search-200", "search-200", "search-400");
        assertThat(ladder(List.of(2), "search-200", "search-400").bouts()).hasSize(2);
    }

    @Test
    void what_decides_a_control_or_a_target_is_worth_more_time() {
        Ladder ladder = ladder(List.of(2, 5), "random", "greedy", "casual", "strong", "expert");

        assertThat(ladder.bouts().stream()
                        .filter(bout -> ladder.worth(bout) > 1)
                        .map(bout -> bout.one().id() + "-" + bout.others().id() + "-" + bout.seats()))
                .containsExactly(
                        "greedy-random-2",
                        "strong-random-2",
                        "strong-casual-2",
                        "expert-greedy-2",
                        "expert-strong-2",
                        "expert-greedy-5",
                        "strong-strong'-2",
                        "strong-strong'-5");
    }

    @Test
    void slow_tables_that_decide_nothing_come_last() {
        Ladder ladder = ladder(List.of(2, 5), "greedy", "casual", "strong", "expert");

        assertThat(ladder.bouts().stream()
                        .filter(ladder::isLast)
                        .map(bout -> bout.one().id() + "-" + bout.others().id() + "-" + bout.seats()))
                .containsExactly(
                        "greedy-casual-5",
                        "greedy-strong-5",
                        "casual-strong-5",
                        "greedy-expert-5",
                        "expert-casual-5",
                        "casual-expert-5",
                        "strong-expert-5");
    }

    @Test
    void every_deal_is_played_once_from_every_seat() throws InterruptedException {
        List<Played> played = play(ladder(List.of(3), "random", "greedy"), 7);

        assertThat(played).allSatisfy(bout -> {
            assertThat(bout.deals()).isEqualTo(3);
            Map<List<Integer>, Integer> times = new HashMap<>();
            for (Outcome game : bout.games())
                times.merge(List.of(game.deal(), game.seated().indexOf(bout.one())), 1, Integer::sum);
            assertThat(times)
                    .hasSize(9)
                    .allSatisfy((_, count) -> assertThat(count).isOne());
        });
    }

    @Test
    void greedy_is_rated_over_random_a_mirror_is_even_and_a_seed_gives_the_same_again() throws InterruptedException {
        Ladder ladder = ladder(List.of(2, 5), "random", "greedy");
        Standings standings = ladder.standings(play(ladder, 60));

        assertThat(standings.ratings()).extracting(Rating::id).containsExactly("greedy", "random");
        Rating random = standings.ratings().getLast();
        assertThat(random.rating() + random.margin()).isLessThan(1000);
        assertThat(standings.controls())
                .hasSize(2)
                .allSatisfy(control -> assertThat(control.what()).startsWith("greedy against itself"));
        assertThat(standings.holds()).isTrue();
        assertThat(ladder.standings(play(ladder, 60))).isEqualTo(standings);
    }

    @Test
    void a_level_that_is_no_better_than_the_one_below_fails_the_ladder() {
        Ladder ladder = ladder(List.of(2), "beginner", "casual");
        Simulated even = new Simulated(List.of("casual", "beginner"), List.of(1000.0, 1000.0));

        Standings standings = ladder.standings(even.roundRobin(2, 40, new Rng(1)));

        assertThat(standings.holds()).isFalse();
        assertThat(standings.controls())
                .filteredOn(Check::fails)
                .extracting(Check::what)
                .containsExactly("casual is clearly over beginner");
    }

    /** Three of four games of two are finished, which is more than 66.7 %, and none of three is played. */
    @Test
    void where_all_can_lose_a_table_of_experts_is_to_finish_as_often_as_the_rules_claim() {
        Ladder ladder = ladder(Claims.of("ship-shape"), List.of(2), "greedy", "expert");
        List<Outcome> games = IntStream.range(0, 40)
                .mapToObj(index -> new Outcome(
                        index / 2,
                        List.of("expert", "expert'"),
                        List.of(1, 2),
                        index % 4 == 0 ? Seats.NONE : Seats.of(0)))
                .toList();

        Standings standings = ladder.standings(List.of(
                new Played("expert", "expert'", 2, games),
                new Simulated(List.of("expert", "greedy"), List.of(1200.0, 1000.0))
                        .roundRobin(2, 10, new Rng(1))
                        .getFirst()));

        assertThat(ladder.bouts())
                .filteredOn(bout -> bout.others().id().equals("expert'"))
                .hasSize(3);
        assertThat(standings.targets())
                .filteredOn(target -> target.what().startsWith("a table of"))
                .extracting(Check::verdict)
                .containsExactly(Check.Verdict.HOLDS, Check.Verdict.OPEN, Check.Verdict.OPEN);
    }

    @Test
    void when_the_time_is_over_only_whole_deals_count() throws InterruptedException {
        Ladder ladder = ladder(List.of(5), "random", "greedy");

        List<Played> played = new Arena(ESOP_WARS, 10_000_000, Duration.ofMillis(300)).play(ladder, (_, _, _) -> {});

        assertThat(played)
                .isNotEmpty()
                .allSatisfy(bout -> assertThat(bout.games().size() % 5).isZero());
    }
}
