package boardroom.games.itstartup.rules;

import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import java.util.ArrayList;
import java.util.List;

/** What the mulligan says to each seat. */
public final class MulliganPrompt {
    private static final String DECISION = "mulligan";
    private static final String RULE = "4.1";

    private final Constants numbers;

    public MulliganPrompt(Constants numbers) {
        this.numbers = numbers;
    }

    public Prompt of(StartupState r, int seat, Seats owing) {
        if (!owing.has(seat))
            return new Prompt(
                    DECISION,
                    RULE,
                    r.isSeat(seat) ? Sentences.handIsChosen() : Sentences.handsAreChosen(),
                    Sentences.chosenSoFar(r.seats() - owing.count(), r.seats()),
                    List.of());
        return new Prompt(
                DECISION,
                RULE,
                Sentences.chooseWhatGoesBack(),
                Sentences.mulliganDetail(r.die, numbers.income(1)),
                choices(r.offices[seat].hand));
    }

    private static List<Choice> choices(CardCopy[] hand) {
        List<Choice> choices = new ArrayList<>();
        choices.add(Choice.main(new StartupMove.GiveBack(List.of()), Labels.keepAll(), Preview.NOTHING));
        for (int subset = 1; subset < 1 << hand.length; subset++) {
            List<CardCopy> back = new ArrayList<>();
            for (int i = 0; i < hand.length; i++) if ((subset >> i & 1) == 1) back.add(hand[i]);
            List<String> ids = back.stream().map(CardCopy::id).toList();
            choices.add(Choice.of(new StartupMove.GiveBack(ids), Labels.swap(back), Preview.NOTHING));
        }
        return choices;
    }
}
