package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.EsopBox;
import java.util.ArrayList;
import java.util.List;

/** What the drop says to each seat. */
final class DropPrompt {
    private final Drop drop;
    private final InEachMarket inEachMarket;

    DropPrompt(Drop drop, EsopBox box) {
        this.drop = drop;
        this.inEachMarket = new InEachMarket(box, new Perks(box));
    }

    Prompt of(Market m, int seat) {
        SecretPrompt prompt = new SecretPrompt(drop, "drop", "4.4.1");
        if (!drop.may(m).has(seat)) return prompt.wait(m, seat, Sentences.dropsAreChosen(), List.of());
        Team team = m.teams[seat];
        List<Choice> choices = new ArrayList<>();
        for (Hire hire : team.hires) {
            EsopMove move = new EsopMove.Drop(hire.employee().id());
            choices.add(Choice.of(move, Labels.letGo(hire.employee()), preview(m, seat, move)));
        }
        if (team.sealed instanceof EsopMove.Drop chosen)
            return prompt.wait(
                    m, seat, Sentences.dropChosen(team.hires[team.desk(chosen.employee())].employee()), choices);
        return prompt.ask(Sentences.chooseWhoLeaves(), detail(m), choices);
    }

    private static Say detail(Market m) {
        int percent = m.terms.leaverReturnPercent();
        return percent == 0 ? Sentences.leaverKeeps() : Sentences.leaverReturns(percent);
    }

    /** The pool after it, and the Skill Total of those who stay in each market that may come. */
    Preview preview(Market m, int seat, EsopMove move) {
        Team team = m.teams[seat];
        int desk = move instanceof EsopMove.Drop chosen ? team.desk(chosen.employee()) : -1;
        if (desk < 0) return Preview.NOTHING;
        List<Change> changes = new ArrayList<>();
        int returned = Drop.returned(m.terms, team.hires[desk].grant());
        changes.add(new Change(Labels.pool(), Units.equity(team.pool), Units.equity(team.pool + returned)));
        changes.addAll(inEachMarket.instead(m, team, Piles.without(team.hires, desk)));
        return new Preview(changes, List.of());
    }
}
