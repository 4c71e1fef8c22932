package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.games.itstartup.box.BoxCheck;
import boardroom.games.itstartup.box.EffectKind;
import boardroom.games.itstartup.box.EmployeeCard;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.box.KnowledgeCard;
import boardroom.games.itstartup.box.StartupCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every card does what it says, and a card that did not would be noticed. */
class CardsTest {
    private static final List<String> NUMBERS = List.of("amount", "look", "maxCost", "cost", "otherwise");

    /** Targets that are easily mistaken for each other. */
    private static final Map<String, String> OTHERS = Map.of(
            "other-own-employee", "other-own-employee-not-on-loan",
            "other-own-employee-not-on-loan", "other-own-employee",
            "opponent-employee", "opponent-employee-not-on-loan",
            "opponent-employee-not-on-loan", "opponent-employee");

    @TestFactory
    Stream<DynamicTest> every_card_does_what_its_text_says() {
        return CardScenarios.all().entrySet().stream()
                .map(card -> DynamicTest.dynamicTest(
                        card.getKey(), () -> card.getValue().play(Desk.BOX)));
    }

    @Test
    void no_card_of_the_box_is_without_a_scene() {
        Set<String> titles = new TreeSet<>();
        for (StartupCard title : Desk.BOX.catalogue().titles()) titles.add(title.id());
        assertThat(CardScenarios.all().keySet()).isEqualTo(titles);
    }

    @Test
    void no_card_of_the_box_is_without_an_effect() {
        for (StartupCard title : Desk.BOX.catalogue().titles()) {
            boolean does = !title.effects().isEmpty()
                    || (title instanceof KnowledgeCard knowledge && knowledge.bonus() > 0)
                    || (title instanceof EmployeeCard employee && employee.efficiency() > 0);
            assertThat(does).as(title.name()).isTrue();
        }
    }

    @Test
    void every_kind_of_effect_stands_on_a_card() {
        Set<EffectKind> printed = new TreeSet<>();
        for (StartupCard title : Desk.BOX.catalogue().titles())
            title.effects().forEach(effect -> printed.add(effect.kind()));
        assertThat(printed).containsExactly(EffectKind.values());
    }

    /** A box in which one word of one card is changed must fail its scene; printed numbers: {@code RulebookTest}. */
    @TestFactory
    Stream<DynamicTest> a_card_that_did_something_else_would_be_noticed() {
        return CardScenarios.all().entrySet().stream()
                .flatMap(scene -> slips(scene.getKey()).stream()
                        .map(slip -> DynamicTest.dynamicTest(
                                scene.getKey() + ": " + slip.name(),
                                () -> isNoticed(scene.getValue(), changed(scene.getKey(), slip.change())))));
    }

    private static void isNoticed(CardScenarios.Scene scene, ItStartupBox box) {
        BoxCheck.check(box);
        assertThatThrownBy(() -> scene.play(box))
                .isInstanceOfAny(AssertionError.class, IllegalArgumentException.class, IllegalStateException.class);
    }

    /** A slip of the pen on a card. */
    private record Slip(String name, Consumer<ObjectNode> change) {}

    private static List<Slip> slips(String id) {
        List<Slip> slips = new ArrayList<>();
        ObjectNode card = card(BoxReader.shipped("it-startup"), id);
        for (int i = 0; i < card.get("effects").size(); i++) {
            int place = i;
            JsonNode effect = card.get("effects").get(i);
            String kind = effect.get("kind").stringValue();
            slips.add(new Slip("no " + kind, json -> json.withArray("effects").remove(place)));
            for (String number : NUMBERS)
                if (effect.has(number)) {
                    slips.add(
                            new Slip(kind + " with one more " + number, json -> add(effectOf(json, place), number, 1)));
                    slips.add(new Slip(
                            kind + " with one less " + number, json -> add(effectOf(json, place), number, -1)));
                }
            if (effect.has("optional"))
                slips.add(new Slip(
                        kind + " as a must", json -> effectOf(json, place).remove("optional")));
            String target = effect.path("target").stringValue("");
            if (OTHERS.containsKey(target))
                slips.add(new Slip(
                        kind + " aimed at " + OTHERS.get(target),
                        json -> effectOf(json, place).put("target", OTHERS.get(target))));
            if (effect.path("trigger").stringValue("").equals("endOfTurn"))
                slips.add(new Slip(
                        kind + " when played", json -> effectOf(json, place).put("trigger", "whenPlayed")));
        }
        if (card.path("counter").isObject()) {
            slips.add(new Slip("no counter", json -> json.putNull("counter")));
            slips.add(new Slip(
                    "a counter for one more",
                    json -> ((ObjectNode) json.get("counter"))
                            .put("pay", json.get("counter").get("pay").intValue() + 1)));
            slips.add(new Slip("a counter paid to the other", json -> {
                boolean bank = json.get("counter").get("payTo").stringValue().equals("bank");
                ((ObjectNode) json.get("counter")).put("payTo", bank ? "actor" : "bank");
            }));
        }
        return slips;
    }

    private static ObjectNode effectOf(ObjectNode json, int place) {
        return (ObjectNode) json.get("effects").get(place);
    }

    private static void add(ObjectNode json, String number, int more) {
        json.put(number, json.get(number).intValue() + more);
    }

    private static ObjectNode card(JsonNode box, String id) {
        for (JsonNode card : box.get("cards")) if (card.get("id").stringValue().equals(id)) return (ObjectNode) card;
        throw new IllegalArgumentException(id);
    }

    private static ItStartupBox changed(String id, Consumer<ObjectNode> change) {
        JsonNode json = BoxReader.shipped("it-startup");
        change.accept(card(json, id));
        return BoxReader.read(json, ItStartupBox.class);
    }
}
