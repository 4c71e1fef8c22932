package boardroom.server.table;

import boardroom.server.house.Guest;
import boardroom.server.wire.Command;

/** What a command is known again by: whose it was, its id, and a fingerprint of what it asked. */
record CommandKey(String guest, String id, int content) {
    static CommandKey of(Guest guest, Command command) {
        int what = command.getClass().getSimpleName().hashCode();
        return new CommandKey(guest.id(), command.id(), 31 * what + command.hashCode());
    }

    /** As it stands in the journal; only the id in the middle may hold spaces. */
    String stored() {
        return guest + " " + id + " " + Integer.toHexString(content);
    }

    static CommandKey read(String stored) {
        int first = stored.indexOf(' ');
        int last = stored.lastIndexOf(' ');
        return new CommandKey(
                stored.substring(0, first),
                stored.substring(first + 1, last),
                Integer.parseUnsignedInt(stored, last + 1, stored.length(), 16));
    }
}
