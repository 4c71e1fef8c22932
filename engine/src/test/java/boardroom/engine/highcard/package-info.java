/** A tiny game to test the engine and the kit with. */
@NullMarked
package boardroom.engine.highcard;

import org.jspecify.annotations.NullMarked;
