package boardroom.cli.soak;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is counted and found while a soak runs; from any thread. */
final class Notes {
    /** More sentences than anybody reads; all are counted. */
    private static final int MOST_KEPT = 40;

    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);
    private final Map<Finding.Kind, Integer> found = new EnumMap<>(Finding.Kind.class);
    private final List<Finding> kept = new ArrayList<>();
    private int dealt;
    private int finished;
    private int acknowledged;
    private int refused;
    private int stopped;

    synchronized void did(Fault fault) {
        faults.merge(fault, 1, Integer::sum);
    }

    synchronized int times(Fault fault) {
        return faults.getOrDefault(fault, 0);
    }

    synchronized void find(Finding.Kind kind, String sentence) {
        found.merge(kind, 1, Integer::sum);
        if (kept.size() < MOST_KEPT) kept.add(new Finding(kind, sentence));
    }

    synchronized int found(Finding.Kind kind) {
        return found.getOrDefault(kind, 0);
    }

    synchronized List<Finding> findings() {
        return List.copyOf(kept);
    }

    synchronized boolean isClean() {
        return found.isEmpty();
    }

    synchronized void dealt() {
        dealt++;
    }

    synchronized void finished() {
        finished++;
    }

    synchronized void acknowledged() {
        acknowledged++;
    }

    synchronized void refused() {
        refused++;
    }

    synchronized void stopped() {
        stopped++;
    }

    /** Figures of a soak so far: games dealt and finished, commands done and refused, tables that had to be made anew. */
    record Figures(int dealt, int finished, int acknowledged, int refused, int stopped) {}

    synchronized Figures figures() {
        return new Figures(dealt, finished, acknowledged, refused, stopped);
    }
}
