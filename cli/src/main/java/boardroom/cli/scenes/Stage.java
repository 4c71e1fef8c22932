package boardroom.cli.scenes;

import boardroom.bots.Bots;
import boardroom.engine.Act;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.server.house.Secrets;
import boardroom.server.store.EntryRow;
import boardroom.server.store.GuestRow;
import boardroom.server.store.SeatRow;
import boardroom.server.store.Store;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.store.TokenRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Sets a scene up: a table in the store of a running server, as if it had been played there. */
final class Stage {
    private final Store store;

    Stage(Store store) {
        this.store = store;
    }

    /** Somebody at the table, with what opens the seat. */
    record Actor(int seat, String id, String name, String token) {}

    /** A table that is ready: who looks, who else is there, and the move that is still to be made. */
    record Ready(String table, Actor viewer, List<Actor> others, Recording.@Nullable Line next) {}

    Ready set(Scene scene) {
        Game<?, ?> game = Recordings.game(scene);
        Recording recording = Recordings.read(scene, game);
        List<Actor> actors = new ArrayList<>();
        List<SeatRow> seats = new ArrayList<>();
        for (int seat = 0; seat < scene.cast().size(); seat++) {
            String name = scene.cast().get(seat);
            if (Bots.byId(name) != null) {
                seats.add(SeatRow.bot(name));
                continue;
            }
            Actor actor = enter(seat, name);
            actors.add(actor);
            seats.add(SeatRow.person(actor.id()));
        }
        Actor viewer = actors.stream()
                .filter(a -> a.seat() == scene.viewer())
                .findFirst()
                .orElseGet(() -> enter(-1, "Mira"));
        String table = write(scene, game, recording, seats, actors.getFirst().id());
        List<Actor> others =
                actors.stream().filter(a -> a.seat() != scene.viewer()).toList();
        return new Ready(table, viewer, others, scene.live() ? recording.lines().getLast() : null);
    }

    private Actor enter(int seat, String name) {
        String token = Secrets.token();
        String id = Secrets.id();
        long now = System.currentTimeMillis();
        store.addGuest(new GuestRow(id, name, now), new TokenRow(Secrets.hash(token), id, "", now))
                .join();
        return new Actor(seat, id, name, token);
    }

    private String write(Scene scene, Game<?, ?> game, Recording recording, List<SeatRow> seats, String host) {
        JsonMapper json = Json.forMoves(game);
        String id = Secrets.id();
        List<Recording.Line> lines = recording.lines();
        int made = scene.live() ? lines.size() - 1 : lines.size();
        long end = System.currentTimeMillis() - scene.age();
        long start = end - 1_000L * made;
        int boxVersion = game.box().version();
        TableHead head = new TableHead(
                id,
                Secrets.code(),
                scene.game(),
                recording.rulesVersion(),
                boxVersion,
                null,
                scene.guide() != null,
                start);
        String options = json.writeValueAsString(recording.deal().options());
        TableRow waiting = TableRow.waiting(head, options, host, seats);
        store.putTable(waiting.started(start, recording.deal().seed())).join();
        for (int i = 0; i < made; i++) {
            Recording.Line line = lines.get(i);
            String act = json.writeValueAsString(new Act.Moved(line.seat(), line.move(), "scene-" + i));
            store.append(id, new EntryRow(i + 1, start + 1_000L * (i + 1), null, act, null))
                    .join();
        }
        return id;
    }
}
