package boardroom.games.boss.rules;

import static boardroom.games.boss.rules.Rounds.place;
import static boardroom.games.boss.rules.Rounds.workshop;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.box.Crack;
import org.junit.jupiter.api.Test;

/** 5.1 Resolving a chart and 5.2 what it gives, by the examples of section 9. */
class ChartTest {
    private Rounds g7() {
        return new Rounds().begin("boris").draw(place("boris", "founder"));
    }

    private Rounds g9() {
        return g7().begin("celia").draw(place("celia", "founder")).round();
    }

    private Rounds g12() {
        return g9().begin("pip").draw(place("pip", "boris")).round();
    }

    private Rounds g15() {
        Rounds game = new Rounds();
        game.company
                .chart("founder > celia boris", "celia > sol ned wanda hamza")
                .ideas(1);
        return game;
    }

    @Test
    void g7_a_new_hire_is_locked_and_an_under_used_boss_unlocks_nothing() {
        Rounds game = g7();
        assertThat(game.outputs("founder", "boris")).isEqualTo("founder 3/2/2, boris 2/2/0");
        assertThat(game.person("founder").span).isEqualTo(Span.UNDER_USED);
        assertThat(game.figures()).isEqualTo("2 T, skill 4");
        assertThat(game.it().cash).isEqualTo(5 + 3);
    }

    @Test
    void g8_an_exact_boss_unlocks_whoever_is_not_new() {
        Rounds game = g7().begin("celia").draw(place("celia", "founder"));
        assertThat(game.outputs("founder", "boris", "celia")).isEqualTo("founder 3/2/2, boris 4/4/1, celia 3/3/2");
        assertThat(game.figures()).isEqualTo("7 T, skill 9");
        assertThat(game.it().cash).isEqualTo(5 + 3 + 3);
        assertThat(game.company.cracks()).isEmpty();
    }

    @Test
    void g9_a_round_later_nobody_is_new() {
        Rounds game = g9();
        assertThat(game.company.outputs("celia")).isEqualTo("5/4/3");
        assertThat(game.figures()).isEqualTo("9 T, skill 10");
    }

    @Test
    void g10_an_overloaded_boss_loses_productivity_and_locks_the_team() {
        Rounds game = g9().begin("pip");
        int cash = game.it().cash;
        game.draw(place("pip", "founder"));
        assertThat(game.outputs("founder", "boris", "celia", "pip"))
                .isEqualTo("founder 2/2/2, boris 2/2/0, celia 3/3/2, pip 1/0/0");
        assertThat(game.figures()).isEqualTo("6 T, skill 7");
        assertThat(game.it().cash).isEqualTo(cash + 2);
        assertThat(game.company.cracks()).containsExactly(Crack.OVERLOAD);
    }

    @Test
    void g11_promotion_with_a_new_hire() {
        Rounds game = g9().begin("pip").draw(place("pip", "boris"));
        assertThat(game.outputs("boris", "celia", "pip")).isEqualTo("boris 4/4/1, celia 5/4/3, pip 1/0/0");
        assertThat(game.figures()).isEqualTo("10 T, skill 10");
        assertThat(game.it().layers).isEqualTo(3);
        assertThat(game.company.cracks()).isEmpty();
        assertThat(game.table.told(BossEvent.Promoted.class)).hasSize(2);
    }

    @Test
    void g12_unchanged_next_round() {
        Rounds game = g12();
        assertThat(game.company.outputs("pip")).isEqualTo("2/1/0");
        assertThat(game.figures()).isEqualTo("11 T, skill 11");
        assertThat(game.it().exactBosses).isEqualTo(2);
    }

    @Test
    void g13_demotion() {
        Rounds game = g12().round(place("pip", "celia"));
        assertThat(game.outputs("boris", "pip", "celia")).isEqualTo("boris 1/1/0, pip 1/0/0, celia 5/4/3");
        assertThat(game.person("boris").morale).isEqualTo(2);
        assertThat(game.person("celia").span).isEqualTo(Span.UNDER_USED);
        assertThat(game.figures()).isEqualTo("7 T, skill 7");
        assertThat(game.company.cracks()).containsExactly(Crack.REORGANISATION);
    }

