package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import org.jspecify.annotations.Nullable;

/** 4.3, Stage 2: claims in the open, first come first served, until all are locked. */
final class LivePlanning extends Planning {
    LivePlanning(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        super(book, rules, moves, previews, sense);
    }

    @Override
    public String id() {
        return "live";
    }

    @Override
    int seconds(ShipState s) {
        int live = book.box.clocks().planningLiveSeconds();
        return s.terms.planning() == Terms.Planning.LIVE ? book.box.clocks().planningOpeningSeconds() + live : live;
    }

    @Override
    public void open(ShipState s, Events events) {
        if (s.terms.planning() == Terms.Planning.TURNS || owes(s).isEmpty()) s.phaseOver = true;
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return !c.locked;
    }

    @Override
    boolean checksSlots() {
        return true;
    }

    @Override
    @Nullable ShipMove lastWord(Company c) {
        return c.isFullyPlanned() ? ShipMove.Lock.NOW : null;
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        if (!(move instanceof ShipMove.Lock)) return super.refuse(s, c, move);
        return c.isFullyPlanned() ? null : Refusals.notAllPlaced();
    }

    /** The first of a company on a limited action claims a slot of it. */
    @Override
    void place(ShipState s, Company c, Entry entry, Events events) {
        boolean claims = book.isLimited(entry.action()) && !c.isOn(entry.action());
        super.place(s, c, entry, events);
        if (claims && events.listening())
            events.tell(
                    new ShipEvent.SlotTaken(new Arg.Seat(c.seat), new Arg.CardId(book.actions[entry.action()].id())));
    }

    /** The last one leaves it free. */
    @Override
    void remove(Company c, int engineer, Events events) {
        int action = c.plan[c.entryOf(engineer)].action();
        super.remove(c, engineer, events);
        if (book.isLimited(action) && !c.isOn(action) && events.listening())
            events.tell(new ShipEvent.SlotFreed(new Arg.Seat(c.seat), new Arg.CardId(book.actions[action].id())));
    }

    @Override
    void finish(ShipState s, Company c, ShipMove move, Events events) {
        rules.placeTheRest(c);
        c.locked = true;
        if (events.listening())
            events.tell(
                    move instanceof ShipMove.Timeout
                            ? new ShipEvent.TimedOut(new Arg.Seat(c.seat))
                            : new ShipEvent.PlanLocked(new Arg.Seat(c.seat)));
    }

    @Override
    void close(ShipState s, Events events) {}

    @Override
    Choice offer(ShipState s, Company c) {
        return c.isFullyPlanned()
                ? Choice.main(ShipMove.Lock.NOW, Sentences.lock(), Preview.NOTHING)
                : Choice.refused(ShipMove.Lock.NOW, Sentences.lock(), Refusals.notAllPlaced());
    }

    @Override
    Say sentence(Company c) {
        return c.isFullyPlanned() ? Sentences.lockThePlan() : Sentences.placeEngineers(c.bench());
    }

    @Override
    Say detail(Company c) {
        return c.bounces.length > 0 && !c.isFullyPlanned()
                ? Sentences.bouncedDetail(c.bounces.length)
                : Sentences.liveDetail();
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.slotsAreClaimed();
    }
}
