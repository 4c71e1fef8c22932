package boardroom.games.shipit.puzzle;

/** Where the robot looks; x grows to the east, y to the south. */
public enum Facing {
    N(0, -1, '^'),
    E(1, 0, '>'),
    S(0, 1, 'v'),
    W(-1, 0, '<');

    final int dx;
    final int dy;
    /** As a map shows it. */
    final char drawn;

    Facing(int dx, int dy, char drawn) {
        this.dx = dx;
        this.dy = dy;
        this.drawn = drawn;
    }

    Facing right() {
        return switch (this) {
            case N -> E;
            case E -> S;
            case S -> W;
            case W -> N;
        };
    }

    Facing left() {
        return switch (this) {
            case N -> W;
            case W -> S;
            case S -> E;
            case E -> N;
        };
    }
}
