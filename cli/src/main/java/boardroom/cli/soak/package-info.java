/** A house under fire: many tables, faults on purpose, and whether anything that was promised did not hold. */
@NullMarked
package boardroom.cli.soak;

import org.jspecify.annotations.NullMarked;
