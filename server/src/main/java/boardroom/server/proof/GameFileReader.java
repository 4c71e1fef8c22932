package boardroom.server.proof;

import boardroom.engine.Json;
import boardroom.engine.Seats;
import boardroom.server.house.CleanText;
import boardroom.server.house.GuestNames;
import boardroom.server.house.HouseSay;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;

/** Reads a {@link GameFile}, whoever wrote it: what is wrong is told with its place. */
public final class GameFileReader {
    /** More than any game lasts at a table. */
    public static final int MOST_ENTRIES = 20_000;

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final Pattern BOT = Pattern.compile("[a-z0-9][a-z0-9.-]{0,63}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern SEED = Pattern.compile("0|-?[1-9][0-9]{0,18}");

    private GameFileReader() {}

    /** The game in these bytes. */
    public static GameFile read(byte[] bytes) throws BrokenGameFile {
        if (!CleanText.isClean(bytes)) throw new BrokenGameFile(HouseSay.commandUnclean());
        JsonNode tree = tree(bytes);
        if (!tree.path("format").asString("").equals(GameFile.FORMAT)) throw new BrokenGameFile(GameFileSay.foreign());
        JsonNode version = tree.path("version");
        if (!version.isInt()) throw misshapen("version");
        if (version.intValue() != GameFile.VERSION)
            throw new BrokenGameFile(GameFileSay.version(version.intValue(), GameFile.VERSION));
        GameFile file = bound(tree);
        String fault = fault(file);
        if (fault != null) throw misshapen(fault);
        return file;
    }

    private static JsonNode tree(byte[] bytes) throws BrokenGameFile {
        try {
            return Json.MAPPER.readTree(bytes);
        } catch (StreamReadException e) {
            throw new BrokenGameFile(GameFileSay.notJson(
                    e.getLocation().getLineNr(), e.getLocation().getColumnNr()));
        } catch (JacksonException e) {
            throw new BrokenGameFile(GameFileSay.foreign());
        }
    }

    private static GameFile bound(JsonNode tree) throws BrokenGameFile {
        try {
            return Json.MAPPER.treeToValue(tree, GameFile.class);
        } catch (DatabindException e) {
            String place = place(e.getPath());
            throw place.isEmpty() ? new BrokenGameFile(GameFileSay.foreign()) : misshapen(place);
        } catch (JacksonException e) {
            throw new BrokenGameFile(GameFileSay.foreign());
        }
    }

    private static BrokenGameFile misshapen(String place) {
        return new BrokenGameFile(GameFileSay.shape(place));
    }

    private static String place(List<JacksonException.Reference> path) {
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference step : path) {
            if (step.getPropertyName() == null)
                place.append('[').append(step.getIndex()).append(']');
            else place.append(place.isEmpty() ? "" : ".").append(step.getPropertyName());
        }
        return place.toString();
    }

    /** The place of what can't be so; {@code null}: everything can. */
    private static @Nullable String fault(GameFile file) {
        if (!isId(file.table())) return "table";
        if (!isId(file.game())) return "game";
        String box = file.box().hash();
        if (box == null ? file.commitment() != null || file.box().changed() != null : !isHash(box)) return "box.hash";
        GameFile.From origin = file.origin();
        if (origin != null && !(isId(origin.table()) && origin.number() >= 0)) return "origin";
        if (file.started() <= 0) return "started";
        if (!file.options().isObject()) return "options";
        if (!SEED.matcher(file.seed()).matches() || !fits(file.seed())) return "seed";
        if ((file.salt() == null) != (file.commitment() == null)) return file.salt() == null ? "salt" : "commitment";
        if (file.salt() != null && !isHash(file.salt())) return "salt";
        if (file.commitment() != null && !isHash(file.commitment())) return "commitment";
        String seats = seatFault(file.seats());
        if (seats != null) return seats;
        String journal = journalFault(file.journal());
        return journal == null ? markFault(file) : journal;
    }

    private static @Nullable String seatFault(List<GameFile.Chair> seats) {
        if (seats.isEmpty() || seats.size() > Seats.MOST) return "seats";
        for (int seat = 0; seat < seats.size(); seat++) {
            GameFile.Chair chair = seats.get(seat);
            String place = "seats[" + seat + "]";
            if ((chair.guest() == null) == (chair.bot() == null)) return place;
            if (chair.guest() != null && !isId(chair.guest())) return place + ".guest";
            if (chair.bot() != null && !isBot(chair.bot())) return place + ".bot";
            if (GuestNames.refusal(chair.name()) != null) return place + ".name";
        }
        return null;
    }

    private static @Nullable String journalFault(List<GameFile.Line> journal) {
        if (journal.size() > MOST_ENTRIES) return "journal";
        long played = 0;
        for (int i = 0; i < journal.size(); i++) {
            GameFile.Line line = journal.get(i);
            String place = "journal[" + i + "]";
            if (line.number() != i + 1) return place + ".number";
            if (line.at() < 0) return place + ".at";
            if (!line.act().isObject()) return place + ".act";
            if (line.played() == null) continue;
            if (line.played() < played) return place + ".played";
            played = line.played();
        }
        return null;
    }

    private static @Nullable String markFault(GameFile file) {
        int last = 0;
        for (int i = 0; i < file.checkpoints().size(); i++) {
            GameFile.Mark mark = file.checkpoints().get(i);
            if (mark.number() <= last || mark.number() > file.journal().size()) return "checkpoints[" + i + "].number";
            last = mark.number();
        }
        return null;
    }

    private static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    /** Whether a bot can be called so on the wire. */
    public static boolean isBot(String text) {
        return BOT.matcher(text).matches();
    }

    private static boolean isHash(String text) {
        return HASH.matcher(text).matches();
    }

    private static boolean fits(String seed) {
        try {
            return Objects.equals(String.valueOf(Long.parseLong(seed)), seed);
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
