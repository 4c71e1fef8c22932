package boardroom.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A short soak of the real server: what a busy machine has no time for is left out, and every promise is kept. */
class SoakTest {
    @Test
    void a_house_under_fire_loses_nothing_and_says_nothing_wrong(@TempDir Path folder) throws Exception {
        List<Title> titles = Shelf.titles();
        Plan plan = new Plan(
                6, Duration.ofSeconds(6), 3, titles.stream().map(Title::id).toList());

        SoakReport report;
        try (Soak soak = new Soak(plan, titles, folder)) {
            report = soak.run();
        }

        for (Finding.Kind broken : List.of(Finding.Kind.LOST, Finding.Kind.STUCK, Finding.Kind.WRONG))
            assertThat(report.found(broken)).as(report.toString()).isZero();
        assertThat(report.looked()).as(report.toString()).isPositive();
        for (Fault fault : List.of(Fault.KILLED, Fault.FULL, Fault.DROPPED, Fault.DUPLICATED))
            assertThat(report.times(fault)).as(report.toString()).isPositive();
    }
}
