package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Step;
import boardroom.games.boss.Boss;
import boardroom.games.boss.rules.BossState.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 6, 8.1, 8.3 and 8.5: final VP, and who wins. */
class OutcomeTest {
    private final Outcome outcome = new Outcome(Fixture.rules());

    private static Fixture table(int seats, Object... options) {
        Fixture table = Fixture.table(seats, options);
        table.s.ending = Ending.LAST_ROUND;
        for (int seat = 0; seat < seats; seat++) table.company(seat).cash(0);
        return table;
    }

    private int finalVp(Fixture table, int seat) {
        return outcome.finalVp(table.s, table.s.companies[seat]);
    }

    private String headline(Fixture table) {
        return outcome.result(table.s).headline().key().replaceFirst("^end\\.", "");
    }

    @Test
    void g20_cash_and_a_legacy() {
        Fixture table = table(2);
        table.company(0).chart("celia > boris sol ned").cash(23).it().heir = true;
        table.company(1).vp(4);

        assertThat(finalVp(table, 0)).isEqualTo(5);
        assertThat(headline(table)).isEqualTo("wins-by-legacy");
    }

    @Test
    void there_is_no_legacy_without_a_retirement_or_with_the_wrong_number() {
        Fixture table = table(2);
        table.company(0).chart("celia > boris sol ned");
        table.company(1).chart("celia > boris sol").it().heir = true;

        assertThat(finalVp(table, 0)).isZero();
        assertThat(finalVp(table, 1)).isZero();
    }

    @Test
    void unpaid_people_cost_vp_only_in_the_payday_that_ended_the_game() {
        Fixture table = table(2);
        table.company(0).vp(5).it().unpaid = 2;

        assertThat(finalVp(table, 0)).isEqualTo(3);
        table.s.ending = Ending.NO_PROJECTS_LEFT;
        assertThat(finalVp(table, 0)).isEqualTo(5);
    }

    @Test
    void g50_equal_vp_are_decided_by_completed_projects() {
        Fixture table = table(3);
        table.company(0).vp(6).cash(19).completed("umbrella-works", "yoghurt-genome");
        table.company(1).vp(6).cash(10).completed("escalator-for-stairs");
        table.company(2).vp(6).cash(12).completed("self-buttering-toast", "soil-that-weeds-itself", "second-moon");

        assertThat(outcome.order(table.s)).containsExactly(2, 0, 1);
        assertThat(outcome.decidedBy(table.s)).isEqualTo("completed");
        assertThat(outcome.winners(table.s)).isEqualTo(Seats.of(2));
        assertThat(headline(table)).isEqualTo("wins-tie");
    }

    @Test
    void then_by_skill_cash_morale_and_the_marker() {
        Fixture skill = table(2).marker(0);
        skill.company(1).skill(5);
        assertThat(outcome.order(skill.s)).containsExactly(1, 0);
        assertThat(outcome.decidedBy(skill.s)).isEqualTo("skill");

        Fixture cash = table(2).marker(0);
        cash.company(1).cash(9);
        assertThat(outcome.order(cash.s)).containsExactly(1, 0);
        assertThat(outcome.decidedBy(cash.s)).isEqualTo("cash");

        Fixture morale = table(2).marker(0);
        morale.company(1).morale("founder", 4);
        assertThat(outcome.order(morale.s)).containsExactly(1, 0);
        assertThat(outcome.decidedBy(morale.s)).isEqualTo("morale");

        Fixture marker = table(3).marker(1);
        assertThat(outcome.order(marker.s)).containsExactly(1, 2, 0);
        assertThat(outcome.decidedBy(marker.s)).isEqualTo("marker");
    }

    @Test
    void with_another_goal_another_figure_comes_first() {
        Fixture projects = table(2, "victory", "projects");
        projects.company(0).vp(9);
        projects.company(1).completed("yoghurt-genome");
        assertThat(outcome.order(projects.s)).containsExactly(1, 0);
        assertThat(headline(projects)).isEqualTo("wins-by-projects");
        assertThat(outcome.result(projects.s).standings().get(1).score()).isEqualTo(Arg.of(1));

        Fixture skill = table(2, "victory", "skill");
        skill.company(0).vp(9);
        skill.company(1).skill(8);
        assertThat(outcome.order(skill.s)).containsExactly(1, 0);
        assertThat(headline(skill)).isEqualTo("wins-by-skill");

        Fixture level = table(2, "victory", "projects");
        level.company(1).vp(1);
        assertThat(outcome.order(level.s)).as("then final VP").containsExactly(1, 0);
        assertThat(headline(level)).isEqualTo("wins-tie");

        Fixture limit = table(2, "victory", "vp-limit");
        limit.company(0).completed("yoghurt-genome");
        limit.company(1).vp(30);
        assertThat(outcome.order(limit.s)).containsExactly(1, 0);
    }

