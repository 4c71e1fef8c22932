/** Fixed moments of recorded games, set up on a real server so that they can be photographed. */
@NullMarked
package boardroom.cli.scenes;

import org.jspecify.annotations.NullMarked;
