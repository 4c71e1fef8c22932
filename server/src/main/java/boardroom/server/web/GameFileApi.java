package boardroom.server.web;

import boardroom.engine.Say;
import boardroom.server.Limits;
import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.table.Created;
import boardroom.server.table.Exported;
import boardroom.server.table.GameFileDesk;
import boardroom.server.table.Tables;
import boardroom.server.wire.TableInfo;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/** Games as files: taken away from here, and brought here. */
final class GameFileApi {
    /** A file is worth so many other requests. */
    private static final int WEIGHS = 10;

    private final House house;
    private final GameFileDesk files;
    private final Callers callers;
    private final RateLimit limit;
    private final RateLimit bringing;
    private final RateLimit bringingFromThere;

    GameFileApi(House house, Tables tables, Limits limits, Callers callers) {
        this.house = house;
        this.files = new GameFileDesk(house, tables);
        this.callers = callers;
        this.bringing = new RateLimit(limits.tablesPerMinute() / 60.0, limits.tableBurst(), house.time());
        this.bringingFromThere = new RateLimit(limits.guestsPerMinute() / 60.0, limits.guestBurst(), house.time());
        this.limit = new RateLimit(
                (double) limits.requestsPerSecond() / WEIGHS, limits.requestBurst() / WEIGHS, house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/tables/{id}/export", this::export);
        routes.post("/api/imports", this::bring);
    }

    private void bring(Context ctx) {
        Guest guest = Bodies.known(house, ctx).guest();
        bringing.demand(guest.id());
        bringingFromThere.demand(callers.address(ctx));
        switch (files.bring(guest, ctx.bodyAsBytes())) {
            case Created.Done(TableInfo table) -> {
                ctx.status(201);
                HttpApi.send(ctx, table);
            }
            case Created.Refused(Say say) -> throw new HttpRefusal(400, say);
        }
    }

    private void export(Context ctx) {
        limit.demand(callers.address(ctx));
        Known known = Bodies.knownIfAny(house, ctx);
        Exported exported = files.export(ctx.pathParam("id"), known == null ? null : known.guest());
        switch (exported) {
            case null -> throw new HttpRefusal(404, HouseSay.tableUnknown());
            case Exported.Refused(Say say) -> throw new HttpRefusal(403, say);
            case Exported.File(String game, String json) -> {
                ctx.header("Content-Disposition", "attachment; filename=\"boardroom-" + game + ".json\"");
                new Asset(json.getBytes(StandardCharsets.UTF_8), "application/json", false).send(ctx);
            }
        }
    }
}
