package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.engine.Telling;
import boardroom.games.itstartup.view.StartupPrivateView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 8.2: two against two. */
class TeamsTest {
    private static Desk teams() {
        return Desk.of(4, Map.of("teams", "2v2"));
    }

    @Test
    void the_cap_is_that_of_four_players_and_the_goal_is_doubled() {
        assertThat(teams().state.terms.cap()).isEqualTo(8);
        assertThat(teams().state.terms.goal()).isEqualTo(128);
        assertThat(Desk.of(4, Map.of("teams", "2v2", "goal", "custom", "custom-goal", 50))
                        .state
                        .terms
                        .goal())
                .isEqualTo(100);
    }

    @Test
    void a_partner_can_never_be_targeted() {
        Desk desk = teams().resources(0, 20)
                .hand(0, "Head Hunter", "Monster Bug", "Downer Dave")
                .row(1, "Bootcamp Graduate")
                .row(2, "Full Stack Ninja");
        assertThat(desk.targets("Head Hunter")).containsExactly("Bootcamp Graduate");
        assertThat(desk.targets("Downer Dave")).containsExactly("Bootcamp Graduate");
        assertThat(desk.moves(StartupMove.PlayAction.class).stream()
                        .map(StartupMove.PlayAction::opponent)
                        .filter(java.util.Objects::nonNull))
                .containsExactly(1, 3);
        desk.refuses("not-an-opponent", new StartupMove.PlayAction(desk.inHand(0, "Monster Bug"), 2, null, null));
        desk.refuses("not-an-opponent", desk.aim("Head Hunter", 2, "Full Stack Ninja"));
    }

    @Test
    void cards_help_the_player_and_not_the_partner() {
        Desk desk = teams().resources(0, 2)
                .row(0, "Bootcamp Graduate(1)")
                .row(2, "Full Stack Ninja(1)")
                .hand(0, "Coffee machine")
                .act("Coffee machine");
        assertThat(desk.row(0)).containsExactly("Bootcamp Graduate(0)");
        assertThat(desk.row(2)).containsExactly("Full Stack Ninja(1)");
        assertThat(desk.endTurn().points(0)).isEqualTo(2);
    }

    @Test
    void the_planning_bonus_looks_at_the_team_and_helps_who_is_on_turn() {
        Desk desk = teams().points(0, 8).row(0, "Bootcamp Graduate(1)").row(2, "Full Stack Ninja(1)");
        desk.startTurn(2);
        assertThat(desk.phase()).isEqualTo("planning-bonus");
        desk.refuses("not-your-employee", new StartupMove.UseBonus(desk.inRow(0, "Bootcamp Graduate")));
        desk.play(new StartupMove.UseBonus(desk.inRow(2, "Full Stack Ninja")));
        assertThat(desk.row(2)).containsExactly("Full Stack Ninja(0)");
    }

    @Test
    void the_innovation_grant_compares_the_teams() {
        Desk desk =
                teams().points(0, 10).points(1, 12).hand(0, "Innovation Grant").act("Innovation Grant");
        assertThat(desk.resources(0)).isEqualTo(4);
    }

    @Test
    void failed_release_takes_from_the_team_and_an_outage_hits_the_seat() {
        Desk desk = teams().resources(0, 5)
                .points(1, 20)
                .hand(0, "Failed Release", "Production Outage")
                .actOn("Failed Release", 3)
                .actOn("Production Outage", 3);
        assertThat(desk.points(1)).isEqualTo(14);
        assertThat(desk.state.offices[1].outage).isZero();
        assertThat(desk.state.offices[3].outage).isEqualTo(6);
    }

    @Test
    void only_the_target_seat_may_counter() {
        Desk desk = teams().resources(0, 3)
                .resources(1, 9)
                .resources(3, 9)
                .hand(0, "Monster Bug")
                .actOn("Monster Bug", 1);
        assertThat(desk.game.owes(desk.state).list()).containsExactly(1);
        assertThat(desk.game.may(desk.state).list()).containsExactly(1);
        desk.refuses("not-your-turn", 3, new StartupMove.Respond("pay"));
    }

    @Test
    void partners_see_each_others_hand_and_plan_and_hear_what_comes_to_it() {
        Desk desk =
                teams().resources(0, 9).hand(0, "TDD").planned(0, "Investor", 2).deck("Hackathon", "Crunch Time");
        StartupPrivateView partner = (StartupPrivateView) desk.game.privateView(desk.state, 2);
        assertThat(partner.partners())
                .containsExactly(new StartupPrivateView.PartnerView(0, List.of("tdd#1"), "investor#1"));
        StartupPrivateView opponent = (StartupPrivateView) desk.game.privateView(desk.state, 1);
        assertThat(opponent.partners())
                .extracting(StartupPrivateView.PartnerView::seat)
                .containsExactly(3);

        Telling telling = new Telling();
        desk.game.play(desk.state, 0, StartupMove.BuyCard.NOW, telling);
        assertThat(telling.heardBy(2)).anyMatch(TeamsTest::namesCards);
        assertThat(telling.heardBy(1)).noneMatch(TeamsTest::namesCards);
    }

    private static boolean namesCards(Event event) {
        return event instanceof StartupEvent.DrewCards;
    }

    @Test
    void turns_alternate_between_the_teams_and_partners_share_their_place() {
        Desk desk = teams().points(0, 130).points(1, 60);
        desk.nextTurn();
        assertThat(desk.state.active).isEqualTo(1);
        desk.nextTurn().nextTurn().nextTurn();
        assertThat(desk.phase()).isEqualTo("end");
        assertThat(desk.game.result(desk.state).winners().list()).containsExactly(0, 2);
    }
}
