package boardroom.server.table;

import org.jspecify.annotations.Nullable;

/**
 * How a state looks, as JSON: to everybody, and to each receiver beyond that. Receivers are the seats and, after them,
 * the watchers.
 */
final class Sight {
    private final byte[] view;
    private final byte @Nullable [] result;
    private final Own[] owns;

    /** What one receiver sees beyond the view: a watcher has nothing of their own, only a prompt. */
    static final class Own {
        /** A receiver nobody listens at. */
        static final Own NOBODY = new Own(null, null, "");

        private final byte @Nullable [] own;
        private final byte @Nullable [] prompt;
        private final String decision;

        Own(byte @Nullable [] own, byte @Nullable [] prompt, String decision) {
            this.own = own;
            this.prompt = prompt;
            this.decision = decision;
        }
    }

    Sight(byte[] view, byte @Nullable [] result, Own[] owns) {
        this.view = view;
        this.result = result;
        this.owns = owns;
    }

    byte[] view() {
        return view;
    }

    /** There is one once the game is over. */
    byte @Nullable [] result() {
        return result;
    }

    byte @Nullable [] own(int receiver) {
        return owns[receiver].own;
    }

    byte @Nullable [] prompt(int receiver) {
        return owns[receiver].prompt;
    }

    /** How much of it the receiver with the most to see is sent. */
    long heaviest() {
        long most = 0;
        for (Own own : owns) most = Math.max(most, length(own.own) + (long) length(own.prompt));
        return most + view.length + length(result);
    }

    private static int length(byte @Nullable [] piece) {
        return piece == null ? 0 : piece.length;
    }

    /** The name of what is being decided, as each receiver reads it. */
    String[] decisions() {
        String[] decisions = new String[owns.length];
        for (int i = 0; i < owns.length; i++) decisions[i] = owns[i].decision;
        return decisions;
    }
}
