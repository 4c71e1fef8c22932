package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.index;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.plan;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.refusal;
import static boardroom.games.shipit.rules.Fixture.resolve;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Events;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.view.ShipPrivateView;
import boardroom.games.shipit.view.ShipPublicView;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 8: what each option changes. */
class OptionsTest {

    private static ShipState two(int round, Map<String, ?> options) {
        return state(round, options, company(0, "vc", "quality", "platform"), company(1, "vc", "quality", "b2b"));
    }

    /** The source: "earliest bid wins ties", and slots are claimed as engineers are assigned. */
    @Test
    void the_source_game_ties_bids_by_time_and_plans_live() {
        Box.Preset source = Fixture.BOX.presets().stream()
                .filter(preset -> preset.id().equals("source"))
                .findFirst()
                .orElseThrow();
        ShipState s = Fixture.deal(2, source.set());
        assertThat(s.terms.firstSubmitted()).isTrue();
        assertThat(s.terms.planning()).isEqualTo(Terms.Planning.LIVE);
        assertThat(source.set()).as("nothing else").hasSize(2);
    }

    @Test
    void what_is_dealt_without_a_wish_is_a_preset_too() {
        assertThat(Fixture.BOX.presets())
                .filteredOn(preset -> preset.set().isEmpty())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"double, 10", "single, 5", "extended, 13"})
    void the_event_deck_has_so_many_cards(String deck, int cards) {
        assertThat(Fixture.deal(2, Map.of("event-deck", deck)).deck).hasSize(cards);
    }

    @Test
    void extended_events_do_what_their_cards_say() {
        ShipState s = two(2, Map.of("event-deck", "extended"));
        EventRules rules = Fixture.EVENT_RULES;
        Company c = s.companies[0];
        c.debt = 3;
        c.money = 4;
        EventCard dependency = RoundExamplesTest.event("vulnerable-dependency");
        rules.strike(s, c, dependency, rules.isMitigated(s, c, dependency));
        assertThat(c.debt).isEqualTo(6);
        EventCard botnet = RoundExamplesTest.event("botnet-wave");
        rules.strike(s, c, botnet, rules.isMitigated(s, c, botnet));
        assertThat(c.money).as("never below nothing").isZero();
        EventCard spotlight = RoundExamplesTest.event("launch-day-spotlight");
        assertThat(rules.isMitigated(s, c, spotlight))
                .as("15 servers carry 1,500")
                .isTrue();
    }

    @Test
    void with_total_users_the_servers_must_hold_everybody() {
        ShipState s = two(2, Map.of("viral-crash", "total-users"));
        Company c = s.companies[0];
        EventCard viral = RoundExamplesTest.event("viral-moment");
        c.servers = 37;
        assertThat(Fixture.EVENT_RULES.isMitigated(s, c, viral)).isFalse();
        c.servers = 38;
        assertThat(Fixture.EVENT_RULES.isMitigated(s, c, viral)).isTrue();
    }

    @Test
    void with_spent_ai_each_use_is_gone_before_research_adds() {
        Company c = company(0, "vc", "ai", "platform");
        plan(c, "S frontend AI > develop", "I AI > research");
        ShipState s = state(1, Map.of("ai-capacity", "spent"), c, company(1, "vc", "ai", "b2b"));
        resolve(s, c);
        assertThat(c.ai).as("4 - 2 + round(2 x 0.60)").isEqualTo(3);
    }

    @Test
    void founders_stake_scores_equity() {
        ShipState s = two(4, Map.of("founders-stake", true));
        int with = Fixture.SCORE.of(s, s.companies[0]);
        int without = Fixture.SCORE.of(two(4, Map.of()), s.companies[0]);
        assertThat(with - without).as("40 % is 4 points").isEqualTo(4000);
    }

    @Test
    void an_event_can_be_softened_for_money() {
        Company a = company(0, "vc", "quality", "platform");
        Company b = company(1, "boot", "quality", "b2b");
        a.roster = new Engineer[] {engineer(1, "J ai", 1)};
        b.roster = new Engineer[] {engineer(11, "J ai startup-veteran", 1)};
        ShipState s = state(2, Map.of("event-response", true, "puzzle", "auto"), a, b);
        s.deck[1] = RoundExamplesTest.event("ddos-attack");
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "pay-down-debt", false));
        play(s, 1, new ShipMove.Place(11, "pay-down-debt", false));
        play(s, 0, ShipMove.Ready.NOW);
        play(s, 1, ShipMove.Ready.NOW);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("event");
        assertThat(Fixture.GAME.owes(s).list()).as("the Veteran is not asked").containsExactly(0);
        assertThat(refusal(s, 1, ShipMove.Respond.PAY)).isEqualTo("refuse.not-now");
        int money = a.money;
        play(s, 0, ShipMove.Respond.PAY);
        assertThat(a.mau).isEqualTo(1700);
        assertThat(a.money).isEqualTo(money - 15);
        assertThat(s.round).isEqualTo(3);
    }

    @Test
    void nobody_pays_against_an_outage_in_the_last_round() {
        ShipState s = two(4, Map.of("event-response", true));
        assertThat(Fixture.EVENT_RULES.mayPay(s, s.companies[0], RoundExamplesTest.event("cloud-provider-outage")))
                .isFalse();
        s.round = 3;
        assertThat(Fixture.EVENT_RULES.mayPay(s, s.companies[0], RoundExamplesTest.event("cloud-provider-outage")))
                .isTrue();
    }

    private static ShipState themed(String id, Company... companies) {
        ShipState s = state(1, Map.of("market-themes", true), companies);
        Theme theme = Fixture.there(ShipBox.find(Fixture.BOX.marketThemes(), id));
        s.themes = new Theme[] {theme, theme, theme, theme};
        return s;
    }

    @Test
    void themes_change_bases_costs_pool_and_debt() {
        Company c = company(0, "vc", "ai", "platform");
        Company d = company(1, "vc", "ai", "platform");
        assertThat(Fixture.ACTIONS.cost(themed("cheap-airtime", c, d), index("marketing")))
                .isEqualTo(10);
        assertThat(Fixture.ACTIONS.cost(themed("cloud-sale", c, d), index("upgrade")))
                .isZero();
        assertThat(Fixture.HIRING.poolSize(themed("talent-rush", c, d))).isEqualTo(2 + 3);
        assertThat(Fixture.there(themed("talent-rush", c, d).theme()).extraSalary())
                .isEqualTo(5);

        plan(c, "S frontend > develop");
        resolve(themed("feature-frenzy", c, d), c);
        assertThat(c.mau).isEqualTo(1800 + 720);

        Company hype = company(0, "vc", "quality", "platform");
        plan(hype, "S frontend AI > develop");
        resolve(themed("ai-hype", hype, d), hype);
        assertThat(hype.debt).isEqualTo(2);

        Company privacy = company(0, "vc", "move", "platform");
        privacy.debt = 0;
        plan(privacy, "S frontend > monetization", "S frontend > optimize");
        resolve(themed("privacy-year", privacy, d), privacy);
        assertThat(privacy.rating).as("-0.20 and +0.20").isEqualTo(310);
    }

    @Test
    void each_round_has_a_theme_seen_by_all() {
        ShipState s = Fixture.deal(3, Map.of("market-themes", true, "rounds", 5));
        assertThat(s.themes).hasSize(5).doesNotHaveDuplicates();
        assertThat(((ShipPublicView) Fixture.GAME.publicView(s)).themes()).hasSize(5);
    }

    @Test
    void the_forecast_shows_the_next_event_none_or_all() {
        ShipState next = two(1, Map.of());
        openPlanning(next);
        assertThat(next.isEventKnown(1)).as("Round 1's own event is a surprise").isFalse();
        assertThat(next.isEventKnown(2)).isTrue();
        assertThat(next.isEventKnown(3)).isFalse();
        Fixture.GAME.goTo(next, "event", Events.NONE);
        assertThat(next.round).isEqualTo(2);
        assertThat(next.isEventKnown(2)).isTrue();
        assertThat(next.isEventKnown(3)).isFalse();
        ShipState none = two(2, Map.of("open-forecast", "none"));
        openPlanning(none);
        assertThat(none.isEventKnown(1)).isTrue();
        assertThat(none.isEventKnown(2)).isFalse();
        ShipState all = two(1, Map.of("open-forecast", "all"));
        Fixture.openDraft(all);
        for (int round = 1; round <= 4; round++)
            assertThat(all.isEventKnown(round)).isTrue();
    }

    @Test
    void presets_deal_two_each_and_one_is_kept() {
        ShipState s = Fixture.deal(4, Map.of("corporations", "presets"));
        List<String> dealt = Arrays.stream(s.companies)
                .flatMap(c -> Arrays.stream(c.dealt))
                .map(p -> p.id())
                .toList();
        assertThat(dealt).hasSize(8).doesNotHaveDuplicates();
        assertThat(refusal(s, 0, new ShipMove.Choose("vc-heavy", "ai-first", "b2b-saas")))
                .isEqualTo("refuse.only-presets");
        assertThat(refusal(s, 0, new ShipMove.ChoosePreset(dealt.get(2)))).isEqualTo("refuse.not-dealt");
        assertThat(refusal(s, 0, ShipMove.Confirm.NOW)).isEqualTo("refuse.choose-first");
        play(s, 0, new ShipMove.ChoosePreset(dealt.get(1)));
        play(s, 0, ShipMove.Confirm.NOW);
        for (int seat = 1; seat < 4; seat++) Fixture.GAME.timeout(s, seat, Events.NONE);
        assertThat(Fixture.there(Fixture.CORPORATIONS.preset(s.companies[0])).id())
                .isEqualTo(dealt.get(1));
        assertThat(Fixture.there(Fixture.CORPORATIONS.preset(s.companies[1])).id())
                .as("the clock keeps the first dealt")
                .isEqualTo(dealt.get(2));
    }

    @Test
    void random_corporations_skip_the_selection() {
        ShipState s = Fixture.deal(3, Map.of("corporations", "random"));
        assertThat(s.round).isEqualTo(1);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("draft");
    }

    @Test
    void who_chooses_nothing_in_time_gets_the_default_and_a_choice_not_confirmed_counts() {
        ShipState s = Fixture.deal(2, Map.of());
        play(s, 0, new ShipMove.Choose("vc-heavy", "move-fast", "consumer-app"));
        Fixture.GAME.timeout(s, 0, Events.NONE);
        Fixture.GAME.timeout(s, 1, Events.NONE);
        assertThat(s.companies[0].funding.id()).isEqualTo("vc-heavy");
        assertThat(s.companies[1].funding.id()).isEqualTo("angel-backed");
        assertThat(s.companies[1].tech.id()).isEqualTo("quality-focused");
        assertThat(s.companies[1].product.id()).isEqualTo("platform-play");
    }

    @Test
    void an_outage_closes_upgrades_for_the_next_round_only() {
        ShipState s = two(2, Map.of());
        Company c = s.companies[0];
        c.closedNext = 1 << index("upgrade");
        Fixture.ROUND_END.open(s, Events.NONE);
        assertThat(c.closed).isEqualTo(1 << index("upgrade"));
        Fixture.ROUND_END.open(s, Events.NONE);
        assertThat(c.closed).isZero();
        s.round = 4;
        Fixture.EVENT_RULES.strike(s, c, RoundExamplesTest.event("cloud-provider-outage"), false);
        assertThat(c.closedNext).as("in the last round it does nothing").isZero();
    }

    @Test
    void advice_tells_privately_what_a_bot_would_do() {
        ShipState s = Fixture.deal(2, Map.of("advice", true));
        ShipPrivateView view = (ShipPrivateView) Fixture.GAME.privateView(s, 0);
        assertThat(Fixture.there(view.advice()).move()).isInstanceOf(ShipMove.Choose.class);
        assertThat(((ShipPrivateView) Fixture.GAME.privateView(Fixture.deal(2, Map.of()), 0)).advice())
                .isNull();
    }
}
