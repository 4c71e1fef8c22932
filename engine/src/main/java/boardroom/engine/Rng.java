package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/** A seeded source of chance (SplitMix64) that is part of a state and copied with it. */
public final class Rng {
    private long state;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Rng(long seed) {
        state = seed;
    }

    /** The named stream of a seed: deck, events, dice ... each can be held fixed while the others change. */
    public static Rng stream(long seed, String name) {
        long mixed = seed;
        for (int i = 0; i < name.length(); i++) mixed = mix(mixed + GAMMA + name.charAt(i));
        return new Rng(mixed);
    }

    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @JsonValue
    long position() {
        return state;
    }

    public Rng copy() {
        return new Rng(state);
    }

    public long nextLong() {
        return mix(state += GAMMA);
    }

    /** A fair whole number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** A number from 0 (included) to 1 (excluded). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    public <T> void shuffle(List<T> list) {
        for (int i = list.size() - 1; i > 0; i--) {
            int j = below(i + 1);
            T swapped = list.get(i);
            list.set(i, list.get(j));
            list.set(j, swapped);
        }
    }

    public <T> void shuffle(T[] cards, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            T swapped = cards[i];
            cards[i] = cards[j];
            cards[j] = swapped;
        }
    }

    public void shuffle(int[] numbers) {
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = below(i + 1);
            int swapped = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swapped;
        }
    }
}
