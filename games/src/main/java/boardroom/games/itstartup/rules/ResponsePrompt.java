package boardroom.games.itstartup.rules;

import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import java.util.ArrayList;
import java.util.List;

/** What an attack and a look at the deck say to each seat. */
public final class ResponsePrompt {
    private ResponsePrompt() {}

    /** 4.5. */
    public static Prompt of(ResponseWindow phase, StartupState r, int seat) {
        String decision = Tempo.step(r, "response");
        Resolving attack = r.resolving();
        int target = attack.aim().seat();
        if (seat != target) return Prompt.waiting(decision, "4.5", Sentences.answerOf(target, attack.card(), r.active));
        List<Choice> choices = new ArrayList<>();
        phase.moves(r, seat, move -> {
            if (!(move instanceof Respond respond)) return;
            Say label = label(r, attack, respond.answer());
            Preview preview = phase.preview(r, seat, move);
            choices.add(choices.isEmpty() ? Choice.main(move, label, preview) : Choice.of(move, label, preview));
        });
        return new Prompt(
                decision,
                "4.5",
                Sentences.answer(attack.card(), r.active),
                Sentences.answerDetail(attack.card(), attack.paid()),
                choices);
    }

    private static Say label(StartupState r, Resolving attack, String answer) {
        Counter counter = attack.card().action().counter();
        if (answer.equals(Respond.PAY) && counter != null) return Labels.payTheCounter(counter.pay(), counter.payTo());
        for (Employee employee : r.offices[attack.aim().seat()].row) {
            Effect response = employee.card().response();
            if (response != null && employee.card().id().equals(answer))
                return Labels.block(employee.card(), response.price());
        }
        return Labels.letItHappen();
    }

    /** 4.6. */
    public static Prompt look(LookAndTake phase, StartupState r, int seat) {
        String decision = Tempo.step(r, "pick");
        if (seat != r.active) return Prompt.waiting(decision, "4.6", Sentences.pickOf(r.active, r.looking));
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < r.looking; i++) {
            CardCopy card = r.deck[i];
            choices.add(Choice.of(new StartupMove.Pick(card.id()), Labels.pick(card), Preview.NOTHING));
        }
        return new Prompt(decision, "4.6", Sentences.pick(), Sentences.pickDetail(r.looking - 1), choices);
    }
}
