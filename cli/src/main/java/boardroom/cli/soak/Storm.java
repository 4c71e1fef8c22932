package boardroom.cli.soak;

import boardroom.engine.Rng;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What befalls the whole house, at times that come from the seed: kills in the first half, a full disk at any time. */
final class Storm {
    private static final int SHORTEST_FULL_MILLIS = 500;

    /** After a kill the tables are made again from their journals: it takes a moment before anybody waits for nothing. */
    private static final long CALM_MILLIS = 1_000;

    private record Blow(long atMillis, Fault fault) {}

    private final Grounds grounds;
    private final SoakServer server;
    private final Rng chance;
    private final List<Blow> blows = new ArrayList<>();

    Storm(Plan plan, Grounds grounds, SoakServer server) {
        this.grounds = grounds;
        this.server = server;
        this.chance = Rng.stream(plan.seed(), "storm");
        long all = plan.time().toMillis();
        for (int i = 0; i < plan.kills(); i++) blows.add(new Blow(within(all / 2, i, plan.kills()), Fault.KILLED));
        for (int i = 0; i < plan.fillings(); i++) blows.add(new Blow(within(all, i, plan.fillings()), Fault.FULL));
        blows.sort(Comparator.comparingLong(Blow::atMillis));
    }

    /** Somewhere in the middle of the i-th part of a stretch of time. */
    private long within(long stretch, int i, int parts) {
        long part = stretch / parts;
        return i * part + part / 4 + chance.below((int) (part / 2));
    }

    /** Lets it all happen in its time. */
    void rage() throws IOException, InterruptedException {
        long began = System.currentTimeMillis();
        for (Blow blow : blows) {
            TimeUnit.MILLISECONDS.sleep(Math.max(0, began + blow.atMillis() - System.currentTimeMillis()));
            grounds.trouble(true);
            if (blow.fault() == Fault.KILLED) kill();
            else fill();
            grounds.trouble(false);
        }
    }

    private void kill() throws IOException, InterruptedException {
        server.killAndStart();
        grounds.notes.did(Fault.KILLED);
        TimeUnit.MILLISECONDS.sleep(CALM_MILLIS);
    }

    private void fill() throws InterruptedException {
        if (!server.fill(true)) {
            grounds.notes.find(Finding.Kind.UNTRIED, "the disk can't be filled here: 'prlimit' does not do it");
            return;
        }
        TimeUnit.MILLISECONDS.sleep(SHORTEST_FULL_MILLIS + chance.below(grounds.plan.longestSpellMillis()));
        server.fill(false);
        grounds.notes.did(Fault.FULL);
    }
}
