package boardroom.games.esopwars.rules;

import boardroom.engine.CardName;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import java.util.ArrayList;
import java.util.List;

/** What the drop says to each seat. */
public final class DropsWords extends SecretChoiceWords<Drop> {
    private final InEachMarket inEachMarket;

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record Drop() implements Asking {}

        record DropChosen(@CardName String card) implements Asking {}

        record DropsAreChosen() implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record LeaverKeeps() implements Detail {}

        record LeaverReturns(int percent) implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record LetGo(@CardName String card) implements Label {}
    }

    public DropsWords(Drops phase) {
        super(phase);
        this.inEachMarket = new InEachMarket(phase.box);
    }

    @Override
    Line question(EsopState s, Team team) {
        int percent = s.terms.leaverReturnPercent();
        return Line.of(new Asking.Drop(), percent == 0 ? new Detail.LeaverKeeps() : new Detail.LeaverReturns(percent));
    }

    @Override
    Sentence answered(EsopState s, Team team, Drop drop) {
        return new Asking.DropChosen(drop.employee());
    }

    @Override
    Sentence watching() {
        return new Asking.DropsAreChosen();
    }

    @Override
    public Sentence label(EsopState s, int seat, Drop drop) {
        return new Label.LetGo(drop.employee());
    }

    /** The pool after it, and the Skill Total of those who stay in each market that may come. */
    @Override
    public Preview preview(EsopState s, int seat, Drop drop) {
        Team team = s.teams[seat];
        int desk = team.desk(drop.employee());
        List<Change> changes = new ArrayList<>();
        changes.add(PoolChange.to(team, team.pool + Drops.returned(s.terms, team.hires[desk].grant())));
        changes.addAll(inEachMarket.instead(s, team, Piles.without(team.hires, desk)));
        return new Preview(changes, List.of());
    }
}
