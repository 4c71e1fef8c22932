package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.BOX;
import static boardroom.games.esopwars.rules.Table.GAME;
import static boardroom.games.esopwars.rules.Table.GAMMA;
import static boardroom.games.esopwars.rules.Table.hires;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.phases.HouseRefusal;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.box.Terms;
import boardroom.games.esopwars.rules.EsopMove.Discard;
import boardroom.games.esopwars.rules.EsopMove.Draw;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopMove.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** 4.0 and 5.3: the company draft. */
class CompanyDraftTest {
    private static final Map<String, ?> DRAFT = Map.of("companyDraft", true);

    private static Table three() {
        return Table.of(3, DRAFT).founded(ALPHA, 2).founded(BETA, 3).founded(GAMMA, 1);
    }

    private static Table drawn(Table table) {
        int seat = GAME.owes(table.s).first();
        return table.play(seat, new Draw(Source.IDEA_STOCK));
    }

    /** Draws an idea and puts it down again. */
    private static Table turn(Table table) {
        int seat = GAME.owes(table.s).first();
        drawn(table);
        return table.play(seat, new Discard(table.drawn(seat)));
    }

    private static int total(String segment, String idea, String companion) {
        Company company = new Company(
                Table.segment(segment), Table.idea(idea), companion.isEmpty() ? null : Table.idea(companion));
        Terms terms = Table.of(2, DRAFT).s.terms;
        return SkillTotal.of(
                        new Perks(BOX), terms, company, hires("amara", "victor", "tomasz"), Table.market("ai-hype"))
                .total();
    }

    @Test
    void example_38_company_draft_bonuses() {
        assertThat(total("payments", "fraud-radar", "audit-desk")).isEqualTo(520);
        assertThat(total("payments", "fraud-radar", "")).isEqualTo(510);
        assertThat(total("learning", "fraud-radar", "")).isEqualTo(470);
    }

    @Test
    void example_39_what_may_be_put_down() {
        Table table = drawn(three().hand(GAMMA, "health", "fraud-radar", "audit-desk", "home-visits", "route-brain"));
        assertThat(table.refusal(GAMMA, new Discard("health"))).isEqualTo(new CompanyDraft.Refused.LastSegment().say());
        assertThat(table.refusal(GAMMA, new Discard("fraud-radar"))).isNull();
        table = drawn(three().hand(GAMMA, "health", "learning", "audit-desk", "home-visits", "route-brain"));
        assertThat(table.moves(GAMMA)).hasSizeGreaterThanOrEqualTo(5);
        assertThat(table.refusal(GAMMA, new Discard("health"))).isNull();
        assertThat(table.refusal(GAMMA, new Discard("learning"))).isNull();
    }

    private static Table atTheLock() {
        Table table = three();
        while (GAME.owes(table.s).count() == 1) turn(table);
        return table.hand(ALPHA, "payments", "health", "fraud-radar", "clinic-planner", "audit-desk");
    }

    @Test
    void example_40_a_companion_is_of_the_other_type_and_both_fit() {
        Table table = atTheLock();
        assertThat(table.refusal(ALPHA, new Lock("payments-banking", "fraud-radar", "clinic-planner")))
                .isEqualTo(new CompanyLock.Refused.CompanionOfSameType().say());
        assertThat(table.refusal(ALPHA, new Lock("health", "fraud-radar", "audit-desk")))
                .isEqualTo(new CompanyLock.Refused.CompanionMustFit().say());
        assertThat(table.refusal(ALPHA, new Lock("payments-banking", "fraud-radar", "audit-desk")))
                .isNull();
    }

    @Test
    void loops_run_forth_back_and_forth() {
        Table table = three();
        List<Integer> order = new ArrayList<>();
        while (GAME.owes(table.s).count() == 1) {
            order.add(GAME.owes(table.s).first());
            turn(table);
        }
        assertThat(order).containsExactly(GAMMA, ALPHA, BETA, BETA, ALPHA, GAMMA, GAMMA, ALPHA, BETA);
        assertThat(GAME.prompt(table.s, ALPHA).decision()).isEqualTo("lock");
    }

    @Test
    void hands_are_dealt_as_the_box_says_and_stay_secret() {
        Table table = three();
        for (int seat = 0; seat < 3; seat++) {
            DraftCard[] hand = table.team(seat).hand;
            assertThat(hand).hasSize(5);
            assertThat(hand).filteredOn(Segment.class::isInstance).hasSize(1);
        }
        assertThat(table.draftView().segmentStock()).isEqualTo(12 - 3);
        assertThat(table.draftView().ideaStock()).isEqualTo(32 - 12);
        assertThat(table.view(ALPHA).hand()).hasSize(5);
        assertThat(GAME.prompt(table.s, GAMMA).decision()).isEqualTo("draft-1-gamma-draw");
    }

