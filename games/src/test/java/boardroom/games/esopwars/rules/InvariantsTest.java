package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds at every moment of every game, whoever plays. */
class InvariantsTest {
    private final BidLimit bidLimit = new BidLimit(BOX.constants());

    @ParameterizedTest
    @CsvSource({"kept, on, disqualify", "half, on, placement", "returned, off, disqualify"})
    void equity_is_conserved_and_every_hire_still_needed_can_be_opened(
            String leaverGrant, String clock, String shortfall) {
        for (long seed = 0; seed < 12; seed++) {
            Map<String, ?> options = Map.of(
                    "leaverGrant",
                    leaverGrant,
                    "auctionClock",
                    clock.equals("on"),
                    "shortfall",
                    shortfall,
                    "perks",
                    seed % 2 == 0,
                    "secondaryAuction",
                    seed % 3 != 0);
            EsopState s = GAME.deal(new Deal(2 + (int) seed % 4, Options.of(BOX, options), seed));
            Rng rng = new Rng(seed);
            while (!GAME.owes(s).isEmpty()) {
                int seat = GAME.owes(s).get(rng.below(GAME.owes(s).count()));
                List<EsopMove> moves = new ArrayList<>();
                GAME.moves(s, seat, moves::add);
                if (rng.below(20) == 0) GAME.timeout(s, seat, Events.NONE);
                else GAME.play(s, seat, moves.get(rng.below(moves.size())), Events.NONE);
                for (Team team : s.teams) if (team.isActive()) holds(s, team);
            }
            if (s.terms.placement())
                assertThat(s.teams).as("with placement nobody is out").allMatch(Team::isActive);
        }
    }

    private void holds(EsopState s, Team team) {
        // 5.5: granted = 1000 - pool.
        assertThat(team.granted()).isEqualTo(BOX.constants().esopPool() - team.pool);
        assertThat(team.pool).isNotNegative();
        boolean mainAuction = s.bidding != null && s.rounds.length == 0;
        if (!mainAuction) return;
        // 4.1.1: a team can always pay the opening bid for every hire it still needs.
        if (bidLimit.openDesks(team) > 0)
            assertThat(bidLimit.of(s.terms, team))
                    .isGreaterThanOrEqualTo(BOX.constants().openingBid());
        // 4.1.6: whoever can no longer reach three is out at once.
        assertThat(bidLimit.openDesks(team)).isBetween(0, s.lotsLeft());
    }
}
