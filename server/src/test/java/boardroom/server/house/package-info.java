@NullMarked
package boardroom.server.house;

import org.jspecify.annotations.NullMarked;
