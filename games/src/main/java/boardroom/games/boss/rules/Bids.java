package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Refusal;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** 4.1.2 to 4.1.4 and 4.4.2 to 4.4.3: what may be bid, and how bids are turned over and paid. */
final class Bids {
    /** What is bid for, as events name it. */
    static final String HIRING = "hiring";

    static final String PROJECTS = "projects";
    private static final String TENDER = "tender";

    /** From nothing to all that is not committed to ongoing projects. */
    record BidCash(@UnitName(Units.CASH) int most) implements Refusal {}

    record BidTime(@UnitName(Units.TIME) int most) implements Refusal {}

    /** One place in the order of picks. */
    @Kind("bid")
    sealed interface Place extends Sentence {
        record Shown(@Seat int seat, @UnitName(Units.CASH) int cash, String reason) implements Place {}

        record Standing(@Seat int seat, @UnitName(Units.VP) int vp, String reason) implements Place {}
    }

    private final int pause;
    private final RivalMoves rival;

    Bids(SharedRules rules) {
        this.pause = (int) TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().revealPause());
        this.rival = new RivalMoves(rules.box().solo());
    }

    /** Every company pays its bid to the bank, whatever happens next; then the first one picks, unless the rival does. */
    void open(BossState s, String kind, Events events) {
        for (Company company : s.companies) company.cash -= company.cashBid;
        s.order = PickOrder.of(s);
        s.show(pause);
        boolean isTender = PickOrder.isTender(s);
        events.tell(() -> told(s, isTender ? TENDER : kind));
        if (s.rival != null && !isTender) rival.bid(s, s.rival, kind, events);
        PickTurns.begin(s);
    }

    private static BossEvent told(BossState s, String kind) {
        List<BossEvent.BidShown> bids = new ArrayList<>();
        List<Arg> told = new ArrayList<>();
        for (int place = 0; place < s.order.length; place++) {
            Company company = s.companies[s.order[place]];
            int skill = company.totalSkill();
            String reason = PickOrder.reason(s, place);
            bids.add(new BossEvent.BidShown(new Arg.Seat(company.seat), company.cashBid, skill, company.vp, reason));
            Place said = kind.equals(TENDER)
                    ? new Place.Standing(company.seat, company.vp, reason)
                    : new Place.Shown(company.seat, company.cashBid, reason);
            told.add(Arg.say(said.say()));
        }
        return new BossEvent.BidsRevealed(kind, bids, told);
    }
}
