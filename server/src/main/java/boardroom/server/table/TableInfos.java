package boardroom.server.table;

import static boardroom.server.table.JsonPieces.ascii;

import boardroom.bots.Persona;
import boardroom.bots.Personas;
import boardroom.engine.Json;
import boardroom.server.house.House;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.proof.Commitment;
import boardroom.server.store.Origin;
import boardroom.server.store.Pledge;
import boardroom.server.store.SeatRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.BotPersona;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.You;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what everybody may know about a table. */
final class TableInfos {
    private static final byte[] HEAD = ascii("{\"type\":\"table\",\"table\":");
    private static final byte[] YOU = ascii(",\"you\":");
    private static final byte[] END = ascii("}");
    private static final int MARGIN = 96;

    private TableInfos() {}

    /** A table that is awake. */
    static TableInfo of(Room room, Map<String, Object> options) {
        int watchers = room.audience().count(listener -> room.seatsOf(listener).isEmpty());
        return of(
                room.house(),
                room.row(),
                options,
                room.opened(),
                room.stage(),
                room.audience(),
                watchers,
                room.course(),
                room.absences(),
                room.offeredTo(),
                room.talk().isOpen());
    }

    private static TableInfo of(
            House house,
            TableRow row,
            Map<String, Object> options,
            OpenedGame opened,
            TableInfo.Stage stage,
            Audience audience,
            int watchers,
            @Nullable Course course,
            @Nullable Absences absences,
            @Nullable String offered,
            boolean talk) {
        List<TableInfo.Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < row.seats().size(); seat++)
            chairs.add(chair(house, row, seat, audience, course, absences));
        Pledge pledge = row.pledge();
        return new TableInfo(
                row.id(),
                row.head().code(),
                row.head().game(),
                stage,
                row.host(),
                offered,
                options,
                row.head().boxVersion(),
                opened.isChanged(),
                row.head().rulesVersion(),
                course != null && course.attendance().isPaused(),
                course == null ? null : course.untilResumed(),
                course == null ? null : course.goingBack().info(),
                row.head().guided(),
                isCoached(row, options),
                talk,
                row.doors().open() ? TableInfo.Door.OPEN : TableInfo.Door.PRIVATE,
                row.doors().watching(),
                watchers,
                row.rematch(),
                origin(row.head().origin()),
                chairs,
                course == null ? null : course.clockOfDays(),
                pledge == null ? null : Commitment.of(pledge.words()),
                pledge == null || !row.finished() ? null : revealed(row, pledge),
                row.head().imported());
    }

    private static TableInfo.Revealed revealed(TableRow row, Pledge pledge) {
        return new TableInfo.Revealed(String.valueOf(row.seed()), pledge.salt(), pledge.words());
    }

    private static TableInfo.@Nullable Origin origin(@Nullable Origin origin) {
        return origin == null ? null : new TableInfo.Origin(origin.table(), origin.number());
    }

    /** A learner always is; else as the table chose. */
    static boolean isCoached(TableRow row, Map<String, Object> options) {
        long people = row.seats().stream().filter(seat -> seat.guest() != null).count();
        return row.head().guided() || HouseOptions.coaches(options, people);
    }

    /** A table that nobody hears of, as it is in the store. */
    static TableInfo asleep(House house, TableRow row, OpenedGame opened) {
        TableInfo.Stage stage = row.finished()
                ? TableInfo.Stage.OVER
                : row.started() > 0 ? TableInfo.Stage.PLAYING : TableInfo.Stage.WAITING;
        boolean talk = house.store().talkHead(row.id()).open();
        Map<String, Object> options = OptionsJson.read(opened.game().box(), row.options());
        return of(house, row, options, opened, stage, new Audience(), 0, null, null, null, talk);
    }

    private static TableInfo.Chair chair(
            House house,
            TableRow row,
            int seat,
            Audience audience,
            @Nullable Course course,
            @Nullable Absences absences) {
        SeatRow chair = row.seats().get(seat);
        String guest = chair.guest();
        if (guest == null && chair.name() != null) return elsewhere(seat, chair.name());
        if (guest == null) {
            TableInfo.Kind kind = chair.bot() == null ? TableInfo.Kind.OPEN : TableInfo.Kind.BOT;
            return new TableInfo.Chair(
                    seat,
                    kind,
                    null,
                    null,
                    false,
                    chair.bot(),
                    persona(chair.bot()),
                    chair.bot() != null,
                    false,
                    null,
                    null,
                    null,
                    false,
                    false);
        }
        boolean away = course != null && course.attendance().isAway(seat);
        String bot = course == null ? null : course.attendance().bot(seat);
        return new TableInfo.Chair(
                seat,
                TableInfo.Kind.PERSON,
                guest,
                name(house, guest, chair),
                chair.name() != null,
                bot,
                persona(bot),
                audience.has(guest),
                away,
                absences == null ? null : absences.left(seat),
                absences == null ? null : absences.untilSeated(seat),
                absences == null ? null : absences.untilRemoved(seat),
                course != null && course.attendance().isGone(seat),
                course != null && course.ending().countsAsLeft(seat));
    }

    /** Somebody who played elsewhere: nobody of this house. */
    private static TableInfo.Chair elsewhere(int seat, String name) {
        return new TableInfo.Chair(
                seat,
                TableInfo.Kind.PERSON,
                null,
                name,
                false,
                null,
                null,
                false,
                false,
                null,
                null,
                null,
                false,
                false);
    }

    private static @Nullable BotPersona persona(@Nullable String bot) {
        Persona persona = bot == null ? null : Personas.ofBot(bot);
        return persona == null
                ? null
                : new BotPersona(persona.name(), persona.level().id(), persona.temperament());
    }

    /** What whoever sits there is called; somebody who had themselves forgotten is somebody, and so is who sat beside them. */
    private static String name(House house, String guest, SeatRow chair) {
        String name = house.guests().name(guest);
        if (name == null) return house.catalogue().text(HouseSay.somebody());
        return chair.name() == null ? name : chair.name();
    }

    /** What a seat is called in a sentence. */
    static String name(House house, TableRow row, int seat) {
        SeatRow chair = row.isUnknown(seat) ? SeatRow.OPEN : row.seats().get(seat);
        if (chair.guest() != null) return name(house, chair.guest(), chair);
        if (chair.name() != null) return chair.name();
        BotPersona persona = persona(chair.bot());
        return persona == null ? String.valueOf(seat + 1) : persona.name();
    }

    static byte[] frame(byte[] info, You you) {
        byte[] own = Json.MAPPER.writeValueAsBytes(you);
        return new JsonPieces(info.length + own.length + MARGIN)
                .add(HEAD)
                .add(info)
                .add(YOU)
                .add(own)
                .add(END)
                .done();
    }
}
