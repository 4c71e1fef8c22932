package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import java.util.Map;

/** What an engineer is best at: percent more by action (2.3). */
public record Specialty(String id, String name, Map<String, @Between(to = 1_000) Integer> bonusPercent)
        implements Card {
    public int bonusOn(Action action) {
        Integer bonus = bonusPercent.get(action.id());
        return bonus == null ? 0 : bonus;
    }
}
