package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;

/** 5.5 Resources and the hoarding cap. */
public final class Purse {
    private Purse() {}

    /** A gain is cut at the cap outside one's own turn, and always if the cap is strict; gives what was lost. */
    public static int gain(StartupState s, int seat, int amount) {
        Office office = s.offices[seat];
        office.resources += amount;
        return seat != s.active || s.terms.strictCap() ? cut(s, office) : 0;
    }

    static void tellLost(StartupState s, int seat, int lost, Events events) {
        if (lost > 0) events.tell(new StartupEvent.CapHit(new Arg.Seat(seat), lost, s.terms.cap()));
    }

    public static void pay(Office office, int price) {
        office.resources -= price;
    }

    /** 4.7 step 4. */
    static void endOfTurn(StartupState s, Events events) {
        Office office = s.office();
        tellLost(s, office.seat, cut(s, office), events);
    }

    private static int cut(StartupState s, Office office) {
        int excess = Math.max(0, office.resources - s.terms.cap());
        office.resources -= excess;
        office.ledger.lostToCap += excess;
        return excess;
    }
}
