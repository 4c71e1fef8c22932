package boardroom.server.table;

import boardroom.engine.Seats;
import boardroom.engine.Told;
import java.util.ArrayList;
import java.util.List;

/**
 * Who hears of a play, how often they were told, and how it last looked to them. Somebody is told of an entry only if
 * they hear an event of it or if it changed what they see, so that the numbers betray nothing; the same journal always
 * gives the same numbers.
 */
final class Ears {
    private final int seats;
    private final Seats people;
    private final int[] told;
    private final long[] looks;
    private long publicLook;

    Ears(int seats, Seats people) {
        this.seats = seats;
        this.people = people;
        this.told = new int[seats + 1];
        this.looks = new long[seats + 1];
    }

    /** The receiver after the seats. */
    int watchers() {
        return seats;
    }

    boolean listens(int receiver) {
        return receiver == seats || people.has(receiver);
    }

    /** How many updates this receiver has been told. */
    int told(int receiver) {
        return told[receiver];
    }

    List<Integer> told() {
        List<Integer> all = new ArrayList<>();
        for (int count : told) all.add(count);
        return all;
    }

    /** Goes on from a state everybody has been told of, so often. */
    void goOnFrom(Sight sight, List<Integer> counts) {
        for (int receiver = 0; receiver <= seats; receiver++) told[receiver] = counts.get(receiver);
        see(sight);
    }

    /** The deal is the first update of everybody. */
    void hearDeal(Sight sight) {
        for (int receiver = 0; receiver <= seats; receiver++) told[receiver] = listens(receiver) ? 1 : 0;
        see(sight);
    }

    /** Takes what an entry told and how it looks now; gives the receivers to be told, as bits. */
    int hear(List<Told> events, Sight sight) {
        long before = publicLook;
        publicLook = Fingerprint.of(sight.view());
        int mask = 0;
        for (int receiver = 0; receiver <= seats; receiver++) {
            if (!listens(receiver)) continue;
            long look = look(sight, receiver);
            if (publicLook != before || look != looks[receiver] || hears(events, receiver)) {
                mask |= 1 << receiver;
                told[receiver]++;
            }
            looks[receiver] = look;
        }
        return mask;
    }

    private void see(Sight sight) {
        publicLook = Fingerprint.of(sight.view());
        for (int receiver = 0; receiver <= seats; receiver++)
            if (listens(receiver)) looks[receiver] = look(sight, receiver);
    }

    private static long look(Sight sight, int receiver) {
        return Fingerprint.of(sight.own(receiver)) * 31 + Fingerprint.of(sight.prompt(receiver));
    }

    boolean hears(List<Told> events, int receiver) {
        for (Told told : events) if (hears(told, receiver)) return true;
        return false;
    }

    boolean hears(Told told, int receiver) {
        return told.hearers() == null || (receiver < seats && told.hearers().has(receiver));
    }
}
