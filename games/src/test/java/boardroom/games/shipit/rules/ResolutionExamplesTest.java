package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.action;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.plan;
import static boardroom.games.shipit.rules.Fixture.resolve;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: what plans, income and events come to. */
class ResolutionExamplesTest {

    @Test
    void g1_start() {
        assertThat(Figures.of(company(0, "vc", "ai", "consumer")))
                .isEqualTo(new Figures(100, 1000, 0, 310, 2, 15, 4, 0, 0));
        assertThat(Figures.of(company(0, "boot", "quality", "b2b")))
                .isEqualTo(new Figures(40, 1200, 400, 390, 0, 15, 1, 0, 0));
        assertThat(Figures.of(company(0, "angel", "move", "platform")))
                .isEqualTo(new Figures(70, 1800, 200, 390, 3, 15, 2, 0, 0));
    }

    @Test
    void g7_output() {
        assertThat(engineer(1, "S frontend", 1).output(action("develop"), false, 1, false))
                .isEqualTo(12000);
        assertThat(engineer(1, "S frontend", 1).output(action("develop"), true, 1, false))
                .isEqualTo(18000);
        assertThat(engineer(1, "J fullstack ai-skeptic", 1).output(action("develop"), false, 1, false))
                .isEqualTo(6000);
        Engineer hungry = engineer(1, "S backend equity-hungry", 1);
        int[] byRound = {12000, 12000, 14000, 14000};
        for (int round = 1; round <= 4; round++)
            assertThat(hungry.output(action("optimize"), false, round, false)).isEqualTo(byRound[round - 1]);
        Engineer owl = engineer(1, "S ai night-owl", 1);
        assertThat(owl.output(action("optimize"), true, 1, true)).isEqualTo(21000);
        assertThat(owl.output(action("optimize"), true, 1, false)).isEqualTo(16500);
        assertThat(engineer(1, "I", 1).output(action("develop"), true, 1, false))
                .isEqualTo(6000);
    }

    @Test
    void g8_develop() {
        Company c = company(0, "angel", "quality", "consumer");
        plan(c, "S frontend > develop", "J backend > develop");
        resolve(state(1, c), c);
        assertThat(c.mau).isEqualTo(2700);
        assertThat(c.rating).isEqualTo(400);
    }

    @Test
    void g9_move_fast() {
        Company c = company(0, "boot", "move", "b2b");
        plan(c, "J fullstack AI > develop");
        resolve(state(1, c), c);
        assertThat(c.mau).isEqualTo(1675);
        assertThat(c.debt).isEqualTo(6);
        assertThat(c.rating).isEqualTo(380);
    }

    @Test
    void g10_feature_break() {
        Company c = company(0, "vc", "move", "platform");
        c.debt = 8;
        plan(c, "S frontend > develop", "J backend > develop", "I > optimize");
        resolve(state(3, c), c, false, Luck.noted(0b01, 0));
        assertThat(c.debt).isEqualTo(7);
        assertThat(c.mau).isEqualTo(2250);
        assertThat(c.rating).isEqualTo(303);

        Company whole = company(0, "vc", "move", "platform");
        whole.debt = 8;
        plan(whole, "S frontend > develop", "J backend > develop", "I > optimize");
        resolve(state(3, whole), whole, false, Luck.noted(0, 0));
        assertThat(whole.mau).isEqualTo(1800 + 850 + 400);
    }

    @Test
    void g11_marketing() {
        Company c = company(0, "vc", "ai", "consumer");
        plan(c, "S frontend AI > marketing", "J devops > marketing");
        resolve(state(1, c), c);
        assertThat(c.money).isEqualTo(60);
        assertThat(c.mau).isEqualTo(7450);
        assertThat(c.rating).isEqualTo(336);
        assertThat(c.debt).isEqualTo(3);
    }

    @Test
    void g12_monetization_uses_grown_mau() {
        Company c = company(0, "boot", "quality", "b2b");
        plan(c, "S devops > monetization", "J frontend > develop");
        resolve(state(1, c), c);
        assertThat(c.mau).isEqualTo(1350);
        assertThat(c.revenue).isEqualTo(1210);
        assertThat(c.rating).isEqualTo(390);
    }

