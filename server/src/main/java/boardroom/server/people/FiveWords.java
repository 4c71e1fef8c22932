package boardroom.server.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The five words that bring a guest back: 55 bits of chance, so what is stored of them is hashed slowly and with the salt of
 * the house.
 */
public final class FiveWords {
    /** How many words bring somebody back. */
    public static final int COUNT = 5;

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int ROUNDS = 120_000;
    private static final int BITS = 256;
    private static final int LONGEST = 100;
    private static final List<String> LIST = list();

    /** Words are hashed one after the other: whoever floods the house with them takes one core at most. */
    private static final ReentrantLock ONE_AT_A_TIME = new ReentrantLock();

    private static final Set<String> KNOWN = Set.copyOf(LIST);

    private FiveWords() {}

    private static List<String> list() {
        try (InputStream in = FiveWords.class.getResourceAsStream("/house/words.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All words there are. */
    static List<String> all() {
        return LIST;
    }

    public static List<String> make() {
        return IntStream.range(0, COUNT)
                .mapToObj(_ -> LIST.get(RANDOM.nextInt(LIST.size())))
                .toList();
    }

    /** As somebody writes them down, whatever stands between them; {@code null}: these can't be any. */
    public static @Nullable List<String> read(String text) {
        if (text.length() > LONGEST) return null;
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        List<String> words = List.of(plain.replaceAll("[^a-z]+", " ").strip().split(" "));
        return words.size() == COUNT && KNOWN.containsAll(words) ? words : null;
    }

    /** What is stored of them; takes a while, on purpose. */
    public static String hash(List<String> words, String salt) {
        PBEKeySpec spec = new PBEKeySpec(
                String.join(" ", words).toCharArray(), salt.getBytes(StandardCharsets.UTF_8), ROUNDS, BITS);
        ONE_AT_A_TIME.lock();
        try {
            byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(spec)
                    .getEncoded();
            return Base64.getUrlEncoder().withoutPadding().encodeToString(key);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        } finally {
            ONE_AT_A_TIME.unlock();
            spec.clearPassword();
        }
    }
}
