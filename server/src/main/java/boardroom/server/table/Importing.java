package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Secrets;
import boardroom.server.house.Trials;
import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileReader;
import boardroom.server.proof.GameFileSay;
import boardroom.server.proof.ProofSay;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Pledge;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes in games that were played elsewhere: only what can be played again here from its deal to its result, and without
 * anybody of this house in it.
 */
final class Importing {
    private static final Logger LOG = LoggerFactory.getLogger(Importing.class);
    private static final int AT_ONCE = 1;
    private static final int MOST_ENTRIES = 5_000;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final House house;
    private final Trials trials = new Trials("import", AT_ONCE, PATIENCE);

    Importing(House house) {
        this.house = house;
    }

    /** What came of looking at a file. */
    sealed interface Looked {
        /** It can be shown here. */
        record Fine(GameFile file) implements Looked {}

        /** It can't. */
        record Refused(Say say) implements Looked {}
    }

    Looked look(byte[] bytes) {
        GameFile file;
        try {
            file = GameFileReader.read(bytes);
        } catch (BrokenGameFile e) {
            return new Looked.Refused(e.say());
        }
        if (file.journal().size() > MOST_ENTRIES) return new Looked.Refused(HouseSay.requestTooLarge());
        return tried(file);
    }

    private Looked tried(GameFile file) {
        try {
            return trials.run(() -> looked(file), new Looked.Refused(GameFileSay.busy()), () -> {
                LOG.warn("a game from elsewhere was not played again in {}", PATIENCE);
                return new Looked.Refused(GameFileSay.tooSlow());
            });
        } catch (ExecutionException e) {
            LOG.warn("a game from elsewhere can't be played again", e);
            return new Looked.Refused(ProofSay.noDeal());
        }
    }

    /** Where nothing was promised the game may still be shown. */
    private Looked looked(GameFile file) {
        Verification verification = Verification.of(file, house.catalogue());
        Say fault = verification.fault();
        if (fault != null) return new Looked.Refused(fault);
        if (verification.result() != null) return new Looked.Fine(file);
        return new Looked.Refused(verification.findings().getLast().say());
    }

    /** A table at which it was played: this guest is its host and nobody sits there. */
    TableRow row(GameFile file, String host, String code) {
        long now = house.time().now();
        TableHead head = new TableHead(
                Secrets.id(),
                code,
                file.game(),
                file.rules(),
                file.box().version(),
                file.box().changed() == null ? null : file.box().changed().toString(),
                false,
                now,
                null,
                true);
        List<SeatRow> seats = file.seats().stream().map(this::seat).toList();
        // A game from the future would never be cleared out.
        return TableRow.waiting(head, file.options().toString(), host, seats)
                .started(Math.min(file.started(), now), Long.parseLong(file.seed()))
                .pledged(pledge(file))
                .asFinished();
    }

    private SeatRow seat(GameFile.Chair chair) {
        return chair.bot() != null && house.cast().bot(chair.bot()) != null
                ? SeatRow.bot(chair.bot())
                : SeatRow.elsewhere(chair.name());
    }

    private static @Nullable Pledge pledge(GameFile file) {
        String salt = file.salt();
        if (salt == null) return null;
        String box = Objects.requireNonNull(file.box().hash(), "a commitment names the box");
        return new Pledge(salt, box, Verification.promised(file, salt).words());
    }

    static List<EntryRow> entries(GameFile file) {
        return file.journal().stream()
                .map(line -> new EntryRow(
                        line.number(), line.at(), line.played(), line.stored().toString(), null))
                .toList();
    }
}
