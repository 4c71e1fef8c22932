package boardroom.server.web;

import boardroom.server.house.HouseSay;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * What comes after the sockets and before Javalin. A handshake that no socket took is turned away here: Javalin would
 * open a session for it and keep that for ever. A HEAD goes on as the GET whose body it leaves out: Javalin would say
 * that everything is there.
 */
final class Doorstep extends Handler.Wrapper {
    private final Turnaway turnaway;

    Doorstep(Handler inside, Turnaway turnaway) {
        super(inside);
        this.turnaway = turnaway;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (Request.getPathInContext(request).equals(Sockets.PATH)) {
            response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
            turnaway.send(response, callback, HttpStatus.UPGRADE_REQUIRED_426, HouseSay.socketOnly());
            return true;
        }
        if (request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_KEY)) {
            turnaway.send(response, callback, HttpStatus.NOT_FOUND_404, HouseSay.requestUnknown());
            return true;
        }
        return super.handle(HttpMethod.HEAD.is(request.getMethod()) ? asGet(request) : request, response, callback);
    }

    private static Request asGet(Request head) {
        return new Request.Wrapper(head) {
            @Override
            public String getMethod() {
                return HttpMethod.GET.asString();
            }
        };
    }
}
