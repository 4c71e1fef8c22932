package boardroom.server.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What many are told alike is written once. */
class AnnouncementTest {
    private static final int SEATS = 4;

    private final Set<byte[]> sent = Collections.newSetFromMap(new IdentityHashMap<>());
    private int received;

    @ParameterizedTest(name = "told what changed: {0}")
    @ValueSource(booleans = {true, false})
    void a_thousand_watchers_are_told_one_message(boolean changes) {
        Audience audience = new Audience();
        for (int i = 0; i < 1_000; i++) audience.add(watcher(changes));
        Announcement announcement = moveOf(GameShelf.shipped().getFirst().open());
        // They have heard how it stood before.
        audience.each(listener -> audience.tell(listener, Viewer.WATCHERS, new byte[0]));
        sent.clear();
        received = 0;

        audience.each(listener -> {
            byte[] update = announcement.update(Viewer.WATCHERS, audience.follows(listener, Viewer.WATCHERS));
            if (update != null) audience.tell(listener, Viewer.WATCHERS, update);
        });

        assertThat(received).isEqualTo(1_000);
        assertThat(sent)
                .singleElement()
                .satisfies(update ->
                        assertThat(new String(update, UTF_8)).contains(changes ? "\"changes\":[" : "\"view\":{"));
    }

    /** The first move that everybody hears of. */
    private static <S extends State<S>, M extends Move> Announcement moveOf(Game<S, M> game) {
        S state = game.deal(new Deal(SEATS, Options.of(game.box(), Map.of()), 1));
        UpdateCounts counts = new UpdateCounts(SEATS, Viewer.all(SEATS));
        counts.hearDeal(sight(game, state));
        for (; ; ) {
            List<M> moves = new ArrayList<>();
            int seat = game.owes(state).first();
            game.moves(state, seat, moves::add);
            Telling telling = new Telling();
            game.play(state, seat, moves.getFirst(), telling);
            Sight sight = sight(game, state);
            Map<Viewer, UpdateCounts.Changed> hearing = counts.hear(telling.told(), sight, true);
            if (hearing.containsKey(Viewer.WATCHERS))
                return new Announcement(
                        new UpdateWriter("t"),
                        counts,
                        hearing,
                        telling.told(),
                        Teller.json(telling.told()),
                        sight,
                        null,
                        null);
        }
    }

    private static <S extends State<S>> Sight sight(Game<S, ?> game, S state) {
        return Sight.of(game, state, Viewer.all(SEATS), _ -> List.of(), null);
    }

    private Listener watcher(boolean changes) {
        return new Listener() {
            @Override
            public @Nullable Guest guest() {
                return null;
            }

            @Override
            public @Nullable Device device() {
                return null;
            }

            @Override
            public boolean isLooking() {
                return true;
            }

            @Override
            public boolean takesChanges() {
                return changes;
            }

            @Override
            public void send(byte[] frame) {
                sent.add(frame);
                received++;
            }

            @Override
            public void hold() {}

            @Override
            public void release() {}
        };
    }
}
