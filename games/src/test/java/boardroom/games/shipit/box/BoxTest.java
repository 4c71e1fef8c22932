package boardroom.games.shipit.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.games.shipit.ShipIt;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.Luck;
import boardroom.games.shipit.rules.Resolution;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
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
                "defaultsOnTimeout.corporation.tech");
    }

    /** What was once told twice stands on its card, in its level or in its table alone. */
    @Test
    void a_number_stands_in_the_box_once() {
        isBroken(box -> ((ObjectNode) box.path("constants")).put("leanTeamPercent", 70), "constants.leanTeamPercent");
        isBroken(box -> ((ObjectNode) box.path("scoring")).put("ipoPrep", 25_000), "scoring.ipoPrep");
        isBroken(
                box -> ((ObjectNode) box.path("puzzle").path("difficulties").path(0)).put("seconds", 30),
                "puzzle.difficulties[0].seconds");
        ObjectNode json = (ObjectNode) BoxReader.shipped("ship-it").deepCopy();
        ((ObjectNode) json.path("funding").path(1).path("power")).put("percent", 70);
        ((ObjectNode) json.path("tech").path(2).path("bonus")).put("amount", 300);
        ShipBox changed = (ShipBox) ShipIt.TITLE.open(json).box();
        assertThat(changed.funding().get(1).hirePercent()).isEqualTo(70);
        Company c = Fixture.company(0, "vc", "move", "platform");
        c.debt = 0;
        c.tech = changed.tech().get(2);
        Fixture.plan(c, "S ai > develop", "S ai > develop");
        int users = c.mau;
        Fixture.resolve(Fixture.state(1, c), c);
        assertThat(c.mau - users).isEqualTo(2 * 500 + 2 * 300);
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

    /** What the box of the game says about the order, changed: at one place, to another word or none. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "nothing",
            value = {
                "11, nap, resolutionOrder[11]", // upgrade-servers
                "11, optimize-code.users, resolutionOrder[11]",
                "11, nothing, resolutionOrder",
                "10, nothing, resolutionOrder",
                "0, nothing, resolutionOrder", // costs
                "0, ai-debt, resolutionOrder[1]",
                "19, nothing, resolutionOrder" // income
            })
    void every_step_of_a_resolution_stands_in_its_order_once(int at, @Nullable String word, String place) {
        isBroken(
                box -> {
                    ArrayNode order = (ArrayNode) box.path("resolutionOrder");
                    if (word == null) order.remove(at);
                    else order.set(at, word);
                },
                place);
    }

    @ParameterizedTest
    @CsvSource({"12, marketing, 12", "12, optimize-code.rating, 12", "3, optimize-code, 4", "12, costs, 12"})
    void no_step_of_a_resolution_comes_twice(int at, String word, int place) {
        isBroken(box -> ((ArrayNode) box.path("resolutionOrder")).insert(at, word), "resolutionOrder[" + place + "]");
    }

    /** One step of the order, taken from its place to another. */
    @ParameterizedTest
    @CsvSource({
        "1, 5, resolutionOrder[5]", // ai-debt after debt-level
        "4, 5, resolutionOrder[5]", // pay-down-debt after debt-level
        "7, 0, resolutionOrder[0]", // marketing before debt-level
        "10, 18, resolutionOrder[18]", // optimize-code.rating after rating-clamp
        "16, 18, resolutionOrder[18]", // quality-bonus after rating-clamp
        "15, 20, resolutionOrder[20]" // acquisition-target after milestones
    })
    void a_sum_is_settled_when_all_of_it_is_there(int from, int to, String place) {
        isBroken(box -> moveStep(box, from, to), place);
    }

    private static void moveStep(JsonNode box, int from, int to) {
        ArrayNode order = (ArrayNode) box.path("resolutionOrder");
        order.insert(to, order.remove(from));
    }

    /** 5.4 asks for the users reached so far: G12, and the same with Monetization before Develop Features. */
    @ParameterizedTest
    @CsvSource({"9, 9, 1210", "9, 6, 1120"})
    void a_resolution_goes_by_the_order_of_its_box(int from, int to, int revenue) {
        JsonNode json = BoxReader.shipped("ship-it").deepCopy();
        moveStep(json, from, to);
        ShipBox box = BoxReader.read(json, ShipBox.class);
        Company c = Fixture.company(0, "boot", "quality", "b2b");
        Fixture.plan(c, "S devops > monetization", "J frontend > develop");
        new Resolution(box, new Actions(box)).resolve(Fixture.state(1, c), c, false, Luck.noted(0, 0), null);
        assertThat(c.mau).isEqualTo(1350);
        assertThat(c.revenue).isEqualTo(revenue);
    }

    @Test
    void numbers_come_from_the_box() {
        ObjectNode json = (ObjectNode) BoxReader.shipped("ship-it").deepCopy();
        ((ObjectNode) json.path("constants")).put("startServerCapacity", 40);
        ShipIt changed = (ShipIt) ShipIt.TITLE.open(json);
        assertThat(changed.box().constants().startServerCapacity()).isEqualTo(40);
    }
}
