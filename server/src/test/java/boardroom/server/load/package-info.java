/** Measures the server under load; run by hand. */
@NullMarked
package boardroom.server.load;

import org.jspecify.annotations.NullMarked;
