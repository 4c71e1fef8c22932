package boardroom.server.web;

import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import boardroom.server.table.Lobby;
import boardroom.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** The calls of docs/protocol.md, section Lobby: what there is to come to, what is hidden, what is deleted. */
final class LobbyApi {
    private static final int LONGEST_ID = 64;
    private static final int MOST_DIGITS = 6;

    private final House house;
    private final Tables tables;
    private final Lobby lobby;

    LobbyApi(House house, Tables tables) {
        this.house = house;
        this.tables = tables;
        this.lobby = new Lobby(house, tables);
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/lobby", ctx -> {
            Known known = Bodies.knownIfAny(house, ctx);
            HttpApi.send(ctx, lobby.of(known == null ? null : known.guest().id()));
        });
        routes.get("/api/lobby/finished", ctx -> HttpApi.send(ctx, lobby.finished(guest(ctx), from(ctx))));
        routes.get("/api/lobby/hidden", ctx -> HttpApi.send(ctx, lobby.hidden(guest(ctx))));
        routes.put("/api/tables/{id}/hidden", ctx -> {
            done(ctx, lobby.hide(guest(ctx), id(ctx)));
        });
        routes.delete("/api/tables/{id}/hidden", ctx -> {
            lobby.show(guest(ctx), id(ctx));
            ctx.status(204);
        });
        routes.delete("/api/tables/{id}", ctx -> done(ctx, tables.delete(guest(ctx), id(ctx))));
    }

    private static void done(Context ctx, @Nullable Say refusal) {
        if (refusal == null) ctx.status(204);
        else throw new HttpRefusal(refusal.equals(HouseSay.tableUnknown()) ? 404 : 400, refusal);
    }

    private String guest(Context ctx) {
        return Bodies.known(house, ctx).guest().id();
    }

    private static String id(Context ctx) {
        String id = ctx.pathParam("id");
        if (id.length() > LONGEST_ID) throw new HttpRefusal(404, HouseSay.tableUnknown());
        return id;
    }

    /** After how many a page begins. */
    private static int from(Context ctx) {
        String from = ctx.queryParam("from");
        if (from == null) return 0;
        boolean number = !from.isEmpty()
                && from.length() <= MOST_DIGITS
                && from.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        if (!number) throw new HttpRefusal(400, HouseSay.requestMalformed());
        return Integer.parseInt(from);
    }
}
