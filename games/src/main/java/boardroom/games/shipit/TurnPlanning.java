package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Say;
import org.jspecify.annotations.Nullable;

/** Option `planning=turns`: one engineer at a time, in draft order, all in the open. */
final class TurnPlanning extends Planning {
    TurnPlanning(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        super(book, rules, moves, previews, sense);
    }

    @Override
    public String id() {
        return "turns";
    }

    @Override
    String section() {
        return "8";
    }

    @Override
    String decision(ShipState s) {
        return id() + "-" + s.round + "-" + s.turn;
    }

    @Override
    int seconds(ShipState s) {
        return book.box.clocks().planningLiveSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.turn = 0;
        if (s.terms.planning() != Terms.Planning.TURNS || owes(s).isEmpty()) s.phaseOver = true;
    }

    /** Round after round in draft order: who has placed fewest of those with an engineer left. */
    private static int onTurn(ShipState s) {
        int next = ShipState.NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (!c.isFullyPlanned() && (next == ShipState.NOBODY || placed(c) < placed(s.companies[next]))) next = seat;
        }
        return next;
    }

    private static int placed(Company c) {
        return c.plan.length - c.forced;
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return onTurn(s) == c.seat;
    }

    @Override
    Say refuseWaiting(ShipState s, Company c) {
        return Refusals.notYourTurn();
    }

    @Override
    boolean checksSlots() {
        return true;
    }

    @Override
    @Nullable ShipMove lastWord(Company c) {
        return null;
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return move instanceof ShipMove.Remove || move instanceof ShipMove.SetAi
                ? Refusals.placesAreFinal()
                : super.refuse(s, c, move);
    }

    @Override
    void place(ShipState s, Company c, Entry entry, Events events) {
        super.place(s, c, entry, events);
        c.locked = c.isFullyPlanned();
        s.turn++;
        if (!events.listening()) return;
        Engineer engineer = c.employed(entry.engineer());
        events.tell(new ShipEvent.Placed(
                new Arg.Seat(c.seat),
                engineer.name(),
                engineer.id(),
                new Arg.CardId(book.actions[entry.action()].id()),
                entry.ai() ? 1 : 0));
    }

    /** The clock ran out: somebody pays down debt. */
    @Override
    void finish(ShipState s, Company c, ShipMove move, Events events) {
        if (events.listening()) events.tell(new ShipEvent.TimedOut(new Arg.Seat(c.seat)));
        place(s, c, new Entry(firstOnTheBench(c).id(), book.payDown, false), events);
    }

    private static Engineer firstOnTheBench(Company c) {
        for (Engineer engineer : c.roster) if (c.entryOf(engineer.id()) < 0) return engineer;
        throw new IllegalStateException("nobody is on the bench");
    }

    @Override
    void close(ShipState s, Events events) {}

    @Override
    Choice offer(ShipState s, Company c) {
        Engineer engineer = firstOnTheBench(c);
        return choice(
                s,
                c,
                new ShipMove.Place(engineer.id(), book.actions[book.payDown].id(), false),
                Sentences.payDown(engineer.name()));
    }

    @Override
    Say sentence(Company c) {
        return Sentences.placeOne();
    }

    @Override
    Say detail(Company c) {
        return Sentences.turnDetail();
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.placesOne(onTurn(s));
    }
}
