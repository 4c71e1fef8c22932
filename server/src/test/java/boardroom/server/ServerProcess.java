package boardroom.server;

import boardroom.bots.Bots;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.tiny.TinyBids;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The real server in a process of its own, which can be killed. */
public final class ServerProcess implements AutoCloseable {
    private final Process process;
    public final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** The process itself: a server with the tiny game and all that ship, which prints its port. */
    static void main(String[] args) throws InterruptedException {
        List<Title> titles = new ArrayList<>(Shelf.titles());
        titles.add(TinyBids.TITLE);
        ServerConfig config = ServerConfig.of(Path.of(args[0]), titles, Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(Double.parseDouble(args[1]))
                .withLimits(Limits.NONE);
        BoardroomServer server = BoardroomServer.start(config);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println("port " + server.port());
        Thread.currentThread().join();
    }

    public static ServerProcess start(Path data, double timeScale, String... javaOptions) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(javaOptions));
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
        if (javaOptions.length > 0) command.remove("-XX:TieredStopAtLevel=1");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ServerProcess.class.getName()));
        command.addAll(List.of(data.toString(), String.valueOf(timeScale)));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String line = out.readLine();
            if (line == null || !line.startsWith("port "))
                throw new AssertionError("the server did not start: " + line);
            return new ServerProcess(process, Integer.parseInt(line.substring(5)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public ProcessHandle handle() {
        return process.toHandle();
    }

    /** Kills it with -9: no hook runs, nothing is flushed. */
    public void kill() {
        process.destroyForcibly();
        waitFor();
    }

    /** Asks it to end in order. */
    public int terminate() {
        process.destroy();
        return waitFor();
    }

    private int waitFor() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
