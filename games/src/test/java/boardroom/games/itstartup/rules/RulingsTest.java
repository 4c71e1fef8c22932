package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Telling;
import boardroom.games.itstartup.box.CardCopy;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Section 7: rulings that no worked example shows. */
class RulingsTest {
    @Test
    void r23_a_planned_card_leaves_its_slot_only_by_being_played() {
        Desk desk = Desk.standard().planned(0, "Investor", 3);
        desk.refuses("not-in-hand", new StartupMove.SellCard("investor#1"));
        desk.refuses("not-in-hand", new StartupMove.PlanAction("investor#1"));
    }

    @Test
    void r25_planning_a_free_card_forfeits_its_freedom() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .hand(0, "Database Developer")
                .deck("Hackathon", "TDD")
                .hire("Database Developer")
                .plan("Hackathon");
        assertThat(desk.state.free).hasSize(1);
        assertThat(new Prices(Desk.BOX.constants())
                        .action(desk.state, desk.state.office(), Objects.requireNonNull(desk.state.office().planned)))
                .isEqualTo(2);
    }

    @Test
    void r35_and_r55_loans_go_home_left_to_right() {
        Desk desk = Desk.of(3)
                .borrowed(0, 2, "Full Stack Ninja")
                .row(0, "Bootcamp Graduate")
                .borrowed(0, 1, "Downer Dave(1)")
                .borrowed(0, 2, "People Partner")
                .row(2, "Scrum Master")
                .startTurn(0);
        assertThat(desk.row(0)).containsExactly("Bootcamp Graduate(0)");
        assertThat(desk.row(1)).containsExactly("Downer Dave(1)");
        assertThat(desk.row(2)).containsExactly("Scrum Master(0)", "Full Stack Ninja(0)", "People Partner(0)");
    }

    @Test
    void r57_knowledge_that_came_with_a_taken_employee_has_not_moved() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .row(0, "Mainframe Veteran")
                .hand(0, "Head Hunter")
                .row(1, "Bootcamp Graduate with TDD")
                .actOn("Head Hunter", 1, "Bootcamp Graduate");
        assertThat(desk.refusal(desk.transferring("TDD", "Mainframe Veteran"))).isNull();
    }

    @Test
    void r58_points_lost_again_before_the_round_check_do_not_end_the_game() {
        Desk desk = Desk.standard().points(0, 66).nextTurn();
        desk.resources(1, 3)
                .hand(1, "Failed Release")
                .resources(0, 0)
                .actOn("Failed Release", 0)
                .nextTurn();
        assertThat(desk.points(0)).isEqualTo(60);
        assertThat(desk.phase()).isEqualTo("main");
        assertThat(desk.state.round).isEqualTo(6);
    }

    @Test
    void r60_a_card_that_left_the_hand_is_no_longer_free() {
        Desk desk = Desk.standard()
                .resources(0, 7)
                .hand(0, "Database Developer")
                .deck("Hackathon", "TDD")
                .hire("Database Developer")
                .sell("Hackathon")
                .buy();
        assertThat(desk.hand(0)).containsExactly("TDD", "Hackathon");
        desk.refuses("cannot-pay", new StartupMove.PlayAction(desk.inHand(0, "Hackathon"), null, null, null));
    }

    @Test
    void r61_downer_dave_must_name_even_ones_own_lent_employee() {
        Desk desk =
                Desk.standard().resources(0, 3).hand(0, "Downer Dave").borrowed(1, 0, "Principal Engineer(2) with TDD");
        assertThat(desk.targets("Downer Dave")).containsExactly("Principal Engineer");
        desk.hire("Downer Dave", 1, "Principal Engineer");
        assertThat(desk.hand(0)).containsExactly("TDD");
    }

    @Test
    void r62_what_drew_flipped_or_was_answered_reveals_and_the_rest_may_be_taken_back() {
        Desk desk = Desk.standard()
                .resources(0, 20)
                .resources(1, 9)
                .hand(0, "Bootcamp Graduate", "Monster Bug", "TDD", "Investor")
                .deck("Crunch Time", "Hackathon")
                .row(0, "Undercover HR Agent")
                .row(1, "Full Stack Ninja");
        assertThat(reveals(desk, new StartupMove.PlayEmployee(desk.inHand(0, "Bootcamp Graduate"), null)))
                .isFalse();
        assertThat(reveals(desk, new StartupMove.SellCard(desk.inHand(0, "TDD"))))
                .isFalse();
        assertThat(reveals(desk, new StartupMove.PlanAction(desk.inHand(0, "Investor"))))
                .isFalse();
        assertThat(reveals(desk, new StartupMove.PlayAction(desk.inHand(0, "Investor"), null, null, null)))
                .isFalse();
        assertThat(reveals(desk, StartupMove.BuyCard.NOW)).isTrue();
        assertThat(reveals(desk, new StartupMove.PlayAction(desk.inHand(0, "Monster Bug"), 1, null, null)))
                .isTrue();
        assertThat(reveals(
                        desk,
                        new StartupMove.UseAbility(
                                desk.inRow(0, "Undercover HR Agent"), desk.inRow(1, "Full Stack Ninja"))))
                .isTrue();
        assertThat(desk.game.takesBack(desk.state, 0, StartupMove.BuyCard.NOW)).isTrue();
        assertThat(desk.game.takesBack(desk.state, 0, StartupMove.EndTurn.NOW)).isFalse();
    }

    private static boolean reveals(Desk desk, StartupMove move) {
        Telling telling = new Telling();
        desk.game.play(desk.state.copy(), 0, move, telling);
        return telling.told().stream().anyMatch(told -> told.event().reveals());
    }

    @Test
    void an_ability_taken_over_is_ready_for_its_new_controller() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .row(0, "Bootcamp Graduate")
                .hand(0, "Head Hunter")
                .row(1, "Undercover HR Agent", "Full Stack Ninja");
        desk.state.offices[1].seatAtDesk(
                0, desk.employee(1, "Undercover HR Agent").withUsed(true));
        desk.actOn("Head Hunter", 1, "Undercover HR Agent");
        assertThat(desk.moves(StartupMove.UseAbility.class)).hasSize(1);
    }

    @Test
    void a_used_champion_is_ready_again_from_his_controllers_next_turn() {
        Desk desk = Desk.standard().row(1, "Security Champion");
        desk.state.offices[1].seatAtDesk(
                0, desk.employee(1, "Security Champion").withUsed(true));
        assertThat(desk.nextTurn().employee(1, "Security Champion").used()).isFalse();
    }

    @Test
    void the_clock_gives_the_bonus_to_who_is_closest_to_the_limit() {
        Desk desk = Desk.standard()
                .points(0, 16)
                .row(0, "Mainframe Veteran(3)", "Bootcamp Graduate(1)", "Full Stack Ninja(1)", "People Partner(1)")
                .startTurn(0);
        assertThat(desk.timeout(0).row(0))
                .as("two to go, the more efficient of the two")
                .containsExactly(
                        "Mainframe Veteran(3)", "Bootcamp Graduate(1)", "Full Stack Ninja(0)", "People Partner(1)");
    }

    @Test
    void the_clock_keeps_the_hand_ends_the_turn_passes_and_takes_the_topmost_card() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .resources(1, 4)
                .hand(0, "Data Whisperer", "Monster Bug")
                .deck("Investor", "TDD");
        Desk late = desk.copy().timeout(0);
        assertThat(late.state.active).as("the turn of the next seat").isEqualTo(1);
        assertThat(late.hand(0)).as("nothing is played").containsExactly("Data Whisperer", "Monster Bug");

        desk.hire("Data Whisperer").row(1, "Bootcamp Graduate");
        assertThat(desk.copy().timeout(0).hand(0)).containsExactly("Monster Bug", "Investor");

        desk.pick("TDD").actOn("Monster Bug", 1).timeout(1);
        assertThat(desk.row(1)).as("the bug bites").containsExactly("Bootcamp Graduate(1)");
        assertThat(desk.resources(1)).isEqualTo(4);

        StartupState dealt = desk.game.deal(new Deal(2, Options.defaults(Desk.BOX), 1));
        CardCopy[] hand = dealt.offices[0].hand;
        desk.game.timeout(dealt, 0, Events.NONE);
        desk.game.timeout(dealt, 1, Events.NONE);
        assertThat(dealt.offices[0].hand).startsWith(hand);
    }

    @Test
    void the_clock_of_a_turn_stops_while_an_answer_is_awaited_and_goes_on_after_it() {
        Desk desk = Desk.standard().resources(0, 3).resources(1, 4).hand(0, "Monster Bug");
        Pace turn = Objects.requireNonNull(desk.game.pace(desk.state));
        desk.actOn("Monster Bug", 1);
        Pace answer = Objects.requireNonNull(desk.game.pace(desk.state));
        assertThat(answer.seats().list()).containsExactly(1);
        assertThat(answer.millis()).isEqualTo(20_000);
        assertThat(answer.key()).isNotEqualTo(turn.key());
        desk.pass();
        assertThat(Objects.requireNonNull(desk.game.pace(desk.state)).key()).isEqualTo(turn.key());
    }

    /** 4.5.3: whether a window opens depends on what lies open alone. */
    @Test
    void whether_somebody_is_asked_says_nothing_about_cards() {
        for (List<String> hand : List.of(List.<String>of(), List.of("Investor", "TDD", "Security Champion"))) {
            Desk desk = Desk.standard()
                    .resources(0, 3)
                    .resources(1, 3)
                    .hand(0, "Monster Bug")
                    .hand(1, hand.toArray(new String[0]))
                    .row(1, "Bootcamp Graduate")
                    .actOn("Monster Bug", 1);
            assertThat(desk.phase()).isEqualTo("main");
        }
    }

    @Test
    void final_places_use_all_four_comparisons_and_may_be_shared() {
        Desk desk = Desk.of(4).points(0, 40).points(1, 70).points(2, 40).points(3, 12);
        desk.state.active = 3;
        desk.nextTurn();
        assertThat(Ranking.of(desk.state)).containsExactly(2, 1, 2, 4);
        desk.resources(2, 1);
        assertThat(Ranking.of(desk.state)).containsExactly(3, 1, 2, 4);
        desk.row(0, "Bootcamp Graduate");
        assertThat(Ranking.of(desk.state)).containsExactly(2, 1, 3, 4);
        assertThat(desk.game.result(desk.state).standings().get(1).score()).isEqualTo(Arg.of(70));
    }
}
