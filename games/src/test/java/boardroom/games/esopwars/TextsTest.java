package boardroom.games.esopwars;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Segment;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every sentence that is said has a text with exactly its arguments, and no text is dead. */
class TextsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("esop-wars", "en"));

    /** Words of the box's options and titles that are shown without an argument. */
    private static final Set<String> TITLES = Set.of("title.best-founder", "title.best-employer");

    /** Any argument of a kind will do: a say's key and the names of its arguments do not depend on them. */
    private static final Map<Class<?>, Object> SAMPLES = Map.of(
            int.class, 1,
            long.class, 1L,
            String.class, "seed",
            Employee.class, Table.employee("priya"),
            MarketCard.class, Table.market("land-grab"),
            Segment.class, Table.segment("health"),
            Idea.class, Table.idea("fraud-radar"),
            Card.class, Table.BOX.wildcard().choices().getFirst());

    private static List<Say> everySay() {
        return Stream.of(Refusals.class, Sentences.class, Labels.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> Modifier.isStatic(method.getModifiers()) && method.getReturnType() == Say.class)
                .map(TextsTest::call)
                .toList();
    }

    private static Say call(Method method) {
        Object[] arguments = Arrays.stream(method.getParameterTypes())
                .map(type -> {
                    Object sample = SAMPLES.get(type);
                    if (sample == null) throw new AssertionError("no sample of " + type + " for " + method);
                    return sample;
                })
                .toArray();
        try {
            return (Say) method.invoke(null, arguments);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(method.toString(), e);
        }
    }

    private static List<Class<?>> everyEvent() {
        List<Class<?>> events = new ArrayList<>();
        for (Class<?> type : EsopEvent.class.getPermittedSubclasses()) {
            if (type.isSealed()) events.addAll(List.of(type.getPermittedSubclasses()));
            else events.add(type);
        }
        return events;
    }

    private static String key(Class<?> event) {
        return "event." + event.getAnnotation(JsonTypeName.class).value();
    }

    @Test
    void every_say_has_a_text_with_exactly_its_arguments() {
        assertThat(everySay()).hasSizeGreaterThan(80);
        for (Say say : everySay()) {
            assertThat(TEXTS.has(say.key())).as(say.key()).isTrue();
            assertThat(TEXTS.arguments(say.key()))
                    .as(say.key())
                    .isEqualTo(new TreeSet<>(say.args().keySet()));
        }
    }

    @Test
    void every_event_has_a_log_line_made_of_its_components() {
        assertThat(everyEvent()).hasSizeGreaterThan(30);
        for (Class<?> event : everyEvent()) {
            assertThat(TEXTS.has(key(event))).as(key(event)).isTrue();
            Set<String> usable = Arrays.stream(event.getRecordComponents())
                    .filter(component -> canStandInASentence(component.getGenericType()))
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
            assertThat(usable).as(key(event)).containsAll(TEXTS.arguments(key(event)));
        }
    }

    private static boolean canStandInASentence(Type type) {
        if (type instanceof ParameterizedType list) return canStandInASentence(list.getActualTypeArguments()[0]);
        return type == int.class
                || type == String.class
                || (type instanceof Class<?> single && Arg.class.isAssignableFrom(single));
    }

    @Test
    void no_text_is_dead() {
        Set<String> used = new HashSet<>(TITLES);
        everySay().forEach(say -> used.add(say.key()));
        everyEvent().forEach(event -> used.add(key(event)));
        assertThat(TEXTS.keys()).isSubsetOf(used);
    }

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return Table.BOX.teams().get(seat).name();
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private static String written(Say say) {
        return TEXTS.render(say, NAMES);
    }

    @Test
    void units_are_written_as_in_the_rules() {
        assertThat(written(Labels.bid(275))).isEqualTo("2.75 %");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.points(70))), NAMES))
                .isEqualTo("0.7");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.points(485))), NAMES))
                .isEqualTo("4.85");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.valuation(3_816_400_000L))), NAMES))
                .isEqualTo("3.82B");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.valuation(25_000_000))), NAMES))
                .isEqualTo("25.0M");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.multiplier(25))), NAMES))
                .isEqualTo("×2.5");
    }

    @Test
    void sentences_read_well() {
        assertThat(written(Sentences.limitDetail(1000, 975, 925, 75, 3)))
                .isEqualTo("Your pool 10.00 % → 9.75 % at the minimum. You may go to 9.25 %: 0.75 % is kept for your"
                        + " next 3 hires.");
        assertThat(written(Sentences.limitDetail(200, 175, 175, 25, 1))).endsWith("kept for your next hire.");
        assertThat(written(Sentences.spareDetail(1, 1, 0))).isEqualTo("1 card left, 1 desk open, 0 spare.");
        assertThat(written(Sentences.wins(0, 8_736_000_000L))).isEqualTo("Alpha wins with 8.74B.");
        assertThat(written(Sentences.playYourWildcard("early")))
                .isEqualTo("Play your wildcard in the Early Scaling round, or keep it.");
    }
}
