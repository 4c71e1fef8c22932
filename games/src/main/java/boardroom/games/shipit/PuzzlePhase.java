package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.games.shipit.puzzle.Fault;
import boardroom.games.shipit.puzzle.ProgramCheck;
import boardroom.games.shipit.puzzle.Puzzle;
import boardroom.games.shipit.puzzle.PuzzleMaker;
import boardroom.games.shipit.puzzle.PuzzleRules;
import boardroom.games.shipit.puzzle.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Those with an engineer on Optimize Code program a robot; the fewest blocks win. */
final class PuzzlePhase extends CodingPhase {
    private static final int PERCENT = 100;

    private final PuzzleRules puzzles;
    private final PuzzleMaker maker;

    PuzzlePhase(Book book) {
        super(book);
        this.puzzles = book.box.puzzle();
        this.maker = new PuzzleMaker(puzzles);
    }

    @Override
    public String id() {
        return "puzzle";
    }

    @Override
    String section() {
        return "4.5";
    }

    @Override
    public void open(ShipState s, Events events) {
        s.puzzle = null;
        s.puzzleDifficulty = 0;
        if (s.terms.puzzle() != Terms.PuzzleMode.CODE || !anyCoders(s)) {
            s.phaseOver = true;
            return;
        }
        s.handedIn = 0;
        s.puzzleDifficulty = Math.min(s.round, puzzles.difficulties().size());
        s.puzzleSeed = s.puzzles.nextLong();
        List<Arg.Seat> seats = new ArrayList<>(s.seats());
        for (Company c : s.companies) {
            c.program = null;
            c.blocks = 0;
            c.handedIn = 0;
            c.lastRun = null;
            c.done = coders(c) == 0;
            if (!c.done) seats.add(new Arg.Seat(c.seat));
        }
        if (events.listening())
            events.tell(new ShipEvent.PuzzleOpened(s.puzzleDifficulty, puzzle(s).par(), seats));
    }

    /** Made when first looked at: search plays many rounds in which nobody does. */
    Puzzle puzzle(ShipState s) {
        Puzzle made = s.puzzle;
        if (made == null) {
            made = maker.make(s.puzzleDifficulty, s.puzzleSeed);
            s.puzzle = made;
        }
        return made;
    }

    /** Programs are not listed: whoever plays writes one, bots by their skill. */
    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        if (!s.companies[seat].done) out.accept(ShipMove.Done.NOW);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.SubmitProgram(var program) -> ProgramCheck.refusal(puzzles, s.puzzleDifficulty, program);
            case ShipMove.Done _ -> null;
            default -> Refusals.notInThisPhase();
        };
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        if (move instanceof ShipMove.SubmitProgram submission) {
            handIn(s, c, submission, events);
            return;
        }
        c.done = true;
        if (!events.listening()) return;
        Arg.Seat seat = new Arg.Seat(c.seat);
        events.tell(move instanceof ShipMove.Timeout ? new ShipEvent.TimedOut(seat) : new ShipEvent.PuzzleDone(seat));
    }

    private void handIn(ShipState s, Company c, ShipMove.SubmitProgram submission, Events events) {
        Run run = puzzle(s).run(submission.program(), puzzles.language());
        s.handedIn++;
        Fault fault = run.fault();
        if (fault != null) {
            c.lastRun = run;
            if (events.listening())
                events.tell(
                        Seats.of(c.seat),
                        new ShipEvent.ProgramFailed(fault, new Arg.Nested(Sentences.fault(fault)), run.steps()));
            return;
        }
        c.lastRun = null;
        int blocks = submission.program().blocks();
        boolean first = c.program == null;
        // Of several the one with the fewest blocks counts, among equals the earliest.
        if (first || blocks < c.blocks) {
            c.program = submission.program();
            c.blocks = blocks;
            c.handedIn = s.handedIn;
        }
        if (!events.listening()) return;
        events.tell(Seats.of(c.seat), new ShipEvent.ProgramAccepted(blocks, run.steps()));
        if (first) events.tell(new ShipEvent.SolutionIn(new Arg.Seat(c.seat)));
    }

    @Override
    void close(ShipState s, Events events) {
        s.puzzleWinner = winner(s);
        if (!events.listening()) return;
        int par = puzzle(s).par();
        events.tell(
                s.puzzleWinner == ShipState.NOBODY
                        ? new ShipEvent.PuzzleUnsolved(par)
                        : new ShipEvent.PuzzleWon(
                                new Arg.Seat(s.puzzleWinner), s.companies[s.puzzleWinner].blocks, par));
    }

    /** Fewest blocks, then the earlier in the journal; without a clock the earlier in the draft order. */
    static int winner(ShipState s) {
        int best = ShipState.NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (c.program == null) continue;
            if (best == ShipState.NOBODY
                    || c.blocks < s.companies[best].blocks
                    || (c.blocks == s.companies[best].blocks
                            && s.terms.puzzleClock() != Terms.PuzzleClock.UNTIMED
                            && c.handedIn < s.companies[best].handedIn)) best = seat;
        }
        return best;
    }

    /** 5.9, Bots: fail, or hand in a rung; then be done. */
    ShipMove skilled(ShipState s, int seat, Skill skill, Rng rng) {
        Company c = s.companies[seat];
        PuzzleRules.BotSkill level = skill(skill);
        if (c.program != null || rng.below(PERCENT) < level.failPercent().get(s.puzzleDifficulty - 1))
            return ShipMove.Done.NOW;
        int rung = 0;
        int roll = rng.below(PERCENT);
        while (rung < level.rungPercent().size() - 1
                && roll >= level.rungPercent().get(rung))
            roll -= level.rungPercent().get(rung++);
        return new ShipMove.SubmitProgram(puzzle(s).rungs().get(rung));
    }

    /** A bot takes its share of the time, and once it has handed in no more. */
    Box.@Nullable BotPause botPause(ShipState s, int seat, Skill skill) {
        if (s.companies[seat].program != null) return null;
        PuzzleRules.BotSkill level = skill(skill);
        long millis = seconds(s) * 1000L;
        return new Box.BotPause(millis * level.timePercentMin() / PERCENT, millis * level.timePercentMax() / PERCENT);
    }

    private PuzzleRules.BotSkill skill(Skill skill) {
        for (PuzzleRules.BotSkill level : puzzles.botSkills()) if (level.id().equals(skill.id())) return level;
        return puzzles.botSkills().getFirst();
    }

    @Override
    Prompt ask(ShipState s, Company c) {
        int par = puzzle(s).par();
        int coins = puzzle(s).coins();
        return new Prompt(
                decision(s),
                section(),
                Sentences.collectAllCoins(coins),
                c.program == null ? Sentences.puzzleDetail(par) : Sentences.puzzleBestDetail(par, c.blocks),
                List.of(Choice.of(ShipMove.Done.NOW, Sentences.doneCoding(), Preview.NOTHING)));
    }

    /** Trying a program out: free, secret, changes nothing. */
    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        if (!(move instanceof ShipMove.SubmitProgram(var program))) return Preview.NOTHING;
        Run run = puzzle(s).run(program, puzzles.language());
        Fault fault = run.fault();
        return Preview.of(
                new Change(Sentences.coinsLeft(), Arg.of(puzzle(s).coins()), Arg.of(run.coinsLeft())),
                new Change(
                        fault == null ? Sentences.worksInSteps() : Sentences.failsAtStep(fault),
                        Arg.of(0),
                        Arg.of(run.steps())));
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.robotsAreProgrammed();
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return 0;
    }
}
