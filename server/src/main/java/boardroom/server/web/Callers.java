package boardroom.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HexFormat;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** Who calls, as far as the connection tells. */
final class Callers {
    private static final String FORWARDED = "X-Forwarded-For";

    private static final int IPV4 = 4;

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

    /** Whether the call comes from this machine, and no proxy brought it from elsewhere. */
    boolean isThisMachine(Context ctx) {
        boolean brought = behindProxy && ctx.header(FORWARDED) != null;
        return !brought && Names.isOfThisMachineAlone(ctx.ip());
    }

    private String address(String remote, @Nullable String forwarded) {
        if (!behindProxy || forwarded == null) return network(remote);
        return network(forwarded.substring(forwarded.lastIndexOf(',') + 1).strip());
    }

    /** Of an IPv6 address the first half: the second anybody chooses anew as often as they like. */
    static String network(String address) {
        if (address.indexOf(':') < 0) return address;
        try {
            byte[] bytes = InetAddress.ofLiteral(address.replaceAll("[\\[\\]]|%.*", ""))
                    .getAddress();
            return bytes.length == IPV4 ? address : HexFormat.of().formatHex(bytes, 0, bytes.length / 2);
        } catch (IllegalArgumentException e) {
            return address;
        }
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