    @Test
    void g14_layered() {
        Rounds game = g12().round(place("celia", "boris"), place("pip", "founder"));
        assertThat(game.company.outputs("celia")).isEqualTo("5/4/3");
        assertThat(game.person("celia").morale).isEqualTo(1);
        assertThat(game.figures()).isEqualTo("11 T, skill 11");
        assertThat(game.company.cracks()).containsExactly(Crack.REORGANISATION);
    }

    @Test
    void g14_layered_with_strict_layering_counts_as_demoted() {
        Rounds game = new Rounds("layering", "strict");
        game.company.chart("founder > boris celia", "boris > pip");
        game.round(place("celia", "boris"), place("pip", "founder"));
        assertThat(game.company.outputs("celia")).isEqualTo("2/2/2");
        assertThat(game.person("celia").morale).isEqualTo(1);
        assertThat(game.figures()).isEqualTo("8 T, skill 9");
    }

    @Test
    void layering_none_does_not_mind() {
        Rounds game = new Rounds("layering", "none");
        game.company.chart("founder > boris celia", "boris > pip");
        game.round(place("pip", "founder"), place("pip", "boris"), place("celia", "boris"));
        assertThat(game.person("celia").morale).isEqualTo(2);
        assertThat(game.company.cracks()).doesNotContain(Crack.REORGANISATION);
    }

    @Test
    void g15_unlocked_and_reduced() {
        Rounds game = g15().round();
        assertThat(game.outputs("celia", "sol", "ned", "wanda", "hamza", "boris"))
                .isEqualTo("celia 2/4/3, sol 2/1/0, ned 2/2/0, wanda 3/1/0, hamza 3/1/0, boris 4/4/1");
        assertThat(game.figures()).isEqualTo("16 T, skill 15");
    }

    @Test
    void g16_one_move() {
        Rounds game = g15().round(place("hamza", "boris"));
        assertThat(game.outputs("celia", "sol", "ned", "wanda", "boris", "hamza"))
                .isEqualTo("celia 5/4/3, sol 4/2/0, ned 4/3/0, wanda 4/1/0, boris 4/4/1, hamza 3/1/0");
        assertThat(game.figures()).isEqualTo("24 T, skill 17");
        assertThat(game.it().exactBosses).isEqualTo(3);
        assertThat(game.company.cracks()).isEmpty();
    }

    @Test
    void g17_workshop() {
        Rounds founder = g15().round(place("hamza", "boris"), workshop("founder"));
        assertThat(founder.person("founder").productivity).isEqualTo(4);
        assertThat(founder.it().cash).isEqualTo(5 + 4);
        assertThat(founder.it().ideas).isZero();
        Rounds hamza = g15().round(place("hamza", "boris"), workshop("hamza"));
        assertThat(hamza.company.outputs("hamza")).isEqualTo("3/1/0");
        assertThat(hamza.it().ideas).isZero();
    }

    @Test
    void g18_works_to_rule() {
        Rounds game = g12();
        game.company.worksToRule("boris");
        game.round();
        assertThat(game.outputs("boris", "pip")).isEqualTo("boris 1/2/0, pip 1/0/0");
        assertThat(game.figures()).isEqualTo("7 T, skill 8");
        assertThat(game.person("boris").worksToRule).isFalse();
    }

    @Test
    void g19_automatic_placing() {
        Rounds game = g12().begin("sol").draw();
        assertThat(game.company.bossOf("sol")).isEqualTo("celia");
    }

    @Test
    void placing_prefers_who_becomes_exact_then_the_higher_layer_then_who_was_hired_earlier() {
        Rounds game = new Rounds();
        game.company.chart("founder > celia dmitri", "celia > boris sol", "dmitri > ned wanda");
        game.begin("pip", "mo").draw();
        assertThat(game.company.bossOf("pip")).as("celia leads 2 of 3").isEqualTo("celia");
        assertThat(game.company.bossOf("mo")).as("dmitri leads 2 of 3").isEqualTo("dmitri");
    }

    @Test
    void placing_falls_back_on_the_ceo_or_the_board() {
        Rounds full = new Rounds();
        full.company.chart("founder > sol ned");
        assertThat(full.begin("pip").draw().company.bossOf("pip")).isEqualTo("founder");
        Rounds vacant = new Rounds();
        vacant.company.chart("board > sol ned");
        assertThat(vacant.begin("pip").draw().company.bossOf("pip")).isEqualTo("board");
    }

