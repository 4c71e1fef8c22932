/** What is kept on disk, behind one small interface. */
@NullMarked
package boardroom.server.store;

import org.jspecify.annotations.NullMarked;
