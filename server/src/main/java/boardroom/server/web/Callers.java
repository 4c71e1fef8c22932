package boardroom.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** Who calls, as far as the connection tells. */
final class Callers {
    private static final String FORWARDED = "X-Forwarded-For";

    private final boolean behindProxy;

    Callers(boolean behindProxy) {
        this.behindProxy = behindProxy;
    }

    /** The caller's address; behind a proxy, what the proxy itself added last. */
    String address(Context ctx) {
        return address(ctx.ip(), ctx.header(FORWARDED));
    }

    String address(Request request) {
        return address(Request.getRemoteAddr(request), request.getHeaders().get(FORWARDED));
    }

    private String address(String remote, @Nullable String forwarded) {
        if (!behindProxy || forwarded == null) return remote;
        return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    /** Whether the call comes from a page of this house, or from no page at all. */
    static boolean isSameOrigin(@Nullable String origin, @Nullable String host) {
        if (origin == null) return true;
        try {
            String authority = new URI(origin).getAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
