@NullMarked
package boardroom.cli.bench;

import org.jspecify.annotations.NullMarked;
