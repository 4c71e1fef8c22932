package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Bot;
import boardroom.engine.Entry;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import boardroom.engine.Told;
import boardroom.server.Weight;
import boardroom.server.house.House;
import boardroom.server.store.Checkpoint;
import boardroom.server.store.StoreFailure;
import boardroom.server.wire.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** A table from the deal on: writes entries down, carries them out and tells those who hear of it, in this order. */
final class Playing implements ClockDesk.Bell, BotDesk.Asker {
    /** An entry in so many gets a checkpoint. */
    private static final int CHECKPOINT_EVERY = 32;

    /** What the play needs of its table. */
    interface Host {
        /** Carries out a task of the table, in its turn. */
        void inTurn(Runnable task);

        /** The receiver that a listener is: its seat, or the watchers. */
        int receiver(Listener listener);

        /** These seats may take back now what they could not before, or no longer may. */
        void takeBacksChanged(Seats seats);

        /** The last move was made. */
        void ended();

        /** What is on disk was not carried out: nothing goes on here. */
        void stop(Throwable cause);
    }

    private final House house;
    private final String table;
    private final Audience audience;
    private final Host host;
    private final Journal journal;
    private final LivePlay<?, ?> play;
    private final Ears ears;
    private final Attendance attendance;
    private final DoneCommands done;
    private final ClockDesk clock;
    private final BotDesk bots;
    private final UpdateWriter updates;
    private String[] decisions;

    Playing(House house, String table, Audience audience, Host host, Replay replay, DoneCommands done) {
        this.house = house;
        this.table = table;
        this.audience = audience;
        this.host = host;
        this.done = done;
        this.journal = replay.journal();
        this.play = replay.play();
        this.ears = replay.ears();
        this.attendance = replay.attendance();
        this.clock = new ClockDesk(house, table, this);
        replay.wind(clock);
        this.bots = new BotDesk(house, play, ears.watchers(), this);
        this.updates = new UpdateWriter(table);
        this.decisions = play.sight(ears).decisions();
    }

    LivePlay<?, ?> play() {
        return play;
    }

    Attendance attendance() {
        return attendance;
    }

    /** Whether something will happen by itself. */
    boolean isBusy() {
        return clock.isRunning() || bots.isBusy();
    }

    /** Lets clock and bots go on. */
    void goOn() {
        if (play.isOver()) {
            stop();
            return;
        }
        clock.wind();
        askBots();
    }

    /** Tells everybody how the clock stands. */
    void tellClock() {
        clock.tell(audience::send);
    }

    /** Stops whatever would happen by itself. */
    void stop() {
        clock.stop();
        for (int seat = 0; seat < ears.watchers(); seat++) bots.forget(seat);
    }

    /** Whether an answer to this decision of this seat comes too late. */
    boolean isClosed(int seat, String decision) {
        return !decision.equals(decisions[seat]);
    }

    /** Tells the deal to everybody. */
    void tellDeal() {
        Sight sight = play.sight(ears);
        byte[] clockNow = clock.json();
        audience.each(listener -> {
            int receiver = host.receiver(listener);
            listener.send(updates.write(ears.told(receiver), List.of(), sight, receiver, clockNow, 0));
        });
    }

    /** Tells somebody how it stands, and the events since the update they had last, if those can still be found. */
    void catchUp(Listener listener, @Nullable Integer since, @Nullable CatchUp missed) {
        int receiver = host.receiver(listener);
        int n = ears.told(receiver);
        List<byte[]> events = List.of();
        int count = 0;
        if (since != null && since != n) {
            if (missed == null || since < 0 || since > n) count = -1;
            else {
                count = n - since;
                events = json(missed.events(receiver, since));
            }
        }
        listener.send(updates.write(n, events, play.sight(ears), receiver, clock.json(), count));
    }

    private static List<byte[]> json(List<Told> told) {
        return told.stream().map(t -> Json.MAPPER.writeValueAsBytes(t.event())).toList();
    }

    /** Writes an act down that the table itself does. */
    private void happens(Act act) {
        write(act, null, () -> {});
    }

