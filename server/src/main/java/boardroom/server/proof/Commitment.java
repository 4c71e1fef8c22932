package boardroom.server.proof;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a table promises when it is dealt: all that was settled by then, a salt that nobody can guess and the seed, a line
 * for each. Its hash is told at once, the words after the end: whoever kept the hash sees that the chance was not changed.
 *
 * @param seats who has each seat: {@code guest} or {@code bot}, and its id
 * @param options the options of the table, as JSON
 * @param guesses where a game plays on from another, which entries guessed anew what could not be known, and from what
 */
public record Commitment(
        String salt,
        String table,
        String game,
        int rules,
        int boxVersion,
        String boxHash,
        List<String> seats,
        JsonNode options,
        @Nullable String origin,
        List<String> guesses,
        long seed) {
    private static final String FIRST = "boardroom commitment 1";

    public Commitment {
        seats = List.copyOf(seats);
        guesses = List.copyOf(guesses);
    }

    /** A seat as it is promised. */
    public static String seat(@Nullable String guest, @Nullable String bot) {
        return bot == null ? "guest " + guest : "bot " + bot;
    }

    /** What is hashed. */
    public String words() {
        StringBuilder words = new StringBuilder(FIRST)
                .append("\nsalt ")
                .append(salt)
                .append("\ntable ")
                .append(table)
                .append("\ngame ")
                .append(game)
                .append("\nrules ")
                .append(rules)
                .append("\nbox ")
                .append(boxVersion)
                .append(' ')
                .append(boxHash);
        for (int seat = 0; seat < seats.size(); seat++)
            words.append("\nseat ").append(seat).append(' ').append(seats.get(seat));
        words.append("\noptions ").append(Canonical.text(options));
        if (origin != null) words.append("\norigin ").append(origin);
        for (String guess : guesses) words.append("\nguess ").append(guess);
        return words.append("\nseed ").append(seed).append('\n').toString();
    }

    /** The hash of these words, as it is told. */
    public static String of(String words) {
        return Canonical.hash(words);
    }
}
