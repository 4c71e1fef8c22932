/** What the house says of its wire holds for what it sends. */
@NullMarked
package boardroom.server.schema;

import org.jspecify.annotations.NullMarked;
