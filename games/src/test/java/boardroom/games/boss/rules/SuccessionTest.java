package boardroom.games.boss.rules;

import static boardroom.games.boss.rules.Rounds.dismiss;
import static boardroom.games.boss.rules.Rounds.fill;
import static boardroom.games.boss.rules.Rounds.fire;
import static boardroom.games.boss.rules.Rounds.place;
import static boardroom.games.boss.rules.Rounds.retire;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.Crack;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** 4.2.1 Changing the CEO, by its examples and rulings. */
class SuccessionTest {
    private final Rounds game = new Rounds();

    /** The chart of G12, with so much in its books when its draft opens. */
    private void g12(int tenure) {
        game.company.chart("founder > boris celia", "boris > pip").tenure("founder", tenure - 1);
        game.company.track(11).time(2).cash(12);
        game.begin();
    }

    private boolean isDiscarded(String id) {
        return Arrays.stream(game.table.s.workers.discards())
                .anyMatch(card -> card.id().equals(id));
    }

    @Test
    void g20_a_handover_that_works() {
        game.company.chart("founder > celia boris", "celia > sol ned").tenure("founder", 11);
        game.company.track(13).time(2).cash(12);
        game.begin().draw(retire("celia"));
        assertThat(game.outputs("celia", "boris", "sol", "ned"))
                .isEqualTo("celia 3/4/3, boris 4/4/1, sol 4/2/0, ned 4/3/0");
        assertThat(game.it().capacity).isEqualTo(12);
        assertThat(game.it().time).isEqualTo(14);
        assertThat(game.it().cash).isEqualTo(10);
        assertThat(game.it().heir).isTrue();
        assertThat(game.company.ceo()).isEqualTo("celia");
        assertThat(game.person("celia").span).isEqualTo(Span.EXACT);
        assertThat(game.company.people()).containsExactly("celia", "boris", "sol", "ned");
        assertThat(game.company.cracks()).containsExactly(Crack.REORGANISATION);
        assertThat(isDiscarded("founder"))
                .as("a founder's card goes to the box")
                .isFalse();
        assertThat(game.table.told(BossEvent.CeoRetired.class)).hasSize(1);
    }

    @Test
    void g21_a_handover_that_does_not() {
        g12(11);
        game.draw(retire("celia"));
        assertThat(game.outputs("celia", "boris", "pip")).isEqualTo("celia 3/4/3, boris 1/2/0, pip 1/0/0");
        assertThat(game.it().capacity).isEqualTo(2);
        assertThat(game.it().time).isEqualTo(4);
        assertThat(game.it().cash).isEqualTo(10);
        assertThat(game.person("celia").span).isEqualTo(Span.UNDER_USED);
        assertThat(game.company.cracks()).containsExactly(Crack.OVERLOAD, Crack.REORGANISATION);
    }

    @Test
    void g22_tenure() {
        g12(10);
        assertThat(game.table.refusal(0, retire("celia"))).isEqualTo("retires-too-early");
        game.draw().begin();
        assertThat(game.table.refusal(0, retire("celia"))).isNull();
    }

    @Test
    void careers_short_let_a_ceo_retire_after_more_than_six_turns() {
        Rounds quick = new Rounds("careers", "short");
        quick.company.chart("founder > boris").tenure("founder", 5);
        quick.begin();
        assertThat(quick.table.refusal(0, retire("boris"))).isEqualTo("retires-too-early");
        quick.draw().begin();
        assertThat(quick.table.refusal(0, retire("boris"))).isNull();
    }

    @Test
    void g23_a_hire_becomes_ceo() {
        game.company.chart("board > boris").cash(0);
        game.begin("rosa").draw(fill("rosa"));
        assertThat(game.outputs("rosa", "boris")).isEqualTo("rosa 2/1/1, boris 2/2/0");
        assertThat(game.person("rosa").span).isEqualTo(Span.EXACT);
        assertThat(game.it().cash).isEqualTo(2);
        assertThat(game.it().capacity).isEqualTo(2);
        assertThat(game.it().heir).isFalse();
        assertThat(game.company.cracks()).contains(Crack.REORGANISATION);
    }

    @Test
    void g24_nobody_is_appointed() {
        game.company.chart("founder > boris celia", "boris > pip").cash(4);
        game.it().remove(0);
        game.round();
        assertThat(game.outputs("boris", "pip", "celia")).isEqualTo("boris 1/2/0, pip 1/0/0, celia 3/3/2");
        assertThat(game.it().capacity).isEqualTo(5);
        assertThat(game.it().cash).isEqualTo(4);
        assertThat(game.company.cracks()).containsExactly(Crack.OVERLOAD, Crack.HEADLESS);

        game.round();
        assertThat(game.company.ceo()).isEqualTo("celia");
        assertThat(game.company.bossOf("boris")).isEqualTo("celia");
        assertThat(game.it().cash).isEqualTo(7);
        assertThat(game.it().capacity).isEqualTo(2);
        assertThat(game.it().vacantFor).isZero();
        assertThat(game.table.told(BossEvent.CeoAppointed.class)).allMatch(BossEvent.CeoAppointed::board);
    }

