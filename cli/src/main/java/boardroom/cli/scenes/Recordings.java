package boardroom.cli.scenes;

import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The recorded journals that ship with the command, one file a scene. */
final class Recordings {
    private Recordings() {}

    static Game<?, ?> game(Scene scene) {
        for (Title title : GameShelf.shipped()) if (title.id().equals(scene.game())) return title.open();
        throw new IllegalArgumentException("no game " + scene.game() + " on the shelf");
    }

    static Recording read(Scene scene, Game<?, ?> game) {
        if (scene.guide() != null) return GuidedScenes.record(scene, game);
        try (InputStream in = Recordings.class.getResourceAsStream("/scenes/" + file(scene))) {
            if (in == null)
                throw new IllegalStateException("not recorded: " + scene.name() + "; ./boardroom golden records it");
            return Json.forMoves(game).readValue(in, Recording.class);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Records a scene anew into the source folder. */
    static void write(Scene scene, Path folder) throws IOException {
        Game<?, ?> game = game(scene);
        Recording recording = Recorder.record(scene, game);
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve(file(scene)),
                Json.forMoves(game)
                                .writerWithDefaultPrettyPrinter()
                                .writeValueAsString(recording)
                                .replaceAll("\\n\\s{4,}", " ")
                        + "\n");
    }

    private static String file(Scene scene) {
        return scene.name() + ".json";
    }
}
