package boardroom.cli.bench;

import boardroom.cli.Folders;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real server in a process of its own on loopback, with a store on disk. */
public final class ServerProcess implements AutoCloseable {
    private static final Duration START = Duration.ofMinutes(2);

    private static final String CACHE = "-XX:AOTCache=";
    private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

    private final Process process;
    private final Path log;
    private final Thread writing;
    private final Address address;
    private final List<Path> passing;

    private ServerProcess(Process process, Path log, Thread writing, Address address, List<Path> passing) {
        this.process = process;
        this.log = log;
        this.writing = writing;
        this.address = address;
        this.passing = passing;
    }

    /** On a store of its own, which is removed at the end. */
    static ServerProcess start() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("boardroom-bench");
        return start(data, data.resolve("server.log"), new Address(freePort()), List.of(data));
    }

    /** On this store, which stays. */
    static ServerProcess startOn(Path data) throws IOException, InterruptedException {
        return start(data, data.resolve("server.log"), new Address(freePort()), List.of());
    }

    /** On this store, which stays; what it has to say is added to the log. */
    public static ServerProcess start(Path data, Path log, Address address) throws IOException, InterruptedException {
        return start(data, log, address, List.of());
    }

    private static ServerProcess start(Path data, Path log, Address address, List<Path> passing)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(tool("java"), "-Xmx512m"));
        command.addAll(serving());
        command.addAll(startCache());
        command.addAll(program());
        command.addAll(List.of(
                "serve",
                "--port",
                String.valueOf(address.port()),
                "--host",
                "127.0.0.1",
                "--no-limits",
                "--data",
                data.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        Thread writing = Thread.startVirtualThread(() -> writeDown(process, log));
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly)); // if this one is stopped
        ServerProcess server = new ServerProcess(process, log, writing, address, passing);
        server.awaitHealth();
        return server;
    }

    /** Not left to the server: what it has to say while it can write nothing itself would be lost. */
    private static void writeDown(Process process, Path log) {
        try (InputStream said = process.getInputStream();
                OutputStream page = Files.newOutputStream(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            said.transferTo(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How {@code ./boardroom} runs a server, if this process was started by it. */
    private static List<String> serving() {
        return Pattern.compile(" ")
                .splitAsStream(System.getProperty("boardroom.serving", ""))
                .filter(option -> !option.isEmpty())
                .toList();
    }

    /** The server starts from the cache that {@code ./boardroom serve} keeps, if this process was started with it. */
    private static List<String> startCache() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith(CACHE) || argument.startsWith("-Xlog:"))
                .toList();
    }

    /** As {@code ./boardroom} starts it: with any other argument about modules the virtual machine drops the cache. */
    private static List<String> program() {
        String path = System.getProperty("java.class.path");
        return path.endsWith(".jar") && !path.contains(File.pathSeparator)
                ? List.of("-jar", path)
                : List.of("--enable-native-access=ALL-UNNAMED", "-cp", path, "boardroom.cli.Boardroom");
    }

    static boolean hasStartCache() {
        return startCache().stream()
                .anyMatch(argument ->
                        argument.startsWith(CACHE) && Files.exists(Path.of(argument.substring(CACHE.length()))));
    }

    public Address address() {
        return address;
    }

    /** Processor time of the whole process so far, the collector's and the compiler's included. */
    double cpuSeconds() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Bytes of everything that can still be reached: the histogram collects garbage before it counts. */
    public long liveBytes() throws IOException, InterruptedException {
        Process jcmd = new ProcessBuilder(tool("jcmd"), String.valueOf(process.pid()), "GC.class_histogram").start();
        String histogram = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        jcmd.waitFor();
        Matcher total = TOTAL.matcher(histogram);
        if (!total.find()) throw new IOException("jcmd told no total");
        return Long.parseLong(total.group(1));
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /** What the system knows it by. */
    public long pid() {
        return process.pid();
    }

    /** Ends it with -9: no hook runs, nothing is flushed. */
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
        writing.join();
    }

    /** Any port that nobody listens at. */
    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private void awaitHealth() throws IOException, InterruptedException {
        HttpRequest health = HttpRequest.newBuilder(address.page("/healthz")).build();
        long deadline = System.nanoTime() + START.toNanos();
        try (HttpClient http = HttpClient.newHttpClient()) {
            while (System.nanoTime() < deadline && process.isAlive()) {
                try {
                    if (http.send(health, BodyHandlers.discarding()).statusCode() == 200) return;
                } catch (IOException notYet) {
                    Thread.sleep(50);
                }
            }
        }
        kill();
        String said = Files.exists(log) ? Files.readString(log) : "";
        close();
        throw new IOException("the server did not start:\n" + said);
    }

    @Override
    public void close() throws IOException {
        process.toHandle().destroy(); // not by the process: that would close what it still has to say
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) process.toHandle().destroyForcibly();
            writing.join();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        for (Path folder : passing) Folders.remove(folder);
    }
}
