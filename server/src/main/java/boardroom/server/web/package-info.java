/** HTTP and WebSockets: the door of the house. */
@NullMarked
package boardroom.server.web;

import org.jspecify.annotations.NullMarked;