    @Test
    void a_hire_is_never_placed_under_another_hire() {
        Rounds game = new Rounds();
        game.begin("celia", "pip").draw(place("celia", "founder"));
        assertThat(game.company.bossOf("pip")).isEqualTo("founder");
    }

    @Test
    void g26_capacity_track() {
        Rounds game = new Rounds();
        game.company.chart("founder > boris celia", "boris > pip").track(7).time(3);
        game.begin();
        assertThat(game.it().time).isEqualTo(10);
        game.company.time(8);
        game.draw();
        assertThat(game.it().capacity).isEqualTo(11);
        assertThat(game.it().time).isEqualTo(8 + 11 - 7);
    }

    @Test
    void g27_pending_loss() {
        Rounds game = new Rounds();
        game.company
                .chart("founder > boris celia", "boris > pip")
                .track(11)
                .time(2)
                .completed("meeting-robot");
        game.it().nextCapacity = -3;
        game.begin();
        assertThat(game.it().time).isEqualTo(13);
        game.draw();
        assertThat(game.it().capacity).isEqualTo(9);
        assertThat(game.it().time).isEqualTo(11);
        assertThat(game.it().nextCapacity).isZero();
    }

    @Test
    void capacity_and_time_are_never_below_nothing() {
        Rounds game = new Rounds();
        game.it().nextCapacity = -9;
        game.begin().draw();
        assertThat(game.it().capacity).isZero();
        Rounds broke = new Rounds();
        broke.company.track(9).time(0);
        broke.begin();
        broke.company.time(2);
        assertThat(broke.draw().it().time).isZero();
    }

    @Test
    void a_lone_ceo_counts_in_capacity_too() {
        assertThat(new Rounds().round().it().capacity).isEqualTo(3);
    }

    @Test
    void ceo_output_cash_and_time_counts_the_ceo_always() {
        Rounds game = new Rounds("ceoOutput", "cash-and-time");
        game.begin("boris").draw(place("boris", "founder"));
        assertThat(game.it().capacity).isEqualTo(2 + 3);
    }

    @Test
    void colours_reward_mixed_teams_and_cost_uniform_ones() {
        Rounds mixed = new Rounds("colours", true);
        mixed.company.chart("founder > hamza freya");
        assertThat(mixed.round().it().capacity).as("yellow, red, blue").isEqualTo(4 + 3 + 1);
        Rounds uniform = new Rounds("colours", true);
        uniform.company.chart("founder > boris ned");
        assertThat(uniform.round().it().capacity).as("all yellow").isEqualTo(4 + 4 - 1);
        Rounds two = new Rounds("colours", true);
        two.company.chart("founder > boris sol");
        assertThat(two.round().it().capacity).as("yellow and green").isEqualTo(4 + 4);
    }

    @Test
    void events_in_force_give_capacity_to_who_meets_the_condition_with_this_chart() {
        Rounds good = new Rounds();
        good.table.inForce("golden-autumn", 2);
        good.company.chart("founder > boris celia");
        assertThat(good.round().it().capacity).isEqualTo(9 + 1);
        Rounds overloaded = new Rounds();
        overloaded.table.inForce("golden-autumn", 2);
        overloaded.company.chart("founder > boris celia");
        assertThat(overloaded.begin("pip").draw(place("pip", "founder")).it().capacity)
                .isEqualTo(6);
    }

    @Test
    void too_many_layers_are_a_crack() {
        Rounds game = new Rounds();
        game.company.chart("founder > rosa", "rosa > olive", "olive > boris", "boris > pip");
        assertThat(game.round().company.cracks()).contains(Crack.BUREAUCRACY);
    }

    @Test
    void who_goes_along_under_a_moved_boss_is_not_moved_but_layered() {
        Rounds game = new Rounds();
        game.company.chart("founder > celia dmitri", "dmitri > olive", "olive > pip");
        game.round(place("dmitri", "celia"));
        assertThat(game.person("pip").morale).isEqualTo(3);
        assertThat(game.table.told(BossEvent.Layered.class)).hasSize(3);
        assertThat(game.company.cracks()).contains(Crack.REORGANISATION);
    }
}
