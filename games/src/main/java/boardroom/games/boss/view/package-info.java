/** What each sees of a play of Boss, and what builds it. */
@NullMarked
package boardroom.games.boss.view;

import org.jspecify.annotations.NullMarked;
