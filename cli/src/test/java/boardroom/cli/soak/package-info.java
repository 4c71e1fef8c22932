@NullMarked
package boardroom.cli.soak;

import org.jspecify.annotations.NullMarked;
