package boardroom.games.esopwars.view;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Table;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the screens are drawn from: views and clocks. */
class ViewsTest {

    private static Table two(Map<String, ?> options) {
        return Table.of(2, options)
                .employs(ALPHA, "priya", "lucia", "omar")
                .employs(BETA, "grace", "kwame", "dev")
                .markets("ai-hype", "land-grab", "capital-drought", "audit-season");
    }

    @Test
    void the_lot_shows_bids_in_order_and_who_has_to_answer() {
        Table table = Table.of(3).bid(BETA, 50).bid(ALPHA, 75).pass(BETA);
        EsopPublicView.LotView lot = table.lotView();
        assertThat(lot.bids()).containsExactly(new Lot.Raise(BETA, 50), new Lot.Raise(ALPHA, 75));
        assertThat(lot.leader()).isEqualTo(ALPHA);
        assertThat(lot.passed()).containsExactly(BETA);
        assertThat(lot.answering()).containsExactly(2);
        assertThat(lot.minimum()).isEqualTo(100);
        assertThat(lot.maximum()).isEqualTo(175);
    }

    @Test
    void the_catalogue_betrays_no_order() {
        Table table = Table.of(2);
        EsopState other = table.s.copy();
        GAME.reshuffle(other, ALPHA, new Rng(5));
        assertThat(other.deck).isNotEqualTo(table.s.deck);
        assertThat(GAME.publicView(other)).isEqualTo(table.view());
    }

    @Test
    void worth_is_the_total_in_each_market_and_the_mean_of_the_unseen() {
        Table table = two(Map.of()).seedRound();
        assertThat(table.view().markets())
                .extracting(EsopPublicView.MarketView::round)
                .containsExactly("seed", null, "early", null);
        assertThat(table.view().worth())
                .contains(new EsopPublicView.WorthView("lucia-ferrante", List.of(190, 110, 280, 150), 130, 180));
    }

    @Test
    void own_desks_show_who_could_go() {
        Table table = two(Map.of()).seedRound();
        EsopPrivateView own = table.view(ALPHA);
        assertThat(own.unseenMarkets()).containsExactly("capital-drought", "audit-season");
        assertThat(own.desks())
                .containsExactly(
                        new EsopPrivateView.DeskView("priya-sharma", List.of(150, 160), List.of(210, 230)),
                        new EsopPrivateView.DeskView("lucia-ferrante", List.of(110, 150), List.of(250, 240)),
                        new EsopPrivateView.DeskView("omar-haddad", List.of(100, 80), List.of(260, 310)));
    }

    @Test
    void a_swap_shows_the_factor_with_each_lot_at_the_open_desk() {
        Table table = two(Map.of()).seedRound();
        table.play(ALPHA, new EsopMove.Drop("omar-haddad")).play(BETA, new EsopMove.Drop("dev-malik"));
        assertThat(table.view(ALPHA).swaps())
                .contains(new EsopPrivateView.SwapView("samir-khoury", List.of(460, 530), List.of(560, 630)))
                .extracting(EsopPrivateView.SwapView::card)
                .doesNotContain("omar-haddad");
    }

    @Test
    void the_first_clock_after_reveals_waits_for_their_pauses() {
        assertThat(two(Map.of()).seedRound().pace().delay())
                .as("Seed and Early")
                .isEqualTo(12_000);
        Table wild = two(Map.of("wildcard", "swing")).seedRound();
        assertThat(wild.pace().delay()).isZero();
        wild.play(ALPHA, new Wildcard(Wildcard.KEEP));
        assertThat(wild.pace().key()).isEqualTo("wildcard-seed");
        wild.play(BETA, new Wildcard(Wildcard.KEEP));
        assertThat(wild.pace().key()).isEqualTo("wildcard-early");
        assertThat(wild.pace().delay()).as("Seed").isEqualTo(6_000);
    }

    @Test
    void the_end_tells_hires_and_what_would_have_been() {
        Table table = two(Map.of("secondaryAuction", false)).exit("ipo").seedRound();
        EsopPublicView.EndView end = table.endView();
        assertThat(end.ending()).isEqualTo("exit");
        assertThat(end.hires())
                .contains(new EsopPublicView.HireView(ALPHA, "lucia-ferrante", 0, false, List.of(190, 280, 110)));
        EsopPublicView.WhatIfView audit = end.whatIf().getFirst();
        assertThat(audit.market()).isEqualTo("audit-season");
        assertThat(audit.total()).isEqualTo(390);
        long afterEarly = table.team(ALPHA).valuations[1];
        assertThat(audit.valuation()).isEqualTo(afterEarly * 490 / 100 * 25 / 10);
    }

    @Test
    void rounds_are_in_the_view_except_while_bids_fly() {
        Table table = two(Map.of()).seedRound();
        assertThat(table.view().rounds()).hasSize(2);
        table.play(ALPHA, new EsopMove.Drop("omar-haddad")).play(BETA, new EsopMove.Drop("dev-malik"));
        assertThat(table.view().rounds()).isEmpty();
        assertThat(table.view().teams().getFirst().valuations()).hasSize(2);
    }
}
