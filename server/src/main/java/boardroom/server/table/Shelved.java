package boardroom.server.table;

import boardroom.engine.BrokenBox;
import boardroom.engine.Json;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** The games that stored tables are played by: as shipped, or from a box of the table's own. */
final class Shelved {
    private static final Logger LOG = LoggerFactory.getLogger(Shelved.class);

    private final House house;

    Shelved(House house) {
        this.house = house;
    }

    /** The game of this table, or what stands in for it if its box can't be opened today; {@code null}: it is not here. */
    @Nullable OpenedGame of(TableRow row) {
        TableHead head = row.head();
        OpenedGame shipped = house.catalogue().game(head.game());
        if (head.changedBox() == null || shipped == null) return shipped;
        try {
            return house.catalogue().changed(head.game(), Json.MAPPER.readTree(head.changedBox()));
        } catch (BrokenBox | JacksonException e) {
            LOG.warn("the box of table {} can't be opened any more: {}", row.id(), e.getMessage());
            return shipped.asStandIn();
        }
    }

    /** Whether a table was dealt by the rules and the box of today. */
    static boolean isSameRules(TableRow row, OpenedGame opened) {
        return !opened.isStandIn()
                && row.head().rulesVersion() == opened.game().rulesVersion()
                && row.head().boxVersion() == opened.game().box().version();
    }
}
