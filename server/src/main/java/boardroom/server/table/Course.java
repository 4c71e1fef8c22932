package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Bot;
import boardroom.engine.Entry;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.Weight;
import boardroom.server.house.House;
import boardroom.server.house.Viewer;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.StoreFailure;
import boardroom.server.wire.ClockInfo;
import boardroom.server.wire.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game from its deal to its end: what happens is written down, carried out and told, in this order; then
 * clock and bots go on.
 */
final class Course implements ClockDesk.Bell, BotDesk.Asker {
    /** An entry in so many gets a checkpoint. */
    private static final int CHECKPOINT_EVERY = 32;

    private final House house;
    private final Room room;
    private final Turns turns;
    private final Journal journal;
    private final Position<?, ?> position;
    private final UpdateCounts counts;
    private final Attendance attendance;
    private final TableTime time;
    private final Tempo tempo;
    private final Chronicle chronicle;
    private final DoneCommands done;
    private final ClockDesk clock;
    private final BotDesk bots;
    private final AdviceDesk advice;
    private final ReviewDesk reviews;
    private final Teller teller;
    private final IdleSeats idle;
    private final Summons summons;
    private final GoingBack goingBack;
    private final Ending ending;
    private Map<Viewer, String> decisions;
    private boolean skipping;
    private volatile Whereabouts whereabouts;

