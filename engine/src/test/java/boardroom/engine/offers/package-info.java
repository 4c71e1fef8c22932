/** Offers between seats, as a small fruit market makes them. */
@NullMarked
package boardroom.engine.offers;

import org.jspecify.annotations.NullMarked;
