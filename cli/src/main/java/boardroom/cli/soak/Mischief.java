package boardroom.cli.soak;

import boardroom.engine.Rng;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What goes wrong between one person and the house, on purpose, while they make a move. */
final class Mischief {
    /** Now and then somebody stays away until a bot sits in for them. */
    private static final int ONE_IN_SO_MANY_GOES_HOME = 12;

    static final long AWAY_SECONDS = 100;
    private static final int TOO_LARGE = 17_000;

    /** Each from anybody who can type; none has an id that could be read. */
    private static final List<String> UNNAMED = List.of(
            "",
            "not json",
            "[]",
            "{}",
            "{\"id\":7,\"do\":\"move\"}",
            "{\"id\":\"g\",\"id\":\"h\",\"do\":\"open\"}",
            "{\"id\":null,\"do\":\"open\",\"table\":null}",
            "\"\\ud800\"",
            "[".repeat(2_000));

    /** A frame without a mask, one of a kind nobody knows, one with bits nobody agreed on. */
    private static final byte[][] BROKEN = {
        {(byte) 0x81, 0x02, '{', '}'},
        {(byte) 0x83, (byte) 0x80, 0, 0, 0, 0},
        {(byte) 0xF1, (byte) 0x80, 0, 0, 0, 0}
    };

    private final Grounds grounds;
    private final Conversation conversation;
    private final Rng chance;

    Mischief(Grounds grounds, Conversation conversation, Rng chance) {
        this.grounds = grounds;
        this.conversation = conversation;
        this.chance = chance;
    }

    /** Plays a move while this goes wrong. */
    void happens(Fault fault, Turn turn) throws IOException, InterruptedException {
        boolean did = switch (fault) {
            case DROPPED -> drop(turn);
            case FROZEN -> freeze(turn);
            case SLOW -> readSlowly(turn);
            case DUPLICATED -> sayTwice(turn);
            case LATE_COPY -> sayAgain();
            case LATE -> answerTheClosed(turn);
            case REORDERED -> swap(turn);
            case GARBAGE -> babble(turn);
            case NOISE -> breakTheLine();
            case KILLED, FULL -> false; // these befall the whole house
        };
        if (did) grounds.notes.did(fault);
    }

    private long spell() {
        return TimeUnit.MILLISECONDS.toNanos(1 + chance.below(grounds.plan.longestSpellMillis()));
    }

    private boolean drop(Turn turn) throws InterruptedException {
        ask(turn);
        TimeUnit.MILLISECONDS.sleep(chance.below(20));
        conversation.cut();
        boolean goesHome = grounds.plan.isLong() && chance.below(ONE_IN_SO_MANY_GOES_HOME) == 0;
        TimeUnit.NANOSECONDS.sleep(goesHome ? TimeUnit.SECONDS.toNanos(AWAY_SECONDS) : spell() / 2);
        return true;
    }

    private boolean freeze(Turn turn) throws IOException, InterruptedException {
        WireLine line = conversation.line();
        ask(turn);
        long spell = spell();
        line.freeze(spell);
        TimeUnit.NANOSECONDS.sleep(spell);
        return true;
    }

    private boolean readSlowly(Turn turn) throws IOException, InterruptedException {
        conversation.line().slowDown(spell());
        conversation.await(ask(turn));
        return true;
    }

    private boolean sayTwice(Turn turn) throws InterruptedException {
        Asked asked = ask(turn);
        conversation.send(asked);
        return awaitAnswers(asked, 2);
    }

    private boolean sayAgain() throws InterruptedException {
        List<Asked> done = conversation.done();
        if (done.isEmpty()) return false;
        Asked old = done.get(chance.below(done.size()));
        int answers = old.answers();
        conversation.send(old);
        return awaitAnswers(old, answers + 1);
    }

    private boolean awaitAnswers(Asked asked, int count) throws InterruptedException {
        if (!conversation.awaitAnswers(asked, count) && grounds.isCalmSince(asked.sentAt))
            wrong("got " + asked.answers() + " answers instead of " + count + " to " + asked.json());
        return true;
    }

    private boolean answerTheClosed(Turn turn) throws InterruptedException {
        Seen.Closed closed = conversation.seen().closedLongAgo();
        if (closed == null) return false;
        Map<String, ?> fields = Map.of("seat", turn.seat(), "decision", closed.decision(), "move", closed.move());
        conversation.await(conversation.ask("move", fields, Asked.Due.REFUSED));
        return true;
    }

