package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.server.house.Device;
import boardroom.server.house.Guest;
import boardroom.server.house.Guests;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.people.DeviceCodes;
import boardroom.server.people.FiveWords;
import boardroom.server.people.Me;
import boardroom.server.store.People;
import boardroom.server.store.StoreFailure;
import boardroom.server.wire.CodeOnly;
import boardroom.server.wire.DeviceCode;
import boardroom.server.wire.DeviceGuest;
import boardroom.server.wire.DeviceKind;
import boardroom.server.wire.DeviceOffer;
import boardroom.server.wire.DeviceWish;
import boardroom.server.wire.GuestInfo;
import boardroom.server.wire.MyDevice;
import boardroom.server.wire.NewGuest;
import boardroom.server.wire.Words;
import boardroom.server.wire.WordsSaid;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The calls of docs/protocol.md, section Me: my games, my devices, my words, and how I am forgotten. */
final class PeopleApi {
    private static final int CREATED = 201;
    private static final int LONGEST_CODE = 64;

    /** Guesses from one address: a household mistypes, nobody guesses. */
    private static final double TRIES_PER_SECOND = 10 / 60.0;

    private static final int TRIES = 20;
    private static final double MADE_PER_SECOND = 6 / 60.0;
    private static final int MADE = 20;

    /** Words cost time: so many from one address, where a class may sit. */
    private static final double WORDS_PER_SECOND = 30 / 60.0;

    private static final int WORDS = 60;

    private final House house;
    private final Me me;
    private final Sockets sockets;
    private final Callers callers;
    private final DeviceCodes codes;
    private final RateLimit tries;
    private final RateLimit made;
    private final RateLimit wordsPerAddress;

