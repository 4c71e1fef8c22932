/** The rules of Boss, phase by phase, with what each says. */
@NullMarked
package boardroom.games.boss.rules;

import org.jspecify.annotations.NullMarked;
