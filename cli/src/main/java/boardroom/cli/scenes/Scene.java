package boardroom.cli.scenes;

import boardroom.engine.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;

/**
 * A moment worth a picture.
 *
 * @param viewer the seat that looks; -1: a watcher
 * @param decision what is being decided then: the beginning of its name; {@code null}: the game is over
 * @param after how many moves have been made in that decision
 * @param owes whether the viewer owes a move then; {@code null}: either
 * @param age how many milliseconds ago the last move was made
 * @param live the last move is made while the viewer looks on
 * @param cast who sits on the seats: a person's name, or a bot's id
 * @param passing the seats that pass wherever they may, as nobody does who wants to win; {@code null}: none
 * @param seen what must be seen then, by its place in the view of all; {@code null}: anything
 * @param then moves that are made then, which good players would not make by themselves; {@code null}: none
 * @param guide the step of the game's guide that is due then; {@code null}: nobody is guided
 */
public record Scene(
        String name,
        String game,
        Map<String, Object> options,
        long seed,
        int viewer,
        @Nullable String decision,
        int after,
        @Nullable Boolean owes,
        long age,
        boolean live,
        List<String> cast,
        @Nullable List<Integer> passing,
        @Nullable Map<String, JsonNode> seen,
        @Nullable List<Next> then,
        @Nullable String guide) {

    /** A move of a seat. */
    record Next(int seat, JsonNode move) {}

    boolean isPassing(int seat) {
        return passing != null && passing.contains(seat);
    }

    /** All scenes, in the order of the pictures. */
    static List<Scene> all() {
        try (InputStream in = Scene.class.getResourceAsStream("/scenes/scenes.json")) {
            if (in == null) throw new IllegalStateException("no scenes ship with the command");
            return Json.MAPPER.readValue(in, new TypeReference<>() {});
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
