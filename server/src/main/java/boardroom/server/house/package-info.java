/** What all tables share: guests, the shelf of games, texts, ids and the time. */
@NullMarked
package boardroom.server.house;

import org.jspecify.annotations.NullMarked;
