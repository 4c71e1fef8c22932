package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Practice;
import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.OpenedGame;
import boardroom.server.wire.PracticeTask;
import boardroom.server.wire.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/** The calls of docs/protocol.md, section Practice: tasks for one person, without a table and without a trace. */
final class PracticeApi {
    /** Making a task costs more than reading one; a whole class may come from one address. */
    private static final double PER_SECOND = 10;

    private static final int BURST = 60;
    private static final int LARGEST_ANSWER = 16 * 1024;
    private static final long LARGEST_SEED = 0xFFFF_FFFFL;
    private static final Pattern LEVEL = Pattern.compile("[1-9]");
    private static final Pattern SEED = Pattern.compile("0|[1-9][0-9]{0,9}");

    private final House house;
    private final Callers callers;
    private final RateLimit limit;

    PracticeApi(House house, Callers callers) {
        this.house = house;
        this.callers = callers;
        this.limit = new RateLimit(PER_SECOND, BURST, house.time());
    }

    void addTo(RoutesConfig routes) {
        routes.get(
                "/api/games/{game}/practice/{level}",
                ctx -> show(ctx, house.seeds().getAsLong() & LARGEST_SEED));
        routes.get("/api/games/{game}/practice/{level}/{seed}", ctx -> show(ctx, seed(ctx)));
        routes.post("/api/games/{game}/practice/{level}/{seed}", this::judge);
    }

    private void show(Context ctx, long seed) {
        Practice<?, ?, ?> practice = practice(game(ctx));
        int level = level(ctx, practice);
        send(ctx, new PracticeTask(level, seed, practice.task(level, seed)));
    }

    private void judge(Context ctx) {
        OpenedGame game = game(ctx);
        judge(ctx, game, practice(game));
    }

    private <A extends Record> void judge(Context ctx, OpenedGame game, Practice<?, A, ?> practice) {
        int level = level(ctx, practice);
        long seed = seed(ctx);
        A answer = answer(ctx, practice.answerType());
        Say refusal = practice.refusal(level, answer);
        if (refusal == null) send(ctx, practice.verdict(level, seed, answer));
        else {
            ctx.status(400);
            send(ctx, new Problem(refusal, game.text(refusal, String::valueOf)));
        }
    }

    private OpenedGame game(Context ctx) {
        limit.demand(callers.address(ctx));
        String id = ctx.pathParam("game");
        OpenedGame game = house.catalogue().game(id);
        if (game == null) throw new HttpRefusal(404, HouseSay.gameUnknown(id));
        return game;
    }

    private static Practice<?, ?, ?> practice(OpenedGame game) {
        Practice<?, ?, ?> practice = game.game().practice();
        if (practice == null)
            throw new HttpRefusal(404, PracticeSay.none(game.game().box().title()));
        return practice;
    }

    private static int level(Context ctx, Practice<?, ?, ?> practice) {
        String level = ctx.pathParam("level");
        int number = LEVEL.matcher(level).matches() ? Integer.parseInt(level) : 0;
        if (number < 1 || number > practice.levels()) throw new HttpRefusal(404, PracticeSay.level(practice.levels()));
        return number;
    }

    private static long seed(Context ctx) {
        String seed = ctx.pathParam("seed");
        long number = SEED.matcher(seed).matches() ? Long.parseLong(seed) : -1;
        if (number < 0 || number > LARGEST_SEED) throw new HttpRefusal(404, PracticeSay.seed());
        return number;
    }

    private static <A extends Record> A answer(Context ctx, Class<A> type) {
        byte[] body = ctx.bodyAsBytes();
        if (body.length > LARGEST_ANSWER) throw new HttpRefusal(413, HouseSay.requestTooLarge());
        A answer;
        try {
            answer = Json.MAPPER.readValue(body, type);
        } catch (JacksonException e) {
            throw new HttpRefusal(400, PracticeSay.answer());
        }
        if (answer == null) throw new HttpRefusal(400, PracticeSay.answer());
        return answer;
    }

    private static void send(Context ctx, Object value) {
        ctx.header("Cache-Control", "no-store");
        ctx.contentType("application/json").result(Json.MAPPER.writeValueAsBytes(value));
    }
}
