package boardroom.engine;

import org.jspecify.annotations.Nullable;

/**
 * A part of a game that one person can practise alone, without a table: a task of some level, an answer, a verdict.
 * Stateless: a task is named by its level and its seed.
 */
public interface Practice<T extends Record, A extends Record, V extends Record> {
    /** The levels are 1 to this, the easiest first. */
    int levels();

    /** The task of this name, the same one every time; says nothing of its solution. */
    T task(int level, long seed);

    /** Why an answer is not even judged; {@code null}: it is. Looks no further than the limits of the game. */
    @Nullable Say refusal(int level, A answer);

    /** How good an answer that was not refused is. */
    V verdict(int level, long seed, A answer);

    Class<T> taskType();

    Class<A> answerType();

    Class<V> verdictType();
}
