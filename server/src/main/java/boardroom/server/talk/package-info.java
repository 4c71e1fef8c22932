/** What people say to each other at a table. */
@NullMarked
package boardroom.server.talk;

import org.jspecify.annotations.NullMarked;
