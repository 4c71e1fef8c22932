package boardroom.games.shipit.view;

import static boardroom.games.shipit.rules.Fixture.GAME;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.state;
import static boardroom.games.shipit.rules.Fixture.there;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.Fixture;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.view.ShipPrivateView.SpotView;
import boardroom.games.shipit.view.ShipPublicView.EngineerView;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 11: what a player sees before deciding. */
class WhatIsShownTest {
    private static final List<String> TOO_LATE = List.of("research-ai", "hire-recruiter");

    private static ShipPrivateView own(ShipState s) {
        return (ShipPrivateView) GAME.privateView(s, 0);
    }

    private static ShipState planning(int round, String planning, Company c) {
        Company other = company(1, "vc", "quality", "b2b");
        other.roster = new Engineer[] {engineer(11, "J ai", 1)};
        ShipState s = state(round, Map.of("planning", planning, "market-themes", true), c, other);
        openPlanning(s);
        return s;
    }

    /** 5.2: the debt of this use of AI, on top of what the AI of a senior (or of nobody) leaves. */
    @ParameterizedTest
    @CsvSource({
        "move, feature-frenzy, S, alone, 1",
        "move, feature-frenzy, J, alone, 3",
        "move, feature-frenzy, I, alone, 4",
        "move, ai-hype, J, alone, 4",
        "ai, feature-frenzy, S, alone, 1",
        "ai, feature-frenzy, J, alone, 2",
        "ai, feature-frenzy, I, alone, 2",
        "ai, ai-hype, I, alone, 3",
        "ai, feature-frenzy, S, beside a senior, 0",
        "ai, feature-frenzy, J, beside a senior, 1",
        "ai, feature-frenzy, J ai ai-skeptic, alone, 0"
    })
    void ai_debt_is_what_the_approach_and_the_theme_leave_of_it(
            String tech, String themed, String who, String company, int debt) {
        Company c = company(0, "vc", tech, "b2b");
        c.roster = new Engineer[] {engineer(1, "S ai", 1), engineer(2, who, 1)};
        ShipState s = planning(1, "opening", c);
        Theme theme = there(ShipBox.find(Fixture.BOX.marketThemes(), themed));
        s.themes = new Theme[] {theme, theme, theme, theme};
        if (company.equals("beside a senior")) play(s, 0, new ShipMove.Place(1, "optimize-code", true));
        assertThat(own(s).prospects())
                .filteredOn(prospect -> prospect.engineer() == 2)
                .extracting(ShipPrivateView.ProspectView::aiDebt)
                .containsExactly(debt);
    }

    /** R57: what only helps later rounds is legal in the last one, and the screen warns. */
    @ParameterizedTest
    @CsvSource({"opening, 3, false", "opening, 4, true", "live, 4, true", "turns, 4, true"})
    void a_place_that_comes_too_late_is_warned_of_before_it_is_taken(String planning, int round, boolean warned) {
        Company c = company(0, "vc", "ai", "b2b");
        c.roster = new Engineer[] {engineer(1, "S ai", 1)};
        ShipState s = planning(round, planning, c);
        List<SpotView> spots = own(s).prospects().getFirst().spots();
        assertThat(spots).extracting(SpotView::action).containsAll(TOO_LATE);
        for (SpotView spot : spots)
            assertThat(key(spot.warning()))
                    .as(spot.action())
                    .isEqualTo(warned && TOO_LATE.contains(spot.action()) ? "detail.too-late" : null);
    }

