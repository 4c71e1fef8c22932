package boardroom.cli.bench;

import boardroom.engine.Rng;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table of guests that play at random, one move at a time; a game that is over is followed by a fresh one. */
final class LoadTable {
    private static final long SETTLING_MILLIS = 500;

    private final String game;
    private final List<Player> players;
    private final Rng rng;

    LoadTable(String game, List<Player> players, long seed) throws IOException, InterruptedException {
        this.game = game;
        this.players = List.copyOf(players);
        this.rng = new Rng(seed);
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

    /** Makes the next move, if one can be made before the end, and waits until everybody has heard of it. */
    void playOne(Latencies latencies, long due, long end) throws IOException, InterruptedException {
        Turn turn = awaitTurn(end);
        if (turn == null) return;
        int heardBefore = leastHeard();
        JsonNode answer = turn.player()
                .ask("move", Map.of("decision", turn.decision(), "move", turn.move()))
                .join();
        if (!answer.path("ok").asBoolean()) {
            latencies.refused();
            return;
        }
        latencies.add(System.nanoTime() - due);
        awaitSettled(heardBefore);
    }

    private record Turn(Player player, String decision, JsonNode move) {}

    private @Nullable Turn awaitTurn(long end) throws IOException, InterruptedException {
        while (System.nanoTime() < end) {
            if (players.getFirst().isOver()) dealAgain();
            Turn turn = anyTurn();
            if (turn != null) return turn;
            synchronized (this) {
                wait(50);
            }
        }
        return null;
    }

    private @Nullable Turn anyTurn() {
        int first = rng.below(players.size());
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get((first + i) % players.size());
            JsonNode prompt = player.prompt();
            List<JsonNode> open = Player.openMoves(prompt);
            if (!open.isEmpty())
                return new Turn(player, prompt.path("decision").asString(), open.get(rng.below(open.size())));
        }
        return null;
    }

    private int leastHeard() {
        return players.stream().mapToInt(Player::updates).min().orElse(0);
    }

    private synchronized void awaitSettled(int heardBefore) throws InterruptedException {
        long deadline = System.currentTimeMillis() + SETTLING_MILLIS;
        while (leastHeard() <= heardBefore && System.currentTimeMillis() < deadline) wait(SETTLING_MILLIS);
    }

    private synchronized void heard() {
        notifyAll();
    }
}
