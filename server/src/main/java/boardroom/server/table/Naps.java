package boardroom.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the games of tables that fell asleep were, so that none is woken only to be asked; the oldest are forgotten. */
final class Naps {
    private static final int MOST = 10_000;

    private final Map<String, Whereabouts> byTable = new LinkedHashMap<>();

    synchronized void put(String table, Whereabouts where) {
        byTable.remove(table);
        byTable.put(table, where);
        if (byTable.size() > MOST) byTable.remove(byTable.keySet().iterator().next());
    }

    synchronized void end(String table) {
        byTable.remove(table);
    }

    synchronized @Nullable Whereabouts of(String table) {
        return byTable.get(table);
    }
}