    /** Writes down what a guest asked for; once it is on disk, it is answered with the guest's own number for it. */
    void happens(Act act, Asked command, IntConsumer whenDurable) {
        write(act, command, () -> whenDurable.accept(done.addEntry(command)));
    }

    /** Writes an act down; once it is on disk, it has happened and is told. */
    private void write(Act act, @Nullable Asked command, Runnable whenDurable) {
        Entry entry = new Entry(play.number() + 1, house.time().now(), act);
        // Whatever a game can get wrong happens before the disk is asked: what is written down can be told.
        var prepared = play.prepare(entry);
        Sight sight = prepared.sight(ears);
        List<byte[]> events = json(prepared.told());
        weigh(entry, prepared, sight, events);
        StoreFailure.orOnDisk(journal.append(entry, command));
        try {
            whenDurable.run();
            carryOut(entry, prepared, sight, events);
        } catch (RuntimeException | Error e) {
            host.stop(new StoreFailure("entry " + entry.number() + " is on disk but was not carried out", e));
            return;
        }
        if (play.isOver()) host.ended();
    }

    private void carryOut(Entry entry, LivePlay<?, ?>.Prepared prepared, Sight sight, List<byte[]> events) {
        Seats couldTakeBack = takeBacks();
        prepared.adopt();
        attendance.take(entry.act());
        decisions = sight.decisions();
        boolean clockChanged = clock.follow(entry, play.pace());
        tell(prepared.told(), events, sight, clockChanged);
        Seats canTakeBack = takeBacks();
        if (!couldTakeBack.equals(canTakeBack))
            host.takeBacksChanged(Seats.ofMask(couldTakeBack.mask() ^ canTakeBack.mask()));
        if (isCheckpoint(entry.number())) checkpoint();
        goOn();
    }

    /** Whatever its box says, a table must stay small enough to be kept and told. */
    private void weigh(Entry entry, LivePlay<?, ?>.Prepared prepared, Sight sight, List<byte[]> events) {
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
    private void checkpoint() {
        CompletableFuture<Void> _ =
                house.store().putCheckpoint(table, new Checkpoint(play.number(), play.hash(), ears.told()));
    }

    private Seats takeBacks() {
        return Seats.where(ears.watchers(), seat -> play.takeBack(seat) != null);
    }

    private void tell(List<Told> told, List<byte[]> events, Sight sight, boolean clockChanged) {
        int hearing = ears.hear(told, sight);
        byte[] clockNow = clock.json();
        audience.each(listener -> {
            int receiver = host.receiver(listener);
            if ((hearing >> receiver & 1) == 1) {
                List<byte[]> heard = heard(told, events, receiver);
                listener.send(updates.write(ears.told(receiver), heard, sight, receiver, clockNow, 0));
            } else if (clockChanged) clock.tell(listener::send);
        });
    }

    private List<byte[]> heard(List<Told> told, List<byte[]> events, int receiver) {
        List<byte[]> heard = new ArrayList<>(events.size());
        for (int i = 0; i < events.size(); i++) if (ears.hears(told.get(i), receiver)) heard.add(events.get(i));
        return heard;
    }

    private void askBots() {
        long startsIn = play.botsWatch() ? clock.startsIn() : 0;
        for (int seat = 0; seat < ears.watchers(); seat++) {
            String id = attendance.isPaused() ? null : attendance.bot(seat);
            Bot bot = id == null ? null : house.catalogue().bot(id);
            bots.ask(seat, bot, startsIn, clock.step());
        }
    }

    @Override
    public void inTurn(Runnable task) {
        host.inTurn(task);
    }

    @Override
    public void callOut(Frame.Call call) {
        audience.send(Json.MAPPER.writeValueAsBytes(call));
    }

    @Override
    public void runOut(Pace pace) {
        Seats late = pace.seats().and(play.owes());
        if (!late.isEmpty()) happens(new Act.ClockRanOut(pace.key(), late));
    }

    @Override
    public void moves(int seat, Move move) {
        String bot = attendance.bot(seat);
        write(new Act.Moved(seat, move, bot == null ? "" : bot), null, house.figures()::moved);
    }

    @Override
    public void fails(int seat) {
        happens(new Act.ClockRanOut("bot", Seats.of(seat)));
    }
}
