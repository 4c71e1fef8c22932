package boardroom.server.web;

import boardroom.server.Limits;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.table.Films;
import boardroom.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Looking back at a game: what it showed, as one pair of eyes saw it. */
final class FilmApi {
    /** A film is worth so many other requests. */
    private static final int WEIGHS = 10;

    private final House house;
    private final Tables tables;
    private final Callers callers;
    private final RateLimit limit;

    FilmApi(House house, Tables tables, Limits limits, Callers callers) {
        this.tables = tables;
        this.callers = callers;
        this.house = house;
        this.limit = new RateLimit(
                (double) limits.requestsPerSecond() / WEIGHS, limits.requestBurst() / WEIGHS, house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/tables/{id}/film/{eyes}", this::show);
    }

    private void show(Context ctx) {
        limit.demand(callers.address(ctx));
        Known known = Bodies.knownIfAny(house, ctx);
        Films.Shown shown =
                tables.film(ctx.pathParam("id"), ctx.pathParam("eyes"), known == null ? null : known.guest());
        switch (shown) {
            case null -> throw new HttpRefusal(404, HouseSay.tableUnknown());
            case Films.Shown.NoEyes(int seats) -> throw new HttpRefusal(400, HouseSay.eyesUnknown(seats - 1));
            case Films.Shown.Refused refused -> throw new HttpRefusal(403, refused.say());
            case Films.Shown.Film film ->
                Asset.packed(film.packed(), "application/json").send(ctx);
        }
    }
}
