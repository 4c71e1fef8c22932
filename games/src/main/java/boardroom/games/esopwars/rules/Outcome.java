package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Piles;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.Units.Equity;
import boardroom.games.esopwars.rules.Units.Money;
import java.util.ArrayList;
import java.util.List;

/** How a play ended: ranks, titles and sums (section 6). */
public final class Outcome {
    private final EsopBox box;

    public Outcome(EsopBox box) {
        this.box = box;
    }

    @Kind("prompt")
    sealed interface Headline extends Sentence {
        record Wins(@Seat int seat, @Money long score) implements Headline {}

        record WinsTied(
                @Seat int seat, @Money long score, @Seat int other, String by) implements Headline {}

        record WinsByWalkover(@Seat int seat) implements Headline {}

        record NobodyWins() implements Headline {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record NeverFilled(int employees) implements Label {}

        record HowItGrew() implements Label {}

        record Start() implements Label {}

        record AfterRound(String round) implements Label {}

        record Wildcard(@CardName String choice) implements Label {}

        record AtTheExit(@CardName String exit, int fitting) implements Label {}

        record WhoOwnsIt() implements Label {}

        record FounderValue() implements Label {}

        record EmployeeValue(@Equity int granted) implements Label {}
    }

    public Result of(EsopState s) {
        Team[] order = Ranking.of(s);
        List<Standing> standings = new ArrayList<>();
        for (Team team : s.teams)
            standings.add(new Standing(
                    team.seat,
                    Piles.indexOf(order, team) + 1,
                    Units.valuation(Ranking.score(s, team)),
                    breakdowns(s, team),
                    Ranking.titles(s, team),
                    team.disqualified));
        return new Result(headline(s, order).say(), standings);
    }

    /** 6.4: nobody wins if no company filled its desks. */
    public static Seats winners(EsopState s) {
        Team first = Ranking.of(s)[0];
        return first.disqualified ? Seats.NONE : Seats.of(first.seat);
    }

    private static Headline headline(EsopState s, Team[] order) {
        Team first = order[0];
        return switch (s.ending) {
            case NO_WINNER -> new Headline.NobodyWins();
            case WALKOVER -> new Headline.WinsByWalkover(first.seat);
            case EXIT, NOT_YET -> {
                long score = Ranking.score(s, first);
                Team second = order[1];
                yield second.isActive() && Ranking.score(s, second) == score
                        ? new Headline.WinsTied(first.seat, score, second.seat, Ranking.decidedBy(first, second))
                        : new Headline.Wins(first.seat, score);
            }
        };
    }

    private List<Breakdown> breakdowns(EsopState s, Team team) {
        if (team.disqualified)
            return List.of(
                    Breakdown.of(new Label.NeverFilled(team.hiredWhenOut), List.of(), Units.valuation(team.valuation)));
        return List.of(howItGrew(s, team), whoOwnsIt(team));
    }

    private Breakdown howItGrew(EsopState s, Team team) {
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(new Label.Start(), Units.valuation(box.constants().startValuation()), "base"));
        for (MarketReport report : s.rounds)
            for (Growth growth : report.teams())
                if (growth.seat() == team.seat) addRound(report.round(), growth, steps);
        for (ExitLine line : s.exits)
            if (line.seat() == team.seat)
                steps.add(Step.of(
                        new Label.AtTheExit(line.card(), Exit.fitting(box, s, line)),
                        Units.multiplier(line.tenths()),
                        "factor"));
        return Breakdown.of(new Label.HowItGrew(), steps, Units.valuation(team.valuation));
    }

    private static void addRound(String round, Growth growth, List<Step> steps) {
        steps.add(Step.of(new Label.AfterRound(round), Units.factor(growth.factor()), "factor"));
        if (growth.wildcard() != null && growth.after() != growth.grown())
            steps.add(Step.of(
                    new Label.Wildcard(growth.wildcard()), Units.valuation(growth.after() - growth.grown()), "bonus"));
    }

    private static Breakdown whoOwnsIt(Team team) {
        Arg.Amount founders = Units.valuation(Ranking.founderValue(team));
        Arg.Amount employees = Units.valuation(Ranking.employeeValue(team));
        return Breakdown.of(
                new Label.WhoOwnsIt(),
                List.of(
                        Step.of(new Label.FounderValue(), founders, "base"),
                        Step.of(new Label.EmployeeValue(team.granted()), employees, "bonus")),
                Units.valuation(team.valuation));
    }
}
