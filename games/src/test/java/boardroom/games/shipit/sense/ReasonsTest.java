package boardroom.games.shipit.sense;

import static boardroom.games.shipit.rules.Fixture.BOX;
import static boardroom.games.shipit.rules.Fixture.GAME;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.shipit.box.EventCard;
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

    private static EventCard event(String id) {
        return BOX.events().stream()
                .filter(event -> event.id().equals(id))
                .findFirst()
                .orElseThrow();
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
                .isEqualTo("bootstrapped and b2b-saas go well together: “Double revenue that counts double.”");
        assertThat(reason(s, new ShipMove.Choose("bootstrapped", "move-fast", "consumer-app")))
                .isEqualTo(
                        "bootstrapped and consumer-app pull in different directions, a hard start: vc-heavy is easier.");
        assertThat(reason(s, new ShipMove.Choose("angel-backed", "move-fast", "consumer-app")))
                .isNull();
    }

    @Test
    void a_bid_tells_what_the_engineer_is_worth() {
        ShipState s = Fixture.state(1, company(0, "vc", "quality", "consumer"));
        Fixture.openDraft(s, new Candidate(engineer(1, "S frontend", 0), Candidate.EVERYBODY, false));
        assertThat(reason(s, new ShipMove.Bid(1, 25)))
                .isEqualTo("E1 is worth about $66 to you over 4 rounds: bid $25, no more than the salary of $25.");
        assertThat(reason(s, new ShipMove.Bid(1, 45)))
                .isEqualTo(
                        "E1 is worth about $66 to you over 4 rounds: bid $45, about half-way up from the salary of $25.");
        assertThat(reason(s, new ShipMove.Bid(1, 66)))
                .isEqualTo(
                        "E1 is worth about $66 to you over 4 rounds: bid $66, as far as you can go above the salary of $25.");
        assertThat(reason(s, new ShipMove.Bid(1, 100)))
                .as("more than that is for money that would lie idle")
                .isEqualTo(
                        "You have $100, and money scores nothing at the end: for $100 E1 works for you for 4 rounds.");
    }

    @Test
    void a_bid_that_what_is_kept_would_stop_has_no_reason() {
        ShipState s = Fixture.state(1, company(0, "vc", "quality", "consumer"));
        Fixture.openDraft(s, new Candidate(engineer(1, "S frontend", 0), Candidate.EVERYBODY, false));
        s.companies[0].keep = 80;
        assertThat(reason(s, new ShipMove.Bid(1, 25))).isNull();
        assertThat(reason(s, ShipMove.SubmitSheet.NOW)).startsWith("Nobody here is worth the salary");
    }

    @Test
    void a_sheet_is_full_at_the_limit_of_hires_at_the_end_of_the_money_and_short_of_the_bell() {
        ShipState s = Fixture.state(3, company(0, "vc", "quality", "consumer"));
        Candidate[] pool = new Candidate[4];
        for (int i = 0; i < pool.length; i++)
            pool[i] = new Candidate(engineer(i + 1, "J", 0), Candidate.EVERYBODY, false);
        Fixture.openDraft(s, pool);
        Company c = s.companies[0];
        c.bids = new int[] {11, 11, 0, 0};
        assertThat(reason(s, ShipMove.SubmitSheet.NOW))
                .isEqualTo("Your 2 bids are enough: 2 hires are the limit of a draft.");
        c.bids = new int[] {11, 0, 0, 0};
        c.money = 18;
        assertThat(reason(s, ShipMove.SubmitSheet.NOW))
                .isEqualTo("Your bids may cost you $11 of your $18: one more could hardly be paid.");
        c.money = 50;
        assertThat(reason(s, ShipMove.SubmitSheet.NOW))
                .isEqualTo("One bid is enough: ipo-prep costs $50 in round 4 and brings 25.0 points,"
                        + " and one more hire could leave you short of it.");
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
        ShipState before = Fixture.state(3, company(0, "vc", "quality", "consumer"));
        Fixture.openDraft(before, new Candidate(engineer(1, "S", 0), Candidate.EVERYBODY, false));
        assertThat(reason(before, new ShipMove.Keep(40)))
                .isEqualTo("Keep $40: with about $10 of income it pays for ipo-prep in round 4,"
                        + " which costs $50 and brings 25.0 points.");
        assertThat(reason(before, new ShipMove.Keep(39))).as("a dollar short").isNull();
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
                .isEqualTo("With E1 on develop-features you come to 5800 users and claim first-5k-users, 10 points,"
                        + " unless Company 1, now at 1800, gets further.");
    }

    @Test
    void clean_code_goes_by_the_draft_order() {
        Company c = company(0, "vc", "quality", "consumer");
        c.debt = 2;
        ShipState s = planning(2, c, "S");
        assertThat(reason(s, new ShipMove.Place(1, "pay-down-debt", false)))
                .isEqualTo("With E1 on pay-down-debt you come to 0 debt and claim clean-code-club, 10 points,"
                        + " unless Company 1, now at 0, is there too and earlier in the draft order.");
    }

    @Test
    void debt_is_paid_down_before_it_costs_rating_every_round_or_points_at_the_end() {
        Company c = company(0, "vc", "quality", "consumer");
        c.debt = 5;
        ShipState s = planning(3, c, "S");
        for (int i = 0; i < s.deck.length; i++) s.deck = Piles.replaced(s.deck, i, event("competitor-launch"));
        assertThat(reason(s, new ShipMove.Place(1, "pay-down-debt", false)))
                .isEqualTo("Your plan leaves you at debt 5, which costs 0.10 rating a round;"
                        + " E1 on pay-down-debt brings it to 3.");
        Company late = company(0, "vc", "quality", "consumer");
        late.debt = 8;
        assertThat(reason(planning(4, late, "S"), new ShipMove.Place(1, "pay-down-debt", false)))
                .isEqualTo("Debt 8 at the end costs 10.0 points; E1 on pay-down-debt brings it to 6.");
    }

    @Test
    void a_coin_is_for_whoever_is_behind() {
        Company c = company(0, "vc", "quality", "consumer");
        ShipState s = planning(3, c, "S");
        assertThat(reason(s, new ShipMove.Place(1, "go-viral", false)))
                .contains("go-viral brings 3000 users with a chance of 50 %, else it costs 1000.")
                .startsWith("You are behind by ");
        c.bonus = 100_000;
        assertThat(reason(s, new ShipMove.Place(1, "go-viral", false)))
                .isEqualTo("go-viral brings 3000 users with a chance of 50 %, else it costs 1000: a gain on average.");
    }

    @Test
    void a_night_owl_goes_last() {
        ShipState s = planning(1, company(0, "vc", "quality", "consumer"), "J night-owl");
        assertThat(reason(s, new ShipMove.Place(1, "develop-features", false)))
                .startsWith(
                        "E1 is a Night Owl and works best as the last of your plan: develop-features brings about ");
    }

    @Test
    void a_place_that_brings_little_may_be_taken_from_a_rival() {
        Company c = company(0, "boot", "quality", "b2b");
        ShipState s = planning(1, c, "J");
        Company rival = company(1, "vc", "quality", "consumer");
        rival.roster = Piles.with(rival.roster, engineer(9, "S frontend", 1));
        s.companies[1] = rival;
        assertThat(reason(s, new ShipMove.Place(1, "marketing", false)))
                .startsWith("Only one company can have marketing, and it would bring Company 1 about ")
                .endsWith("taken by you it is lost for them.");
    }

    @Test
    void servers_are_for_the_event_that_is_known_to_come() {
        ShipState s = planning(2, company(0, "vc", "quality", "consumer"), "S devops");
        s.deck = Piles.replaced(s.deck, 1, event("viral-moment"));
        assertThat(reason(s, new ShipMove.Place(1, "upgrade-servers", false)))
                .isEqualTo("viral-moment comes in round 2: E1 on upgrade-servers makes you ready"
                        + " and saves about 8.0 points.");
    }

    @Test
    void ai_tells_its_debt() {
        ShipState s = planning(1, company(0, "vc", "move", "consumer"), "S frontend");
        assertThat(reason(s, new ShipMove.Place(1, "develop-features", true)))
                .isEqualTo("AI lifts E1 on develop-features from 1.20 to 1.80 output for 1 debt:"
                        + " at 4 in all it is still worth it.");
    }

    @Test
    void a_place_is_compared_with_the_next_best() {
        ShipState s = planning(1, company(0, "vc", "quality", "consumer"), "S frontend", "J");
        assertThat(reason(s, new ShipMove.Place(1, "marketing", false)))
                .as("the first of a plan gets what is scarce")
                .startsWith("marketing has 1 slot for 2 companies: put E1 there first, for about ");
        Fixture.play(s, 0, new ShipMove.Place(1, "marketing", false));
        assertThat(reason(s, new ShipMove.Place(2, "develop-features", false)))
                .as("where another place looks better: what it brings")
                .isEqualTo("E2 on develop-features brings 500 users.");
        s.companies[0].money = 0;
        assertThat(reason(s, new ShipMove.Place(2, "develop-features", false)))
                .startsWith("E2 on develop-features brings about ")
                .endsWith("and no other place brings any.");
    }
}
