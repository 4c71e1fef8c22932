package boardroom.cli.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A program that plays one game; what it says is kept until it is closed, then it is ended with all it started. */
final class OutsideProgram implements AutoCloseable {
    private final Process process;
    private final Path said;

    private OutsideProgram(Process process, Path said) {
        this.process = process;
        this.said = said;
    }

    static OutsideProgram start(String command, Map<String, String> environment) throws IOException {
        Path said = Files.createTempFile("boardroom-outside", ".log");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().putAll(environment);
        return new OutsideProgram(builder.start(), said);
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** How a program that has ended did, and what it said about it. */
    String lastWords() throws InterruptedException {
        int code = process.waitFor();
        try {
            List<String> lines = Files.readAllLines(said).stream()
                    .filter(line -> !line.isBlank())
                    .toList();
            String telling = lines.stream()
                    .filter(line -> line.contains("Error"))
                    .findFirst()
                    .orElseGet(() -> lines.isEmpty() ? "nothing" : lines.getLast());
            return "the program ended before the game with code %d and said: %s".formatted(code, telling.strip());
        } catch (IOException e) {
            return "the program ended before the game with code " + code;
        }
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Files.deleteIfExists(said);
    }
}
