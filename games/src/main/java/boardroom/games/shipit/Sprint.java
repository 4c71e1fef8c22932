package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Option `puzzle=sprint`: tokens from one's own bag, one by one, in secret, until one stops or has too many bugs. */
final class Sprint extends CodingPhase {
    private final ShipBox.OptionConstants numbers;
    private final int tokens;

    Sprint(Book book) {
        super(book);
        this.numbers = book.box.optionConstants();
        int count = 0;
        for (ShipBox.Token token : book.box.sprintBag()) count += token.count();
        this.tokens = count;
    }

    @Override
    public String id() {
        return "sprint";
    }

    @Override
    String section() {
        return "8";
    }

    @Override
    public void open(ShipState s, Events events) {
        if (s.terms.puzzle() != Terms.PuzzleMode.SPRINT || !anyCoders(s)) {
            s.phaseOver = true;
            return;
        }
        List<Arg.Seat> seats = new ArrayList<>();
        for (Company c : s.companies) {
            c.drawn = 0;
            c.bag = Company.NOTHING;
            c.done = coders(c) == 0;
            if (c.done) continue;
            c.bag = new int[tokens];
            int next = 0;
            for (int kind = 0; kind < book.box.sprintBag().size(); kind++)
                for (int i = 0; i < book.box.sprintBag().get(kind).count(); i++) c.bag[next++] = kind;
            s.bags.shuffle(c.bag);
            seats.add(new Arg.Seat(c.seat));
        }
        if (events.listening()) events.tell(new ShipEvent.SprintBegan(seats));
    }

    int total(Company c) {
        int total = 0;
        for (int i = 0; i < c.drawn; i++)
            total += book.box.sprintBag().get(c.bag[i]).value();
        return total;
    }

    int bugs(Company c) {
        int bugs = 0;
        for (int i = 0; i < c.drawn; i++)
            bugs += book.box.sprintBag().get(c.bag[i]).bugs();
        return bugs;
    }

    int most(Company c) {
        return Math.min(
                numbers.sprintDrawsMax(), numbers.sprintDrawsBase() + numbers.sprintDrawsPerEngineer() * coders(c));
    }

    boolean isLost(Company c) {
        return bugs(c) >= numbers.sprintBugsLost();
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        if (s.companies[seat].done) return;
        out.accept(ShipMove.Draw.NOW);
        out.accept(ShipMove.Done.NOW);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return move instanceof ShipMove.Draw || move instanceof ShipMove.Done ? null : Refusals.notInThisPhase();
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        if (move instanceof ShipMove.Draw) {
            c.drawn++;
            c.done = isLost(c) || c.drawn == most(c);
            if (events.listening()) {
                ShipBox.Token token = book.box.sprintBag().get(c.bag[c.drawn - 1]);
                events.tell(
                        Seats.of(c.seat),
                        new ShipEvent.TokenDrawn(token.token(), token.value(), token.bugs(), total(c), bugs(c)));
            }
        } else {
            c.done = true;
            if (move instanceof ShipMove.Timeout && events.listening())
                events.tell(new ShipEvent.TimedOut(new Arg.Seat(c.seat)));
        }
        if (c.done && events.listening()) events.tell(new ShipEvent.SprintStopped(new Arg.Seat(c.seat)));
    }

    @Override
    void close(ShipState s, Events events) {
        s.puzzleWinner = winner(s);
        if (!events.listening()) return;
        int participants = 0;
        for (Company c : s.companies) if (c.bag.length > 0) participants++;
        events.tell(
                s.puzzleWinner == ShipState.NOBODY
                        ? new ShipEvent.SprintLost(participants)
                        : new ShipEvent.SprintWon(
                                new Arg.Seat(s.puzzleWinner),
                                total(s.companies[s.puzzleWinner]),
                                s.companies[s.puzzleWinner].drawn));
    }

    /** The highest total of at least 1, then fewer draws, then the draft order. */
    private int winner(ShipState s) {
        int best = ShipState.NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (c.bag.length == 0 || isLost(c) || total(c) < 1) continue;
            if (best == ShipState.NOBODY
                    || total(c) > total(s.companies[best])
                    || (total(c) == total(s.companies[best]) && c.drawn < s.companies[best].drawn)) best = seat;
        }
        return best;
    }

    @Override
    Prompt ask(ShipState s, Company c) {
        return new Prompt(
                decision(s),
                section(),
                Sentences.drawOrStop(total(c), bugs(c)),
                Sentences.sprintDetail(most(c) - c.drawn, numbers.sprintBugsLost()),
                List.of(
                        Choice.main(ShipMove.Draw.NOW, Sentences.draw(), Preview.NOTHING),
                        Choice.of(ShipMove.Done.NOW, Sentences.stop(), Preview.NOTHING)));
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.tokensAreDrawn();
    }

    /** Go on as long as the bag is likelier to help than to end it. */
    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        if (!(move instanceof ShipMove.Draw)) return 0;
        Company c = s.companies[seat];
        int spare = numbers.sprintBugsLost() - bugs(c);
        int deadly = 0;
        int gain = 0;
        int left = tokens - c.drawn;
        for (int kind = 0; kind < book.box.sprintBag().size(); kind++) {
            ShipBox.Token token = book.box.sprintBag().get(kind);
            int count = token.count();
            for (int i = 0; i < c.drawn; i++) if (c.bag[i] == kind) count--;
            if (token.bugs() >= spare) deadly += count;
            gain += count * token.value();
        }
        return ((double) gain - (double) deadly * (total(c) + 1)) / left;
    }
}
