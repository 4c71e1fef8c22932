/** The server: tables that nobody can break, behind HTTP and WebSockets. */
@NullMarked
package boardroom.server;

import org.jspecify.annotations.NullMarked;
