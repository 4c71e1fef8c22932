package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.games.boss.box.Worker;

/** How people leave a company: their card goes to the discard pile, a founder's to the box (R20, R52). */
final class Departures {
    private final Worker founder;

    Departures(Worker founder) {
        this.founder = founder;
    }

    /** Leaves for this reason, and all hear it; who reported to them moves up. */
    void leave(BossState s, Company company, int place, String why, Events events) {
        Person gone = company.people[place];
        remove(s, company, place);
        events.tell(new BossEvent.PersonLeft(new Arg.Seat(company.seat), new Arg.CardId(gone.card.id()), why));
    }

    /** Leaves without a word; the caller tells it. */
    void remove(BossState s, Company company, int place) {
        Person gone = company.remove(place);
        if (!gone.card.equals(founder)) s.workers.discard(gone.card);
    }
}
