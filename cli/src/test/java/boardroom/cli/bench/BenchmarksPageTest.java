package boardroom.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchmarksPageTest {
    @Test
    void new_figures_take_the_place_of_old_ones_and_what_people_wrote_stays() {
        BenchmarksPage page = new BenchmarksPage("""
                # Benchmarks
                How to read them.
                ## Figures
                Made last year.
                ### Engine: random games
                old
                ### Server: chess
                old
                ### Replays in the browser
                written by hand
                ### Start
                old
                ### Where it is slow
                by hand too
                """);

        assertThat(page.with("Made today.\n\n### Engine: random games\nnew\n")).isEqualTo("""
                # Benchmarks
                How to read them.
                ## Figures
                Made today.

                ### Engine: random games
                new

                ### Replays in the browser
                written by hand

                ### Where it is slow
                by hand too
                """);
    }
}
