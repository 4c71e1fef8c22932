package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What an office lost on the way: to the cap, and with who burnt out. */
class UnspentTest {
    /** Two players may keep 12; a Ninja with two cubes leaves at the third, and TDD adds 5. */
    @Test
    void what_the_cap_and_burnout_took_is_told() {
        Desk desk = Desk.standard()
                .hand(0, new String[0])
                .row(0, "Full Stack Ninja(2) with TDD")
                .resources(0, 14)
                .endTurn();
        assertThat(desk.game.unspent(desk.state, 0))
                .contains(new Unspent.Cap(2, 3).say(), new Unspent.Burnt(1, 5).say());
    }

    /** 5.3: the knowledge of a Principal Engineer goes back to the hand. */
    @Test
    void what_comes_back_to_the_hand_is_not_lost() {
        Desk desk = Desk.standard()
                .row(0, "Principal Engineer(2) with TDD")
                .resources(0, 0)
                .endTurn();
        assertThat(desk.game.unspent(desk.state, 0)).noneMatch(say -> say.key().equals("unspent.burnt"));
    }
}
