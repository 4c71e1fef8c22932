package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.phases.Silent;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Until;
import boardroom.games.boss.rules.BossState.Ending;

/** 4.7.8: events end, the game may be over, the marker passes on. */
public final class RoundEnd implements Silent<BossState, BossMove> {
    public RoundEnd(SharedRules rules) {}

    @Override
    public void open(BossState s, Events events) {
        endEvents(s, events);
        if (isGoalReached(s)) s.ending = Ending.GOAL;
        else if (s.roundNumber >= s.terms.rounds()) s.ending = Ending.LAST_ROUND;
        if (s.ending == Ending.NOT_YET) passOn(s);
        else events.tell(BossEvent.GameEnded.of(s.ending));
    }

    /** Those of which something came true in this round, drawn before or after it (R59). */
    private static void endEvents(BossState s, Events events) {
        InForce[] before = s.inForce;
        for (InForce each : before) {
            if (!isOver(s, each.card())) continue;
            s.inForce = Piles.without(s.inForce, Piles.indexOf(s.inForce, each));
            s.events.discard(each.card());
            events.tell(new BossEvent.EventEnded(new Arg.CardId(each.card().id()), true));
        }
    }

    private static boolean isOver(BossState s, EventCard card) {
        if (card.duration() == null) return false;
        for (Until until : card.duration().until()) if ((s.cameTrue & until.bit()) != 0) return true;
        return false;
    }

    /** 8.1: with the figures of this moment, VP without end scoring. */
    private static boolean isGoalReached(BossState s) {
        for (Company company : s.companies) {
            boolean isReached = switch (s.terms.victory()) {
                case ROUNDS -> false;
                case VP_LIMIT -> company.vp >= s.terms.goal();
                case PROJECTS -> company.completed.length >= s.terms.goal();
                case SKILL -> company.totalSkill() >= s.terms.goal();
            };
            if (isReached) return true;
        }
        return false;
    }

    /** Whoever went unpaid costs VP only in the Payday after which the game ends (R66). */
    private static void passOn(BossState s) {
        for (Company company : s.companies) company.unpaid = 0;
        s.marker = s.clockwise(1);
    }
}
