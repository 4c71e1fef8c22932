package boardroom.server.notice;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where a webhook goes. */
public record HookUrl(boolean secure, String host, int port, String path) {
    private static final int LONGEST = 500;
    private static final int LAST_PORT = 65_535;
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    /** {@code null}: that is no address a webhook could go to. */
    public static @Nullable HookUrl read(@Nullable String text) {
        if (text == null || text.length() > LONGEST) return null;
        try {
            URI uri = new URI(text.strip());
            String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
            boolean secure = scheme.equals("https");
            if (!secure && !scheme.equals("http")) return null;
            if (uri.getHost() == null || uri.getHost().isEmpty() || uri.getRawUserInfo() != null) return null;
            int port = uri.getPort() < 0 ? (secure ? HTTPS : HTTP) : uri.getPort();
            if (port < 1 || port > LAST_PORT) return null;
            String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
            String asked = uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
            return isAscii(asked) ? new HookUrl(secure, uri.getHost(), port, asked) : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    /** What stands in a line of HTTP must not begin another. */
    private static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c > ' ' && c < 0x7f);
    }

    /** The host without the brackets of an address. */
    public String name() {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    /** The host as a request names it. */
    String authority() {
        return port == (secure ? HTTPS : HTTP) ? host : host + ":" + port;
    }
}
