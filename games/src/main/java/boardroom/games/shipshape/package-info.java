/**
 * Ship Shape: {@code ShipShape} is its table of contents, docs/rules/ship-shape.md its rulebook.
 */
@NullMarked
package boardroom.games.shipshape;

import org.jspecify.annotations.NullMarked;
