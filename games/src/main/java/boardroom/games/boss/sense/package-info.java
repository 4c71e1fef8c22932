/** How a good player of Boss thinks (section 10). */
@NullMarked
package boardroom.games.boss.sense;

import org.jspecify.annotations.NullMarked;
