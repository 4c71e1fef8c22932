package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.ViewShape;
import boardroom.server.Limits;
import boardroom.server.house.Catalogue;
import boardroom.server.house.ClockFigures;
import boardroom.server.house.Guest;
import boardroom.server.house.GuestNames;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.house.OpenedGame;
import boardroom.server.schema.GameSchema;
import boardroom.server.schema.HouseSchema;
import boardroom.server.table.Created;
import boardroom.server.table.TableSay;
import boardroom.server.table.Tables;
import boardroom.server.wire.GuestInfo;
import boardroom.server.wire.GuestName;
import boardroom.server.wire.GuideInfo;
import boardroom.server.wire.NewTable;
import boardroom.server.wire.TableOfCode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The calls of docs/protocol.md, section HTTP. */
final class HttpApi {
    private static final String JSON = "application/json";
    private static final int CREATED = 201;
    private static final int LONGEST_ID = 64;

    /** Wrong codes of tables from one address: a household mistypes, nobody guesses. */
    private static final double MISSES_PER_SECOND = 10 / 60.0;

    private static final int MISSES = 20;

    private final House house;
    private final Tables tables;
    private final Callers callers;
    private final RateLimit guestLimit;
    private final RateLimit tableLimit;
    private final RateLimit tablesPerAddress;
    private final RateLimit nameLimit;
    private final RateLimit misses;
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    HttpApi(House house, Tables tables, Limits limits, Callers callers) {
        this.house = house;
        this.tables = tables;
        this.callers = callers;
        this.guestLimit = new RateLimit(limits.guestsPerMinute() / 60.0, limits.guestBurst(), house.time());
        this.tablesPerAddress = new RateLimit(limits.guestsPerMinute() / 60.0, limits.guestBurst(), house.time());
        this.nameLimit = new RateLimit(limits.tablesPerMinute() / 60.0, limits.tableBurst(), house.time());
        this.misses = new RateLimit(MISSES_PER_SECOND, MISSES, house.time());
        this.tableLimit = new RateLimit(limits.tablesPerMinute() / 60.0, limits.tableBurst(), house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/guests", this::welcome);
        routes.get("/api/me", ctx -> {
            Guest guest = guest(ctx);
            send(ctx, new GuestInfo(guest.id(), guest.name()));
        });
        routes.patch("/api/me", this::rename);
        routes.get(
                "/api/games",
                ctx -> asset(ctx, "games", () -> json(house.catalogue().list())));
        routes.get(
                "/api/games/{game}/box",
                ctx -> asset(ctx, "box " + game(ctx), () -> json(opened(ctx).box())));
        routes.get(
                "/api/games/{game}/texts",
                ctx -> asset(ctx, "texts " + game(ctx), () -> json(Catalogue.words(game(ctx)))));
        routes.get(
                "/api/games/{game}/shape",
                ctx -> asset(
                        ctx,
                        "shape " + game(ctx),
                        () -> json(ViewShape.of(opened(ctx).game().types()))));
        routes.get(
                "/api/games/{game}/schema",
                ctx -> asset(
                        ctx,
                        "schema " + game(ctx),
                        () -> json(GameSchema.of(opened(ctx).game()))));
        routes.get("/api/schema", ctx -> asset(ctx, "schema", () -> json(HouseSchema.make())));
        routes.get(
                "/api/games/{game}/clocks",
                ctx -> asset(ctx, "clocks " + game(ctx), () -> json(ClockFigures.of(house, opened(ctx)))));
        routes.get("/api/games/{game}/rules", ctx -> asset(ctx, "rules " + game(ctx), () -> page("rules", game(ctx))));
        routes.get("/api/games/{game}/play", ctx -> asset(ctx, "play " + game(ctx), () -> page("play", game(ctx))));
        routes.get("/api/games/{game}/guide", ctx -> asset(ctx, "guide " + game(ctx), () -> guide(opened(ctx))));
        routes.get(
                "/api/texts",
                ctx -> asset(ctx, "texts", () -> json(house.catalogue().words())));
        routes.post("/api/tables", this::create);
        routes.get("/api/tables", ctx -> send(ctx, tables.list(guest(ctx).id())));
        routes.get("/api/tables/{id}", this::table);
        routes.get("/api/tables/{id}/box", ctx -> {
            OpenedGame opened = found(tables.game(id(ctx, "id")), HouseSay.tableUnknown());
            new Asset(Json.MAPPER.writeValueAsBytes(opened.box()), JSON, false).send(ctx);
        });
        routes.get("/api/codes/{code}", this::tableOfCode);
    }

    private void table(Context ctx) {
        Known known = Bodies.knownIfAny(house, ctx);
        Guest guest = known == null ? null : known.guest();
        send(ctx, found(tables.info(id(ctx, "id"), guest), HouseSay.tableUnknown()));
    }

    /** Codes are short: whoever tries many is stopped, whoever knows theirs is not. */
    private void tableOfCode(Context ctx) {
        String address = callers.address(ctx);
        misses.demand(address);
        String code = id(ctx, "code").toUpperCase(Locale.ROOT);
        String table = found(tables.byCode(code), HouseSay.tableUnknown());
        misses.giveBack(address);
        send(ctx, new TableOfCode(table));
    }

    private void welcome(Context ctx) {
        guestLimit.demand(callers.address(ctx));
        ctx.status(CREATED);
        send(ctx, house.guests().welcome(name(ctx), PeopleApi.kind(ctx)));
    }

    private void rename(Context ctx) {
        Guest guest = guest(ctx);
        nameLimit.demand(guest.id());
        String name = name(ctx);
        house.guests().rename(guest, name);
        tables.renamed(guest.id());
        send(ctx, new GuestInfo(guest.id(), name));
    }

    private static String name(Context ctx) {
        String name = Bodies.read(ctx, GuestName.class).name();
        Say refusal = GuestNames.refusal(name);
        if (refusal != null || name == null)
            throw new HttpRefusal(400, refusal == null ? HouseSay.requestMalformed() : refusal);
        return GuestNames.stripped(name);
    }

    private void create(Context ctx) {
        Guest guest = guest(ctx);
        tableLimit.demand(guest.id());
        tablesPerAddress.demand(callers.address(ctx));
        NewTable wanted = Bodies.read(ctx, NewTable.class);
        if (wanted.game() == null) throw new HttpRefusal(400, HouseSay.requestMalformed());
        switch (tables.create(guest, wanted)) {
            case Created.Done done -> {
                ctx.status(CREATED);
                send(ctx, done.table());
            }
            case Created.Refused refused -> throw new HttpRefusal(400, refused.say());
        }
    }

    private Guest guest(Context ctx) {
        return Bodies.known(house, ctx).guest();
    }

    private static String id(Context ctx, String name) {
        String id = ctx.pathParam(name);
        if (id.length() > LONGEST_ID) throw new HttpRefusal(404, HouseSay.tableUnknown());
        return id;
    }

    private String game(Context ctx) {
        return opened(ctx).game().box().id();
    }

    private OpenedGame opened(Context ctx) {
        String id = id(ctx, "game");
        return found(house.catalogue().game(id), HouseSay.gameUnknown(id));
    }

    private static <T> T found(@Nullable T thing, Say otherwise) {
        if (thing == null) throw new HttpRefusal(404, otherwise);
        return thing;
    }

    private void asset(Context ctx, String key, Supplier<Asset> making) {
        Asset asset = assets.get(key);
        if (asset == null) {
            asset = making.get();
            assets.put(key, asset);
        }
        asset.send(ctx);
    }

    private static Asset json(Object value) {
        return new Asset(Json.MAPPER.writeValueAsBytes(value), JSON, false);
    }

    private static Asset guide(OpenedGame opened) {
        return json(GuideInfo.of(found(opened.guidance(), TableSay.guideNone()).guide()));
    }

    /** The rules or the booklet: the page beside the game's box, or the one that stands in docs. */
    private static Asset page(String kind, String game) {
        for (String place : List.of("/boxes/" + game + "/" + kind + ".md", "/" + kind + "/" + game + ".md"))
            try (InputStream in = HttpApi.class.getResourceAsStream(place)) {
                if (in != null) return new Asset(in.readAllBytes(), "text/markdown; charset=utf-8", false);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        throw new HttpRefusal(404, HouseSay.requestUnknown());
    }

    static void send(Context ctx, Object value) {
        ctx.header("Cache-Control", "no-store");
        ctx.contentType(JSON).result(Json.MAPPER.writeValueAsBytes(value));
    }
}
