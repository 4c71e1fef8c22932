package boardroom.games.shipit;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Card;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every key has a text with exactly its arguments, and no text is dead. */
class TextsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "boardroom", "games", "shipit");
    private final Texts texts = new Texts("en", Texts.shipped("ship-it", "en"));

    private static List<Say> says() throws ReflectiveOperationException {
        List<Say> says = new ArrayList<>();
        for (Class<?> type : List.of(Sentences.class, Refusals.class, Why.class))
            for (Method method : type.getDeclaredMethods())
                if (Modifier.isStatic(method.getModifiers()) && method.getReturnType() == Say.class) {
                    method.setAccessible(true);
                    if (method.getParameterCount() == 1 && method.getParameterTypes()[0].isEnum())
                        for (Object word : method.getParameterTypes()[0].getEnumConstants())
                            says.add((Say) method.invoke(null, word));
                    else {
                        says.add((Say) method.invoke(null, arguments(method, false)));
                        says.add((Say) method.invoke(null, arguments(method, true)));
                    }
                }
        return says;
    }

    private static Object[] arguments(Method method, boolean flag) {
        return Arrays.stream(method.getParameters())
                .map(parameter -> {
                    Class<?> type = parameter.getType();
                    if (type == int.class) return 1;
                    if (type == boolean.class) return flag;
                    if (type == String.class) return "word";
                    if (type == List.class)
                        return parameter.getParameterizedType().getTypeName().contains(Card.class.getName())
                                ? List.of(Fixture.action("marketing"))
                                : List.of(0, 1);
                    if (type == Card.class) return Fixture.action("marketing");
                    throw new IllegalStateException("no argument of " + type);
                })
                .toArray();
    }

    @Test
    void every_say_has_a_text_with_exactly_its_arguments() throws ReflectiveOperationException {
        for (Say say : says()) {
            assertThat(texts.has(say.key())).as(say.key()).isTrue();
            assertThat(texts.arguments(say.key()))
                    .as(say.key())
                    .isEqualTo(new TreeSet<>(say.args().keySet()));
        }
    }

    @Test
    void every_event_has_a_text_that_asks_only_for_what_it_has() {
        for (Class<?> event : events()) {
            String key = "event." + event.getAnnotation(JsonTypeName.class).value();
            assertThat(texts.has(key)).as(key).isTrue();
            Set<String> components = new TreeSet<>();
            for (RecordComponent component : event.getRecordComponents()) components.add(component.getName());
            assertThat(components).as(key).containsAll(texts.arguments(key));
        }
    }

    private static List<Class<?>> events() {
        return Stream.of(ShipEvent.class.getPermittedSubclasses())
                .flatMap(c -> c.isSealed() ? Stream.of(c.getPermittedSubclasses()) : Stream.of(c))
                .<Class<?>>map(c -> c)
                .toList();
    }

    @Test
    void every_key_in_the_code_has_a_text_and_no_text_is_dead() throws IOException {
        Set<String> used = new TreeSet<>();
        Pattern key = Pattern.compile("\"([a-z-]+\\.[a-z0-9-]+)\"");
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                // Places in the box look like keys.
                if (file.toString().contains("box") || file.endsWith("PuzzleRules.java")) continue;
                Matcher found = key.matcher(Files.readString(file));
                while (found.find()) used.add(found.group(1));
            }
        }
        for (Class<?> event : events())
            used.add("event." + event.getAnnotation(JsonTypeName.class).value());
        assertThat(used).isEqualTo(texts.keys());
    }

    @Test
    void sentences_read_like_sentences() {
        Texts.Names names = new Texts.Names() {
            @Override
            public String seat(int seat) {
                return List.of("Ada Inc", "Bo Ltd").get(seat);
            }

            @Override
            public String card(String id) {
                return "Marketing";
            }
        };
        assertThat(texts.render(Sentences.waitingFor(List.of(0, 1), 2), names))
                .isEqualTo("Ada Inc and Bo Ltd are still at it.");
        assertThat(texts.render(Sentences.waitingFor(List.of(0), 1), names)).isEqualTo("Ada Inc is still at it.");
        assertThat(texts.render(Refusals.cannotPay(Fixture.action("marketing"), 20, 5), names))
                .isEqualTo("Marketing costs $20, and only $5 is free.");
        assertThat(texts.event(new ShipEvent.TokenDrawn("clean-2", 2, 0, 3, 1), names))
                .isEqualTo("You draw a clean 2: 3 clean, 1 bug.");
        assertThat(texts.render(Sentences.wins(1, 97021), names)).isEqualTo("Bo Ltd wins with 97.0 points.");
    }
}
