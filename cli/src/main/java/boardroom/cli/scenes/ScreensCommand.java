package boardroom.cli.scenes;

import static java.nio.charset.StandardCharsets.UTF_8;

import boardroom.bots.Bots;
import boardroom.engine.Bot;
import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import boardroom.server.store.SqliteStore;
import boardroom.server.web.Metrics;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code screens}: sets recorded moments up on a real server and has the real client photographed there. */
@Command(
        name = "screens",
        description =
                "Photographs the client at fixed moments of recorded games into screens/, with one page that shows them all.",
        sortOptions = false)
public final class ScreensCommand implements Callable<Integer> {
    private static final String ASKS = "STAGE ";

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "MOMENT", arity = "0..*", description = "only moments whose names begin so")
    private List<String> only = List.of();

    @Option(
            names = "--keep",
            description = "only the few pictures that git keeps, and renew those in docs/pictures too")
    private boolean keep;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "record the journals of the scenes anew into this folder, and do nothing else")
    private @org.jspecify.annotations.Nullable Path record;

    @Option(
            names = "--stage",
            description =
                    "take no pictures: tell the server's address, then set up every moment named on a line of input")
    private boolean stage;

    @Option(names = "--web", paramLabel = "DIR", description = "the folder of the client's sources (${DEFAULT-VALUE})")
    private Path web = Path.of("web");

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (record != null) {
            if (keep)
                throw new ParameterException(
                        command.commandLine(), "--record takes no pictures that --keep could keep.");
            for (Scene scene : Scene.all()) if (isWanted(scene.name())) Recordings.write(scene, record);
            return 0;
        }
        Path data = Files.createTempDirectory("boardroom-screens");
        List<Bot> patient =
                Bots.all().stream().map(Bot::id).<Bot>map(PatientBot::new).toList();
        ServerConfig config = ServerConfig.of(data, GameShelf.shipped(), patient)
                .at("127.0.0.1", 0)
                .withLimits(Limits.NONE)
                .withPatience(StagePatience.SHORT);
        Metrics metrics = new Metrics();
        SqliteStore store = new SqliteStore(data, metrics);
        try (BoardroomServer server = new BoardroomServer(config, store, metrics)) {
            String address = "http://127.0.0.1:" + server.port();
            if (!stage) return photograph(address, new Stage(store));
            System.out.println(address);
            setUp(new Stage(store), new InputStreamReader(System.in, UTF_8), new OutputStreamWriter(System.out, UTF_8));
            return 0;
        }
    }

    private boolean isWanted(String name) {
        return only.isEmpty() || only.stream().anyMatch(name::startsWith);
    }

    /** The command that photographs what is asked for, at this address. */
    List<String> photographer(String server) {
        List<String> words = new ArrayList<>(
                List.of("node", "--experimental-websocket", "--no-warnings", "screens/shoot.mjs", server));
        if (keep) words.add("--keep");
        words.addAll(only);
        return words;
    }

    private int photograph(String server, Stage stage) throws IOException, InterruptedException {
        Process photographer = new ProcessBuilder(photographer(server))
                .directory(web.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        setUp(stage, photographer.inputReader(), photographer.outputWriter());
        return photographer.waitFor();
    }

    /** One scene is asked for at a time, so that every clock is as fresh as its moment; other lines are passed on. */
    private static void setUp(Stage stage, Reader asks, Writer answers) throws IOException {
        Map<String, Scene> scenes = Stream.concat(Scene.all().stream(), GuidedScenes.all().stream())
                .collect(Collectors.toMap(Scene::name, s -> s));
        try (BufferedReader asked = new BufferedReader(asks);
                answers) {
            for (String line = asked.readLine(); line != null; line = asked.readLine()) {
                if (!line.startsWith(ASKS)) {
                    System.out.println(line);
                    continue;
                }
                Scene scene = scenes.get(line.substring(ASKS.length()));
                answers.write(scene == null ? "null" : Json.MAPPER.writeValueAsString(stage.set(scene)));
                answers.write('\n');
                answers.flush();
            }
        }
    }
}