    /** The second thought comes before the first: each is answered by itself, in the order they came. */
    private boolean swap(Turn turn) throws InterruptedException {
        if (turn.moves().size() < 2) return false;
        JsonNode second = turn.moves().get(0).equals(turn.move())
                ? turn.moves().get(1)
                : turn.moves().get(0);
        Asked late = conversation.ask("move", turn.fields(second), Asked.Due.EITHER);
        Asked early = conversation.ask("move", turn.fields(turn.move()), Asked.Due.EITHER);
        JsonNode first = conversation.await(late);
        JsonNode then = conversation.await(early);
        if (isDone(first) && isDone(then) && number(first) >= number(then))
            wrong("was told %s for what came first and %s for what came second".formatted(first, then));
        return true;
    }

    private static boolean isDone(@Nullable JsonNode answer) {
        return answer != null && Asked.isOk(answer);
    }

    private static int number(@Nullable JsonNode answer) {
        return answer == null ? 0 : answer.path("number").asInt();
    }

    /** What makes no sense is refused with a sentence, and the move after it counts as always. */
    private boolean babble(Turn turn) throws IOException, InterruptedException {
        int kind = chance.below(nonsense(turn).size() + UNNAMED.size());
        if (kind < UNNAMED.size()) {
            long began = System.nanoTime();
            conversation.sendUnnamed(UNNAMED.get(kind));
            if (!conversation.awaitUnnamed() && grounds.isCalmSince(began))
                wrong("got no answer to " + UNNAMED.get(kind));
        } else {
            Nonsense nonsense = nonsense(turn).get(kind - UNNAMED.size());
            conversation.await(conversation.ask(nonsense.what(), nonsense.fields(), Asked.Due.REFUSED));
        }
        conversation.await(ask(turn));
        return true;
    }

    private record Nonsense(String what, Map<String, Object> fields) {}

    /** Commands that can be read and must be refused. */
    private List<Nonsense> nonsense(Turn turn) {
        List<Nonsense> all = new ArrayList<>();
        int others = turn.seat() + 1;
        all.add(new Nonsense("move", Map.of("seat", others, "decision", turn.decision(), "move", turn.move())));
        all.add(new Nonsense("move", Map.of("seat", turn.seat(), "decision", turn.decision())));
        all.add(new Nonsense("move", Map.of("seat", turn.seat(), "decision", turn.decision(), "move", List.of())));
        all.add(new Nonsense("move", Map.of("seat", "one", "decision", turn.decision(), "move", turn.move())));
        all.add(new Nonsense("move", Map.of("seat", turn.seat(), "decision", "no-such", "move", turn.move())));
        all.add(new Nonsense("move", turn.fields(turn.move(), "table", "no-such-table")));
        all.add(new Nonsense("move", turn.fields(turn.move(), "more", 1)));
        all.add(new Nonsense("take-back", Map.of("seat", others)));
        all.add(new Nonsense("seat-bot", Map.of("seat", turn.seat(), "bot", "random")));
        all.add(new Nonsense("start", Map.of()));
        all.add(new Nonsense("fly", Map.of("seat", turn.seat())));
        return all;
    }

    /** What is no frame ends the line, and nothing else. */
    private boolean breakTheLine() throws IOException, InterruptedException {
        int kind = chance.below(BROKEN.length + 1);
        long began = System.nanoTime();
        WireLine line = conversation.line();
        try {
            if (kind < BROKEN.length) line.sendRaw(BROKEN[kind]);
            else line.send("\"" + "x".repeat(TOO_LARGE) + "\"");
        } catch (IOException alreadyCut) {
            conversation.cut();
            return true;
        }
        if (!conversation.awaitLoss(line) && grounds.isCalmSince(began)) {
            String what = kind < BROKEN.length
                    ? new String(BROKEN[kind], StandardCharsets.ISO_8859_1)
                    : "a message of " + TOO_LARGE + " bytes";
            wrong("was not cut off after " + what);
        }
        return true;
    }

    private Asked ask(Turn turn) {
        return conversation.ask("move", turn.fields(turn.move()), Asked.Due.EITHER);
    }

    private void wrong(String sentence) {
        grounds.notes.find(Finding.Kind.WRONG, conversation.who() + " " + sentence);
    }
}
