package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileSay;
import boardroom.server.proof.GameFiles;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Games as files: those of tables that are over, to take away, and those from elsewhere, to be shown here. */
public final class GameFileDesk {
    /** Games from elsewhere that are kept for one guest, who has their files. */
    private static final int MOST_BROUGHT = 10;

    private final House house;
    private final Tables tables;
    private final Shelved shelved;
    private final Films films;
    private final Importing importing;

    public GameFileDesk(House house, Tables tables) {
        this.house = house;
        this.tables = tables;
        this.shelved = new Shelved(house);
        this.films = new Films(house);
        this.importing = new Importing(house);
    }

    /** The file of a game that is over; {@code null}: there is no such table. */
    public @Nullable Exported export(String id, @Nullable Guest guest) {
        TableRow row = tables.settled(id);
        OpenedGame opened = row == null ? null : shelved.of(row);
        if (row == null || opened == null) return null;
        if (row.isShutTo(guest == null ? null : guest.id())) return new Exported.Refused(TableSay.watchingOff());
        if (!row.finished()) return new Exported.Refused(TableSay.notOver());
        byte[] brought = house.store().importedFile(id);
        byte[] file = brought != null ? brought : GameFiles.write(written(row, opened));
        return new Exported.File(row.head().game(), new String(file, StandardCharsets.UTF_8));
    }

    private GameFile written(TableRow row, OpenedGame opened) {
        return new Exporting(house, row, opened)
                .file(Shelved.isSameRules(row, opened), films.kept(row, Viewer.WATCHERS));
    }

    /** A game that was played elsewhere, from its file, as a table at which nobody sits; this guest is its host. */
    public Created bring(Guest host, byte[] bytes) {
        return switch (importing.look(bytes)) {
            case Importing.Looked.Refused(Say say) -> new Created.Refused(say);
            case Importing.Looked.Fine(GameFile file) -> bring(host, file);
        };
    }

    private Created bring(Guest host, GameFile file) {
        if (!hasRoom(host.id())) return new Created.Refused(GameFileSay.tooMany(MOST_BROUGHT));
        TableRow row = importing.row(file, host.id(), tables.freshCode());
        StoreFailure.orOnDisk(house.store().putImport(row, Importing.entries(file), GameFiles.write(file)));
        return tables.created(row);
    }

    /** The oldest at which nobody is makes room. */
    private boolean hasRoom(String guest) {
        List<String> brought = house.store().importedBy(guest);
        if (brought.size() < MOST_BROUGHT) return true;
        for (String id : brought) if (tables.drop(id, Table::isDeserted)) return true;
        return false;
    }
}
