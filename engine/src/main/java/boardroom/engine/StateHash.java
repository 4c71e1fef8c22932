package boardroom.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A fingerprint of a whole state, to notice a journal that replays to another game. */
public final class StateHash {
    private StateHash() {}

    public static <S extends State<S>> String of(Game<S, ?> game, S state) {
        return of(Json.forStates(game.box()).writeValueAsString(state));
    }

    /** The fingerprint of a state as its game writes it. */
    public static String of(String json) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
