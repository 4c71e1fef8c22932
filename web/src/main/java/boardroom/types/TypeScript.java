package boardroom.types;

import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Practice;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.wire.ClockInfos;
import boardroom.server.wire.DeviceCode;
import boardroom.server.wire.DeviceGuest;
import boardroom.server.wire.DeviceOffer;
import boardroom.server.wire.Frame;
import boardroom.server.wire.GameInfo;
import boardroom.server.wire.HookInfo;
import boardroom.server.wire.HookTest;
import boardroom.server.wire.LobbyInfo;
import boardroom.server.wire.MyDevice;
import boardroom.server.wire.MyGames;
import boardroom.server.wire.NewGuest;
import boardroom.server.wire.Problem;
import boardroom.server.wire.TableEvent;
import boardroom.server.wire.TableList;
import boardroom.server.wire.TableOfCode;
import boardroom.server.wire.Words;
import com.fasterxml.jackson.annotation.JsonValue;
import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes moves, events, views and box of every game on the shelf, and what the server sends, as TypeScript for the
 * client's build, one file each.
 * A sealed family becomes a union told apart by {@code type}.
 */
public final class TypeScript {
    private static final List<Class<?>> OF_THE_WIRE = List.of(
            Frame.class,
            DeviceCode.class,
            DeviceGuest.class,
            DeviceOffer.class,
            ClockInfos.class,
            HookInfo.class,
            HookTest.class,
            MyDevice.class,
            MyGames.class,
            Words.class,
            TableEvent.class,
            GameInfo.class,
            LobbyInfo.class,
            NewGuest.class,
            Problem.class,
            TableList.class,
            TableOfCode.class);

    private final Map<Class<?>, List<Class<?>>> families = new LinkedHashMap<>();
    private final List<Class<?>> records = new ArrayList<>();
    /** Types that stand on the wire as a list, and which of ours it is a list of. */
    private final Map<Class<?>, Class<?>> lists = new LinkedHashMap<>();

    private TypeScript(List<? extends Class<?>> roots) {
        for (Class<?> root : roots) add(root);
    }

    public static void main(String[] args) throws IOException {
        TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder);
        for (Title title : Shelf.titles())
            write(folder.resolve(title.id() + ".ts"), new TypeScript(ofTheGame(title.open())).text());
        write(folder.resolve("wire.ts"), new TypeScript(OF_THE_WIRE).text());
    }

    private static List<? extends Class<?>> ofTheGame(Game<?, ?> game) {
        GameTypes<?, ?> types = game.types();
        List<Class<?>> roots = new ArrayList<>(List.of(
                types.move(),
                types.event(),
                types.publicView(),
                types.privateView(),
                game.box().getClass()));
        Practice<?, ?, ?> practice = game.practice();
        if (practice != null) {
            roots.add(practice.taskType());
            roots.add(practice.answerType());
            roots.add(practice.verdictType());
        }
        return roots;
    }

    /** An unchanged file keeps its time, so that nothing is built again because of it. */
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) Files.writeString(file, text);
    }

    /** Takes a type, and if it is sealed its whole family; tells the records found. */
    private List<Class<?>> add(Class<?> type) {
        if (!type.isSealed()) {
            records.add(type);
            if (type.isRecord()) for (RecordComponent part : type.getRecordComponents()) addList(part.getType());
            return List.of(type);
        }
        List<Class<?>> members = new ArrayList<>();
        families.put(type, members);
        for (Class<?> subtype : type.getPermittedSubclasses()) members.addAll(add(subtype));
        return members;
    }

    private void addList(Class<?> type) {
        for (Method method : type.getMethods())
            if (method.isAnnotationPresent(JsonValue.class)
                    && method.getGenericReturnType() instanceof ParameterizedType list
                    && list.getRawType() == List.class
                    && list.getActualTypeArguments()[0] instanceof Class<?> member
                    && !Number.class.isAssignableFrom(member)) {
                lists.put(type, member);
                add(member);
            }
    }

    private String text() {
        Dialect dialect = new Dialect();
        lists.forEach((list, member) -> dialect.name(list, member.getSimpleName() + "[]"));
        for (Class<?> family : families.keySet()) dialect.name(family, family.getSimpleName());
        String types = new TypeScriptGenerator(dialect.settings())
                .generateTypeScript(Input.from(records.toArray(Type[]::new)));
        StringBuilder text = new StringBuilder(dialect.tidy(types));
        families.forEach((family, members) -> text.append("\nexport type ")
                .append(family.getSimpleName())
                .append(" =\n  | ")
                .append(members.stream().map(Class::getSimpleName).collect(Collectors.joining("\n  | ")))
                .append(";\n"));
        return imports(text.toString()) + text;
    }

    private static String imports(String text) {
        String used = Dialect.SHARED.stream()
                .filter(name ->
                        Pattern.compile("\\b" + name + "\\b").matcher(text).find())
                .collect(Collectors.joining(", "));
        return used.isEmpty() ? "" : "import type { " + used + " } from '../wire/types';\n";
    }
}
