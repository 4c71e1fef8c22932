package boardroom.games.esopwars.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.games.Shelf;
import boardroom.games.esopwars.EsopWars;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A box that can't be played is refused with its place; any other change of a number plays. */
class BoxCheckTest {

    private static EsopWars open(Consumer<ObjectNode> change) {
        ObjectNode json = (ObjectNode) BoxReader.shipped("esop-wars").deepCopy();
        change.accept(json);
        return (EsopWars) Shelf.titles().stream()
                .filter(title -> title.id().equals("esop-wars"))
                .findFirst()
                .orElseThrow()
                .open(json);
    }

    private static void set(ObjectNode json, String path, String value) {
        String[] steps = path.split("/", -1);
        JsonNode at = json;
        for (int i = 0; i < steps.length - 1; i++)
            at = at instanceof ArrayNode array ? array.get(Integer.parseInt(steps[i])) : at.get(steps[i]);
        String last = steps[steps.length - 1];
        if (value.equals("-")) ((ObjectNode) at).remove(last);
        else if (value.matches("-?\\d+")) {
            if (at instanceof ArrayNode array) array.set(Integer.parseInt(last), Long.parseLong(value));
            else ((ObjectNode) at).put(last, Long.parseLong(value));
        } else if (at instanceof ArrayNode array) array.set(Integer.parseInt(last), value);
        else ((ObjectNode) at).put(last, value);
    }

    @ParameterizedTest
    @CsvSource({
        "employees/3/category, wizardry, employees[3].category",
        "employees/3/hardSkill, -1, employees[3].hardSkill",
        "employees/3/hardSkill, -, employees[3].hardSkill",
        "employees/3/softSkills/0/skill, charm, employees[3].softSkills[0].skill",
        "employees/3/softSkills/0/value, 101, employees[3].softSkills[0].value",
        "employees/3/deck, bench, employees[3].deck",
        "employees/3/id, priya-sharma, Employee priya-sharma",
        "marketCards/0/hardModifiers/ops, -, marketCards[0].hardModifiers",
        "marketCards/0/hardModifiers/magic, 5, marketCards[0].hardModifiers.magic",
        "marketCards/0/deck, extra, marketCards",
        "exitCards/0/fitCategories/0, magic, exitCards[0].fitCategories[0]",
        "exitCards/0/multiplierTenths, -1, exitCards[0].multiplierTenths",
        "perks/0/category, magic, perks[0].category",
        "perks/0/effect/kind, magic, perks[0].effect",
        "perks/3/effect/percent, 101, perks[3].effect.percent",
        "segments/0/effect/skill, magic, segments[0].effect.skill",
        "ideas/0/fits/0, magic, ideas[0].fits[0]",
        "ideas/0/effect/category, magic, ideas[0].effect.category",
        "ideas/0/type, magic, ideas[0].type",
        "wildcard/choices/0/effects/swing/kind, magic, wildcard.choices[0].effects.swing",
        "wildcard/choices/0/id, keep, wildcard.choices[0].id",
        "constants/openingBid, 30, constants.openingBid",
        "constants/openingBid, 0, constants.openingBid",
        "constants/bidStep, 0, constants.bidStep",
        "constants/maxRaise, 20, constants.maxRaise",
        "constants/esopPool, 75, constants.esopPool",
        "constants/esopPool, 10001, constants.esopPool",
        "constants/teamSize, 4, constants.mainDeckSetsByTeams.2",
        "constants/teamSize, 0, constants.teamSize",
        "constants/mainDeckSetsByTeams/3, 2, constants.mainDeckSetsByTeams.3",
        "constants/mainDeckSetsByTeams/3, 7, constants.mainDeckSetsByTeams.3",
        "constants/mainDeckSetsByTeams/5, -, constants.mainDeckSetsByTeams.5",
        "constants/reserveLots, 4, constants.reserveLots",
        "constants/marketDeckSize, 3, constants.marketDeckSize",
        "constants/marketDeckSize, 5, marketCards",
        "constants/secondaryDrops, 2, constants.secondaryDrops",
        "constants/teamsMax, 6, constants.teamsMax",
        "constants/startValuation, 0, constants.startValuation",
        "constants/startValuation, 9000000000000, constants.startValuation",
        "constants/draftDeal/segment, 3, constants.draftDeal.segment",
        "constants/draftDeal/segment, 0, constants.draftDeal.segment",
        "constants/leaverReturnPercent/half, 101, constants.leaverReturnPercent.half",
        "constants/paceFactorPercent/brisk, 0, constants.paceFactorPercent.brisk",
        "constants/paceFactorPercent/brisk, -, options[1].values",
        "clocks/lotOpenMs, 0, clocks.lotOpenMs",
        "clocks/goingTwiceAtMs, 6000, clocks.goingTwiceAtMs",
        "clocks/botDelayMinMs, 9000, clocks.botDelayMinMs",
        "options/10/id, magic, options[10].id",
        "options/10/values/1, magic, options[10].values",
        "seats/max, 9, seats.max",
        "seats/default, 1, seats.default",
        "title, -, title",
    })
    void a_broken_box_names_the_place(String path, String value, String place) {
        assertThatThrownBy(() -> open(json -> set(json, path, value)))
                .isInstanceOfSatisfying(
                        BrokenBox.class, broken -> assertThat(broken.place()).isEqualTo(place));
    }

    @Test
    void an_unknown_field_is_refused() {
        assertThatThrownBy(() -> open(json -> ((ObjectNode) json.get("constants")).put("magic", 1)))
                .isInstanceOfSatisfying(
                        BrokenBox.class, broken -> assertThat(broken.place()).isEqualTo("constants.magic"));
    }

    /** A designer's table: other money, other team size, other steps; nothing in the code expects the shipped numbers. */
    @Test
    void any_other_number_plays() {
        EsopWars game = open(json -> {
            set(json, "constants/esopPool", "600");
            set(json, "constants/openingBid", "20");
            set(json, "constants/bidStep", "10");
            set(json, "constants/maxRaise", "60");
            set(json, "constants/teamSize", "2");
            set(json, "constants/startValuation", "1000000");
            set(json, "constants/draftLoops", "2");
            set(json, "wildcard/perTeam", "2");
        });
        for (long seed = 0; seed < 20; seed++) {
            Options options = Options.of(
                    game.box(), Map.of("companyDraft", true, "wildcard", "swing", "perks", true, "marketRounds", 4));
            EsopState s = game.deal(new Deal(2 + (int) (seed % 4), options, seed));
            Rng rng = new Rng(seed);
            while (!game.owes(s).isEmpty()) {
                int seat = game.owes(s).first();
                List<EsopMove> moves = new ArrayList<>();
                game.moves(s, seat, moves::add);
                EsopMove move = moves.get(rng.below(moves.size()));
                assertThat(game.refusal(s, seat, move)).isNull();
                game.play(s, seat, move, Events.NONE);
            }
            for (Team team : s.teams)
                if (team.isActive()) {
                    assertThat(team.hires).hasSize(2);
                    assertThat(team.granted()).isEqualTo(600 - team.pool);
                }
        }
    }
}
