package boardroom.games.boss.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.box.Worker;
import boardroom.games.boss.rules.BossMove.HiringPick;

/** What picking people says: the budget that is left, and what a pick costs. */
public record HiringPicksWords(HiringPicks phase) implements Words<BossState, HiringPick> {
    @Kind("prompt")
    record HiringPicking(@UnitName(Units.TIME) int budget) implements Sentence {}

    @Kind("choice")
    sealed interface Label extends Sentence {
        record Hire(Worker worker) implements Label {}

        record HireNobody() implements Label {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        return Line.of(new HiringPicking(HiringPicks.budget(s, s.companies[seat])));
    }

    @Override
    public Sentence label(BossState s, int seat, HiringPick move) {
        Worker worker = phase.card(s, move);
        return worker == null ? new Label.HireNobody() : new Label.Hire(worker);
    }

    /** The best one it bid enough T for. */
    @Override
    public boolean isMain(BossState s, int seat, HiringPick move) {
        Worker best = null;
        for (int i = 0; i < s.workerPool.length; i++)
            if (phase.isOpenTo(s, s.companies[seat], i)
                    && (best == null || RivalMoves.figure(s.workerPool[i]) > RivalMoves.figure(best)))
                best = s.workerPool[i];
        return move.equals(phase.move(best));
    }

    @Override
    public Preview preview(BossState s, int seat, HiringPick move) {
        Worker worker = phase.card(s, move);
        if (worker == null) return Preview.NOTHING;
        Company company = s.companies[seat];
        int budget = HiringPicks.budget(s, company);
        int payroll = Modifiers.payroll(s, company);
        return new Changes()
                .of(new Changes.Figure.Budget(), Units.TIME, budget, budget - Modifiers.training(s, worker))
                .of(new Changes.Figure.Payroll(), Units.CASH, payroll, payroll + Modifiers.salary(s, worker))
                .preview();
    }

    @Override
    public boolean showsThen(HiringPick move) {
        return true;
    }
}
