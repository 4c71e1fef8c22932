package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Option;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Texts;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.HouseSay;
import boardroom.server.proof.ProofSay;
import boardroom.server.wire.TableEvent;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HouseTextsTest {
    private static final Texts TEXTS = new Texts("en", Texts.resource("/house/en.json"));

    /** What the engine says without a game. */
    private static final List<Say> ENGINE = List.of(
            Say.of("move.not-now"),
            Say.of("options.seats").with("seats", 9).with("min", 2).with("max", 5),
            Say.of("options.unknown", "option", Arg.of("x")),
            Say.of("options.value", "option", Arg.of("x")).with("value", Arg.of("y")),
            Say.of("options.no-seat", "option", Arg.of("x")).with("value", 3).with("last", 1),
            Say.of("options.from-seats", "option", Arg.of("x")).with("least", 2),
            Say.of("options.needs", "option", Arg.of("x"))
                    .with("needed", Arg.of("z"))
                    .with("value", Arg.of("y")));

    private static final List<Event> EVENTS = List.of(
            new TableEvent.PersonLeft(new Arg.Seat(1)),
            new TableEvent.BotSatIn(new Arg.Seat(1), "strong.kofi", "Kofi"),
            new TableEvent.PersonCameBack(new Arg.Seat(1)),
            new TableEvent.TookBack(new Arg.Seat(1)),
            new TableEvent.WentBack(new Arg.Seat(1), Seats.of(0)),
            new TableEvent.WentBackKnowing(new Arg.Seat(1), Seats.of(0)),
            new TableEvent.AskedBack(new Arg.Seat(1)),
            new TableEvent.LetStand(new Arg.Seat(1)),
            new TableEvent.Removed(new Arg.Seat(1), "strong.kofi", "Kofi"),
            new TableEvent.Resigned(new Arg.Seat(1), "strong.kofi", "Kofi"),
            new TableEvent.Paused(),
            new TableEvent.Resumed());

    private static List<Say> says() throws Exception {
        List<Say> says = new ArrayList<>(ENGINE);
        for (Class<?> family : families())
            for (Method method : family.getDeclaredMethods()) {
                if (!Modifier.isPublic(method.getModifiers()) || method.isSynthetic()) continue;
                Object[] arguments = new Object[method.getParameterCount()];
                for (int i = 0; i < arguments.length; i++) arguments[i] = argument(method.getParameterTypes()[i]);
                says.add((Say) method.invoke(null, arguments));
            }
        return says;
    }

    /** Every class of the server that is named for what it says, so that none can be forgotten here. */
    private static List<Class<?>> families() throws Exception {
        Path classes = Path.of(HouseSay.class.getResource("HouseSay.class").toURI())
                .resolveSibling("..")
                .normalize();
        List<Class<?>> families = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(each -> each.toString().endsWith("Say.class"))
                    .sorted()
                    .toList()) {
                String name = classes.relativize(file)
                        .toString()
                        .replace(".class", "")
                        .replace(File.separatorChar, '.');
                families.add(Class.forName("boardroom.server." + name));
            }
        }
        assertThat(families).contains(HouseSay.class, ProofSay.class);
        return families;
    }

    private static Object argument(Class<?> type) {
        if (type == int.class) return 3;
        return type == Seats.class ? Seats.of(1) : "something";
    }

    @Test
    void everything_the_house_says_has_a_text_with_exactly_its_arguments() throws Exception {
        for (Say say : says()) {
            assertThat(TEXTS.has(say.key())).as(say.key()).isTrue();
            assertThat(TEXTS.arguments(say.key()))
                    .as(say.key())
                    .isEqualTo(new TreeSet<>(say.args().keySet()));
        }
        assertThat(TableEvent.class.getPermittedSubclasses()).hasSize(EVENTS.size());
        for (Event event : EVENTS) {
            Say say = Texts.say(event);
            assertThat(TEXTS.has(say.key())).as(say.key()).isTrue();
            assertThat(say.args().keySet()).as(say.key()).containsAll(TEXTS.arguments(say.key()));
        }
    }

    @Test
    void no_text_of_the_house_is_dead() throws Exception {
        Set<String> used = new TreeSet<>();
        says().forEach(say -> used.add(say.key()));
        EVENTS.forEach(event -> used.add(Texts.say(event).key()));
        for (Option option : HouseOptions.with(List.of())) {
            used.add("option." + option.id());
            for (Object value : Objects.requireNonNull(option.values()))
                used.add("option." + option.id() + "." + value);
        }
        assertThat(TEXTS.keys()).isEqualTo(used);
    }

    /** A game's texts are laid over the house's: an event of the same name would be told in the game's words. */
    @Test
    void no_game_has_an_event_of_the_house() {
        for (Title title : Shelf.titles()) {
            Texts texts = new Texts("en", Texts.resource("/boxes/" + title.id() + "/en.json"));
            for (Event event : EVENTS)
                assertThat(texts.has(Texts.say(event).key()))
                        .as("%s %s", title.id(), event)
                        .isFalse();
        }
    }
}
