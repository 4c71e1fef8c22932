/** Proofs about what may be said. */
@NullMarked
package boardroom.server.talk;

import org.jspecify.annotations.NullMarked;
