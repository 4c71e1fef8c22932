package boardroom.cli.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.ladder.Ladder.Standings;
import boardroom.bots.ladder.Outcome;
import boardroom.bots.ladder.Played;
import boardroom.bots.ladder.Rating;
import boardroom.engine.Seats;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LadderReportTest {

    private static Played won(String one, String other, int deals) {
        List<Outcome> games = IntStream.range(0, 2 * deals)
                .mapToObj(index -> new Outcome(index / 2, List.of(one, other), List.of(1, 2), Seats.of(0)))
                .toList();
        return new Played(one, other, 2, games);
    }

    private static String report(Played... bouts) {
        List<Rating> ratings = List.of(new Rating("expert", 1300, 20), new Rating("greedy", 1000, 0));
        return new LadderReport(
                        "./boardroom ladder",
                        1,
                        new Standings(ratings, List.of(bouts), List.of(), List.of()),
                        List.of())
                .toString();
    }

    @Test
    void a_pairing_is_told_by_its_share_with_an_interval() {
        assertThat(report(won("expert", "greedy", 20))).containsPattern("\\| expert +\\| +\\| 100 \\[\\d+, 100]");
    }

    @Test
    void one_deal_is_no_share() {
        assertThat(report(won("expert", "greedy", 1))).containsPattern("\\| expert +\\| +\\| +\\|\\R");
    }
}
