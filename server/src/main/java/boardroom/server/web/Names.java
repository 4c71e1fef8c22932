package boardroom.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The names the house answers to. A page of another house can let its own name point here (DNS rebinding), and the
 * browser would then take this house for that one: so a name of the wide world is not answered unless it was given.
 */
final class Names {
    private final Set<String> given;
    private final boolean any;
    private final String machine = machine();

    Names(Set<String> given, boolean behindProxy) {
        this.given = given.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
        this.any = behindProxy && given.isEmpty();
    }

    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    /** Whether a call to this host, as its header says, is for this house. */
    boolean answers(@Nullable String host) {
        if (any || host == null || host.isEmpty()) return true;
        String name = withoutPort(host).toLowerCase(Locale.ROOT);
        return given.contains(name) || name.equals(machine) || isOfThisNetwork(name) || literal(name) != null;
    }

    /** Names that no name server of the wide world gives out. */
    private static boolean isOfThisNetwork(String name) {
        return name.indexOf('.') < 0 || name.endsWith(".local") || name.endsWith(".localhost");
    }

    static String withoutPort(String host) {
        int port = host.lastIndexOf(':');
        return port > host.lastIndexOf(']') ? host.substring(0, port) : host;
    }

    /** Whether nobody but this machine reaches what listens there. */
    static boolean isOfThisMachineAlone(String address) {
        InetAddress literal = literal(address);
        return literal == null ? address.equalsIgnoreCase("localhost") : literal.isLoopbackAddress();
    }

    private static @Nullable InetAddress literal(String address) {
        try {
            return InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", ""));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
