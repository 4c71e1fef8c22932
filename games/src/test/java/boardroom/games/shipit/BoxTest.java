package boardroom.games.shipit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A box that can't be played says where and why. */
class BoxTest {
    private static void isBroken(java.util.function.Consumer<ObjectNode> change, String place) {
        JsonNode json = BoxReader.shipped("ship-it").deepCopy();
        change.accept((ObjectNode) json);
        assertThatThrownBy(() -> ShipIt.TITLE.open(json))
                .isInstanceOfSatisfying(
                        BrokenBox.class, e -> assertThat(e.place()).isEqualTo(place));
    }

    @Test
    void the_shipped_box_opens() {
        assertThat(ShipIt.TITLE.open().box().title()).isEqualTo("Ship It!");
    }

    @Test
    void what_is_wrong_is_named_with_its_place() {
        isBroken(box -> ((ObjectNode) box.path("actions").path(0)).put("cost", -1), "actions[0].cost");
        isBroken(box -> ((ObjectNode) box.path("actions").path(0)).put("slots", 0), "actions[0].slots");
        isBroken(box -> ((ObjectNode) box.path("debtLevels").path(1)).put("min", 5), "debtLevels[1].min");
        isBroken(
                box -> ((ObjectNode) box.path("corporationPresets").path(2)).put("tech", "none"),
                "corporationPresets[2].tech");
        isBroken(box -> ((ObjectNode) box.path("funding").path(1)).remove("startMoney"), "funding[1].startMoney");
        isBroken(
                box -> ((ObjectNode) box.path("events").path(0).path("effect").path(0)).put("kind", "rain"),
                "events[0].effect[0]");
        isBroken(
                box -> ((ObjectNode) box.path("puzzle").path("difficulties").path(2)).put("id", 7),
                "puzzle.difficulties[2].id");
        isBroken(
                box -> ((ObjectNode) box.path("defaultsOnTimeout").path("corporation")).put("tech", "none"),
                "defaultsOnTimeout.corporation");
    }

    @Test
    void a_number_told_twice_must_be_changed_twice() {
        isBroken(box -> ((ObjectNode) box.path("constants")).put("leanTeamPercent", 70), "constants.leanTeamPercent");
        isBroken(
                box -> ((ObjectNode) box.path("tech").path(2).path("bonus")).put("amount", 300),
                "constants.moveFastMauPerDevelopEngineer");
        isBroken(
                box -> ((ObjectNode) box.path("actions").path(9).path("effects").path(0)).put("points", 30),
                "scoring.ipoPrep");
        isBroken(
                box -> ((ObjectNode) box.path("puzzleRewards").path(1)).put("money", 5), "constants.puzzleRewardMoney");
        ObjectNode json = (ObjectNode) BoxReader.shipped("ship-it").deepCopy();
        ((ObjectNode) json.path("constants")).put("leanTeamPercent", 70);
        ((ObjectNode) json.path("funding").path(1).path("power")).put("percent", 70);
        assertThat(ShipIt.TITLE.open(json).box().title()).isEqualTo("Ship It!");
    }

    @Test
    void nothing_is_divided_by_nothing() {
        isBroken(
                box -> ((ObjectNode) box.path("constants")).put("incomeMauPerDollar", 0),
                "constants.incomeMauPerDollar");
        isBroken(
                box -> ((ObjectNode) box.path("constants")).put("marketFactorMauUnit", 0),
                "constants.marketFactorMauUnit");
        isBroken(
                box -> ((ObjectNode) box.path("funding").path(1).path("power")).put("percent", 0),
                "funding[1].power.percent");
    }

    @Test
    void a_bag_holds_as_many_tokens_as_may_be_drawn() {
        isBroken(
                box -> ((ObjectNode) box.path("optionConstants")).put("sprintDrawsMax", 13),
                "optionConstants.sprintDrawsMax");
    }

    @Test
    void numbers_come_from_the_box() {
        ObjectNode json = (ObjectNode) BoxReader.shipped("ship-it").deepCopy();
        ((ObjectNode) json.path("constants")).put("startServerCapacity", 40);
        ShipIt changed = (ShipIt) ShipIt.TITLE.open(json);
        assertThat(changed.box().constants().startServerCapacity()).isEqualTo(40);
    }
}
