package boardroom.games.boss.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import java.util.List;

/** The rival of the solo game and its levels (8.3). */
public record Solo(String name, @Sized(from = 1, to = 10) List<Level> levels) {

    /** Its bid cards, every how many rounds its bids rise, and what it starts with. */
    public record Level(
            String id,
            @Sized(from = 1, to = 20) List<@Between(to = 100) Integer> bids,
            @Between(from = 1, to = 100) int escalateEvery,
            @Between(from = -100, to = 100) int startingVp) {}

    public Level level(String id) {
        return levels.stream()
                .filter(level -> level.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
