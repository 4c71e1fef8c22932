/** Burn Rate: the game to learn from, which CONTRIBUTING.md walks through. */
@NullMarked
package boardroom.examples.burnrate;

import org.jspecify.annotations.NullMarked;
