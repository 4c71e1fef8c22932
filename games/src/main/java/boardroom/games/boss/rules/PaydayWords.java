package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.PayOrder;
import java.util.List;

/** What Payday says. */
public record PaydayWords(Payday phase) implements Words<BossState, PayOrder> {
    @Kind("prompt")
    record PayOrderNeeded(@UnitName("cash") int missing) implements Sentence {}

    @Kind("detail")
    record PayOrderHalf(
            @UnitName("cash") int due, @UnitName("cash") int half) implements Sentence {}

    @Kind("choice")
    record PayFirst(@CardName List<String> order) implements Sentence {}

    @Override
    public Line ask(BossState s, int seat) {
        Company company = s.companies[seat];
        int due = Modifiers.payroll(s, company);
        return Line.of(new PayOrderNeeded(due - company.cash), new PayOrderHalf(due, (due + 1) / 2));
    }

    @Override
    public Sentence label(BossState s, int seat, PayOrder move) {
        return new PayFirst(move.order());
    }

    @Override
    public boolean isMain(BossState s, int seat, PayOrder move) {
        return move.equals(phase.usual(s, seat));
    }

    /** Who is paid, the cash left, and who grumbles, recovers or leaves. */
    @Override
    public Preview preview(BossState s, int seat, PayOrder move) {
        BossState after = s.copy();
        Arg paid = cards(phase.tryOut(after, seat, move));
        return new Changes()
                .add(new Changes.Figure.Paid(), cards(move.order()), paid)
                .company(s.companies[seat], after.companies[seat])
                .preview();
    }

    private static Arg cards(List<String> ids) {
        return Arg.list(ids.stream().map(Arg.CardId::new).toList());
    }
}
