/** Tests of what games made of phases share, on a game small enough to be read beside them. */
@NullMarked
package boardroom.engine.phases;

import org.jspecify.annotations.NullMarked;
