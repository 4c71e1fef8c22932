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
    public void run(StartupState r, Resolving card, Events events) {
        Effect[] effects = card.card().onPlay();
        for (int i = card.next(); i < effects.length; i++) {
            apply(r, effects[i], card, events);
            if (r.looking > 0) {
                r.resolving = card.from(i + 1);
                r.stage = Stage.LOOK_AND_TAKE;
                return;
            }
        }
        r.resolving = null;
        r.stage = Stage.MAIN;
        if (card.card().isAction()) r.putUnder(card.card());
    }

    /** 4.7 step 2: left to right. */
    public void endOfTurn(StartupState r, Events events) {
        Office office = r.office();
        for (Employee employee : office.row)
            for (Effect effect : employee.card().atEndOfTurn())
                apply(r, effect, new Resolving(employee.card(), Aim.AT_NOTHING, 0, 0), events);
    }

    private void apply(StartupState r, Effect effect, Resolving card, Events events) {
        int me = r.active;
        int target = card.aim().seat();
        int amount = effect.number();
        switch (effect.kind()) {
            case DRAW -> Drawing.draw(r, me, amount, events);
            case DRAW_PER_DEVELOPER -> Drawing.draw(r, me, amount * r.office().developers(), events);
            case DRAW_FREE_ACTIONS -> r.free = Piles.withAll(r.free, Drawing.draw(r, me, amount, events));
            case LOOK_AND_TAKE -> look(r, effect, events);
            case ADD_BURNOUT -> {
                if (isAimed(card)) burnout.add(r, target, victim(r, card), amount, events);
            }
            case ADD_BURNOUT_ALL -> burnout.addToAll(r, target, amount, events);
            case REMOVE_BURNOUT -> {
                if (isAimed(card)) burnout.remove(r, target, victim(r, card), amount, events);
            }
            case REMOVE_BURNOUT_ALL -> burnout.removeFromAll(r, me, amount, events);
            case RETURN_TO_HAND -> {
                if (isAimed(card)) Staffing.returnToHand(r, target, victim(r, card), events);
            }
            case TAKE_OVER, TAKE_OVER_IF_BEHIND -> {
                if (isAimed(card)) Staffing.takeOver(r, target, victim(r, card), me, events);
            }
            case OUTSOURCE -> Staffing.lend(r, target, victim(r, card), me, card.paid(), events);
            case GAIN_RESOURCES -> gain(r, amount, events);
            case GAIN_RESOURCES_IF_BEHIND -> gain(r, isBehind(r, me) ? amount : otherwise(effect), events);
            case STEAL_RESOURCES -> steal(r, target, amount, events);
            case LOSE_POINTS -> losePoints(r, target, amount, events);
            case REDUCE_NEXT_SCORE -> {
                r.offices[target].outage += amount;
                if (events.listening()) events.tell(new StartupEvent.OutagePending(new Arg.Seat(target), amount));
            }
            case TAKE_KNOWLEDGE -> takeKnowledge(r, card, events);
            case BONUS_PER_DEVELOPER -> {
                r.bonusPerDeveloper += amount;
                if (events.listening()) events.tell(new StartupEvent.BonusAnnounced(new Arg.Seat(me), amount));
            }
            case EXTRA_BURNOUT_DEVELOPERS -> {
                r.extraBurnout += amount;
                if (events.listening()) events.tell(new StartupEvent.CrunchAnnounced(new Arg.Seat(me), amount));
            }
            case SKIP_BURNOUT -> {
                r.noBurnout = true;
                if (events.listening()) events.tell(new StartupEvent.HolidayAnnounced(new Arg.Seat(me)));
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

    private static int victim(StartupState r, Resolving card) {
        return r.offices[card.aim().seat()].desk(card.aim().what());
    }

    /** 4.6: the top cards; a single card is simply taken. */
    private static void look(StartupState r, Effect effect, Events events) {
        int count = Math.min(effect.look() == null ? 0 : effect.look(), r.deck.length);
        if (count <= 1) {
            Drawing.draw(r, r.active, count, events);
            return;
        }
        r.looking = count;
        if (!events.listening()) return;
        events.tell(new StartupEvent.Looked(new Arg.Seat(r.active), count));
        events.tell(Seats.of(r.active), new StartupEvent.LookedAt(Cards.ids(Arrays.copyOf(r.deck, count))));
    }

    /** At least one opponent has strictly more project points. */
    public static boolean isBehind(StartupState r, int seat) {
        for (int points : r.points) if (points > r.pointsOf(seat)) return true;
        return false;
    }

    private static int otherwise(Effect effect) {
        return effect.otherwise() == null ? 0 : effect.otherwise();
    }

    private static void gain(StartupState r, int amount, Events events) {
        int lost = Purse.gain(r, r.active, amount);
        if (events.listening())
            events.tell(new StartupEvent.Gained(new Arg.Seat(r.active), amount, r.office().resources));
        Purse.tellLost(r, r.active, lost, events);
    }

    private static void steal(StartupState r, int target, int amount, Events events) {
        int stolen = Math.min(amount, r.offices[target].resources);
        Purse.pay(r.offices[target], stolen);
        int lost = Purse.gain(r, r.active, stolen);
        if (events.listening())
            events.tell(new StartupEvent.Stolen(new Arg.Seat(r.active), new Arg.Seat(target), stolen));
        Purse.tellLost(r, r.active, lost, events);
    }

    private static void losePoints(StartupState r, int target, int amount, Events events) {
        int lost = Math.min(amount, r.pointsOf(target));
        r.points[r.side(target)] -= lost;
        r.offices[target].ledger.lostToSabotage += lost;
        if (events.listening())
            events.tell(new StartupEvent.PointsLost(new Arg.Seat(target), lost, r.pointsOf(target)));
    }

    private static void takeKnowledge(StartupState r, Resolving card, Events events) {
        CardCopy knowledge = card.aim().what();
        CardCopy developer = card.aim().developer();
        if (knowledge == null || developer == null) throw new IllegalStateException("aimed at nothing: " + card);
        Office from = r.offices[card.aim().seat()];
        int holder = from.holder(knowledge);
        from.seatAtDesk(holder, from.row[holder].without(knowledge));
        int desk = r.office().desk(developer);
        r.office().seatAtDesk(desk, r.office().row[desk].with(knowledge));
        r.moved = Piles.with(r.moved, knowledge);
        if (events.listening())
            events.tell(new StartupEvent.KnowledgeTaken(
                    new Arg.Seat(r.active), Cards.id(knowledge), new Arg.Seat(from.seat), Cards.id(developer)));
    }
}