    PeopleApi(House house, Me me, Sockets sockets, Callers callers) {
        this.house = house;
        this.me = me;
        this.sockets = sockets;
        this.callers = callers;
        this.codes = new DeviceCodes(house.time());
        this.tries = new RateLimit(TRIES_PER_SECOND, TRIES, house.time());
        this.made = new RateLimit(MADE_PER_SECOND, MADE, house.time());
        this.wordsPerAddress = new RateLimit(WORDS_PER_SECOND, WORDS, house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/me/games", ctx -> HttpApi.send(ctx, me.games(guest(ctx))));
        routes.get("/api/me/devices", this::devices);
        routes.post("/api/me/devices", this::offer);
        routes.delete("/api/me/devices", this::signOutOthers);
        routes.delete("/api/me/devices/{id}", this::signOut);
        routes.get("/api/devices/{code}", this::look);
        routes.post("/api/devices", this::take);
        routes.post("/api/me/words", this::words);
        routes.post("/api/recover", this::recover);
        routes.get("/api/me/export", this::export);
        routes.delete("/api/me", this::forget);
    }

    private Guest guest(Context ctx) {
        return Bodies.known(house, ctx).guest();
    }

    static DeviceKind kind(Context ctx) {
        return DeviceKind.ofBrowser(ctx.userAgent());
    }

    private void triedBy(Context ctx) {
        tries.demand(callers.address(ctx));
    }

    private void madeBy(Guest guest) {
        made.demand(guest.id());
    }

    private void devices(Context ctx) {
        Known known = Bodies.known(house, ctx);
        HttpApi.send(
                ctx,
                house.guests().devices(known.guest().id()).stream()
                        .map(one -> new MyDevice(
                                one.device().name(),
                                one.device().kind(),
                                one.created(),
                                one.used(),
                                one.device().equals(known.device())))
                        .toList());
    }

    private void signOut(Context ctx) {
        String name = ctx.pathParam("id");
        Guest guest = guest(ctx);
        if (!signOut(guest, device -> device.name().equals(name))) throw new HttpRefusal(404, HouseSay.deviceUnknown());
        ctx.status(204);
    }

    private void signOutOthers(Context ctx) {
        Known known = Bodies.known(house, ctx);
        codes.drop(known.guest().id());
        signOut(known.guest(), device -> !device.equals(known.device()));
        ctx.status(204);
    }

    /** Whoever made a code on such a device must not come back by it. */
    private boolean signOut(Guest guest, Predicate<Device> which) {
        List<Device> out = house.guests().devices(guest.id()).stream()
                .map(Guests.Used::device)
                .filter(which)
                .toList();
        if (out.isEmpty()) return false;
        house.guests().signOut(guest, out);
        codes.drop(guest.id());
        out.forEach(sockets::signOut);
        return true;
    }

    private People people() {
        return house.store().people();
    }

    private void offer(Context ctx) {
        Guest guest = guest(ctx);
        madeBy(guest);
        String table = Bodies.read(ctx, DeviceWish.class).table();
        if (table != null && house.store().table(table) == null) throw new HttpRefusal(404, HouseSay.tableUnknown());
        ctx.status(CREATED);
        HttpApi.send(ctx, new DeviceCode(codes.make(guest.id(), table), DeviceCodes.WORKS_FOR.toMillis()));
    }

    private void look(Context ctx) {
        triedBy(ctx);
        String code = ctx.pathParam("code");
        DeviceCodes.Offer offer = code.length() > LONGEST_CODE ? null : codes.look(code);
        String name = offer == null ? null : house.guests().name(offer.guest());
        if (offer == null || name == null) throw new HttpRefusal(404, HouseSay.deviceCode());
        HttpApi.send(ctx, new DeviceOffer(new GuestInfo(offer.guest(), name), offer.table()));
    }

    private void take(Context ctx) {
        triedBy(ctx);
        String code = Bodies.read(ctx, CodeOnly.class).code();
        if (code == null) throw new HttpRefusal(400, HouseSay.requestMalformed());
        DeviceCodes.Offer offer = code.length() > LONGEST_CODE ? null : codes.take(code);
        if (offer == null) throw new HttpRefusal(404, HouseSay.deviceCode());
        welcome(ctx, house.guests().welcomeAgain(offer.guest(), kind(ctx)), offer.table());
    }

    private static void welcome(Context ctx, @Nullable NewGuest again, @Nullable String table) {
        if (again == null) throw new HttpRefusal(404, HouseSay.guestUnknown());
        ctx.status(CREATED);
        HttpApi.send(ctx, new DeviceGuest(again.id(), again.name(), again.token(), table));
    }

    private void words(Context ctx) {
        Guest guest = guest(ctx);
        madeBy(guest);
        wordsPerAddress.demand(callers.address(ctx));
        List<String> words = FiveWords.make();
        String hash = FiveWords.hash(words, people().salt());
        StoreFailure.orOnDisk(people().putWords(guest.id(), hash, house.time().now()));
        ctx.status(CREATED);
        HttpApi.send(ctx, new Words(words));
    }

    private void recover(Context ctx) {
        triedBy(ctx);
        String said = Bodies.read(ctx, WordsSaid.class).words();
        if (said == null) throw new HttpRefusal(400, HouseSay.requestMalformed());
        List<String> words = FiveWords.read(said);
        String guest = words == null ? null : people().guestByWords(FiveWords.hash(words, people().salt()));
        if (guest == null) throw new HttpRefusal(404, HouseSay.wordsUnknown());
        welcome(ctx, house.guests().welcomeAgain(guest, kind(ctx)), null);
    }

    private void export(Context ctx) {
        Guest guest = guest(ctx);
        madeBy(guest);
        ctx.header("Cache-Control", "no-store");
        ctx.header("Content-Disposition", "attachment; filename=\"boardroom.json\"");
        ctx.contentType("application/json")
                .result(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(me.export(guest)));
    }

    private void forget(Context ctx) {
        Guest guest = guest(ctx);
        codes.drop(guest.id());
        me.forget(guest);
        sockets.forget(guest.id());
        ctx.status(204);
    }
}
