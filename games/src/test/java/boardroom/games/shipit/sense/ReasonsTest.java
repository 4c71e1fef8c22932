package boardroom.games.shipit.sense;

import static boardroom.games.shipit.rules.Fixture.BOX;
import static boardroom.games.shipit.rules.Fixture.GAME;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Why a good player does it, read as a player reads it. */
class ReasonsTest {

    private final Texts texts = new Texts("en", Texts.shipped("ship-it", "en"));

    private final Texts.Names names = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return "Company " + seat;
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private @Nullable String reason(ShipState s, ShipMove move) {
        Say reason = GAME.reason(s, 0, move);
        return reason == null ? null : texts.render(reason, names);
    }

    private static ShipState planning(int round, Company c, String... engineers) {
        ShipState s = Fixture.state(round, c);
        for (int i = 0; i < engineers.length; i++) c.roster = Piles.with(c.roster, engineer(i + 1, engineers[i], 1));
        Fixture.openPlanning(s);
        return s;
    }

    @Test
    void a_company_is_founded_on_cards_that_go_well_together() {
        ShipState s = Fixture.deal(2, Map.of());
        assertThat(reason(s, new ShipMove.Choose("bootstrapped", "move-fast", "b2b-saas")))
                .isEqualTo("bootstrapped and b2b-saas go well together: Double revenue that counts double.");
        assertThat(reason(s, new ShipMove.Choose("bootstrapped", "move-fast", "consumer-app")))
                .isNull();
    }

    @Test
    void a_bid_tells_what_the_engineer_is_worth() {
        ShipState s = Fixture.state(1, company(0, "vc", "quality", "consumer"));
        Fixture.openDraft(s, new Candidate(engineer(1, "S frontend", 0), Candidate.EVERYBODY, false));
        assertThat(reason(s, new ShipMove.Bid(1, 30)))
                .isEqualTo("E1 is worth about $66 to you over 4 rounds: $30 leaves a gain above the salary of $25.");
        assertThat(reason(s, new ShipMove.Bid(1, 100))).as("far too much").isNull();
    }

    @Test
    void the_salary_is_enough_for_somebody_nobody_else_knows() {
        ShipState s = Fixture.state(1, company(0, "angel", "quality", "consumer"));
        Fixture.openDraft(s, new Candidate(engineer(1, "S backend", 0), 0, true));
        assertThat(reason(s, new ShipMove.Bid(1, 25)))
                .isEqualTo("Nobody else can bid on E1: the salary, $25, is enough.");
    }

    @Test
    void no_bid_where_nobody_is_worth_the_salary() {
        ShipState s = Fixture.state(4, company(0, "vc", "quality", "consumer"));
        Engineer dear = new Engineer(1, "Ada", Fixture.level("junior"), null, null, 40, 0);
        Fixture.openDraft(s, new Candidate(dear, Candidate.EVERYBODY, false));
        assertThat(reason(s, ShipMove.SubmitSheet.NOW))
                .isEqualTo("Nobody here is worth the salary to you: the intern for $5 will do.");
    }

    @Test
    void money_is_kept_for_the_bell() {
        ShipState s = Fixture.state(4, company(0, "vc", "quality", "consumer"));
        Fixture.openDraft(s, new Candidate(engineer(1, "S", 0), Candidate.EVERYBODY, false));
        assertThat(reason(s, new ShipMove.Keep(50)))
                .isEqualTo("Keep $50: ipo-prep costs $50 in round 4 and brings 25.0 points.");
    }

    @Test
    void the_bell_is_points_for_certain() {
        ShipState s = planning(4, company(0, "vc", "quality", "consumer"), "S");
        assertThat(reason(s, new ShipMove.Place(1, "ipo-prep", false)))
                .isEqualTo("ipo-prep is 25.0 points for certain, for $50, and only the first to claim it gets them.");
    }

    @Test
    void a_place_that_reaches_a_milestone_names_it() {
        Company c = company(0, "vc", "quality", "consumer");
        c.mau = 4800;
        ShipState s = planning(2, c, "S");
        assertThat(reason(s, new ShipMove.Place(1, "develop-features", false)))
                .isEqualTo(
                        "With E1 on develop-features you get as far as first-5k-users: 10 points for whoever is first.");
    }

    @Test
    void servers_are_for_the_event_that_is_known_to_come() {
        ShipState s = planning(2, company(0, "vc", "quality", "consumer"), "S devops");
        s.deck = Piles.replaced(
                s.deck,
                1,
                BOX.events().stream()
                        .filter(event -> event.id().equals("viral-moment"))
                        .findFirst()
                        .orElseThrow());
        assertThat(reason(s, new ShipMove.Place(1, "upgrade-servers", false)))
                .startsWith("viral-moment comes in round 2: E1 on upgrade-servers makes you ready and saves about ");
    }

    @Test
    void ai_tells_its_debt() {
        ShipState s = planning(1, company(0, "vc", "move", "consumer"), "S frontend");
        assertThat(reason(s, new ShipMove.Place(1, "develop-features", true)))
                .isEqualTo("AI lifts E1 on develop-features from 1.20 to 1.80, for 1 debt.");
    }

    @Test
    void a_place_is_compared_with_the_next_best() {
        ShipState s = planning(1, company(0, "vc", "quality", "consumer"), "S frontend");
        assertThat(reason(s, new ShipMove.Place(1, "marketing", false)))
                .startsWith("E1 on marketing brings about ")
                .contains("the next best is develop-features with ");
    }
}
