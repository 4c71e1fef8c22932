package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.proof.Canonical;
import boardroom.server.proof.Commitment;
import boardroom.server.proof.GameFile;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Origin;
import boardroom.server.store.Pledge;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.wire.FilmInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Writes the game of a table that is over as a file of its own. */
final class Exporting {
    private final House house;
    private final TableRow row;
    private final OpenedGame opened;
    private final List<GameFile.Line> journal;
    private final List<GameFile.Mark> marks;

    Exporting(House house, TableRow row, OpenedGame opened) {
        this.house = house;
        this.row = row;
        this.opened = opened;
        this.journal =
                house.store().journal(row.id()).stream().map(Exporting::line).toList();
        this.marks = house.store().checkpoints(row.id()).stream()
                .filter(mark -> mark.number() > 0)
                .map(mark -> new GameFile.Mark(mark.number(), mark.hash()))
                .toList();
    }

    /** The file; {@code film}: what is kept of it, in case it can't be played again. */
    GameFile file(boolean sameRules, @Nullable FilmInfo film) {
        GameFile bare = file(sameRules, marks, null);
        Retrace retrace = sameRules ? new Retrace(bare, opened) : null;
        if (retrace == null || retrace.play(_ -> {}) != null) return file(sameRules, marks, toldAtLast(film));
        List<GameFile.Mark> all = new ArrayList<>(marks);
        int last = journal.size();
        if (all.isEmpty() || all.getLast().number() < last) all.add(new GameFile.Mark(last, retrace.hash()));
        return file(sameRules, all, Json.MAPPER.valueToTree(retrace.result()));
    }

    private static @Nullable JsonNode toldAtLast(@Nullable FilmInfo film) {
        JsonNode result = film == null
                ? null
                : Json.MAPPER.readTree(Filmed.lastUpdate(film)).get("result");
        return result == null || result.isNull() ? null : result;
    }

    private GameFile file(boolean sameRules, List<GameFile.Mark> checkpoints, @Nullable JsonNode result) {
        TableHead head = row.head();
        Origin origin = head.origin();
        Pledge pledge = row.pledge();
        return new GameFile(
                GameFile.FORMAT,
                GameFile.VERSION,
                row.id(),
                head.game(),
                head.rulesVersion(),
                box(sameRules),
                head.guided(),
                origin == null ? null : new GameFile.From(origin.table(), origin.number()),
                row.started(),
                Json.MAPPER.readTree(row.options()),
                chairs(),
                String.valueOf(row.seed()),
                pledge == null ? null : pledge.salt(),
                pledge == null ? null : Commitment.of(pledge.words()),
                journal,
                checkpoints,
                result,
                null);
    }

    private GameFile.Box box(boolean sameRules) {
        TableHead head = row.head();
        Pledge pledge = row.pledge();
        if (head.changedBox() != null) {
            JsonNode changed = Json.MAPPER.readTree(head.changedBox());
            return new GameFile.Box(head.boxVersion(), Canonical.hash(changed), changed);
        }
        String today = sameRules ? opened.fingerprint() : null;
        return new GameFile.Box(head.boxVersion(), pledge == null ? today : pledge.box(), null);
    }

    private List<GameFile.Chair> chairs() {
        List<GameFile.Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < row.seats().size(); seat++) {
            SeatRow chair = row.seats().get(seat);
            chairs.add(new GameFile.Chair(chair.guest(), chair.bot(), TableInfos.name(house, row, seat)));
        }
        return chairs;
    }

    private static GameFile.Line line(EntryRow entry) {
        return GameFile.Line.of(entry.number(), entry.at(), entry.played(), entry.act());
    }
}
