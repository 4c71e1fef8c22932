package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.server.house.BoxTrial;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Secrets;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.wire.NewTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A table somebody wishes for: a row for it, or why it can't be had. */
final class Wish {
    private final House house;
    private final String host;
    private final NewTable wanted;

    Wish(House house, String host, NewTable wanted) {
        this.house = house;
        this.host = host;
        this.wanted = wanted;
    }

    /** The game it is to be played with: as shipped, or from a box that was tried out. */
    BoxTrial.Outcome opened(OpenedGame shipped) {
        JsonNode box = wanted.box();
        if (box == null || box.isNull() || box.equals(shipped.box())) return new BoxTrial.Passed(shipped);
        return house.catalogue().tried(wanted.game(), box, options());
    }

    @Nullable Say refusal(Box box) {
        int seats = seats(box);
        Say refusal = Options.refusal(box, seats, options());
        if (refusal != null) return refusal;
        for (var bot : bots().entrySet()) {
            if (bot.getKey() < 0 || bot.getKey() >= seats) return HouseSay.seatUnknown(bot.getKey());
            if (bot.getKey() == 0) return HouseSay.seatTaken();
            if (!house.cast().knows(bot.getValue())) return HouseSay.botUnknown(bot.getValue());
        }
        int open = seats - 1 - bots().size();
        return isToStart() && open > 0 ? HouseSay.seatsOpen(open) : null;
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
                now);
        String options = OptionsJson.write(Options.of(box, options()).values());
        TableRow waiting = TableRow.waiting(head, options, host, chairs(seats(box), id));
        return isToStart() ? waiting.started(now, house.seeds().getAsLong()) : waiting;
    }

    private List<SeatRow> chairs(int count, String table) {
        List<SeatRow> chairs = new ArrayList<>();
        List<String> there = new ArrayList<>(bots().values());
        chairs.add(SeatRow.person(host));
        for (int seat = 1; seat < count; seat++) {
            String wanted = bots().get(seat);
            String bot = wanted == null ? null : house.cast().called(wanted, table, seat, there);
            if (bot != null) there.add(bot);
            chairs.add(bot == null ? SeatRow.OPEN : SeatRow.bot(bot));
        }
        return chairs;
    }

    private int seats(Box box) {
        return wanted.seats() == null ? box.seats().preset() : wanted.seats();
    }

    private Map<String, Object> options() {
        return wanted.options() == null ? Map.of() : wanted.options();
    }

    private Map<Integer, String> bots() {
        return wanted.bots() == null ? Map.of() : wanted.bots();
    }

    private boolean isToStart() {
        return wanted.start() != null && wanted.start();
    }
}
