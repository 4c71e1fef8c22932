/** Ship It!; the numbers in the comments are sections of its rules, docs/rules/ship-it.md. */
@NullMarked
package boardroom.games.shipit;

import org.jspecify.annotations.NullMarked;
