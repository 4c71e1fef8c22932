package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableInfo.Stage;
import boardroom.server.wire.You;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A table: one thing happens at a time, every command is answered, and nothing is told before it is on disk. */
public final class Table implements Playing.Host {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final House house;
    private final OpenedGame opened;
    private final Registry registry;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private final DoneCommands done = new DoneCommands();
    private final Answers answers;
    private final Commands commands;
    private final HostWatch hostWatch;
    private TableRow row;
    private Map<String, Object> options;
    private @Nullable Playing playing;
    private boolean unreadable;
    private volatile boolean stopped;
    private volatile boolean running;
    private volatile boolean heard;

    /** What a table asks of those who keep all tables. */
    public interface Registry {
        /** This table can't go on; whoever asks for it next gets it anew from the store. */
        void forget(Table table);

        /** A new table like this one, with this guest as its host. */
        TableRow rematch(TableRow old, String host);
    }

    /** A table as it is in the store. */
    public Table(House house, TableRow row, OpenedGame opened, boolean sameRules, Registry registry) {
        this.house = house;
        this.row = row;
        this.options = OptionsJson.read(row.options());
        this.opened = opened;
        this.registry = registry;
        this.mailbox = new Mailbox(row.id());
        this.answers = new Answers(house, opened, this);
        this.commands = new Commands(this, opened.game().box(), answers, done);
        this.hostWatch = new HostWatch(house, this);
        this.unreadable = opened.isStandIn();
        // In its own turn: a long or a broken game keeps nobody else waiting.
        if (row.started() > 0 && !unreadable) mailbox.submit(() -> guarded(() -> restore(sameRules)));
    }

    private void restore(boolean sameRules) {
        try {
            Replay replay = new Replay(house, row, opened).all(house.store().checkpoints(row.id()));
            replay.doneCommands(done::addEntry);
            unreadable = !sameRules || !replay.isFaithful();
            playing = new Playing(house, row.id(), audience, this, replay, done);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException | Error e) {
            LOG.warn("table {} can't be dealt any more", id(), e);
            unreadable = true;
        }
        goOn();
    }

    /** Lets happen what happens by itself. */
    private void goOn() {
        if (playing == null || unreadable) return;
        if (stage() == Stage.OVER && !row.finished()) ended();
        else playing.goOn();
    }

    /** The store takes nothing for a while, or takes again: clocks stand still, or go on with the bots. */
    void storeTakes(boolean takes) {
        inTurn(() -> {
            if (takes) goOn();
            if (playing != null) playing.tellClock();
        });
    }

    public String id() {
        return row.id();
    }

    /** Whether nobody hears of it and nothing will happen by itself. */
    public boolean isIdle() {
        return mailbox.isEmpty() && audience.isEmpty() && (playing == null || !playing.isBusy());
    }

    /** Whether nobody hears of it, nor has asked to. */
    boolean isDeserted() {
        return mailbox.isEmpty() && !heard;
    }

    /** Whether somebody is at it. */
    boolean isHeard() {
        return heard;
    }

    /** Whether the game is on and somebody hears of it. */
    public boolean isRunning() {
        return running;
    }

    /** Does what the command says, in its turn, and answers it. */
    public void handle(Listener who, Command command) {
        mailbox.submit(() -> safely(who, command));
    }

    /** This listener is gone. */
    public void lost(Listener who) {
        inTurn(() -> {
            if (audience.remove(who)) audienceChanged();
        });
    }

    /** Somebody at the table has another name now. */
    public void renamed() {
        inTurn(() -> tell(_ -> true));
    }

    /** The table as everybody may know it. */
    public CompletableFuture<TableInfo> ask() {
        CompletableFuture<TableInfo> info = new CompletableFuture<>();
        mailbox.submit(() -> {
            try {
                info.complete(info());
            } catch (RuntimeException | Error e) {
                info.completeExceptionally(e);
            }
        });
        return info;
    }

    /** Stops clock and bots; nothing more happens here. */
    public CompletableFuture<Void> close() {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        mailbox.submit(() -> {
            stopped = true;
            hostWatch.stop();
            if (playing != null) playing.stop();
            closed.complete(null);
        });
        return closed;
    }

