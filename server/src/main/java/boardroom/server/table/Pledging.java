package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Json;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Secrets;
import boardroom.server.proof.Commitment;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Origin;
import boardroom.server.store.Pledge;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a table promises as it is dealt: whatever decides about its chance is settled by then. */
final class Pledging {
    private Pledging() {}

    /** This table, which was dealt, with its promise; a guided game follows a script, and there is nothing to promise. */
    static TableRow of(TableRow dealt, OpenedGame opened) {
        return of(dealt, opened, List.of());
    }

    /** The same where a game plays on from another: it begins with this journal. */
    static TableRow of(TableRow dealt, OpenedGame opened, List<EntryRow> journal) {
        if (dealt.head().guided()) return dealt;
        List<String> guesses = new ArrayList<>();
        for (EntryRow row : journal)
            if (opened.moves().readValue(row.act(), Act.class) instanceof Act.Reshuffled anew)
                guesses.add(guess(row.number(), anew));
        String salt = Secrets.salt();
        Commitment commitment = new Commitment(
                salt,
                dealt.id(),
                dealt.head().game(),
                dealt.head().rulesVersion(),
                dealt.head().boxVersion(),
                opened.fingerprint(),
                dealt.seats().stream()
                        .map(seat -> Commitment.seat(seat.guest(), seat.bot()))
                        .toList(),
                Json.MAPPER.readTree(dealt.options()),
                origin(dealt.head().origin()),
                guesses,
                dealt.seed());
        return dealt.pledged(new Pledge(salt, opened.fingerprint(), commitment.words()));
    }

    private static String guess(int entry, Act.Reshuffled anew) {
        return entry + " " + anew.seat() + " " + anew.seed();
    }

    private static @Nullable String origin(@Nullable Origin origin) {
        return origin == null ? null : origin.table() + " " + origin.number();
    }
}
