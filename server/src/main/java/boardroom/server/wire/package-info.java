/** What goes over the wire, as docs/protocol.md tells it. */
@NullMarked
package boardroom.server.wire;

import org.jspecify.annotations.NullMarked;
