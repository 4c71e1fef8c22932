/** What the engine and the server can do per second of one processor, measured on this machine. */
@NullMarked
package boardroom.cli.bench;

import org.jspecify.annotations.NullMarked;
