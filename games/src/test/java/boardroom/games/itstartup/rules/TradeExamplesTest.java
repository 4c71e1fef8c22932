package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Section 9, E31 to E34: planning, selling, buying. */
class TradeExamplesTest {
    @Test
    void e31_head_hunter_planned_on_own_turn_3() {
        Desk desk = Desk.standard()
                .turn(0, 3)
                .resources(0, 9)
                .hand(0, "Head Hunter", "Investor")
                .row(1, "Bootcamp Graduate")
                .plan("Head Hunter");
        desk.refuses("planned-this-turn", desk.aim("Head Hunter", 1, "Bootcamp Graduate"));
        desk.refuses("plan-slot-full", new StartupMove.PlanAction(desk.inHand(0, "Investor")));
        desk.nextTurn().nextTurn().resources(0, 4);
        assertThat(desk.state.office().turn).isEqualTo(4);
        desk.refuses("plan-slot-full", new StartupMove.PlanAction(desk.inHand(0, "Investor")));
        desk.resources(1, 0).actOn("Head Hunter", 1, "Bootcamp Graduate");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.plan("Investor").state.office().planned).isNotNull();
    }

    @Test
    void e32_planned_investor() {
        Desk desk = Desk.standard().planned(0, "Investor", 4).turn(0, 5).act("Investor");
        assertThat(desk.resources(0)).isEqualTo(2);
        assertThat(desk.state.office().planned).isNull();
        assertThat(desk.deck()).containsExactly("Investor");
    }

    @Test
    void e33_planned_outsourcing() {
        Desk desk = Desk.standard()
                .turn(0, 4)
                .planned(0, "Outsourcing", 3)
                .resources(0, 3)
                .resources(1, 5)
                .row(1, "Bootcamp Graduate")
                .actOn("Outsourcing", 1, "Bootcamp Graduate");
        assertThat(desk.resources(0)).isEqualTo(2);
        assertThat(desk.resources(1)).isEqualTo(6);
    }

    @Test
    void e34_sell_and_buy() {
        Desk desk = Desk.standard()
                .resources(0, 1)
                .hand(0, "TDD", "Investor")
                .deck("Hackathon", "Crunch Time")
                .sell("TDD")
                .sell("Investor");
        assertThat(desk.resources(0)).isEqualTo(3);
        assertThat(desk.deck()).containsExactly("Hackathon", "Crunch Time", "TDD", "Investor");
        desk.buy();
        assertThat(desk.resources(0)).isEqualTo(1);
        assertThat(desk.hand(0)).containsExactly("Hackathon");
    }
}