    @Test
    void g13_market_factor() {
        Company c = company(0, "boot", "quality", "b2b");
        c.mau = 5000;
        plan(c, "S devops AI > monetization");
        resolve(state(1, c), c);
        assertThat(c.revenue).isEqualTo(400 + 2700);
        assertThat(c.rating).isEqualTo(385);
        assertThat(c.debt).isEqualTo(1);

        Company consumer = company(0, "angel", "quality", "consumer");
        consumer.mau = 5130;
        plan(consumer, "J devops > monetization");
        resolve(state(1, consumer), consumer);
        assertThat(consumer.revenue).isEqualTo(200 + 384);
        assertThat(consumer.rating).isEqualTo(395);
    }

    @Test
    void g14_optimize_with_puzzle_won() {
        Company c = company(0, "angel", "move", "consumer");
        c.debt = 6;
        c.money = 20;
        plan(c, "S backend > optimize", "J ai > optimize", "I > optimize");
        resolve(state(1, c), c, true, Luck.noted(0, 0));
        assertThat(c.debt).isZero();
        assertThat(c.rating).isEqualTo(415);
        assertThat(c.money).isEqualTo(30);
    }

    @Test
    void g15_ai_first() {
        Company c = company(0, "vc", "ai", "platform");
        plan(
                c,
                "S frontend AI > develop",
                "S backend AI > monetization",
                "J devops AI > develop",
                "J backend > pay-down");
        resolve(state(2, c), c);
        assertThat(c.debt).isEqualTo(3);
        assertThat(c.mau).isEqualTo(3200);
        assertThat(c.revenue).isEqualTo(1440);
        assertThat(c.rating).isEqualTo(295);
        assertThat(Rounding.half(1 * 50, 100)).isEqualTo(1);
        assertThat(Rounding.half(2 * 50, 100)).isEqualTo(1);
        assertThat(Rounding.half(4 * 50, 100)).isEqualTo(2);
    }

    @Test
    void g16_rating_clamp() {
        Company c = company(0, "angel", "quality", "platform");
        c.rating = 496;
        c.debt = 5;
        plan(c, "S backend > optimize");
        resolve(state(1, c), c);
        assertThat(c.debt).isEqualTo(4);
        assertThat(c.rating).isEqualTo(500);

        Company low = company(0, "angel", "move", "platform");
        low.rating = 105;
        low.debt = 12;
        plan(low, "S devops > monetization");
        resolve(state(1, low), low);
        assertThat(low.rating).isEqualTo(100);
    }

    @Test
    void g17_servers_and_ai() {
        Company servers = company(0, "vc", "quality", "platform");
        plan(servers, "S devops > upgrade", "J ai > upgrade");
        resolve(state(1, servers), servers);
        assertThat(servers.servers).isEqualTo(24);
        Company intern = company(0, "vc", "quality", "platform");
        plan(intern, "I > research");
        resolve(state(1, intern), intern);
        assertThat(intern.ai).isEqualTo(2);
        Company senior = company(0, "vc", "quality", "platform");
        plan(senior, "S ai AI > research");
        resolve(state(1, senior), senior);
        assertThat(senior.ai).isEqualTo(5);
    }

    @Test
    void g18_go_viral() {
        for (String product : new String[] {"b2b", "consumer", "platform"}) {
            Company heads = company(0, "vc", "quality", product);
            heads.mau = 700;
            plan(heads, "J ai > go-viral");
            resolve(state(3, heads), heads, false, Luck.noted(0, 1));
            assertThat(heads.mau).isEqualTo(3700);
            Company tails = company(0, "vc", "quality", product);
            tails.mau = 700;
            plan(tails, "J ai > go-viral");
            resolve(state(3, tails), tails, false, Luck.noted(0, 0));
            assertThat(tails.mau).isZero();
        }
    }

    @Test
    void g19_ipo_and_acquisition() {
        Company c = company(0, "vc", "quality", "platform");
        c.mau = 10001;
        c.money = 60;
        plan(c, "J ai > ipo", "J ai > acquisition");
        ShipState s = state(4, c);
        resolve(s, c);
        assertThat(c.money).isEqualTo(10);
        assertThat(c.bonus).isEqualTo(45002);
        assertThat(c.mau).isEqualTo(5001);
        assertThat(new MilestoneRace(Fixture.BOX.milestones()).claimant(s, 1)).isEqualTo(Turn.NOBODY);
    }

