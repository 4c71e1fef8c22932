/** IT Startup: companies race to finish a software project with one common deck of cards. */
@NullMarked
package boardroom.games.itstartup;

import org.jspecify.annotations.NullMarked;
