package boardroom.games.shipit.sense;

import static boardroom.games.shipit.rules.Fixture.GAME;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.there;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Events;
import boardroom.engine.Features;
import boardroom.engine.Piles;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What counts in a position of Ship It!. */
class FeaturesTest {
    private static final Features<ShipState> FEATURES = there(GAME.features());

    private static double feature(ShipState s, int seat, String name) {
        double[][] rows = new double[s.seats()][FEATURES.names().size()];
        FEATURES.of(s, rows);
        return rows[seat][FEATURES.names().indexOf(name)];
    }

    private static Company withSenior(int seat) {
        Company c = company(seat, "vc", "quality", "consumer");
        c.roster = Piles.with(c.roster, engineer(100 * seat + 1, "S", 1));
        return c;
    }

    private static ShipState planning(int round) {
        ShipState s = Fixture.state(round, Map.of(), withSenior(0), withSenior(1));
        Fixture.openPlanning(s);
        return s;
    }

    @Test
    void an_open_plan_counts_as_if_it_were_carried_out() {
        ShipState s = planning(1);
        assertThat(feature(s, 0, "users")).isEqualTo(1);
        assertThat(feature(s, 0, "hands")).isEqualTo(1);
        Fixture.play(s, 0, new ShipMove.Place(1, "develop-features", false));
        assertThat(feature(s, 0, "users")).isEqualTo(2);
        assertThat(feature(s, 0, "hands")).as("nobody is free any more").isZero();
        assertThat(s.companies[0].mau).as("only looked at").isEqualTo(1000);
    }

    @Test
    void of_two_who_plan_for_one_slot_the_earlier_in_the_order_gets_it() {
        ShipState s = planning(1);
        Fixture.play(s, 0, new ShipMove.Place(1, "marketing", false));
        Fixture.play(s, 1, new ShipMove.Place(101, "marketing", false));
        assertThat(feature(s, 0, "users")).isEqualTo(4);
        assertThat(feature(s, 1, "users")).as("bounced").isEqualTo(1);
        assertThat(feature(s, 1, "hands")).as("back on the bench").isEqualTo(1);
    }

    @Test
    void a_milestone_that_a_plan_reaches_counts_for_whoever_would_claim_it() {
        ShipState s = planning(1);
        s.companies[1].mau = 4500;
        Fixture.play(s, 1, new ShipMove.Place(101, "develop-features", false));
        assertThat(feature(s, 1, "milestones")).isEqualTo(1, within(1e-9));
        assertThat(feature(s, 0, "milestones")).isZero();
    }

    @Test
    void each_round_is_a_stage_of_its_own() {
        for (int round = 1; round <= 4; round++)
            assertThat(FEATURES.stage(planning(round))).isEqualTo(round - 1);
    }

    @Test
    void planning_is_quiet_because_plans_are_seen_and_a_sheet_with_bids_is_not() {
        assertThat(GAME.isQuiet(planning(1))).isTrue();
        ShipState s = Fixture.state(1, withSenior(0));
        GAME.goTo(s, "draft", Events.NONE);
        assertThat(GAME.isQuiet(s)).isTrue();
        s.companies[0].bids = Piles.replaced(s.companies[0].bids, 0, 30);
        assertThat(GAME.isQuiet(s)).isFalse();
    }
}