    @Test
    void what_is_drawn_from_a_stock_only_the_drawer_hears() {
        Table table = drawn(three());
        assertThat(table.told.heardBy(GAMMA)).anyMatch(EsopEvent.DrewCard.class::isInstance);
        assertThat(table.told.heardBy(ALPHA)).noneMatch(EsopEvent.DrewCard.class::isInstance);
        assertThat(table.told.heardBy(-1)).noneMatch(EsopEvent.DrewCard.class::isInstance);
    }

    @Test
    void what_was_put_down_may_be_picked_up() {
        Table table = turn(three());
        String open = table.draftView().ideaDiscard().getLast();
        table.play(ALPHA, new Draw(Source.IDEA_DISCARD));
        assertThat(table.drawn(ALPHA)).isEqualTo(open);
        assertThat(table.heard(EsopEvent.PickedUp.class)).hasSize(1);
        assertThat(table.refusal(ALPHA, new Draw(Source.IDEA_STOCK)))
                .isEqualTo(new CompanyDraft.Refused.AlreadyDrawn().say());
        assertThat(table.refusal(BETA, new Draw(Source.IDEA_STOCK))).isEqualTo(new HouseRefusal.NotYourTurn().say());
    }

    @Test
    void out_of_time_before_the_draw_an_idea_is_drawn_and_put_down() {
        Table table = three();
        List<String> before = table.view(GAMMA).hand();
        table.timeout(GAMMA);
        assertThat(table.view(GAMMA).hand()).isEqualTo(before);
        assertThat(table.draftView().ideaDiscard()).hasSize(1);
        assertThat(GAME.owes(table.s).list()).containsExactly(ALPHA);
    }

    @Test
    void out_of_time_after_the_draw_the_card_drawn_is_put_down() {
        Table table = three().play(GAMMA, new Draw(Source.SEGMENT_STOCK));
        String drawn = table.drawn(GAMMA);
        table.timeout(GAMMA);
        assertThat(table.draftView().segmentDiscard()).containsExactly(drawn);
    }

    @Test
    void an_empty_pile_gives_nothing() {
        Table table = three();
        assertThat(table.refusal(GAMMA, new Draw(Source.SEGMENT_DISCARD)))
                .isEqualTo(new CompanyDraft.Refused.PileEmpty().say());
        assertThat(table.refusal(GAMMA, new Discard("health"))).isEqualTo(new CompanyDraft.Refused.DrawFirst().say());
    }

    @Test
    void out_of_time_the_best_hard_bonus_is_locked() {
        Table table = atTheLock().timeout(ALPHA);
        assertThat(table.s.sealed(ALPHA))
                .as("a full meld of 30")
                .isEqualTo(new Lock("payments-banking", "fraud-radar", "audit-desk"));
        table = atTheLock().hand(ALPHA, "learning", "health", "fraud-radar", "spend-dashboard", "clinic-planner");
        table.timeout(ALPHA);
        assertThat(table.s.sealed(ALPHA))
                .as("a fit of 20; Spend Dashboard stands before Clinic Planner")
                .isEqualTo(new Lock("health", "spend-dashboard", null));
    }

    @Test
    void locks_are_revealed_together_and_the_rest_leaves_the_game() {
        Table table = atTheLock().play(ALPHA, new Lock("payments-banking", "fraud-radar", "audit-desk"));
        assertThat(table.view().teams().get(ALPHA).segment()).isNull();
        assertThat(table.view().teams().get(ALPHA).hasChosen()).isTrue();
        table.timeout(BETA, GAMMA);
        assertThat(table.view().teams().get(ALPHA).segment()).isEqualTo("payments-banking");
        assertThat(table.view().teams().get(ALPHA).companion()).isEqualTo("audit-desk");
        assertThat(table.view(ALPHA).hand()).isEmpty();
        assertThat(table.heard(EsopEvent.CompanyMelded.class)).isNotEmpty();
        assertThat(table.pace().delay()).as("the reveal has its pause").isEqualTo(6_000);
        assertThat(table.view().phase()).isEqualTo("main-auction");
    }

    @Test
    void a_lock_takes_cards_of_the_right_kind_from_the_hand() {
        Table table = atTheLock();
        assertThat(table.refusal(ALPHA, new Lock("learning", "fraud-radar", null)))
                .isEqualTo(new CompanyDraft.Refused.NotInHand().say());
        assertThat(table.refusal(ALPHA, new Lock("fraud-radar", "health", null)))
                .isEqualTo(new CompanyLock.Refused.NotASegment().say());
        assertThat(table.refusal(ALPHA, new Lock("health", "payments-banking", null)))
                .isEqualTo(new CompanyLock.Refused.NotAnIdea().say());
        assertThat(table.refusal(ALPHA, new Lock("health", "fraud-radar", "nobody")))
                .isEqualTo(new CompanyDraft.Refused.NotInHand().say());
        assertThat(table.refusal(ALPHA, new Lock("health", "fraud-radar", "payments-banking")))
                .isEqualTo(new CompanyLock.Refused.NotAnIdea().say());
    }
}
