package boardroom.server.web;

import boardroom.server.Limits;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.table.Exported;
import boardroom.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Games as files: taken away from here, and brought here. */
final class GameFileApi {
    /** A file is worth so many other requests. */
    private static final int WEIGHS = 10;

    private final House house;
    private final Tables tables;
    private final Callers callers;
    private final RateLimit limit;

    GameFileApi(House house, Tables tables, Limits limits, Callers callers) {
        this.house = house;
        this.tables = tables;
        this.callers = callers;
        this.limit = new RateLimit(
                (double) limits.requestsPerSecond() / WEIGHS, limits.requestBurst() / WEIGHS, house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/tables/{id}/export", this::export);
    }

    private void export(Context ctx) {
        if (!limit.allows(callers.address(ctx))) throw new HttpRefusal(429, HouseSay.requestTooMany());
        Known known = Bodies.knownIfAny(house, ctx);
        Exported exported = tables.export(ctx.pathParam("id"), known == null ? null : known.guest());
        switch (exported) {
            case null -> throw new HttpRefusal(404, HouseSay.tableUnknown());
            case Exported.Refused(var say) -> throw new HttpRefusal(403, say);
            case Exported.File(String game, byte[] bytes) -> {
                ctx.header("Content-Disposition", "attachment; filename=\"boardroom-" + game + ".json\"");
                new Asset(bytes, "application/json", false).send(ctx);
            }
        }
    }
}
