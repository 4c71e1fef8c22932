package boardroom.server.house;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Names that nobody can guess: tokens, ids, codes. */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** Nothing that is mistaken for something else when read aloud or from a wall. */
    private static final String CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

    private static final int CODE_LENGTH = 5;

    private Secrets() {}

    /** What opens a seat: 256 bits. */
    public static String token() {
        return random(32);
    }

    /** A public id. */
    public static String id() {
        return random(12);
    }

    /** A short code to be told aloud. */
    public static String code() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) code.append(CODE_LETTERS.charAt(RANDOM.nextInt(CODE_LETTERS.length())));
        return code.toString();
    }

    /** What makes a promise nobody can guess: 256 bits. */
    public static String salt() {
        byte[] chance = new byte[32];
        RANDOM.nextBytes(chance);
        return HexFormat.of().formatHex(chance);
    }

    /** Chance for a deal. */
    public static long seed() {
        return RANDOM.nextLong();
    }

    /** What is stored of a token; it has 256 random bits, so a plain hash is enough. */
    public static String hash(String token) {
        try {
            return BASE64.encodeToString(
                    MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String random(int bytes) {
        byte[] chance = new byte[bytes];
        RANDOM.nextBytes(chance);
        return BASE64.encodeToString(chance);
    }
}
