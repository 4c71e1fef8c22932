package boardroom.cli.soak;

import boardroom.cli.bench.Address;
import boardroom.cli.bench.ServerProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The server of a soak: killed and started again on the same data, and its disk filled and emptied. */
final class SoakServer implements AutoCloseable {
    private final Path data;
    private final Path log;
    private final Address address;
    private ServerProcess process;

    private SoakServer(Path data, Path log, Address address, ServerProcess process) {
        this.data = data;
        this.log = log;
        this.address = address;
        this.process = process;
    }

    static SoakServer start(Path folder) throws IOException, InterruptedException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Path log = folder.resolve("server.log");
        Address address = new Address(ServerProcess.freePort());
        return new SoakServer(data, log, address, ServerProcess.start(data, log, address));
    }

    Address address() {
        return address;
    }

    Path data() {
        return data;
    }

    /** All it had to say, line by line. */
    String log() throws IOException {
        return Files.exists(log) ? Files.readString(log, StandardCharsets.UTF_8) : "";
    }

    /** Ends it with -9 and starts it again where it was. */
    synchronized void killAndStart() throws IOException, InterruptedException {
        process.kill();
        process = ServerProcess.start(data, log, address);
    }

    /** Ends it in order and starts it again. */
    synchronized void restart() throws IOException, InterruptedException {
        process.close();
        process = ServerProcess.start(data, log, address);
    }

    /** From now on the system refuses it every byte, or none: as a disk that is full, for any user and any disk. */
    synchronized boolean fill(boolean full) throws InterruptedException {
        try {
            Process limit = new ProcessBuilder(
                            "prlimit",
                            "--pid",
                            String.valueOf(process.pid()),
                            full ? "--fsize=0:" : "--fsize=unlimited:")
                    .redirectErrorStream(true)
                    .start();
            limit.getInputStream().readAllBytes();
            return limit.waitFor() == 0;
        } catch (IOException notHere) {
            return false;
        }
    }

    /** Bytes of everything that can still be reached. */
    synchronized long liveBytes() throws IOException, InterruptedException {
        return process.liveBytes();
    }

    @Override
    public synchronized void close() throws IOException {
        process.close();
    }
}
