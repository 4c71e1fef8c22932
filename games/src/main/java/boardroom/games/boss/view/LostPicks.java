package boardroom.games.boss.view;

import boardroom.engine.Card;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.PickOrder;
import boardroom.games.boss.view.BossPrivateView.LostView;
import java.util.ArrayList;
import java.util.List;

/** The cards others picked before this seat, each with why they came first (4.1.4). */
final class LostPicks {
    @Kind("lost")
    sealed interface Why extends Sentence {
        record LostToBid(
                @Seat int seat,
                @UnitName("cash") int theirs,
                @UnitName("cash") int yours) implements Why {}

        record LostToSkill(@Seat int seat, @UnitName("cash") int bid, int theirs, int yours) implements Why {}

        record LostToMarker(
                @Seat int seat, @UnitName("cash") int bid) implements Why {}

        record LostToFewestVp(
                @Seat int seat,
                @UnitName("vp") int theirs,
                @UnitName("vp") int yours) implements Why {}

        /** They come later in the queue, but it was their turn. */
        record TakenInTurn(@Seat int seat) implements Why {}
    }

    private LostPicks() {}

    static List<LostView> of(BossState s, Company company, String phase) {
        List<LostView> lost = new ArrayList<>();
        Card[] pool = phase.equals(Phases.HIRING_PICK)
                ? s.workerPool
                : phase.equals(Phases.PROJECT_PICK) ? s.projectPool : new Card[0];
        for (int i = 0; i < pool.length; i++) {
            int by = s.takenBy[i];
            if (by >= 0 && by != company.seat)
                lost.add(new LostView(
                        pool[i].id(), by, why(s, s.companies[by], company).say()));
        }
        return lost;
    }

    private static Why why(BossState s, Company first, Company company) {
        if (place(s, first.seat) > place(s, company.seat)) return new Why.TakenInTurn(first.seat);
        return switch (PickOrder.between(s, first, company)) {
            case "bid" -> new Why.LostToBid(first.seat, first.cashBid, company.cashBid);
            case "skill" -> new Why.LostToSkill(first.seat, first.cashBid, first.totalSkill(), company.totalSkill());
            case "vp" -> new Why.LostToFewestVp(first.seat, first.vp, company.vp);
            default -> new Why.LostToMarker(first.seat, first.cashBid);
        };
    }

    private static int place(BossState s, int seat) {
        for (int place = 0; place < s.order.length; place++) if (s.order[place] == seat) return place;
        return s.order.length;
    }
}
