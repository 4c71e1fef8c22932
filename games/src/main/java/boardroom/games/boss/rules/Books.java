package boardroom.games.boss.rules;

import boardroom.engine.Events;
import boardroom.engine.Seats;

/** Who hears what stands in a company's books (section 4, R63). */
final class Books {
    private Books() {}

    /** Told to who may read its cash, T and ideas. */
    static void tell(BossState s, Company company, BossEvent event, Events events) {
        if (s.terms.openBooks()) events.tell(event);
        else {
            Seats owner = Seats.of(company.seat);
            events.tell(s.terms.partners() ? owner.with(s.partner(company.seat)) : owner, event);
        }
    }

    /** Told to who may see its issue cards: a partner may not. */
    static void tellOwner(BossState s, Company company, BossEvent event, Events events) {
        if (s.terms.openBooks()) events.tell(event);
        else events.tell(Seats.of(company.seat), event);
    }

    /** Whether the last decision of the one who still owes one shows what comes of closed books. */
    static boolean openAfter(BossState s, Seats owes, int seat) {
        return !s.terms.openBooks() && owes.without(seat).isEmpty();
    }
}
