/** Tests of the stores. */
@NullMarked
package boardroom.server.store;

import org.jspecify.annotations.NullMarked;
