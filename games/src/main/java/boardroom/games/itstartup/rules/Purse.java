package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;

/** 5.5 Resources and the hoarding cap. */
public final class Purse {
    private Purse() {}

    /** A gain is cut at the cap outside one's own turn, and always if the cap is strict; gives what was lost. */
    public static int gain(StartupState r, int seat, int amount) {
        Office office = r.offices[seat];
        office.resources += amount;
        return seat != r.active || r.terms.strictCap() ? cut(r, office) : 0;
    }

    public static void tellLost(StartupState r, int seat, int lost, Events events) {
        if (lost > 0 && events.listening())
            events.tell(new StartupEvent.CapHit(new Arg.Seat(seat), lost, r.terms.cap()));
    }

    public static void pay(Office office, int price) {
        office.resources -= price;
    }

    /** 4.7 step 4. */
    public static void endOfTurn(StartupState r, Events events) {
        Office office = r.office();
        tellLost(r, office.seat, cut(r, office), events);
    }

    private static int cut(StartupState r, Office office) {
        int excess = Math.max(0, office.resources - r.terms.cap());
        office.resources -= excess;
        office.ledger.lostToCap += excess;
        return excess;
    }
}
