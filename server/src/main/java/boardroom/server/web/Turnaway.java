package boardroom.server.web;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.wire.Problem;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Sends callers away whom no room of the house has seen, with a sentence; as Jetty's last word, with no page of its own. */
final class Turnaway implements Request.Handler {
    private final House house;

    Turnaway(House house) {
        this.house = house;
    }

    /** What Jetty could not read, or could not do. */
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = fault(response.getStatus());
        send(response, callback, status, say(status));
        return true;
    }

    /** A version of HTTP, or a manner of sending, that nobody speaks here is no fault of the house: it can't be read. */
    private static int fault(int status) {
        boolean strange =
                status == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 || status == HttpStatus.NOT_IMPLEMENTED_501;
        return strange ? HttpStatus.BAD_REQUEST_400 : status;
    }

    private static Say say(int status) {
        return switch (status) {
            case HttpStatus.NOT_FOUND_404, HttpStatus.METHOD_NOT_ALLOWED_405 -> HouseSay.requestUnknown();
            case HttpStatus.PAYLOAD_TOO_LARGE_413,
                    HttpStatus.URI_TOO_LONG_414,
                    HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 -> HouseSay.requestTooLarge();
            default -> HttpStatus.isServerError(status) ? HouseSay.requestFault() : HouseSay.requestMalformed();
        };
    }

    void send(Response response, Callback callback, int status, Say say) {
        house.figures().refused();
        Problem problem = new Problem(say, house.catalogue().text(say));
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        response.write(true, ByteBuffer.wrap(Json.MAPPER.writeValueAsBytes(problem)), callback);
    }
}
