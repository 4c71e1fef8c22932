package boardroom.games.shipit.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.puzzle.Fault;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.puzzle.ProgramCheck;
import boardroom.games.shipit.puzzle.Puzzle;
import boardroom.games.shipit.puzzle.PuzzleMaker;
import boardroom.games.shipit.puzzle.PuzzleRules;
import boardroom.games.shipit.puzzle.Run;
import boardroom.games.shipit.rules.ShipMove.PuzzleMove;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Those with an engineer on Optimize Code program a robot; the fewest blocks win. */
public final class PuzzlePhase extends CodingPhase<PuzzleMove> {
    private static final int PERCENT = 100;

    final PuzzleRules puzzles;
    private final PuzzleMaker maker;

    public PuzzlePhase(ShipBox box, Actions actions) {
        super(box, actions);
        this.puzzles = box.puzzle();
        this.maker = new PuzzleMaker(puzzles);
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.puzzle() == Terms.PuzzleMode.CODE;
    }

    @Override
    public void open(ShipState s, Events events) {
        s.puzzle = null;
        s.puzzleDifficulty = 0;
        List<Arg.Seat> coding = begin(s);
        if (coding.isEmpty()) return;
        s.handedIn = 0;
        s.puzzleDifficulty = Math.min(s.round, puzzles.difficulties().size());
        s.puzzleSeed = s.puzzles.nextLong();
        for (Company c : s.companies) {
            c.program = null;
            c.blocks = 0;
            c.handedIn = 0;
            c.lastRun = null;
        }
        events.tell(
                () -> new ShipEvent.PuzzleOpened(s.puzzleDifficulty, puzzle(s).par(), coding));
    }

    /** Made when first looked at: search plays many rounds in which nobody does. */
    public Puzzle puzzle(ShipState s) {
        Puzzle made = s.puzzle;
        if (made == null) {
            made = maker.make(s.puzzleDifficulty, s.puzzleSeed);
            s.puzzle = made;
        }
        return made;
    }

    /** Programs are not listed: whoever plays writes one, bots by their skill. */
    @Override
    public void offers(ShipState s, int seat, Consumer<? super PuzzleMove> out) {
        out.accept(ShipMove.Done.NOW);
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, PuzzleMove move) {
        return switch (move) {
            case ShipMove.SubmitProgram(var program) -> ProgramCheck.refusal(puzzles, s.puzzleDifficulty, program);
            case ShipMove.Done _ -> null;
        };
    }

    @Override
    public void play(ShipState s, int seat, PuzzleMove move, Events events) {
        Company c = s.companies[seat];
        switch (move) {
            case ShipMove.SubmitProgram(var program) -> handIn(s, c, program, events);
            case ShipMove.Done _ -> {
                c.done = true;
                events.tell(new ShipEvent.PuzzleDone(new Arg.Seat(seat)));
            }
        }
    }

    private void handIn(ShipState s, Company c, Program program, Events events) {
        Run run = run(s, program);
        s.handedIn++;
        Fault fault = run.fault();
        if (fault != null) {
            c.lastRun = run;
            events.tell(
                    Seats.of(c.seat),
                    () -> new ShipEvent.ProgramFailed(
                            fault, new Arg.Nested(FaultName.of(fault).say()), run.steps()));
            return;
        }
        c.lastRun = null;
        int blocks = program.blocks();
        boolean first = c.program == null;
        // Of several the one with the fewest blocks counts, among equals the earliest.
        if (first || blocks < c.blocks) {
            c.program = program;
            c.blocks = blocks;
            c.handedIn = s.handedIn;
        }
        events.tell(Seats.of(c.seat), new ShipEvent.ProgramAccepted(blocks, run.steps()));
        if (first) events.tell(new ShipEvent.SolutionIn(new Arg.Seat(c.seat)));
    }

    /** Trying a program out changes nothing. */
    Run run(ShipState s, Program program) {
        return puzzle(s).run(program, puzzles.language());
    }

    @Override
    public void timeout(ShipState s, int seat, Events events) {
        s.companies[seat].done = true;
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
    }

    @Override
    public void close(ShipState s, Events events) {
        if (s.puzzleDifficulty == 0) return;
        int winner = winner(s);
        s.puzzleWinner = winner;
        events.tell(() -> winner == NOBODY
                ? new ShipEvent.PuzzleUnsolved(puzzle(s).par())
                : new ShipEvent.PuzzleWon(
                        new Arg.Seat(winner),
                        s.companies[winner].blocks,
                        puzzle(s).par(),
                        new Arg.Nested(whyWon(s, winner).say())));
    }

    private static Coded whyWon(ShipState s, int winner) {
        int fewest = s.companies[winner].blocks;
        Seats solved = Seats.where(s.seats(), seat -> seat != winner && s.companies[seat].program != null);
        Seats level = Seats.where(s.seats(), seat -> solved.has(seat) && s.companies[seat].blocks == fewest);
        if (solved.isEmpty()) return new Coded.OnlySolution();
        if (level.isEmpty()) return new Coded.FewestBlocks(solved);
        return s.terms.puzzleClock() == Terms.PuzzleClock.UNTIMED
                ? new Coded.FirstInOrder(level)
                : new Coded.HandedInFirst(level);
    }

    /** Fewest blocks, then the earlier in the journal; without a clock the earlier in the draft order. */
    static int winner(ShipState s) {
        int best = NOBODY;
        for (int seat : s.order) {
            Company c = s.companies[seat];
            if (c.program == null) continue;
            if (best == NOBODY
                    || c.blocks < s.companies[best].blocks
                    || (c.blocks == s.companies[best].blocks
                            && s.terms.puzzleClock() != Terms.PuzzleClock.UNTIMED
                            && c.handedIn < s.companies[best].handedIn)) best = seat;
        }
        return best;
    }

    /** 5.9, Bots: fail, or hand in a rung; then be done. */
    public ShipMove skilled(ShipState s, int seat, Skill skill, Rng rng) {
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

    /** From the straight line to the shortest program, a shorter one each time; then there is nothing left to find. */
    public PuzzleMove workedOut(ShipState s, int seat) {
        Company c = s.companies[seat];
        for (Program program : puzzle(s).rungs().reversed())
            if (c.program == null || program.blocks() < c.blocks) return new ShipMove.SubmitProgram(program);
        return ShipMove.Done.NOW;
    }

    /** A bot takes its share of the time, and once it has handed in no more. */
    public Box.@Nullable BotPause botPause(ShipState s, int seat, Skill skill) {
        if (s.companies[seat].program != null) return null;
        PuzzleRules.BotSkill level = skill(skill);
        long millis = Clocks.pace(Seats.NONE, seconds(s)).millis();
        return new Box.BotPause(millis * level.timePercentMin() / PERCENT, millis * level.timePercentMax() / PERCENT);
    }

    private PuzzleRules.BotSkill skill(Skill skill) {
        for (PuzzleRules.BotSkill level : puzzles.botSkills()) if (level.id().equals(skill.id())) return level;
        return puzzles.botSkills().getFirst();
    }
}
