package boardroom.games.esopwars;

import boardroom.engine.Choice;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Discard;
import boardroom.games.esopwars.EsopMove.Draw;
import boardroom.games.esopwars.EsopMove.Source;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.EsopBox;
import java.util.ArrayList;
import java.util.List;

/** What the company draft says to each seat. */
final class DraftPrompt {
    private static final String RULE = "4.0";

    private final EsopBox box;
    private final CompanyDraft phase;

    DraftPrompt(EsopBox box, CompanyDraft phase) {
        this.box = box;
        this.phase = phase;
    }

    Prompt of(Market m, int seat) {
        String decision = phase.decision(m);
        Say loop = Sentences.drawDetail(CompanyDraft.loop(m), box.constants().draftLoops());
        if (!phase.owes(m).has(seat))
            return new Prompt(decision, RULE, Sentences.drafts(CompanyDraft.onTurn(m).seat), loop, List.of());
        return CompanyDraft.hasDrawn(m)
                ? new Prompt(decision, RULE, Sentences.putOneDown(), Sentences.putOneDownDetail(), discards(m, seat))
                : new Prompt(decision, RULE, Sentences.drawACard(), loop, draws(m, seat));
    }

    private List<Choice> draws(Market m, int seat) {
        List<Choice> choices = new ArrayList<>();
        for (Source source : Source.values()) {
            Draw draw = new Draw(source);
            Say refusal = phase.refusal(m, seat, draw);
            Say label = label(m, source);
            choices.add(
                    refusal == null ? Choice.of(draw, label, Preview.NOTHING) : Choice.refused(draw, label, refusal));
        }
        return choices;
    }

    private static Say label(Market m, Source source) {
        DraftCard[] pile = m.draft().pile(source);
        return switch (source) {
            case SEGMENT_STOCK -> Labels.drawSegment();
            case IDEA_STOCK -> Labels.drawIdea();
            case SEGMENT_DISCARD -> pile.length == 0 ? Labels.noOpenSegment() : Labels.pickUp(Piles.top(pile));
            case IDEA_DISCARD -> pile.length == 0 ? Labels.noOpenIdea() : Labels.pickUp(Piles.top(pile));
        };
    }

    private List<Choice> discards(Market m, int seat) {
        List<Choice> choices = new ArrayList<>();
        DraftCard[] hand = m.teams[seat].hand;
        for (int i = 0; i < hand.length; i++) {
            if (Piles.indexOf(hand, hand[i]) != i) continue;
            Discard discard = new Discard(hand[i].id());
            Say refusal = phase.refusal(m, seat, discard);
            Say label = Labels.putDown(hand[i]);
            choices.add(
                    refusal == null
                            ? Choice.of(discard, label, Preview.NOTHING)
                            : Choice.refused(discard, label, refusal));
        }
        return choices;
    }
}
