package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.ServerConfig;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Time;
import boardroom.server.store.StoreFailure;
import boardroom.server.table.Tables;
import boardroom.server.wire.Problem;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.concurrent.CompletionException;
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
    private final Metrics metrics;
    private final Javalin javalin;
    private Time.@Nullable Alarm pinging;

    public Door(ServerConfig config, House house, Tables tables, Metrics metrics) {
        this.house = house;
        this.metrics = metrics;
        this.callers = new Callers(config.behindProxy());
        this.turnaway = new Turnaway(house);
        this.sockets = new Sockets(house, tables, config.limits(), callers, turnaway, this::letIn);
        this.requests = new RateLimit(
                config.limits().requestsPerSecond(), config.limits().requestBurst(), house.time());
        this.client = new Client(config.web());
        this.api = new HttpApi(house, tables, config.limits(), callers);
        this.practice = new PracticeApi(house, callers);
        metrics.gauge("boardroom.sockets", sockets::count);
        metrics.gauge("boardroom.tables", tables::countAwake);
        this.javalin = Javalin.create(this::configure);
        javalin.start(config.host(), config.port());
        ping();
    }

    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = LARGEST_REQUEST;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.jetty.modifyHttpConfiguration(Door::slim);
        config.jetty.modifyServer(this::socketsFirst);
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

    private @Nullable HttpRefusal letIn(Request request) {
        HttpRefusal refusal = Sockets.sameOrigin(request);
        if (refusal != null) return refusal;
        return requests.allows(callers.address(request)) ? null : new HttpRefusal(429, HouseSay.requestTooMany());
    }

    private void routes(RoutesConfig routes) {
        routes.before(SecurityHeaders::add);
        routes.before("/api/*", ctx -> {
            if (!requests.allows(callers.address(ctx))) throw new HttpRefusal(429, HouseSay.requestTooMany());
        });
        routes.get("/healthz", ctx -> ctx.contentType("text/plain").result("ok\n"));
        routes.get(
                "/metrics", ctx -> ctx.contentType("text/plain; version=0.0.4").result(metrics.scrape()));
        api.addTo(routes);
        practice.addTo(routes);
        routes.get("/", this::page);
        routes.get("/<path>", this::page);
        routes.exception(HttpRefusal.class, (e, ctx) -> refuse(ctx, e.status(), e.say()));
        routes.exception(HttpResponseException.class, (e, ctx) -> refuse(ctx, e.getStatus(), say(e.getStatus())));
        routes.exception(IOException.class, this::cutShort);
        routes.exception(Exception.class, this::fault);
        routes.error(404, ctx -> {
            if (ctx.result() == null || !"application/json".equals(ctx.res().getContentType()))
                refuse(ctx, 404, HouseSay.requestUnknown());
        });
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
        LOG.error("{} {}", ctx.method(), ctx.path(), e);
        boolean store = e instanceof StoreFailure || e instanceof CompletionException;
        refuse(ctx, store ? 503 : 500, HouseSay.requestFault());
    }

    private void refuse(Context ctx, int status, Say say) {
        house.figures().refused();
        ctx.status(status);
        ctx.header("Cache-Control", "no-store");
        ctx.contentType("application/json")
                .result(Json.MAPPER.writeValueAsBytes(
                        new Problem(say, house.shelf().text(say))));
    }

    private void ping() {
        pinging = house.time().after(PING_EVERY, () -> {
            sockets.ping();
            ping();
        });
    }

    /** Says bye to everybody. */
    public void sayBye() {
        if (pinging != null) pinging.cancel();
        sockets.shutDown();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
