package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;
import boardroom.server.wire.FilmInfo;
import boardroom.server.wire.LobbyTable;
import boardroom.server.wire.TableInfo;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table as the house knows it: one thing happens at a time, every command is answered, and a fault ends here. What
 * commands do stands in {@link Commands}, what happens in the game in {@link Course}.
 */
public final class Table implements Turns {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    private final Room room;
    private final Registry registry;
    private final Mailbox mailbox;
    private final DoneCommands done = new DoneCommands();
    private final Answers answers;
    private final HostWatch hostWatch;
    private final Presence presence;
    private final Commands commands;

    /** What a table asks of those who keep all tables. */
    public interface Registry {
        /** This table can't go on; whoever asks for it next gets it anew from the store. */
        void forget(Table table);

        /** How a game of other rules stood last for this viewer, as far as it was filmed; {@code null}: it was not. */
        @Nullable FilmInfo filmed(TableRow row, Viewer viewer);

        /** A new table like this one, with this guest as its host. */
        TableRow rematch(TableRow old, String host);
    }

    /** A table as it is in the store. */
    public Table(House house, TableRow row, OpenedGame opened, boolean sameRules, Registry registry) {
        this.room = new Room(house, row, opened, this);
        this.registry = registry;
        this.mailbox = new Mailbox(row.id());
        this.answers = new Answers(room);
        this.hostWatch = new HostWatch(room, this);
        this.presence = new Presence(room, this, registry, answers, hostWatch);
        this.commands = new Commands(room, this, registry, answers, presence, hostWatch, done);
        // In its own turn: a long or a broken game keeps nobody else waiting.
        if (row.started() > 0 && !room.isUnreadable()) mailbox.submit(() -> guarded(() -> restore(sameRules)));
    }

    private void restore(boolean sameRules) {
        if (!sameRules) {
            // Played by today's rules it would be another game: it is shown from its film.
            room.makeUnreadable();
            return;
        }
        try {
            Rebuilt rebuilt = Rebuilt.whole(room.house(), room.row(), room.opened());
            rebuilt.doneCommands(done::addEntry);
            if (!rebuilt.isFaithful()) room.makeUnreadable();
            room.begin(new Course(room, this, rebuilt, done));
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException | Error e) {
            LOG.warn("table {} can't be dealt any more", id(), e);
            room.makeUnreadable();
        }
        goOn();
    }

    /** Lets happen what happens by itself. */
    private void goOn() {
        Course course = room.course();
        if (course != null && !room.isUnreadable()) course.goOn();
    }

    public String id() {
        return room.row().id();
    }

    /** Whether nobody hears of it and nothing will happen by itself. */
    public boolean isIdle() {
        Course course = room.course();
        return mailbox.isEmpty() && room.audience().isEmpty() && (course == null || !course.isBusy());
    }

    /** Whether nobody hears of it, nor has asked to. */
    boolean isDeserted() {
        return mailbox.isEmpty() && !room.isHeard();
    }

    /** Whether somebody is at it. */
    boolean isHeard() {
        return room.isHeard();
    }

    /** Whether it waits for people for days, so that nobody need be at it. */
    boolean waitsForDays() {
        Course course = room.course();
        return course != null && course.isByDays() && course.isBusy();
    }

    /** Whether the game is on and somebody hears of it. */
    public boolean isRunning() {
        return room.isRunning();
    }

    /** Somebody is or was here. */
    void touch() {
        room.touch();
    }

    /** Does what the command says, in its turn, and answers it. */
    public void handle(Listener who, Command command) {
        mailbox.submit(() -> answered(who, command));
    }

    /** This listener has the page in front now, or behind others. */
    public void looked(Listener who) {
        inTurn(() -> presence.looked(who));
    }

    /** This listener is gone. */
    public void lost(Listener who) {
        inTurn(() -> presence.lost(who));
    }

    /** This guest goes for good. */
    CompletableFuture<Void> departs(String guest) {
        return acted(() -> {
            new Departure(room, hostWatch).of(guest);
            return null;
        });
    }

