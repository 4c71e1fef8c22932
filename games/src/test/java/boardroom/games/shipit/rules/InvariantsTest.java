package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.ACTIONS;
import static boardroom.games.shipit.rules.Fixture.BOX;
import static boardroom.games.shipit.rules.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds at every moment of every game, whoever plays. */
class InvariantsTest {
    private static final Set<String> PLANNING = Set.of("opening", "live", "turns");

    @ParameterizedTest
    @CsvSource({"opening, per-round, false", "live, spent, true", "turns, per-round, true"})
    void figures_slots_and_plans_stay_within_the_rules(String planning, String ai, boolean extras) {
        for (long seed = 0; seed < 8; seed++) {
            Map<String, ?> options = Map.of(
                    "planning", planning,
                    "ai-capacity", ai,
                    "tight-slots", extras,
                    "market-themes", extras,
                    "event-response", extras,
                    "event-deck", extras ? "extended" : "double",
                    "rounds", 3 + (int) seed % 3,
                    "puzzle", "sprint");
            ShipState s = GAME.deal(new Deal(2 + (int) seed % 3, Options.of(BOX, options), seed));
            Rng rng = new Rng(seed);
            while (!GAME.owes(s).isEmpty()) {
                int seat = GAME.owes(s).get(rng.below(GAME.owes(s).count()));
                List<ShipMove> moves = new ArrayList<>();
                GAME.moves(s, seat, moves::add);
                if (rng.below(20) == 0) GAME.timeout(s, seat, Events.NONE);
                else GAME.play(s, seat, moves.get(rng.below(moves.size())), Events.NONE);
                for (Company c : s.companies) if (c.founded) holds(s, c);
                if (GAME.isIn(s, "live") || GAME.isIn(s, "turns")) slotsHold(s);
            }
        }
    }

    /** 2.1, and rules 3 and 5 of a legal entry. */
    private static void holds(ShipState s, Company c) {
        assertThat(c.money).isNotNegative();
        assertThat(c.mau).isNotNegative();
        assertThat(c.revenue).isNotNegative();
        assertThat(c.rating)
                .isBetween(BOX.constants().ratingMin(), BOX.constants().ratingMax());
        assertThat(c.debt).isNotNegative();
        assertThat(c.ai).isNotNegative();
        if (!PLANNING.contains(GAME.phaseOf(s))) return;
        assertThat(ACTIONS.free(s, c)).isNotNegative();
        assertThat(c.aiUses()).isLessThanOrEqualTo(c.ai);
        Set<Integer> placed = new HashSet<>();
        for (PlanEntry entry : c.plan) assertThat(placed.add(entry.engineer())).isTrue();
    }

    /** 2.4: slots count players. */
    private static void slotsHold(ShipState s) {
        for (int a = 0; a < ACTIONS.all.length; a++)
            if (ACTIONS.isLimited(a))
                assertThat(Integer.bitCount(Actions.holders(s, a))).isLessThanOrEqualTo(ACTIONS.slots(s, a));
    }
}
