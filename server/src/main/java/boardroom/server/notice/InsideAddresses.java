package boardroom.server.notice;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/** Addresses that lie inside a machine or a network, or lead nowhere: whoever has the house write there reads what is not theirs. */
public final class InsideAddresses {
    private static final int BITS = 8;
    private static final int IPV4 = 4;

    /** First bytes and how many bits of them count. */
    private static final class Range {
        private final byte[] start;
        private final int bits;

        private Range(byte[] start, int bits) {
            this.start = start;
            this.bits = bits;
        }

        static Range of(String literal, int bits) {
            return new Range(InetAddress.ofLiteral(literal).getAddress(), bits);
        }

        boolean holds(byte[] address) {
            if (address.length != start.length) return false;
            for (int bit = 0; bit < bits; bit++) {
                int mask = 1 << (BITS - 1 - bit % BITS);
                if (((address[bit / BITS] ^ start[bit / BITS]) & mask) != 0) return false;
            }
            return true;
        }
    }

    private static final List<Range> INSIDE = List.of(
            Range.of("0.0.0.0", 8),
            Range.of("10.0.0.0", 8),
            Range.of("100.64.0.0", 10),
            Range.of("127.0.0.0", 8),
            Range.of("169.254.0.0", 16),
            Range.of("172.16.0.0", 12),
            Range.of("192.0.0.0", 24),
            Range.of("192.0.2.0", 24),
            Range.of("192.88.99.0", 24),
            Range.of("192.168.0.0", 16),
            Range.of("198.18.0.0", 15),
            Range.of("198.51.100.0", 24),
            Range.of("203.0.113.0", 24),
            Range.of("224.0.0.0", 4),
            Range.of("240.0.0.0", 4),
            // Of IPv6 only what is given out to the world is outside, and of that not what is set apart.
            Range.of("2001::", 23),
            Range.of("2001:db8::", 32),
            Range.of("3fff::", 20));

    private static final Range WORLD = Range.of("2000::", 3);
    private static final Range SIX_TO_FOUR = Range.of("2002::", 16);
    private static final Range TRANSLATED = Range.of("64:ff9b::", 96);

    private InsideAddresses() {}

    /** Whether nothing may be sent there; an address that carries another inside is as that one. */
    public static boolean has(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (INSIDE.stream().anyMatch(range -> range.holds(bytes))) return true;
        if (bytes.length == IPV4) return false;
        if (TRANSLATED.holds(bytes)) return has(carried(bytes, bytes.length - IPV4));
        if (SIX_TO_FOUR.holds(bytes)) return has(carried(bytes, 2));
        return !WORLD.holds(bytes);
    }

    private static InetAddress carried(byte[] bytes, int from) {
        byte[] four = Arrays.copyOfRange(bytes, from, from + IPV4);
        StringBuilder literal = new StringBuilder();
        for (byte part : four) literal.append(literal.isEmpty() ? "" : ".").append(part & 0xff);
        return InetAddress.ofLiteral(literal.toString());
    }
}
