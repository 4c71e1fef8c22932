package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Telling;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cards that meet in one turn: questions a rules lawyer would put, answered by sections 4 and 5 alone. */
class RulesLawyerTest {
    // Out of an empty deck a card comes back at once (5.8)

    @Test
    void crunch_time_bought_back_out_of_an_empty_deck_counts_twice() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .row(0, "Mainframe Veteran", "People Partner")
                .hand(0, "Crunch Time")
                .act("Crunch Time")
                .buy()
                .act("Crunch Time");
        assertThat(desk.turnScore(0)).isEqualTo(2 + 2 + 2);
        desk.endTurn();
        assertThat(desk.row(0)).containsExactly("Mainframe Veteran(3)", "People Partner(1)");
        assertThat(desk.hand(0))
                .as("the People Partner draws it before he tires")
                .containsExactly("Crunch Time");
    }

    @Test
    void a_hackathon_on_an_empty_deck_draws_nothing_and_not_itself() {
        Desk desk = Desk.standard().resources(0, 3).hand(0, "Hackathon").act("Hackathon");
        assertThat(desk.hand(0)).isEmpty();
        assertThat(desk.deck()).containsExactly("Hackathon");
    }

    @Test
    void whoever_burns_out_at_night_is_not_drawn_by_tonight_s_people_partner() {
        Desk desk = Desk.standard()
                .row(0, "Bootcamp Graduate(2) with TDD", "People Partner")
                .endTurn();
        assertThat(desk.hand(0)).isEmpty();
        assertThat(desk.deck()).containsExactly("Bootcamp Graduate", "TDD");
    }

    // People who come in the middle of a turn (5.2, 5.3, 5.6)

    @Test
    void somebody_taken_over_after_crunch_time_crunches_too() {
        Desk desk = Desk.standard()
                .resources(0, 7)
                .hand(0, "Crunch Time", "Head Hunter")
                .row(1, "Database Developer(1)")
                .act("Crunch Time")
                .actOn("Head Hunter", 1, "Database Developer")
                .endTurn();
        assertThat(desk.points(0)).isEqualTo(2 + 2);
        assertThat(desk.row(0)).containsExactly("Database Developer(3)");
    }

    @Test
    void vacation_holds_for_those_who_are_hired_or_borrowed_after_it_but_heals_them_not() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .hand(0, "Vacation Time", "Outsourcing", "Bootcamp Graduate")
                .row(1, "Full Stack Ninja(2)")
                .act("Vacation Time")
                .actOn("Outsourcing", 1, "Full Stack Ninja")
                .hire("Bootcamp Graduate")
                .endTurn();
        assertThat(desk.row(0)).containsExactly("Full Stack Ninja(2)", "Bootcamp Graduate(0)");
    }

    @Test
    void a_pair_programmer_is_alone_again_when_the_other_developer_is_lent() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .hand(0, "Outsourcing")
                .row(1, "Pair Programmer", "Bootcamp Graduate")
                .row(0, "Pair Programmer")
                .actOn("Outsourcing", 1, "Bootcamp Graduate");
        assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(3);
        assertThat(desk.efficiency(1, "Pair Programmer")).isEqualTo(2);
    }

    @Test
    void a_coach_picked_up_by_a_nomad_no_longer_coaches_and_draws_again_when_he_is_back() {
        Desk desk = Desk.standard()
                .resources(0, 7)
                .row(0, "Scrum Master(1)", "Bootcamp Graduate")
                .hand(0, "Digital Nomad")
                .deck("Investor", "TDD", "Hackathon")
                .hire("Digital Nomad", 0, "Scrum Master");
        assertThat(desk.turnScore(0)).isEqualTo(1 + 2);
        desk.hire("Scrum Master");
        assertThat(desk.hand(0)).containsExactly("Investor", "TDD");
        assertThat(desk.turnScore(0)).isEqualTo(2 + 3);
        assertThat(desk.employee(0, "Scrum Master").burnout()).isZero();
    }

    @Test
    void a_champion_who_has_answered_is_fresh_when_a_nomad_brings_him_back() {
        Desk desk = Desk.standard().resources(0, 5).row(0, "Security Champion").hand(0, "Digital Nomad");
        desk.state.offices[0].seatAtDesk(
                0, desk.employee(0, "Security Champion").withUsed(true));
        desk.hire("Digital Nomad", 0, "Security Champion").hire("Security Champion");
        assertThat(desk.employee(0, "Security Champion").used()).isFalse();
    }

    @Test
    void who_came_home_may_be_borrowed_again_in_the_same_turn() {
        Desk desk = Desk.standard()
                .borrowed(0, 1, "Full Stack Ninja(1)")
                .hand(0, "Outsourcing")
                .startTurn(0);
        assertThat(desk.row(1)).containsExactly("Full Stack Ninja(1)");
        desk.resources(0, 2).actOn("Outsourcing", 1, "Full Stack Ninja");
        assertThat(desk.employee(0, "Full Stack Ninja").lender()).isEqualTo(1);
    }

    // Knowledge (5.4, 5.7)

    @Test
    void knowledge_attached_and_picked_up_with_its_developer_may_be_attached_again_but_then_stays() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .row(0, "Open-Source Contributor", "Bootcamp Graduate")
                .hand(0, "Documentation", "Digital Nomad")
                .attach("Documentation", "Open-Source Contributor")
                .hire("Digital Nomad", 0, "Open-Source Contributor")
                .attach("Documentation", "Bootcamp Graduate");
        assertThat(desk.resources(0)).isEqualTo(9 - 3 - 2);
        desk.refuses("moved-this-turn", desk.transferring("Documentation", "Digital Nomad"));
    }

    @Test
    void knowledge_attached_to_a_borrowed_developer_goes_home_with_him() {
        Desk desk = Desk.standard()
                .resources(0, 1)
                .borrowed(0, 1, "Mainframe Veteran")
                .hand(0, "Code Review")
                .attach("Code Review", "Mainframe Veteran")
                .nextTurn()
                .nextTurn();
        assertThat(desk.knowledge(1, "Mainframe Veteran")).containsExactly("Code Review");
    }

    // Who owns what leaves (5.3, 5.6)

    @Test
    void a_bug_fells_own_and_borrowed_people_and_each_leaves_as_its_own_card_says() {
        Desk desk = Desk.of(3)
                .resources(0, 3)
                .hand(0, "Monster Bug")
                .row(1, "Bootcamp Graduate(2) with Code Review")
                .borrowed(1, 2, "Principal Engineer(2) with TDD, Algorithms")
                .row(1, "Downer Dave(3)")
                .actOn("Monster Bug", 1);
        assertThat(desk.row(1)).containsExactly("Downer Dave(4)");
        assertThat(desk.deck())
                .containsExactly("Bootcamp Graduate", "Code Review", "Principal Engineer", "Monster Bug");
        assertThat(desk.hand(2)).as("the lender is the owner").containsExactly("TDD", "Algorithms");
        assertThat(desk.hand(1)).isEmpty();
    }

    @Test
    void an_engineer_taken_over_for_good_saves_his_knowledge_for_his_new_owner() {
        Desk desk = Desk.standard()
                .resources(0, 5)
                .hand(0, "Head Hunter")
                .row(1, "Principal Engineer(2) with TDD")
                .actOn("Head Hunter", 1, "Principal Engineer")
                .endTurn();
        assertThat(desk.hand(0)).containsExactly("TDD");
        assertThat(desk.hand(1)).isEmpty();
    }

    // Answers (4.5)

    @Test
    void the_attackers_own_champion_on_loan_to_the_target_answers_the_attacker() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .resources(1, 2)
                .hand(0, "Monster Bug")
                .borrowed(1, 0, "Security Champion(1)")
                .actOn("Monster Bug", 1)
                .block("Security Champion");
        assertThat(desk.row(1)).containsExactly("Security Champion(1)");
        assertThat(desk.resources(1)).isZero();
    }

    @Test
    void a_champion_borrowed_away_this_turn_answers_no_more_for_his_lender() {
        Desk desk = Desk.standard()
                .resources(0, 5)
                .resources(1, 1)
                .hand(0, "Outsourcing", "Production Outage")
                .row(1, "Security Champion")
                .actOn("Outsourcing", 1, "Security Champion");
        assertThat(desk.resources(1)).isEqualTo(3);
        desk.actOn("Production Outage", 1);
        assertThat(desk.answers()).as("only the printed counter").containsExactly("pass", "pay");
    }

    @Test
    void chips_from_a_countered_troll_pay_for_the_next_card() {
        Desk desk = Desk.standard()
                .resources(0, 1)
                .resources(1, 6)
                .hand(0, "Patent Troll", "Production Outage")
                .row(1, "Full Stack Ninja")
                .actOn("Patent Troll", 1)
                .pay()
                .actOn("Production Outage", 1);
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.answers()).containsExactly("pass", "pay");
        desk.pass();
        assertThat(desk.state.offices[1].outage).isEqualTo(6);
    }

    @Test
    void coins_employees_and_knowledge_ask_nobody() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .resources(1, 12)
                .row(0, "Undercover HR Agent")
                .row(1, "Security Champion", "Bootcamp Graduate", "People Partner", "Office Manager")
                .hand(0, "Downer Dave", "Talent Scout")
                .hire("Downer Dave", 1, "Bootcamp Graduate");
        assertThat(desk.phase()).isEqualTo("main");
        desk.resources(0, 4).hire("Talent Scout");
        desk.flip("Undercover HR Agent", 1, "Security Champion", true);
        assertThat(desk.phase()).isEqualTo("main");
        assertThat(desk.row(0)).endsWith("Security Champion(0)");
    }

    // Plans and prices (5.4)

    @Test
    void a_planned_troll_is_free_and_a_second_plan_waits_until_it_is_played() {
        Desk desk = Desk.standard()
                .planned(0, "Patent Troll", 4)
                .hand(0, "Crunch Time")
                .resources(1, 1);
        desk.refuses("plan-slot-full", new StartupMove.PlanAction(desk.inHand(0, "Crunch Time")));
        desk.actOn("Patent Troll", 1).plan("Crunch Time");
        assertThat(desk.resources(0)).isEqualTo(1);
        desk.refuses("planned-this-turn", new StartupMove.PlayAction(desk.inHand(0, "Crunch Time"), null, null, null));
    }

    @Test
    void a_lender_is_paid_by_the_plan_s_price_and_strictly_capped() {
        Desk desk = Desk.of(4, Map.of("hoard-cap", "strict"))
                .resources(0, 1)
                .resources(2, 8)
                .planned(0, "Outsourcing", 4)
                .row(2, "Bootcamp Graduate")
                .actOn("Outsourcing", 2, "Bootcamp Graduate");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.resources(2)).as("the cap of four players").isEqualTo(8);
    }

    // The end (6)

    @Test
    void a_tie_at_the_goal_in_the_last_round_of_all_is_broken_by_developers_alone() {
        Desk desk = Desk.of(3, Map.of("round-limit", 10))
                .points(0, 70)
                .points(1, 70)
                .points(2, 69);
        desk.state.round = 10;
        desk.nextTurn().nextTurn().nextTurn();
        assertThat(desk.phase()).isEqualTo("end");
        desk.resources(0, 0).resources(1, 0).row(1, "People Partner");
        assertThat(Ranking.of(desk.state)).containsExactly(1, 1, 3);
        desk.row(1, "Bootcamp Graduate");
        assertThat(Ranking.of(desk.state)).containsExactly(2, 1, 3);
    }

    @Test
    void the_first_player_need_not_be_seat_0_for_all_to_have_equal_turns() {
        Desk desk =
                Desk.of(3, Map.of("first-player", "chosen", "first-seat", 2)).points(2, 64);
        assertThat(desk.state.active).isEqualTo(2);
        assertThat(desk.nextTurn().nextTurn().phase()).isEqualTo("main");
        assertThat(desk.state.active).isEqualTo(1);
        assertThat(desk.nextTurn().phase()).isEqualTo("end");
    }

    @Test
    void in_a_tie_between_teams_all_four_play_another_turn() {
        Desk desk = Desk.of(4, Map.of("teams", "2v2")).points(0, 128).points(1, 128);
        for (int turn = 0; turn < 4; turn++) desk.nextTurn();
        assertThat(desk.state.tied).isTrue();
        assertThat(desk.state.round).isEqualTo(6);
        desk.row(3, "Bootcamp Graduate");
        for (int turn = 0; turn < 4; turn++) desk.nextTurn();
        assertThat(desk.game.result(desk.state).winners().list()).containsExactly(1, 3);
    }

    // What is secret (4.0)

    @Test
    void nobody_else_hears_which_cards_a_database_developer_made_free() {
        Desk desk =
                Desk.standard().resources(0, 4).hand(0, "Database Developer").deck("Hackathon", "Bootcamp Graduate");
        Telling telling = new Telling();
        desk.game.play(
                desk.state, 0, new StartupMove.PlayEmployee(desk.inHand(0, "Database Developer"), null), telling);
        assertThat(telling.heardBy(1).toString()).doesNotContain("hackathon", "bootcamp");
        assertThat(desk.game.publicView(desk.state).toString()).doesNotContain("hackathon");
        assertThat(desk.game.prompt(desk.state, 1).toString()).doesNotContain("hackathon");
    }
}
