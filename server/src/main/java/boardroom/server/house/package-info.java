/** What all tables share: guests, the catalogue of games, texts, ids and the time. */
@NullMarked
package boardroom.server.house;

import org.jspecify.annotations.NullMarked;
