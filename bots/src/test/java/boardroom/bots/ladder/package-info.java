@NullMarked
package boardroom.bots.ladder;

import org.jspecify.annotations.NullMarked;
