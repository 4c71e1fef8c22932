package boardroom.types;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Event;
import boardroom.engine.Move;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.RevealingEvent;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Step;
import cz.habarta.typescript.generator.EnumMapping;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.OptionalPropertiesDeclaration;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How Java types are written in TypeScript. */
final class Dialect {
    /** Types of the wire that all games share; the client has them by hand, because some are generic in the game. */
    static final List<String> SHARED = List.of("Arg", "Breakdown", "Change", "Preview", "Say", "Step");

    private final Map<String, String> names = new HashMap<>();

    Dialect() {
        name(Arg.class, "Arg");
        name(Breakdown.class, "Breakdown");
        name(Change.class, "Change");
        name(Preview.class, "Preview");
        name(Say.class, "Say");
        name(Step.class, "Step");
        name(Arg.Seat.class, "{ seat: number }");
        name(Arg.CardId.class, "{ card: string }");
        name(Arg.Amount.class, "Record<string, number>");
        name(Seats.class, "number[]");
        name(Move.class, "{ type: string }");
        name(Event.class, "{ type: string }");
        name(RevealingEvent.class, "{ type: string }");
        name(PublicView.class, "unknown");
        name(PrivateView.class, "unknown");
        name(Object.class, "(string | number | boolean)");
    }

    /** Writes this type by a name (or a form) of its own. */
    void name(Class<?> type, String name) {
        names.put(type.getName(), name);
    }

    /** What stands inside another type of the box is named after it: several cards have an {@code Effect}. */
    private static @Nullable String nameInBox(String type) {
        int inside = type.indexOf('$');
        boolean ofTheBox = Box.class.getPackageName().equals(packageOf(type))
                || packageOf(type).endsWith(".box");
        return inside < 0 || !ofTheBox
                ? null
                : type.substring(type.lastIndexOf('.') + 1).replace("$", "");
    }

    private static String packageOf(String type) {
        return type.substring(0, type.lastIndexOf('.'));
    }

    Settings settings() {
        Settings settings = new Settings();
        settings.jsonLibrary = JsonLibrary.jackson3;
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.mapEnum = EnumMapping.asUnion;
        settings.optionalAnnotations = List.of(Nullable.class);
        settings.optionalPropertiesDeclaration = OptionalPropertiesDeclaration.questionMarkAndNullableType;
        settings.customTypeMappings = names;
        settings.customTypeNamingFunctionImpl = (type, _) -> nameInBox(type);
        settings.noFileComment = true;
        settings.noTslintDisable = true;
        settings.noEslintDisable = true;
        settings.newline = "\n";
        return settings;
    }

    /** As the client reads it: each field once, and records extend nothing, for what they implement is a union here. */
    String tidy(String types) {
        return withoutParents(eachFieldOnce(types));
    }

    /** What is unwrapped into a record is found twice, in its constructor and among its accessors. */
    private static String eachFieldOnce(String types) {
        Set<String> fields = new HashSet<>();
        StringBuilder text = new StringBuilder();
        types.lines().forEach(line -> {
            if (!line.startsWith(" ")) fields.clear();
            if (fields.add(line)) text.append(line).append('\n');
        });
        return text.toString();
    }

    private static String withoutParents(String types) {
        return types.replaceAll("(?m)(export interface \\w+) extends .+ \\{$", "$1 {")
                .replaceAll("export interface \\w+ \\{\n\\}\n\n?", "");
    }
}