    @Test
    void g20_income() {
        assertThat(incomes(2, 8000, 3000)).containsExactly(50, 40);
        assertThat(incomes(1, 1250, 2049, 2050, 6200)).containsExactly(23, 30, 21, 40);
        assertThat(incomes(3, 1500, 1500, 4000)).containsExactly(15, 15, 40);
    }

    private static int[] incomes(int round, int... users) {
        Company[] companies = new Company[users.length];
        for (int i = 0; i < users.length; i++) {
            companies[i] = company(i, "vc", "ai", "b2b");
            companies[i].mau = users[i];
        }
        int twiceMedian = Income.twiceMedian(companies);
        int[] incomes = new int[users.length];
        for (int i = 0; i < users.length; i++) incomes[i] = Fixture.INCOME.of(round, companies[i], twiceMedian);
        return incomes;
    }

    private static Company struck(String event, int servers, int debt, int mau, int rating, int revenue) {
        return struck(event, servers, debt, mau, rating, revenue, "");
    }

    private static Company struck(
            String event, int servers, int debt, int mau, int rating, int revenue, String engineer) {
        Company c = company(0, "angel", "move", "platform");
        c.servers = servers;
        c.debt = debt;
        c.mau = mau;
        c.rating = rating;
        c.revenue = revenue;
        if (!engineer.isEmpty()) c.roster = new Engineer[] {engineer(1, engineer, 1)};
        ShipState s = state(2, c);
        EventCard card = Fixture.there(ShipBox.find(Fixture.BOX.events(), event));
        EventRules rules = Fixture.EVENT_RULES;
        rules.strike(s, c, card, rules.isMitigated(s, c, card));
        return c;
    }

    @Test
    void g21_ddos() {
        Company hit = struck("ddos-attack", 20, 0, 1800, 390, 0);
        assertThat(hit.mau).isEqualTo(1300);
        assertThat(hit.rating).isEqualTo(360);
        Company spared = struck("ddos-attack", 21, 0, 1800, 390, 0);
        assertThat(spared.mau).isEqualTo(1700);
        assertThat(spared.rating).isEqualTo(380);
        Company veteran = struck("ddos-attack", 15, 0, 1800, 390, 0, "J ai startup-veteran");
        assertThat(veteran.mau).isEqualTo(1700);
        assertThat(veteran.rating).isEqualTo(380);
    }

    @Test
    void g22_viral_moment() {
        Company crash = struck("viral-moment", 19, 0, 1800, 390, 0);
        assertThat(crash.mau).isEqualTo(2800);
        assertThat(crash.rating).isEqualTo(340);
        assertThat(struck("viral-moment", 19, 0, 1800, 390, 0, "J ai startup-veteran").rating)
                .as("a Veteran does not help")
                .isEqualTo(340);
        Company holds = struck("viral-moment", 20, 0, 1800, 390, 0);
        assertThat(holds.mau).isEqualTo(3800);
        assertThat(holds.rating).isEqualTo(410);
    }

    @Test
    void g23_breach_competitor_and_outage() {
        Company clean = struck("data-breach", 15, 3, 1800, 390, 30);
        assertThat(clean.rating).isEqualTo(380);
        assertThat(clean.revenue).isZero();
        Company old = struck("data-breach", 15, 4, 1800, 390, 150);
        assertThat(old.rating).isEqualTo(340);
        assertThat(old.revenue).isZero();
        assertThat(struck("competitor-launch", 15, 0, 1800, 400, 0).mau).isEqualTo(1500);
        assertThat(struck("competitor-launch", 15, 0, 1800, 401, 0).mau).isEqualTo(1750);
        assertThat(struck("competitor-launch", 15, 0, 200, 390, 0).mau).isZero();
        assertThat(struck("cloud-provider-outage", 15, 0, 200, 390, 0).closedNext)
                .isEqualTo(1 << Fixture.index("upgrade"));
        assertThat(struck("cloud-provider-outage", 16, 0, 200, 390, 0).closedNext)
                .isZero();
    }

