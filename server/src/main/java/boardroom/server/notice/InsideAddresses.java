package boardroom.server.notice;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/** Addresses that lie inside a machine or a network, or lead nowhere: whoever has the house write there reads what is not theirs. */
public final class InsideAddresses {
    private static final int IPV4 = 4;

    private static final List<AddressRange> INSIDE = List.of(
            AddressRange.of("0.0.0.0", 8),
            AddressRange.of("10.0.0.0", 8),
            AddressRange.of("100.64.0.0", 10),
            AddressRange.of("127.0.0.0", 8),
            AddressRange.of("169.254.0.0", 16),
            AddressRange.of("172.16.0.0", 12),
            AddressRange.of("192.0.0.0", 24),
            AddressRange.of("192.0.2.0", 24),
            AddressRange.of("192.88.99.0", 24),
            AddressRange.of("192.168.0.0", 16),
            AddressRange.of("198.18.0.0", 15),
            AddressRange.of("198.51.100.0", 24),
            AddressRange.of("203.0.113.0", 24),
            AddressRange.of("224.0.0.0", 4),
            AddressRange.of("240.0.0.0", 4),
            // Of IPv6 only what is given out to the world is outside, and of that not what is set apart.
            AddressRange.of("2001::", 23),
            AddressRange.of("2001:db8::", 32),
            AddressRange.of("3fff::", 20));

    private static final AddressRange WORLD = AddressRange.of("2000::", 3);
    private static final AddressRange SIX_TO_FOUR = AddressRange.of("2002::", 16);
    private static final AddressRange TRANSLATED = AddressRange.of("64:ff9b::", 96);

    private InsideAddresses() {}

    /** Whether nothing may be sent there; an address that carries another inside is as that one. */
    public static boolean has(InetAddress address) {
        return has(address, AddressRange.here());
    }

    /** The same in a house whose machine has and reaches these addresses itself. */
    static boolean has(InetAddress address, List<AddressRange> here) {
        byte[] bytes = address.getAddress();
        if (holds(INSIDE, bytes) || holds(here, bytes)) return true;
        if (bytes.length == IPV4) return false;
        if (TRANSLATED.holds(bytes)) return has(carried(bytes, bytes.length - IPV4), here);
        if (SIX_TO_FOUR.holds(bytes)) return has(carried(bytes, 2), here);
        return !WORLD.holds(bytes);
    }

    private static boolean holds(List<AddressRange> ranges, byte[] address) {
        return ranges.stream().anyMatch(range -> range.holds(address));
    }

    private static InetAddress carried(byte[] bytes, int from) {
        byte[] four = Arrays.copyOfRange(bytes, from, from + IPV4);
        StringBuilder literal = new StringBuilder();
        for (byte part : four) literal.append(literal.isEmpty() ? "" : ".").append(part & 0xff);
        return InetAddress.ofLiteral(literal.toString());
    }
}
