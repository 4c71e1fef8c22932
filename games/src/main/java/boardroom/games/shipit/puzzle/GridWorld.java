package boardroom.games.shipit.puzzle;

/** A robot at work in a grid. */
final class GridWorld implements World {
    private final Grid grid;
    private final byte[] cells;
    int x;
    int y;
    Facing facing;
    int coinsLeft;

    GridWorld(Grid grid) {
        this.grid = grid;
        this.cells = grid.cells();
        this.x = grid.startX;
        this.y = grid.startY;
        this.facing = grid.facing;
        this.coinsLeft = grid.coins();
    }

    @Override
    public boolean move() {
        if (!pathClear()) return false;
        x += facing.dx;
        y += facing.dy;
        return true;
    }

    private boolean pathClear() {
        return grid.isFloor(x + facing.dx, y + facing.dy);
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
        int here = y * grid.width + x;
        if (!Grid.isCoin(cells[here])) return false;
        cells[here] = Grid.EMPTY;
        coinsLeft--;
        return true;
    }

    @Override
    public boolean holds(Condition condition) {
        return switch (condition) {
            case COIN_HERE -> Grid.isCoin(cells[y * grid.width + x]);
            case PATH_CLEAR -> pathClear();
            case PATH_BLOCKED -> !pathClear();
        };
    }
}
