package boardroom.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The postman goes to whom the name means, and waits for nobody for long. */
@Timeout(60)
class PostmanTest {
    private static final String PASSWORD = "changeit";
    private static final SSLSocketFactory ANY = (SSLSocketFactory) SSLSocketFactory.getDefault();
    private static final Duration PATIENT = Duration.ofSeconds(30);
    private static final Duration HASTY = Duration.ofMillis(300);

    /** Every name is this machine. */
    private static InetAddress[] here(String name) {
        return new InetAddress[] {InetAddress.getLoopbackAddress()};
    }

    private static Postman.Outcome send(Postman postman, String url) {
        return postman.send(Objects.requireNonNull(HookUrl.read(url)), Map.of(), "{}");
    }

    /** Answers one caller. */
    private interface Answer {
        void to(Socket caller) throws IOException, InterruptedException;
    }

    private static void answer(ServerSocket server, Answer answer) {
        Thread.startVirtualThread(() -> {
            while (!server.isClosed()) {
                try (Socket caller = server.accept()) {
                    answer.to(caller);
                } catch (IOException | InterruptedException e) {
                    // They have hung up.
                }
            }
        });
    }

    private static void received(Socket caller) throws IOException {
        InputStream in = caller.getInputStream();
        for (int next = in.read(); next >= 0 && next != '}'; next = in.read()) {}
        caller.getOutputStream().write("HTTP/1.1 204 No Content\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        caller.getOutputStream().flush();
    }

    private static ServerSocket plain() throws IOException {
        return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    /** What comes now and then is a handshake that never ends, or a line that never does. */
    @ParameterizedTest
    @ValueSource(strings = {"http", "https"})
    void who_drips_bytes_is_left_when_the_time_is_over(String scheme) throws IOException {
        try (ServerSocket server = plain()) {
            byte[] beginning = {22, 3, 3, 0x40, 0, 2, 0, 0x3f, 0};
            answer(server, caller -> {
                for (int i = 0; ; i++) {
                    caller.getOutputStream().write(i < beginning.length ? beginning[i] : 0);
                    Thread.sleep(20);
                }
            });
            Postman postman = new Postman(true, PostmanTest::here, ANY, HASTY);

            assertThat(send(postman, scheme + "://drips.example:" + server.getLocalPort() + "/")
                            .problem())
                    .isEqualTo(Postman.Problem.TIMEOUT);
        }
    }

    @Test
    void a_name_that_is_looked_up_for_ever_is_given_up() {
        CountDownLatch never = new CountDownLatch(1);
        Postman.Names slow = name -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            return here(name);
        };
        Postman postman = new Postman(true, slow, ANY, HASTY);

        assertThat(send(postman, "http://slow.example/").problem()).isEqualTo(Postman.Problem.TIMEOUT);
        never.countDown();
    }

    @Test
    void a_certificate_must_be_trusted_and_be_that_of_the_name(@TempDir Path folder) throws Exception {
        KeyStore keys = certified("hook.example", folder);
        try (ServerSocket server = context(keys).getServerSocketFactory().createServerSocket()) {
            server.bind(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            answer(server, PostmanTest::received);
            String its = "https://hook.example:" + server.getLocalPort() + "/";
            String anothers = "https://other.example:" + server.getLocalPort() + "/";
            Postman trusting =
                    new Postman(true, PostmanTest::here, context(keys).getSocketFactory(), PATIENT);
            Postman worldly = new Postman(true, PostmanTest::here, ANY, PATIENT);

            assertThat(send(trusting, its).status()).isEqualTo(204);
            assertThat(send(trusting, anothers).problem()).isEqualTo(Postman.Problem.TLS);
            assertThat(send(worldly, its).problem()).isEqualTo(Postman.Problem.TLS);
        }
    }

    /** A key with a certificate for this name, which nobody else has signed. */
    private static KeyStore certified(String name, Path folder) throws Exception {
        Path file = folder.resolve("keys");
        Process made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-alias",
                        "hook",
                        "-dname",
                        "CN=" + name,
                        "-ext",
                        "san=dns:" + name,
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        PASSWORD,
                        "-keystore",
                        file.toString())
                .inheritIO()
                .start();
        assertThat(made.waitFor()).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            keys.load(in, PASSWORD.toCharArray());
        }
        return keys;
    }

    /** Shows this key, and trusts its certificate. */
    private static SSLContext context(KeyStore keys) throws GeneralSecurityException {
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, PASSWORD.toCharArray());
        KeyStore known = KeyStore.getInstance("PKCS12");
        try {
            known.load(null, null);
        } catch (IOException e) {
            throw new GeneralSecurityException(e);
        }
        known.setCertificateEntry("hook", keys.getCertificate("hook"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }
}