    Course(Room room, Turns turns, Rebuilt rebuilt, DoneCommands done) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.done = done;
        this.journal = rebuilt.journal();
        this.position = rebuilt.position();
        this.counts = rebuilt.counts();
        this.attendance = rebuilt.attendance();
        this.time = rebuilt.time();
        this.tempo = rebuilt.tempo();
        this.chronicle = rebuilt.chronicle();
        this.clock = new ClockDesk(house, room.row().id(), time, turns, this);
        clock.setTo(chronicle.clock());
        this.bots = new BotDesk(house, position, turns, this);
        this.advice = new AdviceDesk(room, turns, position);
        this.reviews = new ReviewDesk(room, turns, position);
        this.teller = new Teller(room, counts, clock);
        this.idle = rebuilt.idle();
        this.summons = new Summons(room, turns);
        this.goingBack = new GoingBack(room, turns, rebuilt, summons, this::happens);
        this.ending = new Ending(room, position, attendance);
        Sight sight = sight();
        this.decisions = sight.decisions();
        this.whereabouts = where(sight);
        goingBack.follow();
    }

    Position<?, ?> position() {
        return position;
    }

    AdviceDesk advice() {
        return advice;
    }

    ReviewDesk reviews() {
        return reviews;
    }

    GoingBack goingBack() {
        return goingBack;
    }

    Ending ending() {
        return ending;
    }

    Attendance attendance() {
        return attendance;
    }

    /** Where the game is, for whoever asks from elsewhere. */
    Whereabouts whereabouts() {
        return whereabouts;
    }

    private Whereabouts where(Sight sight) {
        if (position.isOver()) return Whereabouts.UNKNOWN;
        Seats waitsFor = attendance.isPaused() ? Seats.NONE : waitingPeople();
        Map<Integer, Say> questions = new HashMap<>();
        for (int seat : waitsFor.list()) questions.put(seat, sight.question(new Viewer(seat)));
        return new Whereabouts(waitsFor, Map.copyOf(questions), position.path());
    }

    /** The clock as it is told now; {@code null}: none runs. */
    @Nullable ClockInfo clock() {
        return clock.info();
    }

    private Sight sight() {
        return position.sight(counts.viewers());
    }

    /** Somebody came or went, or looks at it again or no more. */
    void noticeWhoLooks() {
        summons.look();
    }

    /** Whether something will happen by itself. */
    boolean isBusy() {
        return clock.isRunning() || bots.isBusy() || summons.isBusy() || goingBack.isAsked();
    }

    /** Whether an answer to this decision of this seat comes too late. */
    boolean isClosed(int seat, String decision) {
        return !decision.equals(decisions.get(new Viewer(seat)));
    }

    /** Tells the deal to everybody. */
    void tellDeal() {
        teller.deal(sight());
    }

    /** Tells everybody how the clock stands. */
    void tellClock() {
        teller.clock();
    }

    /** Tells somebody how it stands, and what they missed since the update they had last. */
    void catchUp(Listener listener, @Nullable Integer since) {
        teller.catchUp(listener, since, sight(), chronicle.retelling());
    }

    /** Writes down what a guest asked for; once it is on disk, it is answered with the guest's own number for it. */
    void happens(Act act, CommandKey command, IntConsumer answer) {
        write(act, command, () -> answer.accept(done.addEntry(command)));
    }

    /** Writes an act down that happens by itself. */
    void happens(Act act) {
        write(act, null, () -> {});
    }

    /** Writes an act down; once it is on disk, it has happened and is told. */
    private void write(Act act, @Nullable CommandKey command, Runnable whenDurable) {
        long wall = house.time().now();
        Entry entry = new Entry(position.number() + 1, time.at(wall), act);
        // Whatever a game can get wrong happens before the disk is asked: what is written down can be told.
        var prepared = position.prepare(entry);
        Sight sight = prepared.sight(counts.viewers());
        List<byte[]> events = Teller.json(prepared.told());
        weigh(entry, prepared, sight, events);
        StoreFailure.orOnDisk(journal.append(entry, wall, command));
        try {
            together(() -> {
                whenDurable.run();
                if (act instanceof Act.Moved) house.figures().moved();
                time.follow(entry, wall);
                goingBack.take(act, wall);
                carryOut(entry, prepared, sight, events);
            });
            goOn();
            if (room.absences().look()) room.tell();
        } catch (RuntimeException | Error e) {
            turns.stop(new StoreFailure("entry " + entry.number() + " is on disk but was not carried out", e));
        }
    }

    /** What this tells goes out to each listener in one piece; whatever may wait for the disk again comes after it. */
    private void together(Runnable telling) {
        List<Listener> hearers = room.audience().all(_ -> true);
        hearers.forEach(Listener::hold);
        try {
            telling.run();
        } finally {
            hearers.forEach(Listener::release);
        }
    }

    private void carryOut(Entry entry, Position<?, ?>.Prepared prepared, Sight sight, List<byte[]> events) {
        Seats couldTakeBack = goingBack.free();
        Seats couldAsk = goingBack.askable();
        idle.take(entry, attendance, position.isVital(entry));
        prepared.adopt();
        attendance.take(entry.act());
        Map<Viewer, String> before = decisions;
        decisions = sight.decisions();
        whereabouts = where(sight);
        if (hasSomethingToDecide(before)) skipping = false;
        chronicle.follow(entry, prepared.told(), attendance, tempo.pace(position, attendance));
        boolean clockChanged = clock.follow(entry, chronicle.clock());
        Retelling retelling = entry.act() instanceof Act.GoesBack ? chronicle.retelling() : null;
        teller.entry(prepared.told(), events, sight, clockChanged, retelling);
        goingBack.follow();
        Seats changed = Seats.ofMask((couldTakeBack.mask() ^ goingBack.free().mask())
                | (couldAsk.mask() ^ goingBack.askable().mask()));
        if (!changed.isEmpty())
            room.tellWhoTheyAre(who -> changed.has(room.viewer(who).seat()));
        if (isCheckpoint(entry.number())) checkpoint(prepared);
        advice.follow();
    }

    /** Whatever its box says, a table must stay small enough to be kept and told. */
    private void weigh(Entry entry, Position<?, ?>.Prepared prepared, Sight sight, List<byte[]> events) {
        Weight most = house.catalogue().weight();
        long frame = sight.heaviest();
        for (byte[] event : events) frame += event.length;
        if (frame > most.frameBytes()) throw new TooHeavy("entry " + entry.number() + " takes a frame of " + frame);
        int state = isCheckpoint(entry.number()) ? prepared.stateBytes() : 0;
        if (state > most.stateBytes()) throw new TooHeavy("entry " + entry.number() + " makes a state of " + state);
    }

    private static boolean isCheckpoint(int number) {
        return number % CHECKPOINT_EVERY == 0;
    }

    /** Nobody waits for it: without it, more of the journal is played again. */
    private void checkpoint(Position<?, ?>.Prepared reached) {
        Checkpoint now = new Checkpoint(position.number(), reached.hash(), counts.told());
        CompletableFuture<Void> _ = house.store().putCheckpoint(room.row().id(), now);
    }

    /** Lets clock and bots go on, or ends. */
    void goOn() {
        if (goingBack.settles()) return;
        if (position.isOver()) {
            stop();
            if (!room.row().finished()) end();
            return;
        }
        clock.wind();
        summons.call(attendance.isHeld() ? Seats.NONE : waitingPeople(), decisions, clockOfDays());
        askBots();
    }

    private Seats people() {
        return Seats.where(position.seats(), seat -> attendance.bot(seat) == null);
    }

    /** The people who are waited for. */
    Seats waitingPeople() {
        return position.owes().and(people());
    }

    /** From now on bots make no pauses, until a person has something to decide. */
    void skip() {
        skipping = true;
        bots.hurry();
    }

    /** Whether a person owes a move, or may act on something else than before. */
    private boolean hasSomethingToDecide(Map<Viewer, String> before) {
        if (!waitingPeople().isEmpty()) return true;
        for (int seat : position.may().and(people()).list()) {
            Viewer viewer = new Viewer(seat);
            if (!Objects.equals(before.get(viewer), decisions.get(viewer))) return true;
        }
        return false;
    }

    private void askBots() {
        long startsIn = position.botsWatch() && !skipping ? clock.startsIn() : 0;
        boolean peopleOwe = !waitingPeople().isEmpty();
        for (int seat = 0; seat < position.seats(); seat++) {
            String id = attendance.isHeld() ? null : attendance.bot(seat);
            Bot bot = id == null ? null : house.cast().bot(id);
            bots.ask(seat, bot, startsIn, peopleOwe ? position.headStart(seat) : 0, clock.step());
        }
        if (skipping) bots.hurry();
        bots.think();
    }

    /** The last move was made. */
    private void end() {
        try {
            ending.keep();
        } catch (StoreFailure e) {
            turns.stop(e);
            return;
        }
        room.tell();
        room.talk().openUp();
        summons.over();
    }

    /** Stops whatever would happen by itself. */
    void stop() {
        goingBack.stop();
        summons.stop();
        clock.stop();
        bots.forgetAll();
        advice.stop();
        if (room.isStopped()) reviews.stop();
    }

    @Override
    public void callOut(Frame.Call call) {
        teller.call(call);
    }

    @Override
    public void runOut(Pace pace) {
        Seats late = pace.seats().and(position.owes());
        if (late.isEmpty()) return;
        happens(new Act.ClockRanOut(pace.key(), late));
        for (int seat : late.list()) if (idle.isHelped(seat)) sitIn(seat);
    }

    /** How long the table has been played. */
    long played() {
        return time.now();
    }

    /** How long until anybody who plays may go on, at the pace of the house; {@code null}: the table is not paused. */
    @Nullable Long untilResumed() {
        if (!attendance.isPaused()) return null;
        return house.scaled(Math.max(0, house.patience().pause().toMillis() - time.pausedFor()));
    }

    /** By days, how long until a seat may be given away for which a bot plays; {@code null}: it may not be. */
    @Nullable Long untilDeserted(int seat) {
        return attendance.isKeptWarm(seat) ? idle.untilDeserted(seat, played()) : null;
    }

    /** Whether the table waits for people for days; who lets two such clocks run out is helped by a bot. */
    boolean isByDays() {
        return tempo.clock().isByDays();
    }

    /** The clock of a table that is played by days; {@code null}: none runs, or it is not. */
    @Nullable ClockInfo clockOfDays() {
        return isByDays() ? clock.info() : null;
    }

    /** A bot plays for this seat until its person is back. */
    void sitIn(int seat) {
        String bot = standIn(seat);
        if (bot != null && attendance.bot(seat) == null && !position.isOver()) happens(new Act.BotSatIn(seat, bot));
    }

    /** Who comes to sit in by itself. */
    @Nullable String standIn(int seat) {
        return house.cast().standIn(room.row().id(), seat, attendance.bots());
    }

    /** A person for whom a bot kept the seat warm is here again. */
    void comesBack(int seat) {
        if (attendance.isKeptWarm(seat) && !position.isOver()) happens(new Act.PersonCameBack(seat));
    }

    @Override
    public void moves(int seat, Move move) {
        String bot = attendance.bot(seat);
        happens(new Act.Moved(seat, move, bot == null ? "" : bot));
    }

    @Override
    public void fails(int seat) {
        happens(new Act.ClockRanOut("bot", Seats.of(seat)));
    }
}
