package boardroom.engine.phases;

import boardroom.engine.Path;
import boardroom.engine.Stone;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way through the phases that this table plays: neighbours on one stone are one, phases without a stone are not seen. */
final class Way {
    private Way() {}

    static <S extends PhasedState<S, ?>> Path of(Part<S, ?>[] parts, S s, @Nullable Round round) {
        List<String> names = new ArrayList<>();
        int now = -1;
        for (int place = 0; place < parts.length; place++) {
            String name = parts[place].stone();
            boolean isSeen = !name.isEmpty() && parts[place].phase.isPlayed(s);
            if (isSeen && (names.isEmpty() || !names.getLast().equals(name))) names.add(name);
            if (place <= s.phase) now = names.size() - 1;
        }
        boolean isOver = s.phase == parts.length;
        List<Stone> stones = new ArrayList<>();
        for (int i = 0; i < names.size(); i++)
            stones.add(new Stone(
                    names.get(i),
                    i < now || isOver ? Stone.State.DONE : i == now ? Stone.State.NOW : Stone.State.AHEAD));
        return round == null ? new Path(null, null, stones) : new Path(round.number(), round.of(), stones);
    }
}