    @Override
    public void inTurn(Runnable task) {
        mailbox.submit(() -> {
            if (!stopped) guarded(task);
        });
    }

    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (NothingTaken e) {
            // Nothing has happened; clock and bots are asked again when the store takes again.
            LOG.info("table {}: {}", id(), e.getMessage());
        } catch (TooHeavy e) {
            halt(e);
        } catch (RuntimeException | Error e) {
            stop(e);
        }
    }

    private void safely(Listener who, Command command) {
        if (stopped) {
            answers.refuse(who, command, HouseSay.tableStopped());
            return;
        }
        try {
            obey(who, command);
        } catch (TooHeavy e) {
            halt(e);
            answers.refuse(who, command, HouseSay.tableTooHeavy());
        } catch (NothingTaken e) {
            answers.refuse(who, command, HouseSay.nothingTaken());
        } catch (StoreFailure | Error e) {
            stop(e);
            answers.refuse(who, command, HouseSay.tableStopped());
        } catch (RuntimeException e) {
            LOG.error("table {}: {}", id(), command.getClass().getSimpleName(), e);
            answers.refuse(who, command, HouseSay.requestFault());
        }
    }

    /** The game stays as it is now, to be looked at. */
    private void halt(TooHeavy cause) {
        LOG.error("table {} is played no further: {}", id(), cause.getMessage());
        unreadable = true;
        if (playing != null) playing.stop();
        tell(_ -> true);
    }

    /** It is no longer known how things stand: nothing goes on here, and the table is made anew from the store. */
    @Override
    public void stop(Throwable cause) {
        LOG.error("table {} stopped", id(), cause);
        stopped = true;
        hostWatch.stop();
        if (playing != null) playing.stop();
        registry.forget(this);
        try {
            tell(_ -> true);
        } catch (RuntimeException | Error e) {
            LOG.error("table {} could not tell that it stopped", id(), e);
        }
    }

    private void obey(Listener who, Command command) {
        Guest guest = who.guest();
        switch (command) {
            case Command.Open open -> open(who, open);
            case Command.Close close -> {
                boolean listened = audience.remove(who);
                answers.done(who, close);
                if (listened) audienceChanged();
            }
            default -> {
                if (guest == null) answers.refuse(who, command, HouseSay.guestSecret());
                else commands.obey(who, guest, command);
            }
        }
    }

    private void open(Listener who, Command.Open open) {
        boolean isNew = audience.add(who);
        answers.done(who, open);
        if (isNew) audienceChanged();
        else tell(who::equals);
        if (playing != null) playing.catchUp(who, open.since(), unreadable ? null : new CatchUp(house, row, opened));
    }

    private void audienceChanged() {
        tell(_ -> true);
        hostWatch.look();
        if (!heard) touch();
    }

    /** Somebody is or was here; if this is lost, the table is cleared out a little early at worst. */
    void touch() {
        CompletableFuture<Void> _ = house.store().touch(id(), house.time().now());
    }

    /** Why what is set up can't be dealt; {@code null}: it can. */
    @Nullable Say dealRefusal() {
        return house.catalogue().refusal(opened, Replay.deal(row));
    }

    /** Deals; clock and bots begin. */
    Playing deal() {
        TableRow dealt = row.started(house.time().now(), house.seeds().getAsLong());
        Replay fresh = new Replay(house, dealt, opened);
        fresh.fold(null, (_, _) -> {});
        Playing begun = new Playing(house, row.id(), audience, this, fresh, done);
        keep(dealt);
        playing = begun;
        begun.goOn();
        return begun;
    }

    /** The table that follows this one; the first who asks for it is its host. */
    String rematch(String host) {
        String next = row.rematch();
        if (next != null) return next;
        String made = registry.rematch(row, host).id();
        keep(row.withRematch(made));
        return made;
    }

    /** Writes down how the table is now. */
    void keep(TableRow changed) {
        if (changed.equals(row)) return;
        StoreFailure.orOnDisk(house.store().putTable(changed));
        if (!changed.options().equals(row.options())) options = OptionsJson.read(changed.options());
        row = changed;
    }

    TableRow row() {
        return row;
    }

    House house() {
        return house;
    }

    Audience audience() {
        return audience;
    }

    /** The game that was dealt; {@code null}: none was, or none that can be read. */
    @Nullable Playing playing() {
        return playing;
    }

    HostWatch hostWatch() {
        return hostWatch;
    }

    boolean isHost(Listener who) {
        return Audience.isGuest(who, row.host());
    }

    Stage stage() {
        if (stopped) return Stage.STOPPED;
        if (unreadable) return Stage.UNREADABLE;
        if (playing == null) return Stage.WAITING;
        return playing.play().isOver() ? Stage.OVER : Stage.PLAYING;
    }

    private TableInfo info() {
        return TableInfos.of(house, row, options, opened, stage(), audience, playing);
    }

    @Override
    public int receiver(Listener listener) {
        Guest guest = listener.guest();
        int seat = row.seatOf(guest == null ? null : guest.id());
        return seat < 0 ? row.seats().size() : seat;
    }

    @Override
    public void takeBacksChanged(Seats seats) {
        tell(listener -> seats.has(receiver(listener)));
    }

    @Override
    public void ended() {
        try {
            keep(row.asFinished());
        } catch (NothingTaken e) {
            // The last move is on disk, and tells it too: it is noted when the store takes again.
            LOG.info("table {} is over: {}", id(), e.getMessage());
        } catch (StoreFailure e) {
            stop(e);
            return;
        }
        tell(_ -> true);
    }

    /** Tells these how it is about the table itself. */
    void tell(Predicate<Listener> to) {
        heard = !audience.isEmpty();
        running = heard && stage() == Stage.PLAYING;
        if (!audience.any(to)) return;
        byte[] info = Json.MAPPER.writeValueAsBytes(info());
        audience.each(listener -> {
            if (to.test(listener)) listener.send(TableInfos.frame(info, you(listener)));
        });
    }

    private You you(Listener listener) {
        int seat = receiver(listener);
        boolean seated = seat < row.seats().size();
        boolean takesBack = seated && playing != null && playing.play().takeBack(seat) != null;
        return new You(seated ? seat : null, isHost(listener), takesBack);
    }
}
