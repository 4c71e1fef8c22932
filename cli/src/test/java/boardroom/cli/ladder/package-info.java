@NullMarked
package boardroom.cli.ladder;

import org.jspecify.annotations.NullMarked;
