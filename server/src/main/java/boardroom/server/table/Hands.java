package boardroom.server.table;

import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import boardroom.server.wire.You;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which device of a person moves at a table: the one that took over last, as long as it is here; else the one that has been
 * here longest. The others may watch.
 */
final class Hands {
    private final Audience audience;
    private final Map<String, String> taken = new HashMap<>(2);

    Hands(Audience audience) {
        this.audience = audience;
    }

    /** From now on this device moves. */
    void take(Listener who) {
        Guest guest = who.guest();
        Device device = who.device();
        if (guest != null && device != null) taken.put(guest.id(), device.id());
    }

    /** Whether this is the device that moves; one that is here alone always is. */
    boolean holds(Listener who) {
        Guest guest = who.guest();
        Device device = who.device();
        if (guest == null || device == null) return false;
        String holder = holder(guest.id());
        return holder == null || holder.equals(device.id());
    }

    private @Nullable String holder(String guest) {
        String first = null;
        String last = taken.get(guest);
        for (Device device : devices(guest)) {
            if (device.id().equals(last)) return last;
            if (first == null) first = device.id();
        }
        return first;
    }

    private List<Device> devices(String guest) {
        List<Device> devices = new ArrayList<>(1);
        audience.each(listener -> {
            Device device = listener.device();
            if (device != null && Audience.isGuest(listener, guest) && !devices.contains(device)) devices.add(device);
        });
        return devices;
    }

    /** The devices this person has the table open on, as this one of them is told. */
    List<You.DeviceHere> seenBy(Listener who) {
        Guest guest = who.guest();
        Device own = who.device();
        if (guest == null || own == null) return List.of();
        String holder = holder(guest.id());
        return devices(guest.id()).stream()
                .map(device -> new You.DeviceHere(
                        device.kind(), device.equals(own), device.id().equals(holder)))
                .toList();
    }
}
