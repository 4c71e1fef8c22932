package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.Access;
import boardroom.server.MetricsAt;
import boardroom.server.ServerConfig;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Notice;
import boardroom.server.house.Outage;
import boardroom.server.house.Time;
import boardroom.server.notice.Deliveries;
import boardroom.server.people.Me;
import boardroom.server.store.NothingTaken;
import boardroom.server.store.StoreFailure;
import boardroom.server.table.Tables;
import boardroom.server.wire.Frame;
import boardroom.server.wire.HouseInfo;
import boardroom.server.wire.Problem;
import boardroom.server.wire.Protocol;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The door of the house: HTTP and WebSockets on one port. */
public final class Door implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Door.class);
    private static final long LARGEST_REQUEST = 1 << 20;
    private static final long PING_EVERY = 25_000;

    private final House house;
    private final Turnaway turnaway;
    private final Sockets sockets;
    private final Callers callers;
    private final RateLimit requests;
    private final Client client;
    private final HttpApi api;
    private final PracticeApi practice;
    private final FilmApi films;
    private final PeopleApi people;
    private final HookApi hooks;
    private final LobbyApi lobby;
    private final Metrics metrics;
    private final MetricsAt metricsAt;
    private final @Nullable MetricsDoor metricsDoor;
    private final Names names;
    private final Outage outage;
    private final String listensAt;
    private final Set<String> calls = new TreeSet<>();
    private final Javalin javalin;
    private Time.@Nullable Alarm pinging;

    public Door(
            ServerConfig config,
            House house,
            Tables tables,
            Me me,
            Deliveries deliveries,
            Outage outage,
            Metrics metrics) {
        Access access = config.access();
        this.house = house;
        this.outage = outage;
        this.metrics = metrics;
        this.metricsAt = access.metrics();
        this.listensAt = access.host();
        this.names = new Names(access.names(), access.behindProxy());
        this.callers = new Callers(access.behindProxy());
        this.turnaway = new Turnaway(house);
        this.sockets = new Sockets(house, tables, outage, config.limits(), callers, turnaway, this::letIn);
        this.requests = new RateLimit(
                config.limits().requestsPerSecond(), config.limits().requestBurst(), house.time());
        this.client = new Client(config.web());
        this.api = new HttpApi(house, tables, config.limits(), callers);
        this.practice = new PracticeApi(house, callers);
        this.films = new FilmApi(house, tables, config.limits(), callers);
        this.people = new PeopleApi(house, me, sockets, callers);
        this.hooks = new HookApi(house, deliveries);
        house.notices().add(this::carry);
        this.lobby = new LobbyApi(house, tables);
        metrics.gauge("boardroom.sockets", sockets::count);
        metrics.gauge("boardroom.tables", tables::countAwake);
        metrics.gauge("boardroom.taking", () -> outage.trouble() == null ? 1 : 0);
        this.javalin = Javalin.create(this::configure);
        javalin.start(access.host(), access.port());
        this.metricsDoor = metricsAt instanceof MetricsAt.Elsewhere(String host, int port)
                ? new MetricsDoor(host, port, metrics)
                : null;
        ping();
    }

    public int port() {
        return javalin.port();
    }

    /** Every call of the API that is answered: its method and its path. */
    public Set<String> calls() {
        return Collections.unmodifiableSet(calls);
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = LARGEST_REQUEST;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.jetty.modifyHttpConfiguration(Door::slim);
        config.jetty.modifyServer(this::socketsFirst);
        config.events.handlerAdded(added -> {
            if (added.getHttpMethod().isHttpMethod() && added.getPath().startsWith("/api/"))
                calls.add(added.getHttpMethod().name() + " " + added.getPath());
        });
        routes(config.routes);
    }

    /** A socket keeps the request it began with: a cache of header fields would be 100 KB for each of them. */
    private static void slim(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setHeaderCacheSize(0);
    }

    /** Sockets are taken before Javalin sees them: its own would hold on to the whole request for as long as they live. */
    private void socketsFirst(Server server) {
        server.setErrorHandler(turnaway);
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                server.setHandler(sockets.before(new Doorstep(server.getHandler(), turnaway)));
            }
        });
    }

    private void carry(Notice notice) {
        String text = house.catalogue().text(notice.say());
        sockets.tell(
                notice.guest(),
                Json.MAPPER.writeValueAsBytes(new Frame.Notice(
                        notice.kind(), notice.table(), notice.game(), notice.key(), notice.say(), text)));
    }

    private @Nullable HttpRefusal letIn(Request request) {
        String host = request.getHeaders().get(HttpHeader.HOST);
        if (!names.answers(host)) return otherName(host);
        HttpRefusal refusal = Sockets.sameOrigin(request);
        if (refusal != null) return refusal;
        return requests.refusal(callers.address(request));
    }

    private void routes(RoutesConfig routes) {
        routes.before(SecurityHeaders::add);
        routes.before(ctx -> {
            if (!names.answers(ctx.header("Host"))) throw otherName(ctx.header("Host"));
        });
        routes.before("/api/*", ctx -> {
            requests.demand(callers.address(ctx));
        });
        routes.get("/healthz", this::health);
        routes.get("/metrics", this::figures);
        routes.get(
                "/api/house",
                ctx -> HttpApi.send(
                        ctx,
                        new HouseInfo(Protocol.VERSION, Network.reach(listensAt, port()), outage.trouble() == null)));
        api.addTo(routes);
        practice.addTo(routes);
        films.addTo(routes);
        people.addTo(routes);
        hooks.addTo(routes);
        lobby.addTo(routes);
        routes.get("/", this::page);
        routes.get("/<path>", this::page);
        routes.exception(HttpRefusal.class, (e, ctx) -> {
            if (e.retryAfter() > 0) ctx.header("Retry-After", String.valueOf(e.retryAfter()));
            refuse(ctx, e.status(), e.say());
        });
        routes.exception(HttpResponseException.class, (e, ctx) -> refuse(ctx, e.getStatus(), say(e.getStatus())));
        routes.exception(IOException.class, this::cutShort);
        routes.exception(Exception.class, this::fault);
        routes.error(404, ctx -> {
            if (ctx.result() == null || !"application/json".equals(ctx.res().getContentType()))
                refuse(ctx, 404, HouseSay.requestUnknown());
        });
    }

    private static HttpRefusal otherName(@Nullable String host) {
        return new HttpRefusal(403, HouseSay.otherName(Names.withoutPort(String.valueOf(host))));
    }

    private void health(Context ctx) {
        String trouble = outage.trouble();
        ctx.status(trouble == null ? 200 : 503).header("Cache-Control", "no-store");
        ctx.contentType("text/plain").result(trouble == null ? "ok\n" : "nothing can be written: " + trouble + "\n");
    }

    private void figures(Context ctx) {
        if (!(metricsAt instanceof MetricsAt.ThisMachine) || !callers.isThisMachine(ctx))
            throw new HttpRefusal(404, HouseSay.requestUnknown());
        ctx.contentType(Metrics.CONTENT_TYPE).result(metrics.scrape());
    }

    private void page(Context ctx) {
        boolean ofTheApi = ctx.path().equals("/api") || ctx.path().startsWith("/api/");
        if (ofTheApi || !client.send(ctx)) throw new HttpRefusal(404, HouseSay.requestUnknown());
    }

    private static Say say(int status) {
        return switch (status) {
            case 404, 405 -> HouseSay.requestUnknown();
            case 413 -> HouseSay.requestTooLarge();
            default -> HouseSay.requestMalformed();
        };
    }

    /** The caller hung up, or took too long to say it all: their fault, and nothing to answer. */
    private void cutShort(IOException e, Context ctx) {
        LOG.debug("{} {} was cut short: {}", ctx.method(), ctx.path(), e.getMessage());
        refuse(ctx, 400, HouseSay.requestMalformed());
    }

    private void fault(Exception e, Context ctx) {
        if (e instanceof NothingTaken) {
            refuse(ctx, 503, HouseSay.nothingTaken());
            return;
        }
        LOG.error("{} {}", ctx.method(), ctx.path(), e);
        refuse(ctx, e instanceof StoreFailure ? 503 : 500, HouseSay.requestFault());
    }

    private void refuse(Context ctx, int status, Say say) {
        house.figures().refused();
        ctx.status(status);
        ctx.header("Cache-Control", "no-store");
        ctx.contentType("application/json")
                .result(Json.MAPPER.writeValueAsBytes(
                        new Problem(say, house.catalogue().text(say))));
    }

    private void ping() {
        pinging = house.time().after(PING_EVERY, () -> {
            try {
                sockets.ping();
            } finally {
                ping();
            }
        });
    }

    /** Tells everybody whether the house takes anything at the moment. */
    public void tell(boolean taking) {
        sockets.tell(taking);
    }

    /** Says bye to everybody. */
    public void sayBye() {
        if (pinging != null) pinging.cancel();
        sockets.shutDown();
    }

    @Override
    public void close() {
        if (metricsDoor != null) metricsDoor.close();
        javalin.stop();
    }
}
