package boardroom.games.itstartup;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Deal;
import boardroom.engine.Json;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Telling;
import boardroom.engine.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every sentence has a text with exactly its arguments, and no text is dead. */
class TextsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("it-startup", "en"));
    private static final Path SOURCES = Path.of("src", "main", "java", "boardroom", "games", "itstartup");
    private static final Pattern SAY = Pattern.compile("Say\\.of\\(\\s*\"([a-z.-]+)\"(.*?);", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("(?:^, |\\.with\\(\\s*)\"([a-zA-Z]+)\"");
    private static final Pattern LINE = Pattern.compile("(?:add|named)\\(\"([a-z-]+)\"");

    /** What the code says: each key with the names of its arguments. */
    private static Map<String, Set<String>> said() throws IOException {
        Map<String, Set<String>> said = new HashMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file);
                Matcher say = SAY.matcher(code);
                while (say.find()) {
                    if (say.group(1).endsWith(".")) continue;
                    Set<String> names = new TreeSet<>();
                    Matcher named = NAMED.matcher(say.group(2));
                    while (named.find()) names.add(named.group(1));
                    said.put(say.group(1), names);
                }
            }
        }
        Matcher line = LINE.matcher(Files.readString(SOURCES.resolve("Outcome.java")));
        while (line.find()) said.put("end." + line.group(1), Set.of());
        return said;
    }

    private static Set<String> eventKeys() {
        Set<String> keys = new TreeSet<>();
        collect(StartupEvent.class, keys);
        return keys;
    }

    private static void collect(Class<?> family, Set<String> keys) {
        for (Class<?> member : family.getPermittedSubclasses()) {
            if (member.isSealed()) collect(member, keys);
            else
                keys.add("event."
                        + member.getAnnotation(com.fasterxml.jackson.annotation.JsonTypeName.class)
                                .value());
        }
    }

    @Test
    void every_sentence_has_a_text_with_exactly_its_arguments() throws IOException {
        Map<String, Set<String>> said = said();
        assertThat(said).hasSizeGreaterThan(100);
        said.forEach((key, names) -> {
            assertThat(TEXTS.has(key)).as(key).isTrue();
            assertThat(TEXTS.arguments(key)).as(key).isEqualTo(names);
        });
    }

    @Test
    void no_text_is_dead() throws IOException {
        Set<String> used = new TreeSet<>(said().keySet());
        used.addAll(eventKeys());
        assertThat(used).containsAll(TEXTS.keys());
    }

    @Test
    void every_event_but_the_tiring_of_a_day_has_a_line_in_the_log() {
        Set<String> silent = new TreeSet<>(eventKeys());
        silent.removeAll(TEXTS.keys());
        assertThat(silent).containsExactly("event.day-ended");
    }

    @Test
    void events_prompts_and_views_of_whole_games_can_be_read() {
        ItStartup game = new ItStartup(Desk.BOX);
        for (long seed = 0; seed < 6; seed++) {
            Map<String, Object> options = seed == 5 ? Map.of("teams", "2v2") : Map.of();
            int seats = seed == 5 ? 4 : 2 + (int) seed % 3;
            Race race = game.deal(new Deal(seats, Options.of(Desk.BOX, options), seed));
            Rng rng = new Rng(seed);
            while (!game.owes(race).isEmpty()) {
                for (int seat = -1; seat < seats; seat++) reads(Json.MAPPER.valueToTree(game.prompt(race, seat)));
                reads(Json.MAPPER.valueToTree(game.publicView(race)));
                int seat = game.owes(race).get(rng.below(game.owes(race).count()));
                reads(Json.MAPPER.valueToTree(game.privateView(race, seat)));
                List<StartupMove> moves = new java.util.ArrayList<>();
                game.moves(race, seat, moves::add);
                Telling telling = new Telling();
                game.play(race, seat, moves.get(rng.below(moves.size())), telling);
                telling.told().forEach(told -> {
                    String line = TEXTS.event(told.event(), NAMES);
                    assertThat(line == null || !line.contains("{")).isTrue();
                });
            }
            reads(Json.MAPPER.valueToTree(game.result(race)));
        }
    }

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return "seat " + seat;
        }

        @Override
        public String card(String id) {
            return Desk.BOX.catalogue().get(id).name();
        }
    };

    /** Renders every say in a tree. */
    private static void reads(JsonNode node) {
        if (node.isObject() && node.has("key")) {
            boardroom.engine.Say say = Json.MAPPER.treeToValue(node, boardroom.engine.Say.class);
            assertThat(TEXTS.arguments(say.key()))
                    .as(say.key())
                    .isEqualTo(new TreeSet<>(say.args().keySet()));
            assertThat(TEXTS.render(say, NAMES)).isNotBlank();
            for (Arg arg : say.args().values()) assertThat(arg).isNotNull();
        }
        for (JsonNode child : node) reads(child);
    }
}
