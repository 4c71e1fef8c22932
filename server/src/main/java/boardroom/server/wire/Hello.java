package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * The first frame of a client.
 *
 * @param hello the token of a guest; {@code null}: somebody who only watches
 * @param protocol the version of the protocol it speaks; left out: that of the house
 */
public record Hello(@Nullable String hello, @Nullable Integer protocol) {}
