package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * The house itself.
 *
 * @param protocol which version of docs/protocol.md it speaks
 * @param reach under which address others in the network reach it, as far as it knows
 * @param taking whether it takes anything at the moment
 */
public record HouseInfo(int protocol, @Nullable String reach, boolean taking) {}
