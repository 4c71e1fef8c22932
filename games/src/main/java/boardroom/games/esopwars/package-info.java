/** ESOP Wars; the numbers in the comments are sections of its rules, docs/rules/esop-wars.md. */
@NullMarked
package boardroom.games.esopwars;

import org.jspecify.annotations.NullMarked;
