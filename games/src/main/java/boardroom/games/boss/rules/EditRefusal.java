package boardroom.games.boss.rules;

import boardroom.engine.CardName;
import boardroom.engine.Refusal;
import boardroom.engine.UnitName;

/** Why an edit of a draft is not possible (the table of 4.2, and 4.2.1). */
sealed interface EditRefusal extends Refusal {
    record NotInCompany() implements EditRefusal {}

    /** Dismissed in this draft, or a CEO who leaves. */
    record IsLeaving(@CardName String person) implements EditRefusal {}

    record CeoNotPlaced(@CardName String person) implements EditRefusal {}

    record OwnBoss(@CardName String person) implements EditRefusal {}

    record BossWaiting(@CardName String boss) implements EditRefusal {}

    record BossBelow(@CardName String person, @CardName String boss) implements EditRefusal {}

    record BoardHasCeo(@CardName String ceo) implements EditRefusal {}

    record AppointedBefore(@CardName String ceo) implements EditRefusal {}

    record IsCeo(@CardName String person) implements EditRefusal {}

    record NobodyElse() implements EditRefusal {}

    record NoCeo() implements EditRefusal {}

    record RetiresTooEarly(@CardName String ceo, int tenure, int after) implements EditRefusal {}

    record PartyTooDear(
            @UnitName("cash") int cost, @UnitName("cash") int cash) implements EditRefusal {}

    record NothingFailed() implements EditRefusal {}

    record NoVacancy(@CardName String ceo) implements EditRefusal {}

    record CeoNotDismissed(@CardName String person) implements EditRefusal {}

    record NewHireStays(@CardName String person) implements EditRefusal {}

    record SeveranceTooDear(
            @CardName String person,
            @UnitName("cash") int cost,
            @UnitName("cash") int cash) implements EditRefusal {}

    record IdeasOff() implements EditRefusal {}

    record WorkshopTooDear(
            @UnitName("ideas") int cost, @UnitName("ideas") int ideas) implements EditRefusal {}
}
