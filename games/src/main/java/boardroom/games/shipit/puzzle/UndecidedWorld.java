package boardroom.games.shipit.puzzle;

import java.util.Arrays;

/** The world of the dry run: cells become floor or wall when the hidden program first needs to know (5.9). */
final class UndecidedWorld implements World {
    private static final byte FLOOR = 1;
    private static final byte WALL = 2;
    private static final byte COLLECTED = 4;
    private static final byte TESTED = 8;

    private final int reach;
    private final int side;
    private final byte[] cells;
    /** Every cell decided, to wipe only those. */
    private int[] decided = new int[64];

    private int decidedCount;
    private Draws draws = new Draws(0);
    private int wallAheadPercent;
    private int x;
    private int y;
    private Facing facing = Facing.E;

    int[] collected = new int[16];
    int collectedCount;
    private int[] tested = new int[16];
    private int testedCount;
    int left;
    int right;
    int top;
    int bottom;

    /** No run leaves the square of this reach around the origin. */
    UndecidedWorld(int reach) {
        this.reach = reach + 1;
        this.side = 2 * this.reach + 1;
        this.cells = new byte[side * side];
    }

    void begin(Draws newDraws, int newWallAheadPercent) {
        for (int i = 0; i < decidedCount; i++) cells[decided[i]] = 0;
        decidedCount = 0;
        collectedCount = 0;
        testedCount = 0;
        draws = newDraws;
        wallAheadPercent = newWallAheadPercent;
        x = 0;
        y = 0;
        left = right = top = bottom = 0;
        facing = Facing.E;
        becomeFloor(cell(0, 0), 0, 0);
    }

    int cell(int atX, int atY) {
        return (atY + reach) * side + atX + reach;
    }

    int xOf(int cell) {
        return cell % side - reach;
    }

    int yOf(int cell) {
        return cell / side - reach;
    }

    boolean isFloor(int atX, int atY) {
        return (cells[cell(atX, atY)] & FLOOR) != 0;
    }

    boolean isWall(int atX, int atY) {
        return (cells[cell(atX, atY)] & WALL) != 0;
    }

    private void decide(int cell, byte as) {
        if (decidedCount == decided.length) decided = Arrays.copyOf(decided, 2 * decidedCount);
        decided[decidedCount++] = cell;
        cells[cell] = as;
    }

    private void becomeFloor(int cell, int atX, int atY) {
        decide(cell, FLOOR);
        left = Math.min(left, atX);
        right = Math.max(right, atX);
        top = Math.min(top, atY);
        bottom = Math.max(bottom, atY);
    }

    @Override
    public boolean move() {
        int nextX = x + facing.dx;
        int nextY = y + facing.dy;
        int ahead = cell(nextX, nextY);
        if (cells[ahead] == WALL) return false;
        if (cells[ahead] == 0) becomeFloor(ahead, nextX, nextY);
        x = nextX;
        y = nextY;
        return true;
    }

    @Override
    public void turnLeft() {
        facing = facing.left();
    }

    @Override
    public void turnRight() {
        facing = facing.right();
    }

    @Override
    public boolean collect() {
        int here = cell(x, y);
        if ((x == 0 && y == 0) || (cells[here] & COLLECTED) != 0) return false;
        cells[here] |= COLLECTED;
        collect(here);
        return true;
    }

    /** One more coin lies here. */
    void collect(int cell) {
        if (collectedCount == collected.length) collected = Arrays.copyOf(collected, 2 * collectedCount);
        collected[collectedCount++] = cell;
    }

    @Override
    public boolean holds(Condition condition) {
        return switch (condition) {
            case COIN_HERE -> {
                noteTest();
                yield false;
            }
            case PATH_CLEAR -> isClear();
            case PATH_BLOCKED -> !isClear();
        };
    }

    private void noteTest() {
        int here = cell(x, y);
        if ((x == 0 && y == 0) || (cells[here] & TESTED) != 0) return;
        cells[here] |= TESTED;
        if (testedCount == tested.length) tested = Arrays.copyOf(tested, 2 * testedCount);
        tested[testedCount++] = here;
    }

    private boolean isClear() {
        int nextX = x + facing.dx;
        int nextY = y + facing.dy;
        int ahead = cell(nextX, nextY);
        if (cells[ahead] == 0) {
            if (draws.chance(wallAheadPercent)) decide(ahead, WALL);
            else becomeFloor(ahead, nextX, nextY);
        }
        return (cells[ahead] & FLOOR) != 0;
    }

    /** The cells where a coin was asked for and none was collected, in order of the first test. */
    int[] free() {
        int[] free = new int[testedCount];
        int count = 0;
        for (int i = 0; i < testedCount; i++) if ((cells[tested[i]] & COLLECTED) == 0) free[count++] = tested[i];
        return Arrays.copyOf(free, count);
    }
}