    @Test
    void partners_win_by_their_sum() {
        Fixture table = table(4, "partners", true);
        table.company(0).vp(9);
        table.company(1).vp(5);
        table.company(3).vp(5);

        assertThat(outcome.winners(table.s)).isEqualTo(Seats.of(1).with(3));
        assertThat(headline(table)).isEqualTo("pair-wins");
        Result result = outcome.result(table.s);
        assertThat(result.winners()).isEqualTo(Seats.of(1).with(3));
        assertThat(result.standings()).extracting(Result.Standing::rank).containsExactly(3, 1, 3, 1);
        assertThat(result.standings().get(1).score()).isEqualTo(new Arg.Amount(Units.VP, 10));
    }

    @Test
    void partners_with_as_many_are_told_apart_by_the_weaker_then_projects_then_the_best_company() {
        Fixture weaker = table(4, "partners", true);
        weaker.company(0).vp(10);
        weaker.company(1).vp(5);
        weaker.company(3).vp(5);
        assertThat(outcome.winners(weaker.s)).isEqualTo(Seats.of(1).with(3));
        assertThat(outcome.decidedBy(weaker.s)).isEqualTo("weaker");

        Fixture together = table(4, "partners", true);
        together.company(3).completed("yoghurt-genome");
        assertThat(outcome.winners(together.s)).isEqualTo(Seats.of(1).with(3));
        assertThat(outcome.decidedBy(together.s)).isEqualTo("together");
        assertThat(headline(together)).isEqualTo("pair-wins-tie");

        Fixture champion = table(4, "partners", true).marker(0);
        champion.company(3).skill(7);
        assertThat(outcome.winners(champion.s)).isEqualTo(Seats.of(1).with(3));
        assertThat(outcome.decidedBy(champion.s)).isEqualTo("champion");

        Fixture marker = table(4, "partners", true).marker(2);
        assertThat(outcome.winners(marker.s)).isEqualTo(Seats.of(0).with(2));
    }

    @Test
    void alone_you_have_to_exceed_the_rival() {
        Fixture table = table(1);
        Objects.requireNonNull(table.s.rival).vp = 4;

        table.company(0).vp(4).cash(9);
        assertThat(outcome.winners(table.s)).isEqualTo(Seats.NONE);
        assertThat(outcome.result(table.s).winners()).isEqualTo(Seats.NONE);
        assertThat(outcome.result(table.s).standings().getFirst().out()).isTrue();
        assertThat(headline(table)).isEqualTo("ties-with-rival");

        table.company(0).vp(3);
        assertThat(headline(table)).isEqualTo("loses-to-rival");

        table.company(0).cash(20);
        assertThat(outcome.winners(table.s)).isEqualTo(Seats.of(0));
        assertThat(outcome.result(table.s).winners()).isEqualTo(Seats.of(0));
        assertThat(headline(table)).isEqualTo("beats-rival");
    }

    @Test
    void the_sum_is_told_by_source() {
        Fixture table = table(2);
        Company company = table.company(0).vp(7).cash(12).it();
        company.ledger = Ledger.BLANK
                .scored(Ledger.Source.PROJECT, 8)
                .scored(Ledger.Source.PATENT, 3)
                .failed()
                .bankrupt();

        assertThat(outcome.result(table.s)
                        .standings()
                        .getFirst()
                        .breakdowns()
                        .getFirst()
                        .steps())
                .extracting(step -> List.of(step.label().key(), step.amount()))
                .containsExactly(
                        List.of("end.projects", new Arg.Amount(Units.VP, 8)),
                        List.of("end.patents", new Arg.Amount(Units.VP, 3)),
                        List.of("end.failures", new Arg.Amount(Units.VP, -1)),
                        List.of("end.bankruptcies", new Arg.Amount(Units.VP, -3)),
                        List.of("end.cash", new Arg.Amount(Units.VP, 1)));
    }

    /** Whatever happens, the sources come to the VP of the company. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
    void the_sources_come_to_the_sum(long seed) {
        Boss game = new Boss(Fixture.box());
        BossState s = game.deal(new Deal(3, Options.of(game.box(), Map.of("trade", seed % 2 == 0)), seed));
        Rng rng = Rng.stream(seed, "moves");
        while (!game.isOver(s)) {
            List<BossMove> moves = new ArrayList<>();
            int seat = game.owes(s).first();
            game.moves(s, seat, moves::add);
            game.play(s, seat, moves.get(rng.below(moves.size())), Events.NONE);
        }
        for (Result.Standing standing : outcome.result(s).standings()) {
            Breakdown sum = standing.breakdowns().getFirst();
            long total = 0;
            for (Step step : sum.steps()) total += ((Arg.Amount) step.amount()).value();
            assertThat(new Arg.Amount(Units.VP, total))
                    .as("seat %s", standing.seat())
                    .isEqualTo(sum.total());
        }
    }
}
