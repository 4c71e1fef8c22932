package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.BoxReader;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Boxes that nobody plays, sent to a house with all games: each gets a sentence, and the house goes on. */
@SuppressWarnings("NullAway.Init")
class HostileBoxTest {
    private static final String HERE = "\"<here>\"";

    private static BoardroomServer server;
    private static TestClient mira;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withLimits(Limits.NONE));
        mira = TestClient.join(server.port(), "Mira");
    }

    @AfterAll
    static void the_house_goes_on() {
        String table = mira.table("{\"game\":\"it-startup\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true}");
        assertThat(mira.command("open", table).get("ok").booleanValue()).isTrue();
        assertThat(mira.lastUpdate(table).get("view")).isNotNull();
        mira.close();
        server.close();
    }

    @AfterEach
    void nothing_is_stored() {
        JsonNode tables = TestClient.json(mira.call("GET", "/api/tables", null));
        assertThat(tables.get("mine")).isEmpty();
    }

    /** A table with the shipped box, but this at that place. */
    private static HttpResponse<String> ask(String game, String path, String json) {
        JsonNode box = BoxReader.shipped(game).deepCopy();
        String[] steps = path.split("/", -1);
        JsonNode at = box;
        for (int i = 0; i < steps.length - 1; i++)
            at = at.isArray() ? at.get(Integer.parseInt(steps[i])) : at.get(steps[i]);
        String last = steps[steps.length - 1];
        if (at instanceof ArrayNode array) array.set(Integer.parseInt(last), "<here>");
        else ((ObjectNode) at).put(last, "<here>");
        String body = Json.MAPPER.writeValueAsString(Map.of("game", game, "box", box));
        return mira.call("POST", "/api/tables", body.replace(HERE, json));
    }

    private static JsonNode problem(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
        assertThat(response.body()).doesNotContain("Exception", "jackson", "boardroom.");
        return Json.MAPPER.readTree(response.body());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "esop-wars | ideas/0/copies | 2000000000 | ideas[0].copies: from 0 to 20, but it is 2000000000",
                "esop-wars | segments/5/copies | 21 | segments[5].copies: from 0 to 20, but it is 21",
                "esop-wars | ideas/0/copies | -1 | ideas[0].copies: from 0 to 20, but it is -1",
                "esop-wars | ideas/0/copies | 2147483648 | ideas[0].copies",
                "esop-wars | ideas/0/copies | 1e400 | ideas[0].copies",
                "esop-wars | ideas/0/copies | 1.5 | ideas[0].copies",
                "esop-wars | ideas/0/copies | \"2\" | ideas[0].copies",
                "esop-wars | constants/draftLoops | 1000000000 | constants.draftLoops",
                "esop-wars | constants/draftDeal/product | 100000 | constants.draftDeal.product",
                "esop-wars | constants/teamSize | 100000 | constants.teamSize",
                "esop-wars | constants/maxRaise | 10000 | constants.maxRaise",
                "esop-wars | constants/bidStep | 1 | constants.maxRaise",
                "esop-wars | constants/marketRounds | 1000000000 | constants.marketRounds: Unrecognized property",
                "esop-wars | constants/startValuation | 9223372036854775807 | constants.startValuation",
                "esop-wars | clocks/lotOpenMs | 0 | clocks.lotOpenMs",
                "esop-wars | wildcard/perTeam | 100000 | wildcard.perTeam",
                "esop-wars | seats/max | 2000000000 | seats.max",
                "esop-wars | minutes/max | 2000000000 | minutes.max",
                "esop-wars | options/0/default | 1e400 | options[0].default",
                "esop-wars | options/0/values | [] | options[0].default",
                "esop-wars | options/0/values/0 | {\"a\":{}} | options[0].values[0]",
                "esop-wars | exitCards | [] | exitCards: at least 1",
                "esop-wars | employees | [] | employees: at least 1",
                "esop-wars | employees/3/category | \"wizardry\" | employees[3].category",
                "esop-wars | employees/3 | null | employees[3]",
                "it-startup | cards/0/copies | 2000000000 | cards[0].copies: from 0 to 50, but it is 2000000000",
                "it-startup | seats/min | 1 | seats: it takes two",
                "it-startup | cards/0/copies | -1 | cards[0].copies",
                "it-startup | cards/0/copies | 51 | cards[0].copies: from 0 to 50, but it is 51",
                "it-startup | cards | [] | cards: at least 1",
                "it-startup | constants/startingHand | 100000 | constants.startingHand",
                "it-startup | constants/drawPerTurn | 100000 | constants.drawPerTurn",
                "it-startup | constants/maxActionsPerTurn | 1000000000 | constants.maxActionsPerTurn",
                "it-startup | constants/roundLimit | 1000000000 | constants.roundLimit",
                "it-startup | constants/startingResourcesDie | 0 | constants.startingResourcesDie",
                "it-startup | options/11/max | 1000000 | options[11].values: a range within 1 to 200",
                "it-startup | options/4/seat | false | options[4].values: names a seat",
                "it-startup | options/5/needs | {} | options[5].needs",
                "it-startup | options/9/id | \"speed\" | options[9].id",
                "it-startup | clocksSeconds/turn | -5 | clocksSeconds.turn",
                "ship-it | constants/poolExtra | 100000 | constants.poolExtra: from 0 to 12, but it is 100000",
                "ship-it | seats/min | 1 | seats: it takes two",
                "ship-it | actions/2/cost | 5 | actions[2]: must be open to all, always, for free",
                "ship-it | actions/2/slots | 2 | actions[2]: must be open",
                "ship-it | marketThemes/1/effects/0/action | \"pay-down-debt\" | marketThemes[1].effects",
                "ship-it | events/2/copies | 0 | events[2].copies",
                "ship-it | puzzle/language/loopTimes/min | 1 | puzzle.language.loopTimes.min",
                "ship-it | constants/hireLimitPerDraft | 100000 | constants.hireLimitPerDraft",
                "ship-it | constants/ratingMin | 600 | constants.ratingMin",
                "ship-it | sprintBag/0/count | 100000 | sprintBag[0].count: from 0 to 50, but it is 100000",
                "ship-it | optionConstants/sprintDrawsBase | 0 | optionConstants.sprintDrawsBase",
                "ship-it | events/0/copies | 2000000000 | events[0].copies",
                "ship-it | marketThemes/0/effects/0/base | 2000000000 | marketThemes[0].effects[0].base",
                "ship-it | rounds | 1000000000 | rounds: from 1 to 10",
                "ship-it | options/0/values | [4,1000000000] | options[0].values[1]",
                "ship-it | options/0/values | [4,50] | options[0].values: 50 is not one of",
                "ship-it | options/0/id | \"turns\" | options[0].id",
                "ship-it | engineerLevels/0/salaryMin | 900 | engineerLevels[0].salaryMin",
                "ship-it | clocks/botDelayMinMs | 9000 | clocks.botDelayMinMs",
                "ship-it | puzzle/generator/attempts | 1000000000 | puzzle.generator.attempts",
                "ship-it | puzzle/generator/dryRunSteps | 100000 | puzzle.generator.dryRunSteps",
                "ship-it | puzzle/language/stepLimit | 2000000000 | puzzle.language.stepLimit",
                "ship-it | puzzle/language/loopTimes/max | 100000 | puzzle.language.loopTimes.max",
                "ship-it | puzzle/difficulties/0/maxSize | 100000 | puzzle.difficulties[0].maxSize",
                "ship-it | puzzle/generator/recipes/1/0/main | \"M*999999999\" | puzzle.generator.recipes.1[0]",
                "ship-it | puzzle/generator/recipes/1/0/main | \"loop(9-2)[M]\" | puzzle.generator.recipes.1[0]",
                "ship-it | puzzle/generator/recipes/1/0/main | \"loop(2\" | puzzle.generator.recipes.1[0]",
                "ship-it | puzzle/generator/recipes/1/0/main | \"M]M\" | puzzle.generator.recipes.1[0]",
                "ship-it | puzzle/generator/recipes/1/0/main | \"if(rich\" | puzzle.generator.recipes.1[0]",
                "ship-it | puzzle/generator/recipes/4/5/function | \"M F\" | puzzle.generator.recipes.4[5].function",
                "ship-it | puzzle/examples/0/map/1 | \"\" | puzzle.examples[0].map[1]",
                "ship-it | puzzle/examples/0/solution/main | [] | puzzle.examples[0].solution",
                "ship-it | corporationPresets/0/tech | \"magic\" | corporationPresets[0].tech",
                "boss | constants/slackPerIdea | 0 | constants.slackPerIdea: from 1 to 100",
                "boss | constants/moraleMaximum | 2000000000 | constants.moraleMaximum: from 1 to 20",
                "boss | constants/cardsPerPhaseExtra | -1 | constants.cardsPerPhaseExtra",
                "boss | workers/0/morale | 6 | workers[0].morale: at most 5",
                "boss | workers/0/leadership/base | 1000 | workers[0].leadership.base: from 0 to 20",
                "boss | projects/0/rounds | 0 | projects[0].rounds: from 1 to 20",
                "boss | projects/0/type | \"alchemy\" | projects[0].type",
                "boss | events | [] | events: at least 1",
                "boss | issues/0/choices | [] | issues[0].choices: at least 2",
                "boss | solo/levels/0/bids | [] | solo.levels[0].bids: at least 1",
                "boss | solo/levels/0/id | \"gentle\" | solo.levels: there is no level easy",
                "boss | agenda/0/id | \"offsite\" | agenda: must be",
                "boss | clocksSeconds/organisation | 0 | clocksSeconds.organisation",
                "ship-shape | seats/min | 1 | seats.min: it takes two",
                "ship-shape | seats/max | 7 | seats.max: more than there are player cards",
                "ship-shape | constants/tokens/organic | 2000000000 | constants.tokens.organic: from 0 to 100",
                "ship-shape | constants/tokens/organic | -1 | constants.tokens.organic",
                "ship-shape | constants/tokens/specialty | 0 | cards.orders[5].requirement: more tokens than there are",
                "ship-shape | constants/supplyLimit | 1000 | constants.supplyLimit: from 1 to 5",
                "ship-shape | constants/transportLimit | 1000 | constants.transportLimit: from 1 to 4",
                "ship-shape | constants/heavyLoad | 1 | constants.heavyLoad: only 0 orders are lighter",
                "ship-shape | constants/halvesPerPoint | 3 | constants.halvesPerPoint",
                "ship-shape | constants/ratingSpareDays | [] | constants.ratingSpareDays: at least 1",
                "ship-shape | cards/orders/2/load | 7 | cards.orders[2].load: must be 6",
                "ship-shape | cards/orders/2/requirement/specialty | -1 | cards.orders[2].requirement.specialty",
                "ship-shape | cards/orders/0/type | \"tube\" | cards.orders[0].type",
                "ship-shape | cards/orders | [] | cards.orders: at least 1",
                "ship-shape | cards/transports/0/types | [] | cards.transports[0].types: at least 1",
                "ship-shape | cards/supplies/0/output/organic | 1e9 | cards.supplies[0].output.organic",
                "ship-shape | options/0/values | [4,1000000000] | options[0].values",
                "ship-shape | options/6/values | [10,0] | options[6].values: 0 is not one of",
                "ship-shape | clocksSeconds/business | 0 | clocksSeconds.business",
            })
    void a_box_that_can_not_be_played_is_refused_with_the_place(String game, String path, String json, String words) {
        JsonNode problem = problem(ask(game, path, json));

        assertThat(problem.get("say").get("key").stringValue()).isEqualTo("box.broken");
        assertThat(problem.get("text").stringValue()).contains(words);
    }

    @ParameterizedTest
    @CsvSource({
        "esop-wars, teams, null",
        "it-startup, presets, null",
        "ship-it, engineerNames, '\"Ada\"'",
        "ship-shape, presets, null"
    })
    void a_list_without_end_is_refused(String game, String list, String element) {
        JsonNode problem = problem(ask(game, list, "[" + element + ("," + element).repeat(99_999) + "]"));

        assertThat(problem.get("text").stringValue())
                .contains(list + ": at most")
                .contains("100000");
    }

    @ParameterizedTest
    @CsvSource({
        "esop-wars, employees/0/text, employees[0].text",
        "it-startup, cards/0/flavor, cards[0].flavor",
        "ship-it, actions/0/name, actions[0].name",
        "ship-shape, cards/orders/0/client, cards.orders[0].client"
    })
    void a_text_without_end_is_refused(String game, String path, String place) {
        JsonNode problem = problem(ask(game, path, "\"" + "x".repeat(900_000) + "\""));

        assertThat(problem.get("text").stringValue()).contains(place + ": at most 1000 letters, but there are 900000");
    }

    @Test
    void what_is_larger_than_a_box_can_be_is_not_read_at_all() {
        HttpResponse<String> response = ask("ship-it", "title", "\"" + "x".repeat(2_000_000) + "\"");

        assertThat(response.statusCode()).isEqualTo(413);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "-Infinity", "01", "[[[[", "DEEP"})
    void what_is_no_json_is_refused(String json) {
        String deep = "[".repeat(10_000) + "]".repeat(10_000);

        JsonNode problem = problem(ask("ship-it", "rounds", json.equals("DEEP") ? deep : json));

        assertThat(problem.get("say").get("key").stringValue()).isEqualTo("request.malformed");
    }

    @Test
    void a_deep_program_in_a_box_is_refused() {
        String loop = "{\"op\":\"loop\",\"times\":2,\"body\":[";
        String deep = "[" + loop.repeat(40) + "]}".repeat(40) + "]";

        JsonNode problem = problem(ask("ship-it", "puzzle/examples/0/solution/main", deep));

        assertThat(problem.get("text").stringValue()).contains("puzzle.examples[0].solution");
    }
}
