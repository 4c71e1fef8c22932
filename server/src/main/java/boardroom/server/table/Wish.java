package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Say;
import boardroom.engine.guide.Guidance;
import boardroom.engine.guide.Opening;
import boardroom.server.house.BoxTrial;
import boardroom.server.house.House;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Secrets;
import boardroom.server.store.Doors;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.wire.NewTable;
import boardroom.server.wire.TableInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table somebody wishes for: a row for it, or why it can't be had. */
final class Wish {
    private final House house;
    private final String host;
    private final NewTable wanted;
    private final @Nullable Opening opening;

    Wish(House house, String host, NewTable wanted, OpenedGame shipped) {
        this.house = house;
        this.host = host;
        this.wanted = wanted;
        Guidance guidance = shipped.guidance();
        this.opening = isGuided(wanted) && guidance != null ? guidance.guide().opening() : null;
    }

    /** Why there can't be a guided game as it is asked for; {@code null}: there can, or none is asked for. */
    static @Nullable Say unguided(OpenedGame shipped, NewTable wanted) {
        if (!isGuided(wanted)) return null;
        boolean alone = Stream.of(
                        wanted.seats(),
                        wanted.options(),
                        wanted.bots(),
                        wanted.box(),
                        wanted.start(),
                        wanted.from(),
                        wanted.door(),
                        wanted.watching())
                .allMatch(Objects::isNull);
        if (!alone) return TableSay.guideAlone();
        return shipped.guidance() == null ? TableSay.guideNone() : null;
    }

    private static boolean isGuided(NewTable wanted) {
        return wanted.guide() != null && wanted.guide();
    }

    /** The game it is to be played with: as shipped, or from a box that was tried out. */
    BoxTrial.Outcome opened(OpenedGame shipped) {
        JsonNode box = wanted.box();
        if (box == null || box.isNull() || box.equals(shipped.box())) return new BoxTrial.Passed(shipped);
        return house.catalogue().tried(wanted.game(), box, HouseOptions.ofTheGame(options()));
    }

    @Nullable Say refusal(Box box) {
        int seats = seats(box);
        Say refusal = OptionsJson.refusal(box, seats, options());
        if (refusal != null) return refusal;
        for (var bot : bots().entrySet()) {
            if (bot.getKey() < 0 || bot.getKey() >= seats) return SeatSay.unknown(bot.getKey());
            if (bot.getKey() == hostSeat()) return SeatSay.taken();
            if (!house.cast().knows(bot.getValue())) return TableSay.botUnknown(bot.getValue());
        }
        int open = seats - 1 - bots().size();
        return isToStart() && open > 0 ? TableSay.seatsOpen(open) : null;
    }

    TableRow row(OpenedGame opened, String code) {
        Box box = opened.game().box();
        String id = Secrets.id();
        long now = house.time().now();
        TableHead head = new TableHead(
                id,
                code,
                wanted.game(),
                opened.game().rulesVersion(),
                box.version(),
                opened.isChanged() ? opened.box().toString() : null,
                opening != null,
                now);
        String options = OptionsJson.write(box, options());
        TableRow waiting =
                TableRow.waiting(head, options, host, chairs(seats(box), id)).withDoors(doors());
        return isToStart() ? Pledging.of(waiting.started(now, seed()), opened) : waiting;
    }

    private List<SeatRow> chairs(int count, String table) {
        List<SeatRow> chairs = new ArrayList<>();
        List<String> there = new ArrayList<>(bots().values());
        for (int seat = 0; seat < count; seat++) {
            String asked = bots().get(seat);
            String bot = asked == null ? null : house.cast().called(asked, table, seat, there);
            if (bot != null) there.add(bot);
            SeatRow other = bot == null ? SeatRow.OPEN : SeatRow.bot(bot);
            chairs.add(seat == hostSeat() ? SeatRow.person(host) : other);
        }
        return chairs;
    }

    private Doors doors() {
        boolean open = wanted.door() == TableInfo.Door.OPEN;
        return new Doors(open, wanted.watching() == null || wanted.watching());
    }

    private int hostSeat() {
        return opening == null ? 0 : opening.seat();
    }

    private long seed() {
        return opening == null ? house.seeds().getAsLong() : opening.seed();
    }

    private int seats(Box box) {
        if (opening != null) return opening.seats();
        return wanted.seats() == null ? box.seats().preset() : wanted.seats();
    }

    private Map<String, Object> options() {
        if (opening != null) return opening.options();
        return wanted.options() == null ? Map.of() : wanted.options();
    }

    private Map<Integer, String> bots() {
        if (opening != null) return opening.botsBySeat();
        return wanted.bots() == null ? Map.of() : wanted.bots();
    }

    private boolean isToStart() {
        return opening != null || (wanted.start() != null && wanted.start());
    }
}
