package boardroom.cli.soak;

import boardroom.engine.Rng;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/** The same people at one table after the other, with bots on the other seats: a game that is over is followed by a fresh one. */
final class SoakTable {
    private static final List<String> CLOCKS = List.of("normal", "brisk", "brisk", "normal", "none");
    private static final List<String> LEVELS = List.of("beginner", "casual", "casual", "strong");
    private static final long DEALING_MILLIS = 30_000;

    /** Alone with bots, nobody sits in for who went home: without a clock something happens once they are back. */
    private static final long SOME_TIME_NANOS = TimeUnit.SECONDS.toNanos(Mischief.AWAY_SECONDS + 40);

    private final Grounds grounds;
    private final GameOnTable game;
    private final List<Person> people;
    private final Rng chance;
    private volatile boolean dealt;
    private volatile boolean everDealt;
    private volatile boolean told;
    private volatile String clock = "none";

    SoakTable(Grounds grounds, GameOnTable game, List<Person> people, Rng chance) {
        this.grounds = grounds;
        this.game = game;
        this.people = List.copyOf(people);
        this.chance = chance;
    }

    List<Person> people() {
        return people;
    }

    /** Whether a game is on. */
    boolean isPlaying() {
        return dealt && !isOver();
    }

    boolean wasEverDealt() {
        return everDealt;
    }

    /** Whether something was heard since then, or there is no game to hear of. */
    boolean hasMovedSince(long nanos) {
        return !isPlaying() || movedAt() - nanos > 0 || told;
    }

    /** Whoever hosts it by now holds the game. */
    void pause() throws InterruptedException {
        for (Person person : people) {
            if (!isPlaying()) return;
            Conversation guest = person.conversation();
            JsonNode answer = guest.await(guest.ask("pause", Map.of(), Asked.Due.EITHER));
            if (answer != null && Asked.isOk(answer)) return;
        }
    }

    /** Whether nothing happens any more, and everybody knows. */
    boolean isHeld() {
        return !isPlaying()
                || people.stream().allMatch(person -> person.conversation().isPaused());
    }

    /** Whether everybody looks at the table again. */
    boolean isBack() {
        return !isPlaying()
                || people.stream().allMatch(person -> person.conversation().isOpened());
    }

    /** Everybody asks for what was done last once more: the answer is the same. */
    void askLastAgain() throws InterruptedException {
        for (Person person : people) {
            Conversation conversation = person.conversation();
            List<Asked> done = conversation.done();
            if (done.isEmpty() || !isPlaying()) continue;
            Asked last = done.getLast();
            int answers = last.answers();
            conversation.send(last);
            if (!conversation.awaitAnswers(last, answers + 1))
                grounds.notes.find(Finding.Kind.WRONG, conversation.who() + " got no second answer to " + last.json());
        }
    }

    private boolean isOver() {
        return people.stream().anyMatch(person -> person.conversation().seen().isOver());
    }

    /** Deals, waits for the end, and deals again, until the grounds close or nobody wants another game. */
    void run(BooleanSupplier anotherGame) throws InterruptedException {
        while (grounds.isOpen()) {
            if (!dealt && anotherGame.getAsBoolean()) deal();
            else if (dealt && isOver()) clearAway();
            TimeUnit.MILLISECONDS.sleep(300 + chance.below(400));
        }
    }

    private void clearAway() throws InterruptedException {
        grounds.notes.finished();
        dealt = false;
        for (Person person : people) {
            Conversation conversation = person.conversation();
            conversation.await(conversation.ask("close", Map.of(), Asked.Due.EITHER));
        }
    }

    private void deal() throws InterruptedException {
        try {
            clock = CLOCKS.get(chance.below(CLOCKS.size()));
            Conversation host = people.getFirst().conversation();
            String id = create();
            Told claims = new Told(game.id());
            grounds.told.put(id, claims);
            for (int seat = 0; seat < people.size(); seat++) {
                Conversation guest = people.get(seat).conversation();
                guest.turnTo(id, seat, claims);
                demand(guest, "open", Map.of());
                if (seat > 0) demand(guest, "sit", Map.of("seat", seat));
            }
            demand(host, "start", Map.of());
            awaitDeal();
            told = false;
            dealt = true;
            everDealt = true;
            grounds.notes.dealt();
        } catch (IOException again) {
            // in a house under fire a table does not always come about; the next one does
            for (Person person : people) {
                person.conversation().turnTo("", -1, new Told(game.id()));
                person.conversation().cut();
            }
        }
    }

    private String create() throws IOException, InterruptedException {
        Map<String, Object> bots = new LinkedHashMap<>();
        for (int seat = people.size(); seat < game.seats(); seat++)
            bots.put(String.valueOf(seat), LEVELS.get(chance.below(LEVELS.size())));
        Map<String, Object> wish = new LinkedHashMap<>();
        wish.put("game", game.id());
        wish.put("seats", game.seats());
        wish.put("bots", bots);
        wish.put("options", Map.of("tableClock", clock));
        return grounds.calls
                .post("/api/tables", people.getFirst().token(), wish)
                .path("id")
                .asString();
    }

    private static void demand(Conversation guest, String what, Map<String, ?> fields)
            throws IOException, InterruptedException {
        JsonNode answer = guest.await(guest.ask(what, fields, Asked.Due.EITHER));
        if (answer == null || !Asked.isOk(answer)) throw new IOException(what + ": " + answer);
    }

    private void awaitDeal() throws IOException, InterruptedException {
        long end = System.currentTimeMillis() + DEALING_MILLIS;
        for (Person person : people)
            person.conversation().seen().awaitNewsAfter(0, Math.max(1, end - System.currentTimeMillis()));
        if (!people.stream().allMatch(person -> person.conversation().seen().isDealt()))
            throw new IOException("nobody was told of the deal");
    }

    /** When something happened last, as far as anybody heard. */
    private long movedAt() {
        return people.stream()
                .mapToLong(person -> person.conversation().seen().heardAt())
                .max()
                .orElseThrow();
    }

    /** Notes it once if nothing happens for longer than clock and people take, with a house that is well. */
    void look() throws InterruptedException {
        long quiet = System.nanoTime() - Math.max(movedAt(), grounds.calmSince());
        if (told || !isPlaying() || quiet < SOME_TIME_NANOS) return;
        try {
            if (quiet >= SOME_TIME_NANOS + TimeUnit.MILLISECONDS.toNanos(game.longestClock(clock))) stuck();
        } catch (IOException noAnswer) {
            // the next look asks again
        }
    }

    /** Notes it if nothing was heard since then. */
    void demandMoveSince(long nanos) {
        if (!hasMovedSince(nanos)) stuck();
    }

    /** Notes how it stands: it does not go on as it should. */
    void stuck() {
        told = true;
        List<String> seen = new ArrayList<>();
        for (Person person : people)
            seen.add(person.conversation().seen().standing(person.conversation().seat()));
        grounds.notes.find(
                Finding.Kind.STUCK,
                "%s %s, clock '%s': nothing has happened for %d seconds; its people see %s"
                        .formatted(
                                game.id(),
                                people.getFirst().conversation().table(),
                                clock,
                                (System.nanoTime() - movedAt()) / 1_000_000_000,
                                seen));
    }
}
