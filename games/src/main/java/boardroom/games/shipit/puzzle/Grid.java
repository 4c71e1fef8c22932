package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;

/** A finished world: floor and walls, coins, and where the robot starts. */
public final class Grid {
    private static final byte FLOOR = 0;
    private static final byte WALL = 1;
    private static final byte COIN = 2;

    final int width;
    final int height;
    final int startX;
    final int startY;
    final Facing facing;
    private final byte[] cells;
    private int coins;

    Grid(int width, int height, int startX, int startY, Facing facing) {
        this(width, height, startX, startY, facing, new byte[width * height]);
    }

    private Grid(int width, int height, int startX, int startY, Facing facing, byte[] cells) {
        this.width = width;
        this.height = height;
        this.startX = startX;
        this.startY = startY;
        this.facing = facing;
        this.cells = cells;
    }

    /** The grid drawn row by row with `.`, `#`, `o` and the robot as `^>v<`. */
    static Grid of(List<String> map) {
        int height = map.size();
        int width = map.getFirst().length();
        int startX = 0;
        int startY = 0;
        Facing facing = Facing.E;
        byte[] cells = new byte[width * height];
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                char drawn = map.get(y).charAt(x);
                for (Facing looking : Facing.values())
                    if (looking.drawn == drawn) {
                        startX = x;
                        startY = y;
                        facing = looking;
                    }
                cells[y * width + x] = drawn == '#' ? WALL : drawn == 'o' ? COIN : FLOOR;
            }
        Grid grid = new Grid(width, height, startX, startY, facing, cells);
        grid.coins = (int) map.stream()
                .flatMapToInt(String::chars)
                .filter(drawn -> drawn == 'o')
                .count();
        return grid;
    }

    void wall(int x, int y) {
        cells[y * width + x] = WALL;
    }

    void coin(int x, int y) {
        if (!hasCoin(x, y)) coins++;
        cells[y * width + x] = COIN;
    }

    boolean isFloor(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] != WALL;
    }

    boolean hasCoin(int x, int y) {
        return cells[y * width + x] == COIN;
    }

    int coins() {
        return coins;
    }

    byte[] cells() {
        return cells.clone();
    }

    static boolean isCoin(byte cell) {
        return cell == COIN;
    }

    static final byte EMPTY = FLOOR;

    /** The whole grid a quarter turn clockwise, the robot with it. */
    Grid turned() {
        Grid turned = new Grid(/* width= */ height, /* height= */ width, height - 1 - startY, startX, facing.right());
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) turned.cells[x * height + (height - 1 - y)] = cells[y * width + x];
        turned.coins = coins;
        return turned;
    }

    /** Row by row, as {@link #of} reads it. */
    public List<String> map() {
        List<String> rows = new ArrayList<>(height);
        for (int y = 0; y < height; y++) {
            StringBuilder row = new StringBuilder(width);
            for (int x = 0; x < width; x++) {
                if (x == startX && y == startY) row.append(facing.drawn);
                else row.append(".#o".charAt(cells[y * width + x]));
            }
            rows.add(row.toString());
        }
        return rows;
    }
}