    @ParameterizedTest
    @CsvSource({
        "opening, 4, research-ai, detail.too-late",
        "opening, 4, hire-recruiter, detail.too-late",
        "opening, 4, upgrade-servers, detail.opening",
        "opening, 3, research-ai, detail.opening",
        "live, 4, research-ai, detail.too-late",
        "live, 4, upgrade-servers, detail.live"
    })
    void a_plan_with_such_a_place_says_so_until_it_is_locked(String planning, int round, String action, String detail) {
        Company c = company(0, "vc", "ai", "b2b");
        c.roster = new Engineer[] {engineer(1, "S ai", 1)};
        ShipState s = planning(round, planning, c);
        play(s, 0, new ShipMove.Place(1, action, false));
        assertThat(key(GAME.prompt(s, 0).detail())).isEqualTo(detail);
        assertThat(key(there(own(s).plan()).warning())).isEqualTo(detail.equals("detail.too-late") ? detail : null);
    }

    private static @Nullable String key(@Nullable Say say) {
        return say == null ? null : say.key();
    }

    /** 2.3: Equity-Hungry counts the rounds since the hire. */
    @Test
    void everybody_sees_how_many_rounds_an_engineer_has_been_with_a_company() {
        Company c = company(0, "vc", "ai", "b2b");
        c.roster = new Engineer[] {engineer(1, "S ai equity-hungry", 1), engineer(2, "J ai", 3)};
        ShipState s = planning(3, "opening", c);
        ShipPublicView view = (ShipPublicView) GAME.publicView(s);
        assertThat(view.companies().getFirst().roster())
                .extracting(EngineerView::rounds)
                .containsExactly(2, 0);
    }

    private static ShipPublicView open(ShipState s) {
        return (ShipPublicView) GAME.publicView(s);
    }

    private static ShipPublicView.ActionView room(ShipState s, String id) {
        return open(s).actions().stream()
                .filter(each -> each.action().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void who_could_get_to_a_milestone_this_round_is_told_to_all() {
        Company near = company(0, "vc", "move", "consumer");
        near.roster = new Engineer[] {engineer(1, "S frontend", 1)};
        near.mau = 4000;
        Company far = company(1, "vc", "quality", "b2b");
        far.roster = new Engineer[] {engineer(11, "I", 1)};
        ShipState s = state(1, Map.of(), near, far);
        openPlanning(s);
        assertThat(open(s).milestones().getFirst().reach())
                .extracting(ShipPublicView.ReachView::seat, each -> each.say().key())
                .containsExactly(org.assertj.core.groups.Tuple.tuple(0, "reach.users"));
        near.money = 0;
        near.roster = new Engineer[] {engineer(1, "I", 1)};
        near.ai = 0;
        assertThat(open(s).milestones().getFirst().reach()).isEmpty();
    }

    @Test
    void who_could_claim_one_of_too_few_slots_is_told_in_the_order_of_the_claims() {
        Company first = company(0, "vc", "quality", "b2b");
        Company second = company(1, "vc", "quality", "b2b");
        Company poor = company(2, "boot", "quality", "b2b");
        poor.money = 5;
        Company[] all = {first, second, poor};
        for (Company c : all) c.roster = new Engineer[] {engineer(10 * c.seat + 1, "J ai", 1)};
        ShipState s = state(1, Map.of(), all);
        s.order = new int[] {2, 1, 0};
        openPlanning(s);
        assertThat(room(s, "marketing").contenders()).containsExactly(1, 0);
        assertThat(room(s, "upgrade-servers").contenders()).as("room for both").isEmpty();
        assertThat(own(s).prospects().getFirst().spots().stream()
                        .filter(spot -> spot.action().equals("marketing"))
                        .findFirst()
                        .map(SpotView::warning)
                        .map(Say::key))
                .contains("detail.claimed-first");
    }

    @Test
    void the_bell_of_the_last_round_brings_its_points() {
        Company c = company(0, "vc", "quality", "b2b");
        c.roster = new Engineer[] {engineer(1, "J ai", 1)};
        ShipState s = planning(4, "opening", c);
        assertThat(own(s).prospects().getFirst().spots())
                .filteredOn(spot -> spot.action().equals("ipo-prep"))
                .extracting(SpotView::bonus)
                .containsExactly(25_000);
    }
}
