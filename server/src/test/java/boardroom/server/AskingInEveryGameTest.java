package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Three people at every game of the shelf: who is asked, what their answers come to, and that all is as it was before. */
class AskingInEveryGameTest extends ThreeAtATable {
    private static final int MOVES = 80;
    private static final int ENOUGH = 6;
    private static final long A_WHILE = 60_000;

    /** A move that counts: whose it was, how the game looked to them before, and who heard of it. */
    private record Made(int seat, JsonNode before, Seats hearers) {}

    private final List<Made> made = new ArrayList<>();
    private final Rng chance = new Rng(7);
    private int seen;
    private int unseen;

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("titles")
    void whoever_acted_or_may_is_asked_or_everybody_where_something_was_seen(Title title) {
        deal(List.of(title), Json.MAPPER.writeValueAsString(Map.of("game", title.id(), "seats", 3)));
        for (int i = 0; i < MOVES && seen + unseen < ENOUGH; i++) {
            if (!somebodyMoves()) theClockPlays();
            int seat = chance.below(3);
            if (chance.below(3) == 0 && mayOnlyAsk(seat)) severalGoBack(seat);
        }
        assertThat(seen + unseen).as("moves taken back with consent").isPositive();
    }

    private TestClient at(int seat) {
        return people().get(seat);
    }

    private JsonNode now(int seat) {
        return at(seat).lastUpdate(table);
    }

    /** Whether somebody had something to choose. */
    private boolean somebodyMoves() {
        int first = chance.below(3);
        for (int i = 0; i < 3; i++) {
            int seat = (first + i) % 3;
            JsonNode before = now(seat);
            List<JsonNode> choices = new ArrayList<>();
            for (JsonNode choice : before.get("prompt").get("choices"))
                if (!choice.has("refusal")) choices.add(choice.get("move"));
            if (choices.isEmpty() || !contains(before.get("owes"), seat)) continue;
            List<Integer> heard = heard();
            done(at(seat).command(
                            "move",
                            table,
                            "\"decision\":" + before.get("prompt").get("decision"),
                            "\"move\":" + choices.get(chance.below(choices.size()))));
            settle();
            List<Integer> now = heard();
            Seats hearers =
                    Seats.where(3, each -> each == seat || !now.get(each).equals(heard.get(each)));
            made.add(new Made(seat, before, hearers));
            return true;
        }
        return false;
    }

    /** Where nobody has anything to choose, as in programming; what was played before it is not asked about. */
    private void theClockPlays() {
        time.pass(A_WHILE);
        settle();
        made.clear();
    }

    /** How many events each has heard. */
    private List<Integer> heard() {
        return people().stream()
                .map(one -> one.frames().stream()
                        .filter(frame -> frame.startsWith("{\"type\":\"update\""))
                        .mapToInt(frame ->
                                Json.MAPPER.readTree(frame).get("events").size())
                        .sum())
                .toList();
    }

    private static boolean contains(JsonNode seats, int seat) {
        for (JsonNode each : seats) if (each.intValue() == seat) return true;
        return false;
    }

    private boolean mayOnlyAsk(int seat) {
        if (made.stream().noneMatch(move -> move.seat == seat)) return false;
        JsonNode you = lastTable(seat).get("you");
        return contains(you.get("askBack"), seat) && !contains(you.get("takeBack"), seat);
    }

    private JsonNode lastTable(int seat) {
        List<String> frames = at(seat).frames();
        for (String frame : frames.reversed())
            if (frame.startsWith("{\"type\":\"table\"")) return Json.MAPPER.readTree(frame);
        throw new AssertionError("no table frame");
    }

    /** First one of them refuses somebody else's question; then moves of this seat go back as long as it may ask. */
    private void severalGoBack(int seat) {
        for (int more = 0; more < 2 && mayOnlyAsk(seat); more++) {
            Made move = made.get(last(seat));
            JsonNode question = asks(seat);
            if (question != null) {
                if (question.get("seen").booleanValue()) seen++;
                else unseen++;
                for (JsonNode must : question.get("must")) done(answers(at(must.intValue()), true));
                settle();
            }
            isAsBefore(seat, move, question);
        }
    }

    private int last(int seat) {
        for (int i = made.size() - 1; i >= 0; i--) if (made.get(i).seat == seat) return i;
        throw new AssertionError("seat " + seat + " has not moved");
    }

    /** Asks, and finds the right ones asked; {@code null}: it went back at once. */
    private @Nullable JsonNode asks(int seat) {
        Seats since = Seats.NONE;
        for (Made other : made.subList(last(seat) + 1, made.size()))
            if (other.hearers.has(seat)) since = since.with(other.seat);
        for (JsonNode may : now(seat).get("may")) since = since.with(may.intValue());
        done(at(seat).command("ask-back", table));
        JsonNode question = asked();
        if (question.isNull()) {
            assertThat(since.without(seat)).isEqualTo(Seats.NONE);
            return null;
        }
        boolean wasSeen = question.get("seen").booleanValue();
        Seats all = wasSeen ? Seats.all(3) : since;
        assertThat(question.get("must").toString())
                .as(wasSeen ? "everybody" : "who acted or may act")
                .isEqualTo(all.without(seat).toString().replace(" ", ""));
        return question;
    }

    private void isAsBefore(int seat, Made move, @Nullable JsonNode question) {
        String event = question != null && question.get("seen").booleanValue() ? "went-back-knowing" : "went-back";
        JsonNode back = now(seat);
        assertThat(back.get("events").get(0).get("type").stringValue()).isEqualTo(event);
        assertThat(back.get("undone")).isNotEmpty();
        for (String part : List.of("view", "own", "owes", "may", "path", "prompt"))
            assertThat(back.get(part)).as(part).isEqualTo(move.before.get(part));
        made.subList(made.lastIndexOf(move), made.size()).clear();
    }
}