    @Test
    void g27_pivot() {
        Company stays = company(0, "vc", "ai", "consumer");
        stays.mau = 6000;
        plan(stays, "S devops > monetization", "S devops > develop");
        resolve(state(3, stays), stays);
        assertThat(stays.mau).isEqualTo(7000);
        assertThat(stays.revenue).isEqualTo(1050);
        Company pivots = company(0, "vc", "ai", "consumer");
        pivots.mau = 6000;
        plan(pivots, "S devops > monetization", "S devops > develop");
        pivots.product = Fixture.there(ShipBox.find(Fixture.BOX.products(), "b2b-saas"));
        resolve(state(3, pivots), pivots);
        assertThat(pivots.mau).isEqualTo(6250);
        assertThat(pivots.revenue).isEqualTo(1800);
    }

    @Test
    void g28_milestone_ties() {
        MilestoneRace race = new MilestoneRace(Fixture.BOX.milestones());
        Company a = company(0, "angel", "move", "platform");
        Company b = company(1, "angel", "move", "platform");
        Company q = company(2, "angel", "quality", "platform");
        ShipState s = state(1, Map.of(), a, b, q);
        a.mau = 5200;
        b.mau = 6100;
        assertThat(race.claimant(s, 0)).isEqualTo(1);
        a.mau = 5450;
        b.mau = 5450;
        s.order = new int[] {2, 1, 0};
        assertThat(race.claimant(s, 0)).as("earlier in the draft order").isEqualTo(1);
        a.debt = 0;
        b.debt = 0;
        assertThat(race.claimant(s, 3)).as("Round 1: nobody").isEqualTo(Turn.NOBODY);
        s.round = 2;
        assertThat(race.claimant(s, 3)).as("never had debt, first in order").isEqualTo(2);
    }

    @Test
    void g29_score() {
        Company boot = company(0, "boot", "quality", "b2b");
        boot.mau = 4321;
        boot.revenue = 5250;
        boot.rating = 347;
        boot.debt = 7;
        boot.bonus = 25000;
        Company vc = company(1, "vc", "quality", "b2b");
        vc.mau = 4321;
        vc.revenue = 5250;
        vc.rating = 347;
        vc.debt = 6;
        vc.bonus = 8642;
        ShipState s = state(4, Map.of(), boot, vc);
        s.milestoneOwner = new int[] {-1, -1, -1, 0, 0};
        assertThat(Fixture.SCORE.of(s, boot)).isEqualTo(97021);
        s.milestoneOwner = new int[] {-1, -1, -1, -1, 1};
        assertThat(Fixture.SCORE.of(s, vc)).isEqualTo(70163);
        assertThat(Fixture.SCORE.breakdown(s, vc).total()).isEqualTo(Units.points(70163));
    }

    @Test
    void g30_final_tie() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        ShipState s = state(4, Map.of(), a, b);
        a.bonus = 25000 - a.mau;
        b.bonus = 2000 - b.mau;
        s.milestoneOwner = new int[] {1, -1, -1, -1, -1};
        b.bonus += 13000;
        assertThat(Fixture.SCORE.of(s, a)).isEqualTo(Fixture.SCORE.of(s, b));
        assertThat(Fixture.RANKING.ranks(s)).as("more milestones").containsExactly(2, 1);

        s.milestoneOwner = new int[] {-1, -1, -1, -1, -1};
        a.bonus = 0;
        b.bonus = 679;
        a.mau = 5000;
        b.mau = 4321;
        assertThat(Fixture.RANKING.ranks(s)).as("more users").containsExactly(1, 2);

        Company boot = company(0, "boot", "quality", "platform");
        Company angel = company(1, "angel", "quality", "platform");
        boot.revenue = 0;
        angel.revenue = 0;
        ShipState last = state(4, Map.of(), boot, angel);
        assertThat(Fixture.RANKING.ranks(last)).as("100 % beats 70 %").containsExactly(1, 2);
        Company twin = company(1, "boot", "quality", "platform");
        twin.revenue = 0;
        assertThat(Fixture.RANKING.ranks(state(4, Map.of(), boot, twin)))
                .as("shared")
                .containsExactly(1, 1);
    }
}
