/** People without accounts: their devices, the words that bring them back, what they played, and how they are forgotten. */
@NullMarked
package boardroom.server.people;

import org.jspecify.annotations.NullMarked;
