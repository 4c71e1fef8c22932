/** The contract between games and everything that plays, hosts, shows or measures them. */
@NullMarked
package boardroom.engine;

import org.jspecify.annotations.NullMarked;
