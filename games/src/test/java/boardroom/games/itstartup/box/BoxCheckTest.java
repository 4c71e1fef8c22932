package boardroom.games.itstartup.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Json;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.rules.Desk;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
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
        assertThat(Desk.BOX.catalogue().titles().stream().map(StartupCard::kind).distinct())
                .hasSize(6);
    }

    @Test
    void every_word_of_the_box_is_known_and_explained() {
        assertThat(words(EffectKind.values()))
                .isEqualTo(new TreeSet<>(Desk.BOX.vocabulary().effects().keySet()));
        assertThat(words(TargetKind.values()))
                .isEqualTo(new TreeSet<>(Desk.BOX.vocabulary().targets().keySet()));
        assertThat(words(Trigger.values()))
                .isEqualTo(new TreeSet<>(Desk.BOX.vocabulary().triggers()));
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
                fault("timeoutDefaults", box -> ((ObjectNode) box.get("timeoutDefaults")).put("turn", "dance")),
                fault("deckCheck.total", box -> card(box, 0).put("copies", 3)),
                fault(
                        "deckCheck.copiesByKind",
                        box -> card(box, 0).put("role", "agile-coach").put("efficiency", 0)),
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
