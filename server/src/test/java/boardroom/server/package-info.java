/** Tests of the server over real sockets. */
@NullMarked
package boardroom.server;

import org.jspecify.annotations.NullMarked;
