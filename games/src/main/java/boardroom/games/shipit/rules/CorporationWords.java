package boardroom.games.shipit.rules;

import boardroom.engine.CardName;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.rules.ShipMove.CorporationMove;
import java.util.ArrayList;
import java.util.List;

/** What 4.1 says. */
public record CorporationWords(CorporationSelection selection) implements Words<ShipState, CorporationMove> {
    private static final List<Track> STARTING =
            List.of(Track.MONEY, Track.USERS, Track.REVENUE, Track.RATING, Track.DEBT, Track.AI);

    @Override
    public Line ask(ShipState s, int seat) {
        Company c = s.companies[seat];
        boolean dealt = c.dealt.length > 0;
        Question question = c.chosen
                ? dealt ? new Question.ConfirmOrTakeTheOther() : new Question.ConfirmOrSwap()
                : dealt ? new Question.FoundDealt() : new Question.Found();
        return Line.of(question, new Founding());
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.CompaniesAreFounded(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, CorporationMove move) {
        return switch (move) {
            case ShipMove.ChoosePreset(String preset) -> new Label.Take(preset);
            case ShipMove.Choose(String funding, String tech, String product) ->
                new Label.Choose(funding, tech, product);
            case ShipMove.Confirm _ -> new Label.Confirm();
        };
    }

    @Override
    public boolean isMain(ShipState s, int seat, CorporationMove move) {
        return move instanceof ShipMove.Confirm;
    }

    /** What the company would start with, against what is chosen now. */
    @Override
    public Preview preview(ShipState s, int seat, CorporationMove move) {
        Company now = s.companies[seat].copy();
        Company start = now.copy();
        selection.choose(start, move);
        if (!start.chosen) return Preview.NOTHING;
        selection.corporations.found(start);
        if (now.chosen) selection.corporations.found(now);
        List<Change> changes = new ArrayList<>();
        for (Track track : STARTING) {
            int before = now.chosen ? track.of(now) : 0;
            if (before != track.of(start)) changes.add(track.change(before, track.of(start)));
        }
        return new Preview(changes, List.of());
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Found() implements Question {}

        record FoundDealt() implements Question {}

        record ConfirmOrSwap() implements Question {}

        record ConfirmOrTakeTheOther() implements Question {}

        record CompaniesAreFounded() implements Question {}
    }

    @Kind("detail")
    record Founding() implements Sentence {}

    /** What stands on the buttons. */
    @Kind("choice")
    sealed interface Label extends Sentence {
        record Confirm() implements Label {}

        record Take(@CardName String preset) implements Label {}

        record Choose(
                @CardName String funding,
                @CardName String tech,
                @CardName String product) implements Label {}
    }
}
