package boardroom.cli.bench;

import boardroom.cli.Folders;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real server in a process of its own on loopback, with a store on disk that is removed at the end. */
final class ServerProcess implements AutoCloseable {
    private static final Duration START = Duration.ofMinutes(2);

    private static final String CACHE = "-XX:AOTCache=";
    private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

    private final Process process;
    private final Path data;
    private final Address address;
    private final boolean removesData;

    private ServerProcess(Process process, Path data, Address address, boolean removesData) {
        this.process = process;
        this.data = data;
        this.address = address;
        this.removesData = removesData;
    }

    /** With an empty store, which is gone when it ends. */
    static ServerProcess start() throws IOException, InterruptedException {
        return start(Files.createTempDirectory("boardroom-bench"), true);
    }

    /** With what is stored there, which stays. */
    static ServerProcess startOn(Path data) throws IOException, InterruptedException {
        return start(data, false);
    }

    private static ServerProcess start(Path data, boolean removesData) throws IOException, InterruptedException {
        int port = freePort();
        List<String> command = new ArrayList<>(List.of(tool("java"), "-Xmx512m"));
        command.addAll(startCache());
        command.addAll(program());
        command.addAll(List.of(
                "serve",
                "--port",
                String.valueOf(port),
                "--host",
                "127.0.0.1",
                "--no-limits",
                "--data",
                data.toString()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(data.resolve("server.log").toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly)); // if this one is stopped
        ServerProcess server = new ServerProcess(process, data, new Address(port), removesData);
        server.awaitHealth();
        return server;
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

    Address address() {
        return address;
    }

    /** Processor time of the whole process so far, the collector's and the compiler's included. */
    double cpuSeconds() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    /** Bytes of everything that can still be reached: the histogram collects garbage before it counts. */
    long liveBytes() throws IOException, InterruptedException {
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

    private static int freePort() throws IOException {
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
        String log = Files.readString(data.resolve("server.log"));
        close();
        throw new IOException("the server did not start:\n" + log);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        if (removesData) Folders.remove(data);
    }
}