    @Test
    void g25_firing() {
        game.company.chart("founder > boris celia", "boris > pip").vp(3);
        game.company.works("escalator-for-stairs", 0, 0).works("self-buttering-toast", 1, 1);
        game.it().mayFire = true;
        game.it().heir = true;
        game.begin().draw(fire("boris"));
        assertThat(game.it().ongoing).hasSize(1);
        assertThat(game.it().ongoing[0].delay).isEqualTo(2);
        assertThat(game.it().vp).isEqualTo(2);
        assertThat(game.it().heir).isFalse();
        assertThat(game.it().mayFire)
                .as("R53: the failure allows the next firing")
                .isTrue();
        assertThat(game.company.people()).containsExactly("boris", "celia", "pip");
        assertThat(game.company.bossOf("celia")).isEqualTo("boris");
    }

    @Test
    void the_permission_to_fire_lapses() {
        g12(5);
        game.it().mayFire = true;
        assertThat(game.table.refusal(0, fire("boris"))).isNull();
        game.draw().begin();
        assertThat(game.table.refusal(0, fire("boris"))).isEqualTo("nothing-failed");
    }

    @Test
    void another_ceo_than_the_founder_goes_to_the_discard_pile() {
        game.company.chart("celia > boris pip").tenure("celia", 11).cash(9);
        game.begin().draw(retire("boris"));
        assertThat(isDiscarded("celia")).isTrue();
    }

    @Test
    void the_new_ceo_keeps_their_reports_and_gets_those_of_the_old_one() {
        g12(11);
        game.draw(retire("boris"));
        assertThat(game.company.bossOf("pip")).isEqualTo("boris");
        assertThat(game.company.bossOf("celia")).isEqualTo("boris");
    }

    @Test
    void after_an_appointment_the_player_goes_on_placing() {
        g12(11);
        game.draw(retire("boris"), place("pip", "celia"));
        assertThat(game.company.bossOf("pip")).isEqualTo("celia");
    }

    @Test
    void r26_the_founders_nephew_takes_over_an_empty_company() {
        game.it().heir = true;
        game.it().vacantFor = 1;
        game.it().remove(0);
        game.begin();
        assertThat(game.company.ceo()).isEqualTo("founder");
        assertThat(game.person("founder").tenure).isEqualTo(1);
        assertThat(game.person("founder").hired).isFalse();
        game.draw();
        assertThat(game.it().capacity).isEqualTo(3);
        assertThat(game.it().heir).isFalse();
        assertThat(game.company.cracks()).isEmpty();
        assertThat(game.table.told(BossEvent.NephewArrived.class)).hasSize(1);
    }

    @Test
    void a_vacancy_can_only_be_filled_and_a_chair_only_once() {
        game.company.chart("board > boris celia");
        game.begin();
        assertThat(game.table.refusal(0, retire("boris"))).isEqualTo("no-ceo");
        assertThat(game.table.refusal(0, fire("boris"))).isEqualTo("no-ceo");
        game.table.play(0, fill("boris"));
        assertThat(game.table.refusal(0, fill("celia"))).isEqualTo("appointed-before");
    }

    @Test
    void a_chair_that_is_taken_is_no_vacancy() {
        g12(11);
        assertThat(game.table.refusal(0, fill("boris"))).isEqualTo("no-vacancy");
        assertThat(game.table.refusal(0, retire("founder"))).isEqualTo("is-ceo");
        assertThat(game.table.refusal(0, retire("nobody"))).isEqualTo("not-in-company");
        assertThat(game.table.refusal(0, fire("boris"))).isEqualTo("nothing-failed");
    }

    @Test
    void the_party_is_paid_from_what_severance_leaves() {
        g12(11);
        game.company.cash(6);
        game.table.play(0, dismiss("pip"));
        assertThat(game.table.refusal(0, retire("celia"))).isNull();
        game.table.play(0, dismiss("boris"));
        assertThat(game.table.refusal(0, retire("celia"))).isEqualTo("party-too-dear");
    }

    @Test
    void nobody_retires_without_somebody_to_take_over() {
        game.company.tenure("founder", 20);
        game.begin();
        assertThat(game.table.refusal(0, retire("founder"))).isEqualTo("nobody-else");
    }
}
