package boardroom.games.esopwars;

import boardroom.engine.Choice;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import java.util.List;

/** What a secret choice says: a question, then how many have chosen; who has chosen may choose again. */
record SecretPrompt(SecretChoice phase, String decision, String rule) {

    Prompt ask(Say question, Say detail, List<Choice> choices) {
        return new Prompt(decision, rule, question, detail, choices);
    }

    /** For a seat that has chosen, one that has no choice here, and a watcher. */
    Prompt wait(Market m, int seat, Say sentence, List<Choice> otherChoices) {
        boolean out = m.isSeat(seat) && m.teams[seat].disqualified;
        int teams = phase.may(m).count();
        Say detail = Sentences.chosenSoFar(teams - phase.owes(m).count(), teams);
        return new Prompt(decision, rule, out ? Sentences.youAreOut() : sentence, detail, otherChoices);
    }

    static boolean hasChosen(Market m, int seat) {
        return m.isSeat(seat) && m.teams[seat].sealed != null;
    }
}
