package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.house.Time;
import boardroom.server.table.Listener;
import boardroom.server.table.Tables;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.GuestInfo;
import boardroom.server.wire.Hello;
import boardroom.server.wire.Looking;
import boardroom.server.wire.Ping;
import boardroom.server.wire.Protocol;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidTypeIdException;

/** One person's connection: says hello, asks things of tables, hears of them. */
final class Socket implements Listener {
    private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
    private static final int MOST_TABLES = 32;

    /** To tell a table again from its beginning is dear: somebody who has it open already waits for that. */
    private static final int COST_OF_OPENING_AGAIN = 10;

    private static final int MOST_PINGS_WITHOUT_HELLO = 2;
    private static final long FLOOD_RUNS_DRY = 1_000;
    private static final int POLICY = 1008;
    private static final int GOING_AWAY = 1001;
    private static final int NORMAL = 1000;

    private final House house;
    private final Tables tables;
    private final Sockets sockets;
    private final Outbox out;
    private final TokenBucket commands;
    private final TokenBucket patience;
    private final String address;
    private final Set<String> open = new HashSet<>(2);
    private volatile boolean greeted;
    private volatile boolean looking = true;
    private int pingsWithoutHello;
    private volatile @Nullable Known known;
    private volatile boolean closed;

    Socket(
            House house,
            Tables tables,
            Sockets sockets,
            Outbox out,
            TokenBucket commands,
            TokenBucket patience,
            String address) {
        this.house = house;
        this.tables = tables;
        this.sockets = sockets;
        this.out = out;
        this.commands = commands;
        this.patience = patience;
        this.address = address;
    }

    @Override
    public @Nullable Guest guest() {
        Known who = known;
        return who == null ? null : who.guest();
    }

    @Override
    public @Nullable Device device() {
        Known who = known;
        return who == null ? null : who.device();
    }

    /** Where the connection comes from. */
    String address() {
        return address;
    }

    @Override
    public boolean isLooking() {
        return looking;
    }

    @Override
    public void send(byte[] frame) {
        if (!closed) out.send(frame);
    }

    /** Keeps the connection, unless nobody has said hello on it for long. */
    void ping() {
        if (greeted || pingsWithoutHello++ < MOST_PINGS_WITHOUT_HELLO) out.ping();
        else bye(HouseSay.helloFirst(), POLICY);
    }

    /** A message; one after the other. */
    void hear(byte[] message) {
        if (closed) return;
        if (!commands.take(house.time().now()) || !sockets.allows(address)) {
            if (patience.take(house.time().now())) refuse(idOf(message), HouseSay.tooManyCommands());
            else cutOff();
            return;
        }
        if (!CleanText.isClean(message)) {
            refuse(null, HouseSay.commandUnclean());
            return;
        }
        JsonNode json;
        try {
            json = Json.MAPPER.readTree(message);
        } catch (JacksonException e) {
            refuse(null, HouseSay.commandMalformed());
            return;
        }
        if (!json.isObject()) refuse(null, HouseSay.commandMalformed());
        else if (json.has("hello")) hello(json);
        else if (json.has("ping")) pong(json);
        else if (!greeted) refuse(idOf(json), HouseSay.helloFirst());
        else if (json.has("looking")) looks(json);
        else obey(json);
    }

    /** A frame that is no message of its own: a ping, or a piece of a message. Too many are a flood like any other. */
    boolean bears() {
        if (closed) return false;
        long now = house.time().now();
        if (commands.take(now) && sockets.allows(address)) return true;
        if (patience.take(now)) return true;
        cutOff();
        return false;
    }

    /** Something about the house, for those who said hello. */
    void tellOfTheHouse(byte[] frame) {
        if (greeted) send(frame);
    }

    /** Something that is no text. */
    void hearNoise() {
        if (closed) return;
        if (commands.take(house.time().now())) refuse(null, HouseSay.commandMalformed());
        else cutOff();
    }

    /** Something went wrong with a message. */
    void fault() {
        refuse(null, HouseSay.requestFault());
    }

    private void hello(JsonNode json) {
        if (greeted) {
            refuse(idOf(json), HouseSay.commandMalformed());
            return;
        }
        Hello hello = read(json, Hello.class);
        if (hello == null) return;
        if (hello.protocol() != null && hello.protocol() != Protocol.VERSION) {
            refuse(null, HouseSay.otherProtocol(hello.protocol(), Protocol.VERSION));
            return;
        }
        if (hello.hello() != null) {
            Known shown = house.guests().known(hello.hello());
            if (shown == null) {
                bye(HouseSay.guestUnknown(), POLICY);
                return;
            }
            known = shown;
            sockets.takeOver(shown.device(), this);
        }
        greeted = true;
        Guest who = guest();
        send(json(new Frame.Welcome(Protocol.VERSION, who == null ? null : new GuestInfo(who.id(), who.name()))));
        if (!sockets.taking()) send(json(new Frame.House(false)));
    }

