package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Entry;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Play;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.server.house.House;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Secrets;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Origin;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.wire.NewTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table that plays on from a moment of a finished game: what counted until then is its journal, and whatever its person
 * could not know then is guessed anew, so that having seen the end is no help.
 */
final class Branch {
    private final House house;
    private final TableRow old;
    private final OpenedGame opened;
    private final NewTable wanted;
    private final NewTable.From from;
    private final List<EntryRow> rows;
    private final List<Act> acts;

    Branch(House house, TableRow old, OpenedGame opened, NewTable wanted, NewTable.From from) {
        this.house = house;
        this.old = old;
        this.opened = opened;
        this.wanted = wanted;
        this.from = from;
        Journal journal = new Journal(house.store(), old.id(), opened);
        this.rows = journal.rows();
        this.acts = rows.stream().map(journal::act).toList();
    }

    /** Why nobody can play on from there; {@code null}: somebody can. */
    @Nullable Say refusal(boolean sameRules) {
        if (!old.finished()) return TableSay.notOver();
        if (!sameRules || opened.isStandIn()) return TableSay.unreadable();
        if (old.isUnknown(from.seat())) return SeatSay.unknown(from.seat());
        for (var bot : bots().entrySet()) {
            if (old.isUnknown(bot.getKey())) return SeatSay.unknown(bot.getKey());
            if (bot.getKey() == from.seat()) return SeatSay.taken();
            if (!house.cast().knows(bot.getValue())) return TableSay.botUnknown(bot.getValue());
        }
        return isBeforeTheEnd() ? null : TableSay.momentUnknown(from.number());
    }

    private Map<Integer, String> bots() {
        return wanted.bots() == null ? Map.of() : wanted.bots();
    }

    private boolean isBeforeTheEnd() {
        return from.number() >= 0 && from.number() <= acts.size() && !isOver(opened.game());
    }

    private <S extends State<S>, M extends Move> boolean isOver(Game<S, M> game) {
        return play(game).isOver();
    }

    private <S extends State<S>, M extends Move> Play<S, M> play(Game<S, M> game) {
        Play<S, M> play = new Play<>(game, Rebuilt.deal(old));
        for (Act act : acts.subList(0, from.number()))
            play.apply(new Entry(play.lastNumber() + 1, 0, act), Events.NONE);
        return play;
    }

    /** What counted until then, and the guess. */
    List<EntryRow> entries() {
        long now = house.time().now();
        List<EntryRow> entries = new ArrayList<>();
        long played = 0;
        for (Entry entry : play(opened.game()).standing(from.number())) {
            if (!isPlayed(entry.act())) continue;
            EntryRow row = rows.get(entry.number() - 1);
            played = row.played() == null ? played : row.played();
            entries.add(new EntryRow(entries.size() + 1, now, played, row.act(), null));
        }
        Act guess = new Act.Reshuffled(from.seat(), house.seeds().getAsLong());
        String act = opened.moves().writeValueAsString(guess);
        entries.add(new EntryRow(entries.size() + 1, now, played, act, null));
        return entries;
    }

    /** Who came and went at the old table is of no account here. */
    private static boolean isPlayed(Act act) {
        return act instanceof Act.Moved || act instanceof Act.ClockRanOut || act instanceof Act.Reshuffled;
    }

    /** The table, which begins with this journal. */
    TableRow row(String host, String code, List<EntryRow> journal) {
        TableHead was = old.head();
        String id = Secrets.id();
        long now = house.time().now();
        TableHead head = new TableHead(
                id,
                code,
                was.game(),
                was.rulesVersion(),
                was.boxVersion(),
                was.changedBox(),
                false,
                now,
                new Origin(old.id(), from.number()));
        TableRow dealt =
                TableRow.waiting(head, old.options(), host, chairs(host, id)).started(now, old.seed());
        return Pledging.of(dealt, opened, journal);
    }

    private List<SeatRow> chairs(String host, String table) {
        List<SeatRow> chairs = new ArrayList<>();
        List<String> there = new ArrayList<>();
        for (int seat = 0; seat < old.seats().size(); seat++) {
            String asked = bots().getOrDefault(seat, house.cast().offered().getFirst());
            String bot = seat == from.seat() ? null : house.cast().called(asked, table, seat, there);
            if (bot != null) there.add(bot);
            chairs.add(bot == null ? SeatRow.person(host) : SeatRow.bot(bot));
        }
        return chairs;
    }
}
