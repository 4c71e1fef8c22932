/** What each receiver may know, reckoned apart from the server, and the proof that nobody is told more. */
@NullMarked
package boardroom.server.secrets;

import org.jspecify.annotations.NullMarked;
