package boardroom.cli.bench;

import boardroom.engine.Rng;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table of guests that play at random, one move at a time; a game that is over is followed by a fresh one. */
final class LoadTable {
    private static final long SETTLING_MILLIS = 500;

    private final String game;
    private final List<Player> players;
    private final Unlisted unlisted;
    private final Rng rng;
    private final Duration patience;
    private long inVain;

    LoadTable(String game, List<Player> players, Unlisted unlisted, long seed, Duration patience)
            throws IOException, InterruptedException {
        this.game = game;
        this.players = List.copyOf(players);
        this.unlisted = unlisted;
        this.rng = new Rng(seed);
        this.patience = patience;
        deal();
    }

    private void deal() throws IOException, InterruptedException {
        Player host = players.getFirst();
        String table = host.createTable(game, players.size());
        for (Player player : players) {
            player.turnTo(table, this::heard);
            demand(player.ask("open", Map.of()).join());
        }
        for (int seat = 1; seat < players.size(); seat++)
            demand(players.get(seat).ask("sit", Map.of("seat", seat)).join());
        demand(host.ask("start", Map.of()).join());
    }

    /** Nobody may follow many tables: they get up from the one that is over. */
    private void dealAgain() throws IOException, InterruptedException {
        for (Player player : players) demand(player.ask("close", Map.of()).join());
        deal();
    }

    private static void demand(JsonNode answer) throws IOException {
        if (!answer.path("ok").asBoolean()) throw new IOException("refused: " + answer);
    }

    /** Makes the next move, if one can be made before the end, and waits until everybody has heard of it; whether. */
    boolean playOne(Latencies latencies, long due, long end) throws IOException, InterruptedException {
        long began = System.nanoTime();
        demandPatience(0);
        Turn turn = awaitTurn(began, end);
        boolean moved = turn != null && moves(turn, latencies, due);
        inVain = moved ? 0 : inVain + System.nanoTime() - began;
        return moved;
    }

    private boolean moves(Turn turn, Latencies latencies, long due) throws InterruptedException {
        JsonNode viewBefore = turn.player().situation().view();
        int heardBefore = leastHeard();
        int moverHeardBefore = turn.player().updates();
        JsonNode answer = turn.player()
                .ask("move", Map.of("seat", turn.seat(), "decision", turn.decision(), "move", turn.move()))
                .join();
        if (!answer.path("ok").asBoolean()) {
            latencies.refused();
            return false;
        }
        latencies.add(System.nanoTime() - due);
        await(() -> turn.player().updates() > moverHeardBefore);
        // A secret choice is told to nobody else.
        if (!turn.player().situation().view().equals(viewBefore)) await(() -> leastHeard() > heardBefore);
        return true;
    }

    /** Somebody looks back at the whole game so far; how many moments there are. */
    int looksBack() throws IOException, InterruptedException {
        int seat = rng.below(players.size());
        return players.get(seat).looksBack(seat);
    }

    private record Turn(Player player, int seat, String decision, JsonNode move) {}

    private @Nullable Turn awaitTurn(long began, long end) throws IOException, InterruptedException {
        while (System.nanoTime() < end) {
            if (players.getFirst().isOver()) dealAgain();
            Turn turn = anyTurn();
            if (turn != null) return turn;
            demandPatience(System.nanoTime() - began);
            synchronized (this) {
                wait(50);
            }
        }
        return null;
    }

    /** A table that only its clocks move measures nothing but them. */
    private void demandPatience(long moreNanos) throws Unmeasurable {
        if (inVain + moreNanos < patience.toNanos()) return;
        throw new Unmeasurable(
                "%s can't be measured: no player made a move at a table for %d seconds; they are asked %s."
                        .formatted(
                                game,
                                patience.toSeconds(),
                                players.stream()
                                        .map(player -> player.situation().decision())
                                        .distinct()
                                        .toList()));
    }

    private @Nullable Turn anyTurn() {
        int first = rng.below(players.size());
        for (int i = 0; i < players.size(); i++) {
            int seat = (first + i) % players.size();
            Player player = players.get(seat);
            Situation situation = player.situation();
            List<JsonNode> open = situation.openMoves(unlisted);
            if (!open.isEmpty()) return new Turn(player, seat, situation.decision(), open.get(rng.below(open.size())));
        }
        return null;
    }

    /** How much its players were sent over their sockets. */
    long bytes() {
        return players.stream().mapToLong(Player::bytes).sum();
    }

    private int leastHeard() {
        return players.stream().mapToInt(Player::updates).min().orElse(0);
    }

    private synchronized void await(BooleanSupplier settled) throws InterruptedException {
        long deadline = System.currentTimeMillis() + SETTLING_MILLIS;
        while (!settled.getAsBoolean() && System.currentTimeMillis() < deadline) wait(SETTLING_MILLIS);
    }

    private synchronized void heard() {
        notifyAll();
    }
}
