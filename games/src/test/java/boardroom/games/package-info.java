@NullMarked
package boardroom.games;

import org.jspecify.annotations.NullMarked;
