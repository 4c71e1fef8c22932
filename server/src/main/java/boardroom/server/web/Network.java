package boardroom.server.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The addresses under which others in the network reach this machine. */
public final class Network {
    private static final String EVERYWHERE = "0.0.0.0";

    private Network() {}

    /** All of them for a server that listens at this address, likely ones first. */
    public static List<String> addresses(String listensAt) {
        List<String> addresses = new ArrayList<>();
        if (!listensAt.equals(EVERYWHERE)) return addresses;
        try {
            List<NetworkInterface> networks = new ArrayList<>(NetworkInterface.networkInterfaces()
                    .filter(network -> !network.isVirtual())
                    .toList());
            networks.sort(Comparator.comparing(Network::isMadeByPrograms).thenComparingInt(NetworkInterface::getIndex));
            for (NetworkInterface network : networks)
                if (network.isUp() && !network.isLoopback())
                    network.inetAddresses()
                            .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                            .sorted(Comparator.comparing(InetAddress::isSiteLocalAddress)
                                    .reversed())
                            .forEach(address -> addresses.add(address.getHostAddress()));
        } catch (SocketException e) {
            return List.of();
        }
        return addresses;
    }

    /** Bridges of containers and virtual machines: no phone reaches them. */
    private static boolean isMadeByPrograms(NetworkInterface network) {
        return network.getName().matches("(docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman).*");
    }

    /** Where a phone in the same network finds a server; {@code null}: nowhere. */
    static @Nullable String reach(String listensAt, int port) {
        boolean outside = !listensAt.equals(EVERYWHERE) && !Names.isOfThisMachineAlone(listensAt);
        List<String> addresses = outside ? List.of(listensAt) : addresses(listensAt);
        return addresses.isEmpty() ? null : "http://" + addresses.getFirst() + ":" + port;
    }
}
