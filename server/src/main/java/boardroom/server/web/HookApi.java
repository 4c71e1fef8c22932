package boardroom.server.web;

import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Notice;
import boardroom.server.house.NoticeSay;
import boardroom.server.house.Secrets;
import boardroom.server.notice.Deliveries;
import boardroom.server.notice.HookUrl;
import boardroom.server.notice.Postman;
import boardroom.server.store.HookRow;
import boardroom.server.store.StoreFailure;
import boardroom.server.store.TableRow;
import boardroom.server.table.TableSay;
import boardroom.server.wire.HookFound;
import boardroom.server.wire.HookInfo;
import boardroom.server.wire.HookTest;
import boardroom.server.wire.HookWish;
import boardroom.server.wire.NoticeKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The calls of docs/protocol.md, section Webhooks: mine, and that of a table I host. */
final class HookApi {
    private static final int CREATED = 201;
    private static final double PER_SECOND = 6 / 60.0;
    private static final int BURST = 10;

    /** Then one of those under way is over. */
    private static final long LONGEST_DELIVERY = 5_000;

    private final House house;
    private final Deliveries deliveries;
    private final RateLimit asked;

    HookApi(House house, Deliveries deliveries) {
        this.house = house;
        this.deliveries = deliveries;
        this.asked = new RateLimit(PER_SECOND, BURST, house.time());
    }

    void addTo(RoutesConfig routes) {
        for (String of : new String[] {"/api/me", "/api/tables/{id}"}) {
            routes.get(of + "/hook", this::look);
            routes.put(of + "/hook", this::put);
            routes.delete(of + "/hook", this::drop);
            routes.post(of + "/hook/test", this::test);
        }
    }

    private Guest guest(Context ctx) {
        return Bodies.known(house, ctx).guest();
    }

    /**
     * The table a call is about, for its host and for whoever made a webhook there while they were; {@code null}: it is
     * about all tables of the guest.
     */
    private @Nullable String table(Context ctx, Guest guest) {
        TableRow row = row(ctx);
        if (row == null) return null;
        boolean made = deliveries.hook(guest.id(), row.id()) != null;
        if (!made && !row.host().equals(guest.id())) throw new HttpRefusal(403, TableSay.hostOnly());
        return row.id();
    }

    private @Nullable TableRow row(Context ctx) {
        if (!ctx.pathParamMap().containsKey("id")) return null;
        TableRow row = house.store().table(ctx.pathParam("id"));
        if (row == null) throw new HttpRefusal(404, HouseSay.tableUnknown());
        return row;
    }

    private void look(Context ctx) {
        HookRow hook = hook(ctx);
        HttpApi.send(ctx, new HookFound(hook == null ? null : info(hook, false)));
    }

    private @Nullable HookRow hook(Context ctx) {
        Guest guest = guest(ctx);
        return deliveries.hook(guest.id(), table(ctx, guest));
    }

    private HookRow found(Context ctx) {
        HookRow hook = hook(ctx);
        if (hook == null) throw new HttpRefusal(404, NoticeSay.hookNone());
        return hook;
    }

    private static HookInfo info(HookRow hook, boolean fresh) {
        return new HookInfo(hook.url(), hook.made(), fresh ? hook.secret() : null);
    }

    private void limited(Guest guest) {
        asked.demand(guest.id());
    }

    private void put(Context ctx) {
        Guest guest = guest(ctx);
        TableRow row = row(ctx);
        if (row != null && !row.host().equals(guest.id())) throw new HttpRefusal(403, TableSay.hostOnly());
        limited(guest);
        String said = Bodies.read(ctx, HookWish.class).url();
        HookUrl url = HookUrl.read(said);
        if (said == null || url == null) throw new HttpRefusal(400, NoticeSay.hookUrl());
        if (deliveries.isForbidden(url)) throw new HttpRefusal(400, NoticeSay.hookInside());
        HookRow hook = new HookRow(
                Secrets.id(),
                guest.id(),
                row == null ? null : row.id(),
                said.strip(),
                Secrets.token(),
                origin(ctx),
                house.time().now());
        StoreFailure.orOnDisk(house.store().hooks().put(hook));
        ctx.status(CREATED);
        HttpApi.send(ctx, info(hook, true));
    }

    /** Under which address this guest knows the house: that of the page, or of the call. */
    private static String origin(Context ctx) {
        String origin = ctx.header("Origin");
        return origin != null && Callers.isSameOrigin(origin, ctx.header("Host"))
                ? origin
                : ctx.scheme() + "://" + ctx.header("Host");
    }

    private void drop(Context ctx) {
        Guest guest = guest(ctx);
        String table = table(ctx, guest);
        StoreFailure.orOnDisk(house.store().hooks().drop(guest.id(), table));
        ctx.status(204);
    }

    private void test(Context ctx) {
        Guest guest = guest(ctx);
        limited(guest);
        HookRow hook = found(ctx);
        String table = hook.table() == null ? "" : hook.table();
        TableRow row = hook.table() == null ? null : house.store().table(table);
        Notice notice = new Notice(
                NoticeKind.TEST,
                guest.id(),
                table,
                row == null ? "" : row.head().game(),
                "test",
                NoticeSay.test());
        long begun = System.nanoTime();
        Postman.Outcome outcome = deliveries.test(hook, notice);
        if (outcome == null) throw HttpRefusal.tooMany(LONGEST_DELIVERY);
        HttpApi.send(
                ctx,
                new HookTest(
                        outcome.isReceived(),
                        outcome.status(),
                        outcome.problem() == null ? null : word(outcome.problem()),
                        (System.nanoTime() - begun) / 1_000_000));
    }

    private static String word(Postman.Problem problem) {
        return problem.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
