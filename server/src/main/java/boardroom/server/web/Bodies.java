package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.server.house.CleanText;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Known;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** What a call says: who it comes from, and its body. */
final class Bodies {
    private static final String BEARER = "Bearer ";

    private Bodies() {}

    /** Who calls, and from which device. */
    static Known known(House house, Context ctx) {
        Known known = knownIfAny(house, ctx);
        if (known == null) throw new HttpRefusal(401, HouseSay.guestSecret());
        return known;
    }

    /** {@code null}: the call carries no token; one that is nobody's is refused. */
    static @Nullable Known knownIfAny(House house, Context ctx) {
        String header = ctx.header("Authorization");
        if (header == null || !header.regionMatches(true, 0, BEARER, 0, BEARER.length())) return null;
        Known known = house.guests().known(header.substring(BEARER.length()).strip());
        if (known == null) throw new HttpRefusal(401, HouseSay.guestUnknown());
        return known;
    }

    static <T> T read(Context ctx, Class<T> type) {
        T body;
        byte[] json = ctx.bodyAsBytes();
        if (!CleanText.isClean(json)) throw new HttpRefusal(400, HouseSay.commandUnclean());
        try {
            body = Json.MAPPER.readValue(json, type);
        } catch (JacksonException e) {
            throw new HttpRefusal(400, HouseSay.requestMalformed());
        }
        if (body == null) throw new HttpRefusal(400, HouseSay.requestMalformed());
        return body;
    }
}
