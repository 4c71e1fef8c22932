package boardroom.server.table;

import boardroom.server.house.House;
import boardroom.server.house.Time;
import org.jspecify.annotations.Nullable;

/** Passes a table on whose host has been gone for a while, so that those who are here can still pause and seat bots. */
final class HostWatch {
    private final House house;
    private final Table table;
    private Time.@Nullable Alarm alarm;

    HostWatch(House house, Table table) {
        this.house = house;
        this.table = table;
    }

    /** Somebody came or went, or sits elsewhere. */
    void look() {
        if (!table.misses()) stop();
        else if (alarm == null)
            alarm = house.time().after(house.patience().host().toMillis(), () -> table.inTurn(this::ring));
    }

    void stop() {
        if (alarm != null) alarm.cancel();
        alarm = null;
    }

    private void ring() {
        if (alarm == null) return;
        alarm = null;
        if (!table.misses()) return;
        table.passHostOn();
        table.tellTable(_ -> true);
        look();
    }
}
