package boardroom.server;

import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Somebody who knows nothing but the prompt, and answers it at random whenever a move is owed, until the game is over. */
final class Dabbler {
    private static final int ENOUGH = 5_000;

    private final TestClient who;
    private final String table;
    private final Rng chance;

    private Dabbler(TestClient who, String table, Rng chance) {
        this.who = who;
        this.table = table;
        this.chance = chance;
    }

    /** These people, who have the table open and sit on its first seats in this order, play it to its end. */
    static void playTogether(String table, List<TestClient> people) {
        List<Thread> threads = new ArrayList<>();
        for (int seat = 0; seat < people.size(); seat++) {
            int mine = seat;
            Dabbler one = new Dabbler(people.get(seat), table, new Rng(seat + 1));
            threads.add(Thread.startVirtualThread(() -> one.play(mine)));
        }
        for (Thread thread : threads)
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
    }

    private void play(int seat) {
        int answered = 0;
        for (int i = 0; i < ENOUGH; i++) {
            int before = answered;
            JsonNode update = who.awaitLatest(
                    table,
                    u -> !u.get("result").isNull()
                            || (owes(u, seat) && u.get("n").intValue() > before));
            if (!update.get("result").isNull()) return;
            answered = update.get("n").intValue();
            List<JsonNode> moves = moves(update.get("prompt"));
            who.command(
                    "move",
                    table,
                    "\"decision\":" + update.get("prompt").get("decision"),
                    "\"move\":" + moves.get(chance.below(moves.size())));
        }
        throw new AssertionError("the game did not end");
    }

    private static boolean owes(JsonNode update, int seat) {
        for (JsonNode owing : update.get("owes")) if (owing.intValue() == seat) return true;
        return false;
    }

    private static List<JsonNode> moves(JsonNode prompt) {
        List<JsonNode> moves = new ArrayList<>();
        if (prompt.has("examples")) prompt.get("examples").forEach(moves::add);
        else for (JsonNode choice : prompt.get("choices")) if (!choice.has("refusal")) moves.add(choice.get("move"));
        return moves;
    }
}
