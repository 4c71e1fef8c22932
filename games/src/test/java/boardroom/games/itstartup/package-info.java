/** The rules of IT Startup, example by example and card by card. */
@NullMarked
package boardroom.games.itstartup;

import org.jspecify.annotations.NullMarked;
