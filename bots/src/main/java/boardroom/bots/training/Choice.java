package boardroom.bots.training;

/** A position in the eyes of who learns from it: one of several came to win. */
final class Choice {
    private final double[][] rows;
    private final int stage;
    private final double[] shares;
    private final double weight;

    Choice(double[][] rows, int stage, double[] shares, double weight) {
        this.rows = rows;
        this.stage = stage;
        this.shares = shares;
        this.weight = weight;
    }

    /** The features of each who could win, and of nobody where all may lose. */
    double[][] rows() {
        return rows;
    }

    /** How far the game was. */
    int stage() {
        return stage;
    }

    /** Who won: shares that come to 1, in the order of the rows. */
    double[] shares() {
        return shares;
    }

    /** For how much it counts. */
    double weight() {
        return weight;
    }
}
