package boardroom.bots.training;

/** A symmetric positive matrix taken apart (Jacobi's rotations). */
final class Eigen {
    private static final int MOST_SWEEPS = 60;
    private static final double NOTHING = 1e-28;

    private final double[] roots;
    private final double[][] vectors;

    private Eigen(double[] roots, double[][] vectors) {
        this.roots = roots;
        this.vectors = vectors;
    }

    /** The vector of a ball as it would be in the shape of the matrix. */
    double[] shaped(double[] z) {
        int n = z.length;
        double[] shaped = new double[n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) shaped[i] += vectors[i][j] * roots[j] * z[j];
        return shaped;
    }

    static Eigen of(double[][] matrix) {
        int n = matrix.length;
        double[][] a = new double[n][];
        double[][] v = new double[n][n];
        double size = 0;
        for (int i = 0; i < n; i++) {
            a[i] = matrix[i].clone();
            v[i][i] = 1;
            size += a[i][i] * a[i][i];
        }
        for (int sweep = 0; sweep < MOST_SWEEPS && outside(a) > NOTHING * size; sweep++)
            for (int p = 0; p < n; p++) for (int q = p + 1; q < n; q++) if (a[p][q] != 0) rotate(a, v, p, q);
        double[] roots = new double[n];
        for (int i = 0; i < n; i++) roots[i] = Math.sqrt(Math.max(a[i][i], Double.MIN_NORMAL));
        return new Eigen(roots, v);
    }

    private static double outside(double[][] a) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) for (int j = 0; j < i; j++) sum += a[i][j] * a[i][j];
        return sum;
    }

    /** Turns the plane of two axes so that nothing is left outside the diagonal between them. */
    private static void rotate(double[][] a, double[][] v, int p, int q) {
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double cos = 1 / Math.sqrt(t * t + 1);
        double sin = t * cos;
        for (int k = 0; k < a.length; k++) turn(a[k], p, q, cos, sin);
        for (int k = 0; k < a.length; k++) {
            double high = a[p][k];
            a[p][k] = cos * high - sin * a[q][k];
            a[q][k] = sin * high + cos * a[q][k];
        }
        for (double[] row : v) turn(row, p, q, cos, sin);
    }

    private static void turn(double[] row, int p, int q, double cos, double sin) {
        double left = row[p];
        row[p] = cos * left - sin * row[q];
        row[q] = sin * left + cos * row[q];
    }

    /** The vector as it would be if the matrix were that of a ball. */
    double[] whitened(double[] x) {
        int n = x.length;
        double[] along = new double[n];
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++) along[j] += vectors[i][j] * x[i];
            along[j] /= roots[j];
        }
        double[] white = new double[n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) white[i] += vectors[i][j] * along[j];
        return white;
    }
}
