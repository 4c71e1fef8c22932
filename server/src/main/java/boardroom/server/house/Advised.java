package boardroom.server.house;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who is waiting to be told what an expert thinks: each guest for one piece at a time. */
public final class Advised {
    private final Set<String> guests = ConcurrentHashMap.newKeySet();

    /** From now on this guest waits for it, unless it does already. */
    public boolean begin(String guest) {
        return guests.add(guest);
    }

    public void end(String guest) {
        guests.remove(guest);
    }
}
