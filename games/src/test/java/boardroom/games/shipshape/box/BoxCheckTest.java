package boardroom.games.shipshape.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Json;
import boardroom.games.shipshape.ShipShape;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A box that can't be played is refused with the place of its fault. */
class BoxCheckTest {
    private static void refused(String place, Consumer<ObjectNode> change) {
        ObjectNode box = (ObjectNode) BoxReader.shipped("ship-shape").deepCopy();
        change.accept(box);
        assertThatThrownBy(() -> ShipShape.TITLE.open(box))
                .isInstanceOfSatisfying(
                        BrokenBox.class, broken -> assertThat(broken.place()).isEqualTo(place));
    }

    private static ObjectNode card(ObjectNode box, String list, int place) {
        return (ObjectNode) box.get("cards").get(list).get(place);
    }

    private static void keep(ObjectNode box, String list, int count) {
        ArrayNode cards = (ArrayNode) box.get("cards").get(list);
        while (cards.size() > count) cards.remove(count);
    }

    private static ObjectNode constants(ObjectNode box) {
        return (ObjectNode) box.get("constants");
    }

    private static ObjectNode option(ObjectNode box, String id) {
        for (var option : box.get("options")) if (option.get("id").stringValue().equals(id)) return (ObjectNode) option;
        throw new AssertionError(id);
    }

    @Test
    void nobody_ships_alone() {
        refused("seats.min", box -> ((ObjectNode) box.get("seats")).put("min", 1));
    }

    @Test
    void everybody_needs_a_player_card() {
        refused("seats.max", box -> keep(box, "players", 3));
    }

    @Test
    void a_load_is_the_sum_of_the_requirement() {
        refused("cards.orders[2].load", box -> card(box, "orders", 2).put("load", 7));
    }

    @Test
    void an_order_can_be_paid_from_the_tokens_there_are() {
        refused("cards.orders[0].requirement", box -> {
            constants(box).set("tokens", Json.MAPPER.valueToTree(new Tokens(1, 30, 30, 15)));
        });
    }

    @Test
    void an_order_can_be_carried_by_the_transports_there_are() {
        refused("cards.orders[7].load", box -> {
            for (int i = 0; i < 21; i++) card(box, "transports", i).put("capacity", 1);
        });
    }

    @Test
    void there_are_orders_for_the_largest_week() {
        refused("cards.orders", box -> keep(box, "orders", 4));
    }

    @Test
    void a_gentle_start_ends() {
        refused("constants.heavyLoad", box -> constants(box).put("heavyLoad", 4));
    }

    @Test
    void the_pool_can_be_filled() {
        refused("cards.supplies", box -> keep(box, "supplies", 5));
        refused("cards.transports", box -> {
            keep(box, "transports", 4);
            ArrayNode orders = (ArrayNode) box.get("cards").get("orders");
            for (int i = orders.size() - 1; i >= 0; i--)
                if (orders.get(i).get("load").intValue() > 6
                        || !orders.get(i).get("type").stringValue().equals("rail")) orders.remove(i);
        });
    }

    @Test
    void a_firm_brings_something() {
        refused(
                "cards.players[1].output",
                box -> card(box, "players", 1).set("output", Json.MAPPER.valueToTree(Tokens.NONE)));
    }

    @Test
    void every_month_that_is_won_has_a_rating() {
        refused("constants.ratingSpareDays[3].atLeast", box -> rating(box, 3).put("atLeast", 1));
        refused("constants.ratingSpareDays[1].atLeast", box -> rating(box, 1).put("atLeast", 10));
    }

    private static ObjectNode rating(ObjectNode box, int line) {
        return (ObjectNode) constants(box).get("ratingSpareDays").get(line);
    }

    @Test
    void options_are_those_the_rules_know() {
        refused("options[0].values", box -> {
            ((ArrayNode) option(box, "weeks").get("values")).add(0);
        });
        refused("options[11].values", box -> {
            ((ArrayNode) option(box, "failure").get("values")).add("shrug");
        });
    }

    @Test
    void limits_that_make_too_many_choices_are_out_of_bounds() {
        refused("constants.supplyLimit", box -> constants(box).put("supplyLimit", 6));
        refused("constants.transportLimit", box -> constants(box).put("transportLimit", 5));
    }
}