    /** What somebody elsewhere asks of the table, in its turn. */
    private <T extends @Nullable Object> CompletableFuture<T> asked(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        mailbox.submit(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            }
        });
        return answer;
    }

    /** The same for what changes it: after a fault it is unknown how it stands, unless nothing was taken. */
    private <T extends @Nullable Object> CompletableFuture<T> acted(Supplier<T> act) {
        return asked(() -> {
            try {
                return act.get();
            } catch (NothingTaken e) {
                throw e;
            } catch (RuntimeException | Error e) {
                stop(e);
                throw e;
            }
        });
    }

    /** Somebody at the table has another name now. */
    public void renamed() {
        inTurn(room::tell);
    }

    /** The store takes nothing for a while, or takes again: clocks stand still, or go on with the bots. */
    void storeTakes(boolean takes) {
        inTurn(() -> {
            if (takes) goOn();
            Course course = room.course();
            if (course != null) course.tellClock();
        });
    }

    /** The table as everybody may know it. */
    public CompletableFuture<TableInfo> ask() {
        return asked(room::info);
    }

    /** The seats in front of the screens of somebody who shares them. */
    CompletableFuture<Seats> inFront(String guest) {
        return asked(() -> room.fronts().of(screen -> Audience.isGuest(screen, guest)));
    }

    /** The table as the lobby shows it to this guest, or to somebody without a name. */
    CompletableFuture<LobbyTable> show(@Nullable String guest) {
        return asked(() -> LobbyTables.of(room, guest));
    }

    /** Where the game is, as far as that is known. */
    Whereabouts whereabouts() {
        Course course = room.course();
        return course == null ? Whereabouts.UNKNOWN : course.whereabouts();
    }

    /** Deletes the table for its host, unless others have a seat in its game; gives why not. */
    CompletableFuture<Optional<Say>> delete(String guest) {
        return acted(() -> {
            Say refusal = room.isStopped() ? TableSay.stopped() : undeletable(guest);
            if (refusal == null) delete();
            return Optional.ofNullable(refusal);
        });
    }

    private @Nullable Say undeletable(String guest) {
        TableRow row = room.row();
        if (!row.host().equals(guest)) return TableSay.hostOnly();
        return row.started() > 0 && row.hasOthers(guest) ? TableSay.othersHere() : null;
    }

    private void delete() {
        StoreFailure.orOnDisk(room.house().store().dropTable(id()));
        endAll();
        registry.forget(this);
        room.sendAllAway(TableSay.deleted());
    }

    /** Stops clock and bots; nothing more happens here. */
    public CompletableFuture<Void> close() {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        mailbox.submit(() -> {
            endAll();
            closed.complete(null);
        });
        return closed;
    }

    private void endAll() {
        room.makeStopped();
        hostWatch.stop();
        room.absences().stop();
        Course course = room.course();
        if (course != null) course.stop();
    }

    @Override
    public void inTurn(Runnable task) {
        mailbox.submit(() -> {
            if (!room.isStopped()) guarded(task);
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

    /** Whatever comes of a command, it is answered. */
    private void answered(Listener who, Command command) {
        if (room.isStopped()) {
            answers.refuse(who, command, TableSay.stopped());
            return;
        }
        try {
            commands.take(who, command);
        } catch (TooHeavy e) {
            halt(e);
            answers.refuse(who, command, TableSay.tooHeavy());
        } catch (NothingTaken e) {
            answers.refuse(who, command, HouseSay.nothingTaken());
        } catch (StoreFailure | Error e) {
            stop(e);
            answers.refuse(who, command, TableSay.stopped());
        } catch (RuntimeException e) {
            LOG.error("table {}: {}", id(), command.getClass().getSimpleName(), e);
            answers.refuse(who, command, HouseSay.requestFault());
        }
    }

    /** The game stays as it is now, to be looked at. */
    private void halt(TooHeavy cause) {
        LOG.error("table {} is played no further: {}", id(), cause.getMessage());
        room.makeUnreadable();
        Course course = room.course();
        if (course != null) course.stop();
        room.tell();
    }

    /** It is no longer known how things stand: nothing goes on here, and the table is made anew from the store. */
    @Override
    public void stop(Throwable cause) {
        LOG.error("table {} stopped", id(), cause);
        endAll();
        registry.forget(this);
        try {
            room.tell();
        } catch (RuntimeException | Error e) {
            LOG.error("table {} could not tell that it stopped", id(), e);
        }
    }
}
