package boardroom.cli;

import boardroom.engine.BrokenBox;
import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.engine.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** Which game is played, from which box, by how many, with which options; whatever can't be dealt is refused. */
final class GameChoice {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "GAME", description = "which game, by its id (esop-wars)")
    private String game = "";

    @CommandLine.Option(
            names = "--seats",
            paramLabel = "N",
            description = "how many seats; as many as bots if not told")
    private @Nullable Integer seats;

    @CommandLine.Option(names = "--option", paramLabel = "K=V", description = "an option of the game; may be repeated")
    private Map<String, String> options = new LinkedHashMap<>();

    @CommandLine.Option(
            names = "--box",
            paramLabel = "FILE",
            description = "play from this box, not from the shipped one")
    private @Nullable Path box;

    static Title title(CommandSpec command, String game) {
        return GameShelf.all().stream()
                .filter(t -> t.id().equals(game))
                .findFirst()
                .orElseThrow(() -> Misuse.of(
                        command,
                        "There is no game '" + game + "'; there are: "
                                + GameShelf.all().stream().map(Title::id).collect(Collectors.joining(", "))));
    }

    Game<?, ?> open() {
        Title title = title(command, game);
        if (box == null) return title.open();
        try {
            return title.open(Json.MAPPER.readTree(Files.readString(box)));
        } catch (IOException e) {
            throw Misuse.of(command, "The box " + box + " can't be read");
        } catch (JacksonException e) {
            throw Misuse.of(command, "The box " + box + " is not JSON: " + e.getOriginalMessage());
        } catch (BrokenBox e) {
            throw Misuse.of(command, "The box " + box + " is broken: " + e.getMessage());
        }
    }

    /** As many as told; else one for each bot, if the game can be played by so few. */
    int seats(Game<?, ?> opened, int bots) {
        if (seats != null) return seats;
        return bots >= opened.box().seats().min() ? bots : opened.box().seats().preset();
    }

    /** The box's defaults with the told changes; refused if a table of so many seats can't be dealt with them. */
    Options options(Game<?, ?> opened, int count) {
        Map<String, Object> changes = new LinkedHashMap<>();
        options.forEach((id, text) -> changes.put(id, value(opened, id, text)));
        Say refusal = Options.refusal(opened.box(), count, changes);
        if (refusal != null) throw Misuse.of(command, Sentences.of(refusal));
        return Options.of(opened.box(), changes);
    }

    /** What the text means for this option: one of its values, or a number. */
    private static Object value(Game<?, ?> opened, String id, String text) {
        String plain = switch (text) {
            case "on" -> "true";
            case "off" -> "false";
            default -> text;
        };
        for (Option option : opened.box().options())
            if (option.id().equals(id) && option.values() != null)
                for (Object value : option.values())
                    if (String.valueOf(value).equals(plain)
                            || String.valueOf(value).equals(text)) return value;
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return text;
        }
    }
}
