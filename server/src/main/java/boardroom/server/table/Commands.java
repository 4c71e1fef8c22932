package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.store.Doors;
import boardroom.server.store.TableRow;
import boardroom.server.wire.Command;

/**
 * The way of a command at its table: a guest's is done once, however often it is sent; the rules say what comes of it;
 * then it is done and answered.
 */
final class Commands {
    private final Room room;
    private final Turns turns;
    private final Table.Registry registry;
    private final Answers answers;
    private final Presence presence;
    private final HostWatch hostWatch;
    private final DoneCommands done;
    private final SetUpRules setUpRules;
    private final PlayRules playRules;

    Commands(
            Room room,
            Turns turns,
            Table.Registry registry,
            Answers answers,
            Presence presence,
            HostWatch hostWatch,
            DoneCommands done) {
        this.room = room;
        this.turns = turns;
        this.registry = registry;
        this.answers = answers;
        this.presence = presence;
        this.hostWatch = hostWatch;
        this.done = done;
        this.setUpRules = new SetUpRules(room);
        this.playRules = new PlayRules(room);
    }

    void take(Listener from, Command command) {
        switch (command) {
            case Command.Open open -> presence.open(from, open);
            case Command.Close close -> presence.close(from, close);
            case Command.OfAGuest ofAGuest -> {
                Guest guest = from.guest();
                if (guest == null) answers.refuse(from, command, HouseSay.guestSecret());
                else if (room.shutsOut(from)) answers.refuse(from, command, TableSay.watchingOff());
                else takeOnce(Request.of(from, guest, command), ofAGuest);
            }
        }
    }

    private void takeOnce(Request request, Command.OfAGuest command) {
        int before = (command instanceof Command.OfTheTalk ? room.talk().done() : done).find(request.key());
        if (before == DoneCommands.OTHER) answers.refuse(request.from(), command, HouseSay.commandIdUsed());
        else if (before != DoneCommands.NOT_DONE) answers.done(request.from(), command, before);
        else carryOut(request, ruling(request, command));
    }

    private Ruling ruling(Request request, Command.OfAGuest command) {
        return switch (command) {
            case Command.OfTheTable ofTheTable -> setUpRules.on(request, ofTheTable);
            case Command.OfTheGame ofTheGame -> playRules.on(request, ofTheGame);
            case Command.OfTheTalk ofTheTalk -> room.talk().on(request, ofTheTalk);
        };
    }

    private void carryOut(Request request, Ruling ruling) {
        switch (ruling) {
            case Ruling.Refused refused -> answers.refuse(request.from(), request.command(), refused.say());
            case Ruling.Foreseen foreseen -> answers.preview(request.from(), request.command(), foreseen.preview());
            case Ruling.Advises advises -> room.dealt().advice().ask(request, advises.command());
            case Ruling.LooksBack back -> room.dealt().advice().lookBack(request, back.command());
            case Ruling.Reviews reviews -> room.dealt().reviews().ask(request, reviews.command());
            case Ruling.Skips _ -> {
                room.dealt().skip();
                answers.done(request.from(), request.command());
            }
            case Ruling.OffersHost offers -> changed(request, () -> room.offerTo(offers.guest()));
            case Ruling.Waits waits -> changed(request, () -> room.absences().waitLonger(waits.seat()));
            case Ruling.Happens happens -> happens(request, happens.act());
            case Ruling.SetUp changed -> setUp(request, changed.row());
            case Ruling.SetsDoors sets -> setDoors(request, sets.doors());
            case Ruling.Starts _ -> start(request);
            case Ruling.TakesOver _ -> takeOver(request);
            case Ruling.Faces faces -> face(request, faces);
            case Ruling.Rematch _ -> rematch(request);
            case Ruling.Says says -> room.talk().say(request, says.draft());
            case Ruling.SetsTalk sets -> room.talk().set(request, sets.open());
        }
    }

    /** Something that stands in no journal. */
    private void changed(Request request, Runnable change) {
        change.run();
        answers.done(request.from(), request.command());
        room.tell();
    }

    private void happens(Request request, Act act) {
        Course course = room.dealt();
        if (act instanceof Act.Moved) room.hands().take(request.from());
        if (act instanceof Act.PersonLeft up && room.isHost(request.from()) && !staysOn(request, up.seat()))
            hostWatch.passOn();
        course.happens(act, request.key(), number -> answers.done(request.from(), request.command(), number));
        if (act instanceof Act.Moved) return;
        // By days the host stays host however long they are gone; with the seat they lose the table.
        if (act instanceof Act.Removed out && room.row().isSeatOf(room.row().host(), out.seat()))
            room.keep(room.row().withHost(request.guest().id()));
        room.tell();
    }

    private void setUp(Request request, TableRow changed) {
        TableRow before = room.row();
        room.keep(changed);
        room.offerTo(null);
        done.add(request.key());
        answers.done(request.from(), request.command());
        room.tell();
        hostWatch.look();
        if (request.command() instanceof Command.Sit)
            new Tidings(room).sat(before, request.guest().id());
    }

    private void setDoors(Request request, Doors doors) {
        room.keep(room.row().withDoors(doors));
        done.add(request.key());
        answers.done(request.from(), request.command());
        room.sendWatchersAway();
        room.tell();
    }

    private void start(Request request) {
        House house = room.house();
        TableRow settled = room.row().started(house.time().now(), house.seeds().getAsLong());
        TableRow dealt = Pledging.of(settled, room.opened());
        Course course = new Course(room, turns, Rebuilt.fresh(house, dealt, room.opened()), done);
        room.keep(dealt);
        room.begin(course);
        course.goOn();
        room.absences().look();
        done.add(request.key());
        answers.done(request.from(), request.command());
        room.sendWatchersAway();
        room.tell();
        course.tellDeal();
    }

    private void takeOver(Request request) {
        room.hands().take(request.from());
        answers.done(request.from(), request.command());
        room.tell(listener -> Audience.isGuest(listener, request.guest().id()));
    }

    /** Whether somebody else at the same screen plays on. */
    private boolean staysOn(Request request, int left) {
        Attendance attendance = room.dealt().attendance();
        return room.seatsOf(request.from()).without(left).list().stream().anyMatch(seat -> !attendance.isAway(seat));
    }

    private void face(Request request, Ruling.Faces faces) {
        Listener screen = request.from();
        Course course = room.dealt();
        presence.face(screen, faces.seat());
        answers.done(screen, request.command());
        room.tell(screen::equals);
        course.catchUp(screen, faces.since());
    }

    /** The first who asks for the table that follows this one is its host. */
    private void rematch(Request request) {
        String next = room.row().rematch();
        if (next == null || room.house().store().table(next) == null) {
            next = registry.rematch(room.row(), request.guest().id()).id();
            room.keep(room.row().withRematch(next));
        }
        answers.rematch(request.from(), request.command(), next);
        room.tell();
    }
}
