@NullMarked
package boardroom.server.notice;

import org.jspecify.annotations.NullMarked;
