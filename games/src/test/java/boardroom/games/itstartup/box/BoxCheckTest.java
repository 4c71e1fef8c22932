package boardroom.games.itstartup.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Json;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.box.ActionCard.Stance;
import boardroom.games.itstartup.rules.Desk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The box is that of the rules, and one that can't be played is refused with the place of its fault. */
class BoxCheckTest {
    @Test
    void the_deck_is_that_of_2_3() {
        assertThat(Desk.BOX.catalogue().copies().all()).hasSize(64);
        assertThat(Desk.BOX.catalogue().titles()).hasSize(37);
        assertThat(copies(EmployeeCard.class, card -> card.role() == Role.DEVELOPER))
                .isEqualTo(26);
        assertThat(copies(EmployeeCard.class, card -> card.role() == Role.HR)).isEqualTo(8);
        assertThat(copies(EmployeeCard.class, card -> card.role() == Role.AGILE_COACH))
                .isEqualTo(2);
        assertThat(copies(KnowledgeCard.class, _ -> true)).isEqualTo(7);
        assertThat(copies(ActionCard.class, card -> card.stance() == Stance.HELP))
                .isEqualTo(9);
        assertThat(copies(ActionCard.class, card -> card.stance() == Stance.SABOTAGE))
                .isEqualTo(12);
    }

    private static <C extends StartupCard> int copies(Class<C> type, Predicate<C> condition) {
        return Desk.BOX.catalogue().titles().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .filter(condition)
                .mapToInt(StartupCard::copies)
                .sum();
    }

    /** 5.10: the words for what cards do. */
    @Test
    void every_effect_is_explained_in_the_rulebook() throws IOException {
        String rules = Files.readString(Path.of("..", "docs", "rules", "it-startup.md"));
        String catalogue = rules.substring(rules.indexOf("### 5.10"), rules.indexOf("## 6."));
        Set<String> explained = new TreeSet<>();
        for (String line :
                catalogue.lines().filter(row -> row.startsWith("| `")).toList()) {
            Matcher word = Pattern.compile("`(\\w+)`").matcher(line.split("\\|", -1)[1]);
            while (word.find()) explained.add(word.group(1));
        }
        assertThat(words(EffectKind.values())).isEqualTo(explained);
    }

    private static Set<String> words(Object[] values) {
        Set<String> words = new TreeSet<>();
        Arrays.stream(values)
                .map(value -> Json.MAPPER.valueToTree(value).stringValue())
                .forEach(words::add);
        return words;
    }

    @Test
    void a_box_written_and_read_again_is_the_same() {
        JsonNode written = Json.MAPPER.valueToTree(Desk.BOX);
        assertThat(Json.MAPPER
                        .valueToTree(BoxReader.read(written, ItStartupBox.class))
                        .equals(written))
                .isTrue();
        assertThat(written.get("cards")).hasSize(37);
    }

    /** One fault and the place it must be found at. */
    private interface Fault {
        void in(ObjectNode box);
    }

    @TestFactory
    Stream<DynamicTest> faults_are_named_with_their_place() {
        return Stream.of(
                fault("constants.planSlots", box -> constants(box).put("planSlots", 2)),
                fault("constants.knowledgeMovesPerTurn", box -> constants(box).put("knowledgeMovesPerTurn", 3)),
                fault("constants.startingHand", box -> constants(box).put("startingHand", 20)),
                fault("constants.burnoutLimitBase", box -> constants(box).put("burnoutLimitBase", 0)),
                fault(
                        "constants.hoardCapByPlayers",
                        box -> ((ObjectNode) constants(box).get("hoardCapByPlayers")).remove("3")),
                fault("cards", box -> box.get("cards").forEach(card -> ((ObjectNode) card).put("copies", 17))),
                fault(
                        "constants.startingHand",
                        box -> box.get("cards").forEach(card -> ((ObjectNode) card).put("copies", 0))),
                fault("cards[0].efficiency", box -> card(box, 0).put("role", "agile-coach")),
                fault("cards[0].cost", box -> card(box, 0).put("cost", -1)),
                fault("cards[13].efficiency", box -> card(box, 13).put("efficiency", 1)),
                fault("cards[1].effects[0].amount", box -> effect(box, 1).remove("amount")),
                fault("cards[1].effects[0].trigger", box -> effect(box, 1).put("trigger", "whenPlayed")),
                fault("cards[7].effects[0].take", box -> effect(box, 7).put("take", 2)),
                fault("cards[8].effects[0].target", box -> effect(box, 8).put("target", "self")),
                fault("cards[16].effects[0].perTurn", box -> effect(box, 16).put("perTurn", 2)),
                fault("cards[24].effects[0].kind", box -> effect(box, 24).put("kind", "takeOver")));
    }

    private static DynamicTest fault(String place, Fault fault) {
        return DynamicTest.dynamicTest(place, () -> {
            ObjectNode json = (ObjectNode) BoxReader.shipped("it-startup");
            fault.in(json);
            assertThatThrownBy(() -> ItStartup.TITLE.open(json))
                    .isInstanceOfSatisfying(
                            BrokenBox.class,
                            broken -> assertThat(broken.place()).isEqualTo(place));
        });
    }

    private static ObjectNode constants(ObjectNode box) {
        return (ObjectNode) box.get("constants");
    }

    private static ObjectNode card(ObjectNode box, int place) {
        return (ObjectNode) box.get("cards").get(place);
    }

    private static ObjectNode effect(ObjectNode box, int place) {
        return (ObjectNode) card(box, place).get("effects").get(0);
    }

    @Test
    void the_game_opens_as_shipped() {
        assertThat(ItStartup.TITLE.open().box().id()).isEqualTo("it-startup");
    }
}
