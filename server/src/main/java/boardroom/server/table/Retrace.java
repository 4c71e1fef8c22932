package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Path;
import boardroom.engine.Result;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Told;
import boardroom.server.house.OpenedGame;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileReader;
import boardroom.server.proof.ProofSay;
import boardroom.server.store.SeatRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Plays a game again from its file, whoever wrote it: every entry must be possible where it stands, and the states must be
 * those it tells of. Who had to agree to going back, and what the clocks said, is taken as it is written.
 */
public final class Retrace {
    private final GameFile file;
    private final OpenedGame opened;
    private final List<Act> acts = new ArrayList<>();
    private final Map<Integer, String> hashes = new HashMap<>();
    private final Attendance attendance;
    private final Position<?, ?> position;
    private final Chronicle chronicle = new Chronicle(null);

    /** What an entry did, and where on its way the game was before it. */
    public record Step(Entry entry, List<Told> told, Path path) {}

    /** A game that was dealt again; throws whatever the game does if it can't be. */
    public Retrace(GameFile file, OpenedGame opened) {
        this.file = file;
        this.opened = opened;
        for (GameFile.Mark mark : file.checkpoints()) hashes.put(mark.number(), mark.hash());
        this.attendance =
                new Attendance(file.seats().stream().map(Retrace::seat).toList());
        this.position = Position.deal(
                opened,
                new Deal(
                        file.seats().size(),
                        OptionsJson.ofTheGame(file.options().toString()),
                        Long.parseLong(file.seed())),
                number -> acts.subList(0, number),
                null);
    }

    private static SeatRow seat(GameFile.Chair chair) {
        return chair.bot() == null ? SeatRow.elsewhere(chair.name()) : SeatRow.bot(chair.bot());
    }

    /** Plays on to the end and tells every step; gives what is wrong, {@code null}: nothing. */
    public @Nullable Say play(Consumer<Step> each) {
        for (GameFile.Line line : file.journal()) {
            // Nobody waits for it any more.
            if (Thread.currentThread().isInterrupted()) throw new CancellationException();
            Say fault = play(line, each);
            if (fault != null) return fault;
        }
        return position.isOver() ? null : ProofSay.notOver();
    }

    private @Nullable Say play(GameFile.Line line, Consumer<Step> each) {
        int number = line.number();
        if (position.isOver()) return ProofSay.afterTheEnd(number);
        Act act;
        try {
            act = opened.moves().treeToValue(line.stored(), Act.class);
        } catch (JacksonException e) {
            return ProofSay.entryUnreadable(number);
        }
        Say fault = fault(number, act);
        if (fault != null) return fault;
        Entry entry = new Entry(number, line.played() == null ? 0 : line.played(), act);
        Path path = position.path();
        List<Told> told;
        try {
            var prepared = position.prepare(entry);
            told = prepared.told();
            prepared.adopt();
        } catch (RuntimeException e) {
            return ProofSay.entryFails(number);
        }
        acts.add(act);
        attendance.take(act);
        chronicle.follow(entry, told, attendance, null);
        String hash = hashes.get(number);
        if (hash != null && !hash.equals(position.hash())) return ProofSay.checkpoint(number);
        each.accept(new Step(entry, told, path));
        return null;
    }

    private @Nullable Say fault(int number, Act act) {
        return switch (act) {
            case Act.Moved moved -> isUnknown(moved.seat()) ? unknownSeat(number) : refused(number, moved);
            case Act.ClockRanOut clock -> isUnknown(clock.seats()) ? unknownSeat(number) : null;
            case Act.GoesBack back -> goingBack(number, back);
            case Act.Reshuffled anew -> {
                if (isUnknown(anew.seat())) yield unknownSeat(number);
                yield file.origin() == null ? ProofSay.guess(number) : null;
            }
            case Act.OfTheTable ofTheTable -> ofTheTable(number, ofTheTable);
        };
    }

    private @Nullable Say refused(int number, Act.Moved moved) {
        if (attendance.isHeld()) return ProofSay.held(number);
        try {
            Say refusal = position.refusal(moved.seat(), moved.move());
            return refusal == null ? null : ProofSay.refused(number, opened.text(refusal, this::name));
        } catch (RuntimeException e) {
            return ProofSay.entryFails(number);
        }
    }

    /** Something of that seat must be there to be undone. */
    private @Nullable Say goingBack(int number, Act.GoesBack back) {
        int seat = switch (back) {
            case Act.TookBack took -> took.seat();
            case Act.WentBack went -> went.seat();
        };
        if (isUnknown(seat)) return unknownSeat(number);
        boolean nothing = back.to() < 0 || back.to() >= number - 1 || chronicle.beforeLastMove(seat) < back.to();
        return nothing ? ProofSay.nothingToUndo(number) : null;
    }

    private @Nullable Say ofTheTable(int number, Act.OfTheTable act) {
        boolean known = switch (act) {
            case Act.PersonLeft left -> isPerson(left.seat());
            case Act.BotSatIn in -> isPerson(in.seat()) && GameFileReader.isBot(in.bot());
            case Act.PersonCameBack back -> isPerson(back.seat());
            case Act.AskedBack asked ->
                isPerson(asked.seat())
                        && asked.to() >= 0
                        && asked.to() < number
                        && (asked.must() == null || !isUnknown(asked.must()));
            case Act.Agreed agreed -> !isUnknown(agreed.seats());
            case Act.LetStand stands -> !isUnknown(stands.seat());
            case Act.Withdrew withdrew -> !isUnknown(withdrew.seat());
            case Act.Resigned up -> isPerson(up.seat()) && GameFileReader.isBot(up.bot());
            case Act.Removed out -> isPerson(out.seat()) && GameFileReader.isBot(out.bot());
            case Act.Paused paused -> paused.seat() < file.seats().size();
            case Act.Resumed resumed -> resumed.seat() < file.seats().size();
        };
        return known ? null : unknownSeat(number);
    }

    private static Say unknownSeat(int number) {
        return ProofSay.unknownSeat(number);
    }

    private boolean isUnknown(int seat) {
        return seat < 0 || seat >= file.seats().size();
    }

    private boolean isUnknown(Seats seats) {
        return seats.list().stream().anyMatch(this::isUnknown);
    }

    private boolean isPerson(int seat) {
        return !isUnknown(seat) && file.seats().get(seat).guest() != null;
    }

    /** What a seat is called. */
    public String name(int seat) {
        return isUnknown(seat)
                ? String.valueOf(seat + 1)
                : file.seats().get(seat).name();
    }

    /** How the game ended; it must have. */
    public Result result() {
        return position.result();
    }

    /** The fingerprint of the state as it is now. */
    String hash() {
        return position.hash();
    }
}
