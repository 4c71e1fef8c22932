package boardroom.server.notice;

import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/** Addresses that begin alike: first bytes, and how many bits of them count. */
final class AddressRange {
    private static final int BITS = 8;

    private final byte[] start;
    private final int bits;

    private AddressRange(byte[] start, int bits) {
        this.start = start;
        this.bits = bits;
    }

    static AddressRange of(String literal, int bits) {
        return new AddressRange(InetAddress.ofLiteral(literal).getAddress(), bits);
    }

    /** The addresses of this machine, each with those it shares a network with. */
    static List<AddressRange> here() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(one -> one.getInterfaceAddresses().stream())
                    .map(AddressRange::around)
                    .toList();
        } catch (SocketException e) {
            throw new IllegalStateException("this machine does not tell its addresses", e);
        }
    }

    private static AddressRange around(InterfaceAddress one) {
        return around(one.getAddress().getAddress(), one.getNetworkPrefixLength());
    }

    /** A prefix that says nothing would make everybody a neighbour: then it is the address alone. */
    static AddressRange around(byte[] address, int prefix) {
        int whole = address.length * BITS;
        return new AddressRange(address, prefix > 0 && prefix <= whole ? prefix : whole);
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
