/** Proofs of single parts of the door. */
@NullMarked
package boardroom.server.web;

import org.jspecify.annotations.NullMarked;
