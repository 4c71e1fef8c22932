package boardroom.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What outlives the server about people: the tokens of their devices, the words that bring them back, what they played and
 * how they are rated. Writes and reads as those of {@link Store}.
 */
public interface People {
    /** Adds a token of a guest; of more than so many, those go that were not used for longest. */
    CompletableFuture<Void> addToken(TokenRow token, int most);

    /** Notes that a token was used then, and its guest too. */
    CompletableFuture<Void> useToken(String hash, long at);

    /** These tokens of a guest open nothing any more. */
    CompletableFuture<Void> dropTokens(String guest, List<String> hashes);

    @Nullable TokenRow token(String hash);

    /** The tokens of a guest, the one used last first. */
    List<TokenRow> tokens(String guest);

    /** What the words of this house are hashed with. */
    String salt();

    /** From now on these words bring a guest back, and no others. */
    CompletableFuture<Void> putWords(String guest, String hash, long at);

    /** Whom these words bring back; {@code null}: nobody. */
    @Nullable String guestByWords(String hash);

    /** When the words of this guest were made; 0: there are none. */
    long wordsMade(String guest);

    /** Writes down who played a finished game and what that does to their ratings; does nothing the second time. */
    CompletableFuture<Void> count(FinishedGame game);

    /** What a guest played, newest first. */
    List<PlayedRow> played(String guest, int most);

    /** How often a guest played and won each game with each number of seats, against people and against bots. */
    List<TallyRow> tallies(String guest);

    List<RatingRow> ratings(String guest);

    /** With whom a guest played most often. */
    List<CompanionRow> companions(String guest, int most);

    /** Forgets a guest: name, tokens, words, games and ratings. */
    CompletableFuture<Void> forget(String guest);
}
