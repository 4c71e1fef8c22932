package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableInfo.Stage;
import boardroom.server.wire.You;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
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
    private final PlayCommands playCommands = new PlayCommands(this);
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
        this.hostWatch = new HostWatch(house, this);
        if (row.started() > 0) restore(sameRules);
    }

    private void restore(boolean sameRules) {
        try {
            Replay replay = new Replay(house, row, opened).all(house.store().checkpoints(row.id()));
            replay.doneCommands(done::add);
            unreadable = !sameRules || !replay.isFaithful();
            Playing restored = new Playing(house, row.id(), audience, this, replay, done);
            playing = restored;
            if (!unreadable) inTurn(restored::goOn);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.warn("table {} can't be dealt any more", id(), e);
            unreadable = true;
        }
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
        inTurn(() -> tellTable(_ -> true));
    }

    /** The table as everybody may know it. */
    public CompletableFuture<TableInfo> ask() {
        CompletableFuture<TableInfo> info = new CompletableFuture<>();
        mailbox.submit(() -> {
            try {
                info.complete(info());
            } catch (RuntimeException e) {
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
            if (stopped) return;
            try {
                task.run();
            } catch (CompletionException | StoreFailure e) {
                stop(e);
            }
        });
    }

    private void safely(Listener who, Command command) {
        if (stopped) {
            refuse(who, command, HouseSay.tableStopped());
            return;
        }
        try {
            obey(who, command);
        } catch (CompletionException | StoreFailure e) {
            stop(e);
            refuse(who, command, HouseSay.tableStopped());
        } catch (RuntimeException e) {
            LOG.error("table {}: {}", id(), command.getClass().getSimpleName(), e);
            refuse(who, command, HouseSay.requestFault());
        }
    }

    /** What is on disk is no longer known: nothing goes on here, and the table is made anew from the store. */
    private void stop(RuntimeException cause) {
        boolean fault = cause.getCause() instanceof RuntimeException && !(cause.getCause() instanceof StoreFailure);
        LOG.error("table {} stopped: {}", id(), cause.getMessage(), fault ? cause : null);
        stopped = true;
        hostWatch.stop();
        if (playing != null) playing.stop();
        registry.forget(this);
        tellTable(_ -> true);
    }

    private void obey(Listener who, Command command) {
        Guest guest = who.guest();
        switch (command) {
            case Command.Open open -> open(who, open);
            case Command.Close close -> {
                boolean listened = audience.remove(who);
                answer(who, close);
                if (listened) audienceChanged();
            }
            default -> {
                if (guest == null) refuse(who, command, HouseSay.guestSecret());
                else obey(who, guest, command);
            }
        }
    }

    private void obey(Listener who, Guest guest, Command command) {
        Asked name = Asked.of(guest, command);
        int before = done.find(name);
        if (before == DoneCommands.OTHER) refuse(who, command, HouseSay.commandIdUsed());
        else if (before != DoneCommands.NOT_DONE) answerAgain(who, command, before);
        else obey(who, guest, command, name);
    }

    private void obey(Listener who, Guest guest, Command command, Asked name) {
        switch (command) {
            case Command.Open _, Command.Close _ -> throw new IllegalStateException("obeyed before");
            case Command.Sit sit -> setUp(who, name, sit, false, r -> SetUp.sit(r, guest.id(), sit.seat()));
            case Command.Stand stand -> setUp(who, name, stand, false, r -> SetUp.stand(r, guest.id()));
            case Command.SeatBot seat ->
                setUp(who, name, seat, true, r -> SetUp.seatBot(r, house.shelf(), seat.seat(), seat.bot()));
            case Command.ClearSeat clear -> setUp(who, name, clear, true, r -> SetUp.clearSeat(r, clear.seat()));
            case Command.SetUp set ->
                setUp(who, name, set, true, r -> SetUp.setUp(r, opened.game().box(), set.seats(), set.options()));
            case Command.Start start -> start(who, name, start);
            case Command.Rematch rematch -> rematch(who, guest, rematch);
            case Command.PlayMove _,
                    Command.AskPreview _,
                    Command.TakeBack _,
                    Command.Leave _,
                    Command.ComeBack _,
                    Command.SitIn _,
                    Command.Pause _,
                    Command.Resume _ -> play(who, guest, command, name);
        }
    }

    private void open(Listener who, Command.Open open) {
        boolean isNew = audience.add(who);
        answer(who, open);
        if (isNew) audienceChanged();
        else tellTable(who::equals);
        if (playing != null) playing.catchUp(who, open.since(), unreadable ? null : new CatchUp(house, row, opened));
    }

    private void audienceChanged() {
        tellTable(_ -> true);
        hostWatch.look();
        if (!heard) touch();
    }

    /** Somebody is or was here; if this is lost, the table is cleared out a little early at worst. */
    void touch() {
        CompletableFuture<Void> _ = house.store().touch(id(), house.time().now());
    }

    private void setUp(
            Listener who, Asked name, Command command, boolean hostOnly, Function<TableRow, SetUp.Outcome> change) {
        if (row.started() > 0) refuse(who, command, HouseSay.tableStarted());
        else if (hostOnly && !isHost(who)) refuse(who, command, HouseSay.hostOnly());
        else {
            switch (change.apply(row)) {
                case SetUp.Refused refused -> refuse(who, command, refused.say());
                case SetUp.Changed changed -> {
                    keep(changed.row());
                    done.add(name, 0);
                    answer(who, command);
                    tellTable(_ -> true);
                    hostWatch.look();
                }
            }
        }
    }

    private void start(Listener who, Asked name, Command.Start start) {
        Say refusal = startRefusal(who);
        if (refusal != null) {
            refuse(who, start, refusal);
            return;
        }
        deal();
        done.add(name, 0);
        answer(who, start);
        tellTable(_ -> true);
        if (playing != null) playing.tellDeal();
    }

    private @Nullable Say startRefusal(Listener who) {
        if (row.started() > 0) return HouseSay.tableStarted();
        if (!isHost(who)) return HouseSay.hostOnly();
        int open = (int) row.seats().stream().filter(seat -> seat.isOpen()).count();
        return open > 0 ? HouseSay.seatsOpen(open) : null;
    }

    private void deal() {
        TableRow dealt = row.started(house.time().now(), house.seeds().getAsLong());
        Replay fresh = new Replay(house, dealt, opened);
        fresh.fold(null, (_, _) -> {});
        keep(dealt);
        playing = new Playing(house, row.id(), audience, this, fresh, done);
        playing.goOn();
    }

    private void rematch(Listener who, Guest guest, Command.Rematch rematch) {
        if (row.seatOf(guest.id()) < 0) refuse(who, rematch, HouseSay.seatNone());
        else if (stage() != Stage.OVER) refuse(who, rematch, HouseSay.tableNotOver());
        else {
            String next = row.rematch();
            if (next == null) {
                next = registry.rematch(row, guest.id()).id();
                keep(row.withRematch(next));
            }
            send(who, new Frame.Answer(rematch.id(), true, null, null, next, null, null));
            tellTable(_ -> true);
        }
    }

    private void play(Listener who, Guest guest, Command command, Asked name) {
        Say refusal = playRefusal();
        Playing now = playing;
        if (now == null || refusal != null) refuse(who, command, refusal == null ? HouseSay.tableWaiting() : refusal);
        else playCommands.obey(now, who, guest, command, name);
    }

    private @Nullable Say playRefusal() {
        return switch (stage()) {
            case WAITING -> HouseSay.tableWaiting();
            case PLAYING -> null;
            case OVER -> HouseSay.tableOver();
            case UNREADABLE -> HouseSay.tableUnreadable();
            case STOPPED -> HouseSay.tableStopped();
        };
    }

    private void keep(TableRow changed) {
        if (changed.equals(row)) return;
        house.store().putTable(changed).join();
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

    boolean isHost(Listener who) {
        return Audience.isGuest(who, row.host());
    }

    /** Whether the host is gone while somebody else who sits here is not. */
    boolean misses() {
        boolean goesOn = stage() == Stage.WAITING || stage() == Stage.PLAYING;
        return goesOn && !audience.has(row.host()) && nextHost() != null;
    }

    /** The host has gone: the next person who is here takes over. */
    void passHostOn() {
        String next = nextHost();
        if (next != null) keep(row.withHost(next));
    }

    private @Nullable String nextHost() {
        int seats = row.seats().size();
        int from = row.seatOf(row.host());
        for (int i = 1; i <= seats; i++) {
            String guest = row.seats().get(Math.floorMod(from + i, seats)).guest();
            if (guest != null && !guest.equals(row.host()) && audience.has(guest)) return guest;
        }
        return null;
    }

    private Stage stage() {
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
        tellTable(listener -> seats.has(receiver(listener)));
    }

    @Override
    public void ended() {
        keep(row.asFinished());
        tellTable(_ -> true);
    }

    void tellTable(Predicate<Listener> to) {
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

    void answer(Listener who, Command command) {
        send(who, new Frame.Answer(command.id(), true, null, null, null, null, null));
    }

    void answer(Listener who, Command command, int number) {
        send(who, new Frame.Answer(command.id(), true, number, null, null, null, null));
    }

    private void answerAgain(Listener who, Command command, int number) {
        if (number > 0) answer(who, command, number);
        else answer(who, command);
    }

    void refuse(Listener who, Command command, Say say) {
        house.figures().refused();
        String text = opened.text(say, seat -> TableInfos.name(house, row, seat));
        send(who, new Frame.Answer(command.id(), false, null, null, null, say, text));
    }

    static void send(Listener who, Frame frame) {
        who.send(Json.MAPPER.writeValueAsBytes(frame));
    }
}
