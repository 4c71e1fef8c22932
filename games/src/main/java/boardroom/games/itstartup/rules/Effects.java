package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import java.util.Arrays;

/** 5.10 The effect catalogue: runs the effects of a card in the order of the data file. */
public final class Effects {
    private final Burnout burnout;

    public Effects(Burnout burnout) {
        this.burnout = burnout;
    }

    /** Each effect completely before the next; a look at the deck waits for the choice and goes on after it. */
    public void run(StartupState s, Resolving card, Events events) {
        Effect[] effects = card.card().onPlay();
        for (int i = card.next(); i < effects.length; i++) {
            apply(s, effects[i], card, events);
            if (s.looking > 0) {
                s.resolving = card.from(i + 1);
                return;
            }
        }
        s.resolving = null;
        if (card.card().isAction()) s.putUnder(card.card());
    }

    /** 4.7 step 2: left to right. */
    void endOfTurn(StartupState s, Events events) {
        Office office = s.office();
        for (Employee employee : office.row)
            for (Effect effect : employee.card().atEndOfTurn())
                apply(s, effect, new Resolving(employee.card(), Aim.AT_NOTHING, 0, 0), events);
    }

    private void apply(StartupState s, Effect effect, Resolving card, Events events) {
        int me = s.active;
        int target = card.aim().seat();
        int amount = effect.number();
        switch (effect.kind()) {
            case DRAW -> Drawing.draw(s, me, amount, events);
            case DRAW_PER_DEVELOPER -> Drawing.draw(s, me, amount * s.office().developers(), events);
            case DRAW_FREE_ACTIONS -> s.free = Piles.withAll(s.free, Drawing.draw(s, me, amount, events));
            case LOOK_AND_TAKE -> look(s, effect, events);
            case ADD_BURNOUT -> {
                if (isAimed(card)) burnout.add(s, target, victim(s, card), amount, events);
            }
            case ADD_BURNOUT_ALL -> burnout.addToAll(s, target, amount, events);
            case REMOVE_BURNOUT -> {
                if (isAimed(card)) burnout.remove(s, target, victim(s, card), amount, events);
            }
            case REMOVE_BURNOUT_ALL -> burnout.removeFromAll(s, me, amount, events);
            case RETURN_TO_HAND -> {
                if (isAimed(card)) Staffing.returnToHand(s, target, victim(s, card), events);
            }
            case TAKE_OVER, TAKE_OVER_IF_BEHIND -> {
                if (isAimed(card)) Staffing.takeOver(s, target, victim(s, card), me, events);
            }
            case OUTSOURCE -> Staffing.lend(s, target, victim(s, card), me, card.paid(), events);
            case GAIN_RESOURCES -> gain(s, amount, events);
            case GAIN_RESOURCES_IF_BEHIND -> gain(s, isBehind(s, me) ? amount : otherwise(effect), events);
            case STEAL_RESOURCES -> steal(s, target, amount, events);
            case LOSE_POINTS -> losePoints(s, target, amount, events);
            case REDUCE_NEXT_SCORE -> {
                s.offices[target].outage += amount;
                events.tell(new StartupEvent.OutagePending(new Arg.Seat(target), amount));
            }
            case TAKE_KNOWLEDGE -> takeKnowledge(s, card, events);
            case BONUS_PER_DEVELOPER -> {
                s.bonusPerDeveloper += amount;
                events.tell(new StartupEvent.BonusAnnounced(new Arg.Seat(me), amount));
            }
            case EXTRA_BURNOUT_DEVELOPERS -> {
                s.extraBurnout += amount;
                events.tell(new StartupEvent.CrunchAnnounced(new Arg.Seat(me), amount));
            }
            case SKIP_BURNOUT -> {
                s.noBurnout = true;
                events.tell(new StartupEvent.HolidayAnnounced(new Arg.Seat(me)));
            }
            case KNOWLEDGE_DISCOUNT,
                    EFFICIENCY_IF_OTHER_DEVELOPER,
                    TEAM_EFFICIENCY,
                    BURNOUT_RATE,
                    KNOWLEDGE_TO_OWNER_HAND,
                    COIN_TAKE_OVER,
                    COUNTER_ACTION ->
                throw new IllegalStateException("not an effect that happens by itself: " + effect);
        }
    }

    private static boolean isAimed(Resolving card) {
        return card.aim().what() != null;
    }

    private static int victim(StartupState s, Resolving card) {
        return s.offices[card.aim().seat()].desk(card.aim().what());
    }

    /** 4.6: the top cards; a single card is simply taken. */
    private static void look(StartupState s, Effect effect, Events events) {
        int count = Math.min(effect.look() == null ? 0 : effect.look(), s.deck.length);
        if (count <= 1) {
            Drawing.draw(s, s.active, count, events);
            return;
        }
        s.looking = count;
        events.tell(new StartupEvent.Looked(new Arg.Seat(s.active), count));
        events.tell(Seats.of(s.active), () -> new StartupEvent.LookedAt(Cards.ids(Arrays.copyOf(s.deck, count))));
    }

    /** At least one opponent has strictly more project points. */
    static boolean isBehind(StartupState s, int seat) {
        for (int points : s.points) if (points > s.pointsOf(seat)) return true;
        return false;
    }

    private static int otherwise(Effect effect) {
        return effect.otherwise() == null ? 0 : effect.otherwise();
    }

    private static void gain(StartupState s, int amount, Events events) {
        int lost = Purse.gain(s, s.active, amount);
        events.tell(new StartupEvent.Gained(new Arg.Seat(s.active), amount, s.office().resources));
        Purse.tellLost(s, s.active, lost, events);
    }

    private static void steal(StartupState s, int target, int amount, Events events) {
        int stolen = Math.min(amount, s.offices[target].resources);
        Purse.pay(s.offices[target], stolen);
        int lost = Purse.gain(s, s.active, stolen);
        events.tell(new StartupEvent.Stolen(new Arg.Seat(s.active), new Arg.Seat(target), stolen));
        Purse.tellLost(s, s.active, lost, events);
    }

    private static void losePoints(StartupState s, int target, int amount, Events events) {
        int lost = Math.min(amount, s.pointsOf(target));
        s.points[s.side(target)] -= lost;
        s.offices[target].ledger.lostToSabotage += lost;
        events.tell(new StartupEvent.PointsLost(new Arg.Seat(target), lost, s.pointsOf(target)));
    }

    private static void takeKnowledge(StartupState s, Resolving card, Events events) {
        CardCopy knowledge = card.aim().what();
        CardCopy developer = card.aim().developer();
        if (knowledge == null || developer == null) throw new IllegalStateException("aimed at nothing: " + card);
        Office from = s.offices[card.aim().seat()];
        int holder = from.holder(knowledge);
        from.seatAtDesk(holder, from.row[holder].without(knowledge));
        int desk = s.office().desk(developer);
        s.office().seatAtDesk(desk, s.office().row[desk].with(knowledge));
        s.moved = Piles.with(s.moved, knowledge);
        events.tell(new StartupEvent.KnowledgeTaken(
                new Arg.Seat(s.active), Cards.id(knowledge), new Arg.Seat(from.seat), Cards.id(developer)));
    }
}
