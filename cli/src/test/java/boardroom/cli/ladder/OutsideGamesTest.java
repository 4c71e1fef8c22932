package boardroom.cli.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.ladder.Entrant;
import boardroom.bots.ladder.Played;
import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A program that knows nothing but the wire enters the ladder. */
class OutsideGamesTest {
    private static final String EXAMPLE = "node --experimental-websocket ../examples/play.mjs";
    private static final Duration LONG = Duration.ofMinutes(5);

    private static Title title(String id) {
        return GameShelf.all().stream()
                .filter(title -> title.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static OutsideGames tables(Duration patience) throws IOException, InterruptedException {
        return new OutsideGames(
                title("it-startup"), List.of(Objects.requireNonNull(Entrant.named("greedy"))), 1, patience);
    }

    @Test
    void the_example_client_plays_every_deal_from_every_seat() throws Exception {
        try (OutsideGames tables = tables(LONG)) {
            List<Played> played = tables.play("outside", EXAMPLE, List.of(2), 2, LONG);

            assertThat(tables.failures()).isEmpty();
            assertThat(played).singleElement().satisfies(bout -> {
                assertThat(bout.games()).hasSize(2);
                assertThat(bout.games().get(0).seated()).containsExactly("outside", "greedy");
                assertThat(bout.games().get(1).seated()).containsExactly("greedy", "outside");
                assertThat(bout.deals()).isOne();
                assertThat(bout.games().get(0).ranks()).hasSize(2).contains(1);
            });
        }
    }

    @Test
    void a_program_that_falls_over_or_hangs_has_lost_and_it_is_said() throws Exception {
        try (OutsideGames tables = tables(Duration.ofSeconds(1))) {
            List<Played> falls = tables.play("falls", "echo 'Error: no idea'; exit 3", List.of(2), 2, LONG);
            List<Played> hangs = tables.play("hangs", "sleep 60", List.of(2), 2, LONG);

            assertThat(falls.getFirst().share().share()).isZero();
            assertThat(hangs.getFirst().share().share()).isZero();
            assertThat(tables.failures())
                    .hasSize(4)
                    .contains(
                            "falls against greedy on seat 0 of deal 0: the program ended before the game with code 3 and said: Error: no idea, so it has lost.",
                            "hangs against greedy on seat 1 of deal 0: the game could not begin within 1 seconds, so it has lost.");
        }
    }

    @Test
    void clocks_are_turned_off_where_a_box_can_do_without() {
        assertThat(Shelf.titles())
                .filteredOn(
                        title -> !OutsideGames.withoutClocks(title.open().box()).isEmpty())
                .extracting(Title::id)
                .containsExactlyInAnyOrder("it-startup", "ship-it", "ship-shape", "boss");
    }
}
