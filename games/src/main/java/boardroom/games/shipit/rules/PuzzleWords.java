package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.puzzle.Fault;
import boardroom.games.shipit.puzzle.Run;
import boardroom.games.shipit.rules.ShipMove.PuzzleMove;

/** What 4.5 says. */
public record PuzzleWords(PuzzlePhase phase) implements Words<ShipState, PuzzleMove> {
    @Override
    public Line ask(ShipState s, int seat) {
        Company c = s.companies[seat];
        var puzzle = phase.puzzle(s);
        return Line.of(
                new Question.Collect(puzzle.coins()),
                c.program == null ? new Detail.Puzzle(puzzle.par()) : new Detail.PuzzleBest(puzzle.par(), c.blocks));
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.RobotsAreProgrammed(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, PuzzleMove move) {
        return move instanceof ShipMove.SubmitProgram(var program)
                ? new HandInProgram(program.blocks())
                : new DoneCoding();
    }

    /** Trying a program out: free, secret, changes nothing. */
    @Override
    public Preview preview(ShipState s, int seat, PuzzleMove move) {
        if (!(move instanceof ShipMove.SubmitProgram(var program))) return Preview.NOTHING;
        Run run = phase.run(s, program);
        Fault fault = run.fault();
        return Preview.of(
                Change.of(new TryOut.CoinsLeft(), Arg.of(phase.puzzle(s).coins()), Arg.of(run.coinsLeft())),
                Change.of(
                        fault == null ? new TryOut.Steps() : new TryOut.FailsAtStep(FaultName.of(fault)),
                        Arg.of(0),
                        Arg.of(run.steps())));
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Collect(int coins) implements Question {}

        record RobotsAreProgrammed() implements Question {}
    }

    /** How good a program can be, and the own one is. */
    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Puzzle(int par) implements Detail {}

        record PuzzleBest(int par, int best) implements Detail {}
    }

    @Kind("choice")
    record DoneCoding() implements Sentence {}

    /** On no button: whoever asks for advice is told what to hand in. */
    @Kind("choice")
    record HandInProgram(int blocks) implements Sentence {}

    /** How a program that is tried out goes. */
    @Kind("track")
    sealed interface TryOut extends Sentence {
        record CoinsLeft() implements TryOut {}

        record Steps() implements TryOut {}

        record FailsAtStep(FaultName fault) implements TryOut {}
    }
}
