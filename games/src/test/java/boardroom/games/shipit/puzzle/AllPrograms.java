package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;

/** Every Easy program of so many blocks. */
final class AllPrograms {
    private AllPrograms() {}

    static List<List<Block>> of(int blocks) {
        List<List<Block>> all = new ArrayList<>();
        if (blocks == 0) {
            all.add(List.of());
            return all;
        }
        for (List<Block> rest : of(blocks - 1)) {
            all.add(then(Block.MOVE, rest));
            all.add(then(Block.COLLECT, rest));
        }
        for (int inside = 1; inside < blocks; inside++)
            for (List<Block> body : of(inside))
                for (List<Block> rest : of(blocks - 1 - inside))
                    for (int times = 2; times <= 9; times++) all.add(then(new Block.Loop(times, body), rest));
        return all;
    }

    private static List<Block> then(Block first, List<Block> rest) {
        List<Block> list = new ArrayList<>(rest.size() + 1);
        list.add(first);
        list.addAll(rest);
        return list;
    }
}