    /** Answered at once, whatever tables do: a client that hears nothing knows that the line is dead. */
    private void pong(JsonNode json) {
        Ping ping = read(json, Ping.class);
        if (ping != null) send(json(new Frame.Pong(ping.ping())));
    }

    /** The page came to the front or went behind others. */
    private void looks(JsonNode json) {
        Looking now = read(json, Looking.class);
        if (now == null) return;
        looking = now.looking();
        for (String table : open) tables.withAwake(table, awake -> awake.looked(this));
    }

    /** A message that is no command; {@code null}: it is malformed, and refused. */
    private <T> @Nullable T read(JsonNode json, Class<T> type) {
        try {
            return Json.MAPPER.treeToValue(json, type);
        } catch (JacksonException e) {
            refuse(idOf(json), HouseSay.commandMalformed());
            return null;
        }
    }

    private void obey(JsonNode json) {
        if (!json.path("do").isString()) {
            refuse(idOf(json), HouseSay.commandMalformed());
            return;
        }
        Command command;
        try {
            command = Json.MAPPER.treeToValue(json, Command.class);
        } catch (InvalidTypeIdException e) {
            refuse(idOf(json), HouseSay.commandUnknown());
            return;
        } catch (JacksonException e) {
            refuse(idOf(json), HouseSay.commandMalformed());
            return;
        }
        if (command.id() == null || command.id().isEmpty() || command.id().length() > Command.LONGEST_ID)
            refuse(null, HouseSay.commandMalformed());
        else if (command instanceof Command.Open && !open.contains(command.table()) && open.size() >= MOST_TABLES)
            refuse(command.id(), HouseSay.tooManyTablesOpen(MOST_TABLES));
        else if ((command instanceof Command.Open || command instanceof Command.Face)
                && open.contains(command.table())
                && !commands.take(COST_OF_OPENING_AGAIN, house.time().now()))
            refuse(command.id(), HouseSay.tooManyCommands());
        else ask(command);
    }

    private void ask(Command command) {
        boolean found;
        try {
            found = tables.with(command.table(), table -> table.handle(this, command));
        } catch (RuntimeException | Error e) {
            LOG.error("table {} can't be loaded", command.table(), e);
            refuse(command.id(), HouseSay.requestFault());
            return;
        }
        if (!found) refuse(command.id(), HouseSay.tableUnknown());
        else if (command instanceof Command.Open) open.add(command.table());
        else if (command instanceof Command.Close) open.remove(command.table());
    }

    /** The connection is gone. */
    void lost() {
        closed = true;
        sockets.gone(this);
        for (String table : open) tables.withAwake(table, awake -> awake.lost(this));
    }

    /** The house has forgotten who this is. */
    void forgotten() {
        bye(HouseSay.guestForgotten(), POLICY);
    }

    /** Its person has signed this device out. */
    void signedOut() {
        bye(HouseSay.guestSignedOut(), POLICY);
    }

    /** Another socket of the same device took over. */
    void takenOver() {
        bye(HouseSay.takenOver(), NORMAL);
    }

    /** The house closes. */
    void shutDown() {
        bye(HouseSay.shuttingDown(), GOING_AWAY);
    }

    private void bye(Say say, int code) {
        lastWord(say);
        out.close(code);
    }

    /**
     * Ends a flood. To close while more comes in would take from the sender what was told last, the reason above all: for
     * a moment it is read and thrown away.
     */
    private void cutOff() {
        lastWord(HouseSay.tooManyCommands());
        Time.Alarm _ = house.time().after(FLOOD_RUNS_DRY, () -> out.close(POLICY));
    }

    private void lastWord(Say say) {
        send(json(new Frame.Bye(say, house.catalogue().text(say))));
        closed = true;
    }

    private void refuse(@Nullable String id, Say say) {
        house.figures().refused();
        send(json(new Frame.Answer(
                id, false, null, null, null, null, null, say, house.catalogue().text(say))));
    }

    private static @Nullable String idOf(byte[] message) {
        if (!CleanText.isClean(message)) return null;
        try {
            return idOf(Json.MAPPER.readTree(message));
        } catch (JacksonException e) {
            return null;
        }
    }

    private static @Nullable String idOf(JsonNode json) {
        JsonNode id = json.get("id");
        return id != null && id.isString() && id.stringValue().length() <= Command.LONGEST_ID ? id.stringValue() : null;
    }

    private static byte[] json(Frame frame) {
        return Json.MAPPER.writeValueAsBytes(frame);
    }
}
