package boardroom.cli.soak;

import boardroom.cli.bench.Unlisted;
import boardroom.engine.Rng;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A guest who plays as people do: looks, thinks, moves, loses the line, comes again. */
final class Person {
    /** Of the longest thought. */
    private static final int SHORTEST_THOUGHT_PART = 25;

    private static final int LOOK_AGAIN_MILLIS = 250;
    private static final int CONNECT_AGAIN_MILLIS = 1_500;
    private static final int NEWS_MILLIS = 3_000;

    private static final double SECOND_THOUGHT = 0.04;
    private static final double LOOK_AHEAD = 0.04;
    private static final double TALK = 0.03;

    private final Grounds grounds;
    private final Rng chance;
    private final String token;
    private final Conversation conversation;
    private final Mischief mischief;

    private Person(Grounds grounds, Rng chance, String token, Conversation conversation) {
        this.grounds = grounds;
        this.chance = chance;
        this.token = token;
        this.conversation = conversation;
        this.mischief = new Mischief(grounds, conversation, chance);
    }

    /** A new guest of the house, who has no socket yet. */
    static Person introduced(Grounds grounds, String name, Rng chance) throws IOException, InterruptedException {
        JsonNode guest = grounds.calls.post("/api/guests", null, Map.of("name", name));
        String token = guest.path("token").asString();
        return new Person(
                grounds,
                chance,
                token,
                new Conversation(grounds, guest.path("id").asString(), token, name));
    }

    String token() {
        return token;
    }

    Conversation conversation() {
        return conversation;
    }

    /** Plays whatever table the conversation is about, until the grounds close. */
    void live() throws InterruptedException {
        while (grounds.isOpen()) {
            try {
                if (!conversation.isUp()) conversation.connect();
                Turn turn = conversation.isPaused() ? null : turn();
                if (turn == null) TimeUnit.MILLISECONDS.sleep(LOOK_AGAIN_MILLIS);
                else play(turn);
            } catch (IOException away) {
                // the server is down, or the line was cut: as people do, try again
                conversation.cut();
                TimeUnit.MILLISECONDS.sleep(100 + chance.below(CONNECT_AGAIN_MILLIS));
            }
        }
    }

    private @Nullable Turn turn() throws IOException, InterruptedException {
        int seat = conversation.seat();
        Seen.Question question = conversation.seen().question(seat);
        if (question == null) return null;
        Unlisted unlisted = grounds.unlisted(conversation.game());
        List<JsonNode> moves = question.situation().openMoves(unlisted);
        if (moves.isEmpty()) return null;
        int listed = question.situation().openMoves((_, _) -> List.of()).size();
        int chosen = chance.below(moves.size());
        return new Turn(question.n(), seat, question.situation().decision(), moves, moves.get(chosen), chosen < listed);
    }

    private void play(Turn turn) throws IOException, InterruptedException {
        int longest = grounds.plan.longestThoughtMillis();
        TimeUnit.MILLISECONDS.sleep(longest / SHORTEST_THOUGHT_PART + chance.below(longest));
        Seen seen = conversation.seen();
        if (seen.n() != turn.n() || !conversation.isUp()) return; // it is another question now
        if (grounds.isStormy() && chance.nextDouble() < grounds.plan.mischief())
            mischief.happens(grounds.nextFault(), turn);
        else move(turn);
        seen.awaitNewsAfter(turn.n(), NEWS_MILLIS);
    }

    private void move(Turn turn) throws InterruptedException {
        if (chance.nextDouble() < LOOK_AHEAD)
            conversation.await(
                    conversation.ask("preview", Map.of("seat", turn.seat(), "move", turn.move()), Asked.Due.EITHER));
        if (chance.nextDouble() < TALK)
            conversation.await(conversation.ask("say", Map.of("text", "I move at " + turn.n()), Asked.Due.EITHER));
        Asked.Due due = turn.listed() ? Asked.Due.DONE : Asked.Due.EITHER;
        Asked asked = conversation.ask("move", turn.fields(turn.move()), due, turn.n());
        JsonNode answer = conversation.await(asked);
        if (answer == null || !Asked.isOk(answer)) return;
        conversation.seen().made(turn.decision(), turn.move());
        if (conversation.mayTakeBack() && chance.nextDouble() < SECOND_THOUGHT)
            conversation.await(conversation.ask("take-back", Map.of("seat", turn.seat()), Asked.Due.EITHER));
    }
}
