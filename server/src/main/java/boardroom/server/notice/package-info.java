/** What people are told when they are not looking: over a socket that is open anyway, and by webhooks. */
@NullMarked
package boardroom.server.notice;

import org.jspecify.annotations.NullMarked;
