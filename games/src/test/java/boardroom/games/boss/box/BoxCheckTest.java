package boardroom.games.boss.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.games.boss.Boss;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A box that can't be played is refused with the place of its fault. */
class BoxCheckTest {
    private static void refused(String place, Consumer<ObjectNode> change) {
        ObjectNode box = (ObjectNode) BoxReader.shipped("boss").deepCopy();
        change.accept(box);
        assertThatThrownBy(() -> Boss.TITLE.open(box))
                .isInstanceOfSatisfying(
                        BrokenBox.class, broken -> assertThat(broken.place()).isEqualTo(place));
    }

    private static ObjectNode option(ObjectNode box, String id) {
        for (var option : box.get("options")) if (option.get("id").stringValue().equals(id)) return (ObjectNode) option;
        throw new AssertionError(id);
    }

    private static ObjectNode card(ObjectNode box, String list, String id) {
        for (var card : box.get(list)) if (card.get("id").stringValue().equals(id)) return (ObjectNode) card;
        throw new AssertionError(id);
    }

    private static int placeOf(String list, String id) {
        ArrayNode cards = (ArrayNode) BoxReader.shipped("boss").get(list);
        for (int i = 0; i < cards.size(); i++)
            if (cards.get(i).get("id").stringValue().equals(id)) return i;
        throw new AssertionError(id);
    }

    @Test
    void partners_are_two_pairs() {
        refused("options.partners.needs", box -> option(box, "partners").remove("needs"));
    }

    @Test
    void nobody_trades_or_races_alone() {
        refused("options.trade.fromSeats", box -> option(box, "trade").remove("fromSeats"));
        refused("options.victory.fromSeats", box -> option(box, "victory").put("fromSeats", 1));
    }

    @Test
    void the_agenda_has_its_four_items() {
        refused("agenda", box -> ((ObjectNode) box.get("agenda").get(0)).put("id", "offsite"));
    }

    @Test
    void every_level_of_the_rival_is_there() {
        refused(
                "solo.levels",
                box -> ((ObjectNode) box.get("solo").get("levels").get(0)).put("id", "gentle"));
    }

    @Test
    void nobody_is_happier_than_morale_goes() {
        refused("workers[0].morale", box -> card(box, "workers", "boris").put("morale", 6));
        refused("startingWorker.morale", box -> ((ObjectNode) box.get("startingWorker")).put("morale", 9));
    }

    @Test
    void a_special_does_what_a_special_can() {
        refused(
                "projects[0].special.then.kind",
                box -> ((ObjectNode) card(box, "projects", "self-buttering-toast")
                                .get("special")
                                .get("then"))
                        .put("kind", "quit"));
        refused(
                "projects[0].special.then.amount",
                box -> ((ObjectNode) card(box, "projects", "self-buttering-toast")
                                .get("special")
                                .get("then"))
                        .put("amount", 0));
    }

    @Test
    void what_lasts_says_what_it_gives() {
        refused(
                "projects[1].lasting[0]",
                box -> ((ObjectNode) card(box, "projects", "pocket-particle-sorter")
                                .get("lasting")
                                .get(0))
                        .remove("type"));
    }

    @Test
    void a_condition_says_how_much() {
        refused(
                "issues[0].test",
                box -> ((ObjectNode) card(box, "issues", "mug-war").get("test")).remove("is"));
    }

    @Test
    void the_last_way_out_costs_nothing() {
        refused(
                "issues[0].choices",
                box -> ((ObjectNode)
                                card(box, "issues", "mug-war").get("choices").get(1))
                        .putObject("cost")
                        .put("cash", 1));
    }

    @Test
    void what_changes_something_must_last() {
        refused(
                "events[" + placeOf("events", "recession") + "].duration",
                box -> card(box, "events", "recession").remove("duration"));
    }

    @Test
    void an_effect_can_be_carried_out() {
        int place = placeOf("events", "bank-holiday");
        refused(
                "events[" + place + "].rules",
                box -> ((ObjectNode) card(box, "events", "bank-holiday")
                                .get("rules")
                                .get(0)
                                .get("do")
                                .get(0))
                        .put("target", "largest"));
        refused(
                "events[" + placeOf("events", "flu-season") + "].rules",
                box -> ((ObjectNode) card(box, "events", "flu-season")
                                .get("rules")
                                .get(0)
                                .get("do")
                                .get(0))
                        .remove("every"));
    }
}
