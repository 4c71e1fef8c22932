package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.TableClock;
import boardroom.server.house.Viewer;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableInfo.Stage;
import boardroom.server.wire.You;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Everything at a table: how it is set up, who hears of it, and the game that was dealt; tells how it is about them. */
final class Room {
    private final House house;
    private final OpenedGame opened;
    private final Audience audience = new Audience();
    private final Absences absences;
    private final TableTalk talk;
    private final Hands hands = new Hands(audience);
    private final Fronts fronts = new Fronts();
    private @Nullable String offeredTo;
    private TableRow row;
    private Map<String, Object> options;
    private @Nullable Course course;
    private boolean unreadable;
    private volatile boolean stopped;
    private volatile boolean running;
    private volatile boolean heard;

    Room(House house, TableRow row, OpenedGame opened, Turns turns) {
        this.house = house;
        this.row = row;
        this.absences = new Absences(this, turns);
        this.options = OptionsJson.read(opened.game().box(), row.options());
        this.opened = opened;
        this.unreadable = opened.isStandIn();
        this.talk = new TableTalk(this);
    }

    House house() {
        return house;
    }

    OpenedGame opened() {
        return opened;
    }

    TableRow row() {
        return row;
    }

    Audience audience() {
        return audience;
    }

    Absences absences() {
        return absences;
    }

    /** The guest whom the host has offered the table; {@code null}: nobody. */
    @Nullable String offeredTo() {
        return offeredTo;
    }

    void offerTo(@Nullable String guest) {
        offeredTo = guest;
    }

    TableTalk talk() {
        return talk;
    }

    /** Which device of each person moves. */
    Hands hands() {
        return hands;
    }

    /** Which seat is in front of each screen at which several people sit. */
    Fronts fronts() {
        return fronts;
    }

    /** The game that was dealt; {@code null}: none was, or none that can be read. */
    @Nullable Course course() {
        return course;
    }

    /** The game that was dealt, where it is known that one was. */
    Course dealt() {
        if (course == null) throw new IllegalStateException("nothing is dealt at " + row.id());
        return course;
    }

    void begin(Course begun) {
        course = begun;
    }

    /** It can be looked at as far as it goes, but not played on. */
    void makeUnreadable() {
        unreadable = true;
    }

    boolean isUnreadable() {
        return unreadable;
    }

    /** Nothing happens here any more. */
    void makeStopped() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    /** Whether somebody hears of it. */
    boolean isHeard() {
        return heard;
    }

    /** Whether the game is on and somebody hears of it. */
    boolean isRunning() {
        return running;
    }

    Stage stage() {
        if (stopped) return Stage.STOPPED;
        if (unreadable) return Stage.UNREADABLE;
        if (course == null) return Stage.WAITING;
        return course.position().isOver() ? Stage.OVER : Stage.PLAYING;
    }

    /** By which clock the table is played. */
    TableClock clock() {
        return TableClock.of(opened.game().box(), options);
    }

    /** How far moves may be taken back here. */
    HouseOptions.TakingBack takingBack() {
        return HouseOptions.takingBack(options);
    }

    /** Whether those who play here may ask for advice. */
    boolean isCoached() {
        return TableInfos.isCoached(row, options);
    }

    /** Writes down how the table is now. */
    void keep(TableRow changed) {
        if (changed.equals(row)) return;
        StoreFailure.orOnDisk(house.store().putTable(changed));
        if (!changed.options().equals(row.options()))
            options = OptionsJson.read(opened.game().box(), changed.options());
        row = changed;
    }

    /** Somebody is or was here; if this is lost, the table is cleared out a little early at worst. */
    void touch() {
        CompletableFuture<Void> _ = house.store().touch(row.id(), house.time().now());
    }

    boolean isHost(Listener who) {
        return Audience.isGuest(who, row.host());
    }

    /** As whom this listener looks at the game. */
    Viewer viewer(Listener listener) {
        return fronts.viewer(listener, seatsOf(listener));
    }

    /** The seats of whoever listens. */
    Seats seatsOf(Listener listener) {
        Guest guest = listener.guest();
        return row.seatsOf(guest == null ? null : guest.id());
    }

    /** Whether this listener may not look on. */
    boolean shutsOut(Listener who) {
        Guest guest = who.guest();
        return row.isShutTo(guest == null ? null : guest.id());
    }

    /** Tells those who may no longer look on, and tells them nothing more. */
    void sendWatchersAway() {
        sendAway(this::shutsOut, TableSay.watchingOff());
    }

    /** Everybody here is told why, and nothing more. */
    void sendAllAway(Say why) {
        sendAway(_ -> true, why);
    }

    private void sendAway(Predicate<Listener> who, Say why) {
        Frame gone = new Frame.Gone(row.id(), why, house.catalogue().text(why));
        byte[] frame = Json.MAPPER.writeValueAsBytes(gone);
        for (Listener listener : audience.all(who)) {
            audience.remove(listener);
            listener.send(frame);
        }
        heard = !audience.isEmpty();
    }

    TableInfo info() {
        return TableInfos.of(this, options);
    }

    /** Tells everybody how it is about the table itself. */
    void tell() {
        tell(_ -> true);
    }

    /** Tells these. */
    void tell(Predicate<Listener> to) {
        heard = !audience.isEmpty();
        running = heard && stage() == Stage.PLAYING;
        if (!audience.any(to)) return;
        byte[] info = Json.MAPPER.writeValueAsBytes(info());
        Map<You, byte[]> made = new HashMap<>();
        audience.each(listener -> {
            if (to.test(listener))
                listener.send(made.computeIfAbsent(you(listener), you -> TableInfos.frame(info, you)));
        });
    }

    /** Tells these who they are at the table by now, where nothing else about it has changed. */
    void tellWhoTheyAre(Predicate<Listener> to) {
        tell(who -> to.test(who) && !who.takesChanges());
        for (Listener listener : audience.all(who -> to.test(who) && who.takesChanges()))
            listener.send(Json.MAPPER.writeValueAsBytes(new Frame.YouFrame(row.id(), you(listener))));
    }

    private You you(Listener listener) {
        Viewer viewer = viewer(listener);
        Seats seats = seatsOf(listener);
        Seats inFront = viewer.isWatcher() ? Seats.NONE : Seats.of(viewer.seat());
        Integer front = viewer.isWatcher() ? null : (Integer) viewer.seat();
        if (course == null)
            return new You(seats, front, isHost(listener), Seats.NONE, Seats.NONE, null, hands.seenBy(listener));
        return new You(
                seats,
                front,
                isHost(listener),
                inFront.and(course.goingBack().free()),
                inFront.and(course.goingBack().askable()),
                course.goingBack().stays(viewer),
                hands.seenBy(listener));
    }
}
