package boardroom.games.shipit.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipMove.SprintMove;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Option `puzzle=sprint`: tokens from one's own bag, one by one, in secret, until one stops or has too many bugs. */
public final class Sprint extends CodingPhase<SprintMove> {
    final ShipBox.OptionConstants numbers;
    /** The kinds of tokens. */
    public final List<ShipBox.Token> tokens;

    private final int[] bag;

    public Sprint(ShipBox box, Actions actions) {
        super(box, actions);
        this.numbers = box.optionConstants();
        this.tokens = box.sprintBag();
        this.bag = new int[tokens.stream().mapToInt(ShipBox.Token::count).sum()];
        int next = 0;
        for (int kind = 0; kind < tokens.size(); kind++)
            for (int i = 0; i < tokens.get(kind).count(); i++) bag[next++] = kind;
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.puzzle() == Terms.PuzzleMode.SPRINT;
    }

    @Override
    public void open(ShipState s, Events events) {
        List<Arg.Seat> coding = begin(s);
        for (Company c : s.companies) {
            c.drawn = 0;
            c.bag = Company.NOTHING;
            if (c.done) continue;
            c.bag = bag.clone();
            s.bags.shuffle(c.bag);
        }
        if (!coding.isEmpty()) events.tell(new ShipEvent.SprintBegan(coding));
    }

    public int total(Company c) {
        int total = 0;
        for (int i = 0; i < c.drawn; i++) total += tokens.get(c.bag[i]).value();
        return total;
    }

    public int bugs(Company c) {
        int bugs = 0;
        for (int i = 0; i < c.drawn; i++) bugs += tokens.get(c.bag[i]).bugs();
        return bugs;
    }

    public int most(Company c) {
        return Math.min(
                numbers.sprintDrawsMax(),
                numbers.sprintDrawsBase() + numbers.sprintDrawsPerEngineer() * actions.coders(c));
    }

    public boolean isLost(Company c) {
        return bugs(c) >= numbers.sprintBugsLost();
    }

    /** How many bugs more would lose it all. */
    public int spare(Company c) {
        return numbers.sprintBugsLost() - bugs(c);
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super SprintMove> out) {
        out.accept(ShipMove.Draw.NOW);
        out.accept(ShipMove.Done.NOW);
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, SprintMove move) {
        return null;
    }

    @Override
    public void play(ShipState s, int seat, SprintMove move, Events events) {
        Company c = s.companies[seat];
        switch (move) {
            case ShipMove.Draw _ -> {
                c.drawn++;
                c.done = isLost(c) || c.drawn == most(c);
                ShipBox.Token token = tokens.get(c.bag[c.drawn - 1]);
                events.tell(
                        Seats.of(seat),
                        new ShipEvent.TokenDrawn(token.token(), token.value(), token.bugs(), total(c), bugs(c)));
            }
            case ShipMove.Done _ -> c.done = true;
        }
        if (c.done) events.tell(new ShipEvent.SprintStopped(new Arg.Seat(seat)));
    }

    @Override
    public void timeout(ShipState s, int seat, Events events) {
        s.companies[seat].done = true;
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
        events.tell(new ShipEvent.SprintStopped(new Arg.Seat(seat)));
    }

    @Override
    public void close(ShipState s, Events events) {
        int participants = 0;
        for (Company c : s.companies) if (c.bag.length > 0) participants++;
        if (participants == 0) return;
        s.puzzleWinner = winner(s);
        events.tell(
                s.puzzleWinner == NOBODY
                        ? new ShipEvent.SprintLost(participants)
                        : new ShipEvent.SprintWon(
                                new Arg.Seat(s.puzzleWinner),
                                total(s.companies[s.puzzleWinner]),
                                s.companies[s.puzzleWinner].drawn));
    }

    /** The highest total of at least 1, then fewer draws, then the draft order. */
    private int winner(ShipState s) {
        int best = NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (c.bag.length == 0 || isLost(c) || total(c) < 1) continue;
            if (best == NOBODY
                    || total(c) > total(s.companies[best])
                    || (total(c) == total(s.companies[best]) && c.drawn < s.companies[best].drawn)) best = seat;
        }
        return best;
    }
}
