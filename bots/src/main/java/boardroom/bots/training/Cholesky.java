package boardroom.bots.training;

/** Solves linear equations whose matrix is symmetric and positive. */
final class Cholesky {
    private Cholesky() {}

    /** The answer to {@code matrix x = right}; only the lower half of the matrix is read, and it is written over. */
    static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] answer = right.clone();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column];
                for (int k = 0; k < column; k++) rest -= matrix[row][k] * matrix[column][k];
                if (row != column) matrix[row][column] = rest / matrix[column][column];
                else if (rest > 0) matrix[row][row] = Math.sqrt(rest);
                else throw new ArithmeticException("the matrix is not positive at " + row);
            }
            for (int k = 0; k < row; k++) answer[row] -= matrix[row][k] * answer[k];
            answer[row] /= matrix[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int k = row + 1; k < size; k++) answer[row] -= matrix[k][row] * answer[k];
            answer[row] /= matrix[row][row];
        }
        return answer;
    }
}
