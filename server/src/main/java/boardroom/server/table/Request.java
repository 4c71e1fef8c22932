package boardroom.server.table;

import boardroom.server.house.Guest;
import boardroom.server.wire.Command;

/** A command of a guest on its way: from where it came, whose it is, what it asks, and what it is known again by. */
record Request(Listener from, Guest guest, Command command, CommandKey key) {
    static Request of(Listener from, Guest guest, Command command) {
        return new Request(from, guest, command, CommandKey.of(guest, command));
    }
}
