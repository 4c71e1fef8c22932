package boardroom.games.boss.rules;

import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.rules.BossMove.EventChoice;

/** What the Event phase says. */
public record EventWords(EventPhase phase) implements Words<BossState, EventChoice> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record EventChoice(EventCard event) implements Question {}

        record EventSealed(EventCard event) implements Question {}
    }

    @Kind("detail")
    record EventText(String text) implements Sentence {}

    @Kind("choice")
    record EventWay(String choice) implements Sentence {}

    @Override
    public Line ask(BossState s, int seat) {
        EventCard card = EventPhase.drawn(s);
        return Line.of(new Question.EventChoice(card), new EventText(card.text()));
    }

    /** Who has chosen is told that it is sealed; everybody sees how many have. */
    @Override
    public Line wait(BossState s, int seat, Seats owing) {
        Seats choosers = phase.choosers(s);
        boolean isIn = seat != Prompt.WATCHER && choosers.has(seat);
        return Line.of(
                isIn ? new Question.EventSealed(EventPhase.drawn(s)) : new HouseLine.Waiting(owing),
                new HouseLine.ChosenSoFar(choosers.count() - owing.count(), choosers.count()));
    }

    @Override
    public Sentence label(BossState s, int seat, EventChoice move) {
        return new EventWay(EventPhase.label(EventPhase.drawn(s).choices().get(move.choice())));
    }

    /** What it costs and does for sure; the die is not asked. */
    @Override
    public Preview preview(BossState s, int seat, EventChoice move) {
        BossState after = s.copy();
        phase.tryOut(after, seat, move);
        return new Changes().company(s.companies[seat], after.companies[seat]).preview();
    }
}
