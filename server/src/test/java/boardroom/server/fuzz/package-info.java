/** Every message that comes in, as a fuzzer makes it: `JAZZER_FUZZ=1` looks for new ones, else the known ones are tried. */
@NullMarked
package boardroom.server.fuzz;

import org.jspecify.annotations.NullMarked;
