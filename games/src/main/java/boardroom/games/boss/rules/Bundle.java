package boardroom.games.boss.rules;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/** 8.4: what one side of a deal gives. */
public record Bundle(int cash, int time, int ideas, List<String> projects, List<Pledge> shares) {
    public static final Bundle NOTHING = new Bundle(0, 0, 0, List.of(), List.of());

    /** A part of the reward of one's own ongoing project, due on its completion. */
    public record Pledge(String project, int cash, int vp) {}

    static Bundle of(BossMove.Gift gift) {
        return new Bundle(gift.cash(), gift.time(), 0, List.of(), List.of());
    }

    @JsonIgnore
    public boolean isEmpty() {
        return equals(NOTHING);
    }
}
