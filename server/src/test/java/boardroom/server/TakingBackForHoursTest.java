package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Title;
import boardroom.server.tiny.TinyBids;
import boardroom.server.tiny.TinyBox;
import boardroom.server.tiny.TinyMove;
import boardroom.server.tiny.TinyState;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Whoever can't decide moves and takes back again and again: each time costs as little as the first. */
class TakingBackForHoursTest extends ThreeAtATable {
    private static final int OFTEN = 300;

    /** Going back by one move carries so many out again, on average, however many there were. */
    private static final int AGAIN = 12;

    /** Counts the moves it carries out. */
    private static final class Counting extends TinyBids {
        private final AtomicInteger played;

        Counting(TinyBox box, AtomicInteger played) {
            super(box);
            this.played = played;
        }

        @Override
        public void play(TinyState s, int seat, TinyMove move, Events events) {
            played.incrementAndGet();
            super.play(s, seat, move, events);
        }
    }

    private final AtomicInteger played = new AtomicInteger();

    private void dealt() {
        deal(
                List.of(Title.of("tiny-bids", TinyBox.class, box -> new Counting(box, played))),
                "{\"game\":\"tiny-bids\",\"seats\":3}");
        played.set(0);
    }

    private void notes(TestClient who, String text) {
        String move = "\"move\":{\"type\":\"note\",\"text\":\"" + text + "\"}";
        done(who.command("move", table, "\"decision\":\"round-0\"", move));
    }

    @Test
    @Timeout(120)
    void a_move_taken_back_for_free_hundreds_of_times() {
        dealt();
        for (int i = 0; i < OFTEN; i++) {
            notes(mira, "note " + i);
            done(mira.command("take-back", table));
        }
        assertThat(played).as("moves carried out live").hasValue(OFTEN);

        played.set(0);
        reopen();
        notes(mira, "the last");
        assertThat(played)
                .as("after a restart, and for what is filmed meanwhile")
                .hasValueLessThanOrEqualTo(3 * OFTEN);

        played.set(0);
        JsonNode film = TestClient.json(mira.call("GET", "/api/tables/" + table + "/film/0", null));
        assertThat(film.get("moments").size()).isGreaterThanOrEqualTo(OFTEN);
        assertThat(played).as("for the film").hasValueLessThanOrEqualTo(3 * OFTEN);
    }

    @Test
    @Timeout(120)
    void many_moves_taken_back_one_after_the_other_by_all_together() {
        dealt();
        int moves = 60;
        for (int i = 0; i < moves; i++) notes(mira, "note " + i);
        String bid = "\"move\":{\"type\":\"bid\",\"coins\":1}";
        done(jon.command("move", table, "\"decision\":\"round-0\"", bid));
        played.set(0);
        for (int i = 0; i < moves; i++) {
            JsonNode asks = mira.command("ask-back", table);
            done(asks);
            if (asked().isNull()) continue;
            done(answers(jon, true));
            done(answers(ada, true));
        }
        assertThat(played).as("moves replayed").hasValueLessThanOrEqualTo(AGAIN * moves);
        refused(mira.command("ask-back", table), "take-back.nothing");
    }
}
