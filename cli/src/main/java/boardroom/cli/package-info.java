/** The boardroom command: what stands behind {@code ./boardroom}. */
@NullMarked
package boardroom.cli;

import org.jspecify.annotations.NullMarked;
