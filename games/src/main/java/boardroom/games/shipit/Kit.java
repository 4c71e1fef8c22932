package boardroom.games.shipit;

import boardroom.games.shipit.box.ShipBox;
import java.util.List;

/** Everything the game is put together from, made once for a box. */
final class Kit {
    private final Book book;
    private final Corporations corporations;
    private final PlanRules planRules;
    private final EventRules eventRules;
    private final Resolution resolution;
    private final Income income;
    private final Score score;
    private final Ranking ranking;
    private final Outcome outcome;
    private final Outlook outlook;
    private final PlanPreview previews;
    private final DraftSense draftSense;
    private final PuzzlePhase puzzlePhase;
    private final Sprint sprint;
    private final Recruiting recruiting;
    private final List<ShipPhase> phases;

    Kit(ShipBox box) {
        book = new Book(box);
        corporations = new Corporations(box);
        planRules = new PlanRules(book);
        eventRules = new EventRules(book);
        ResolutionOrder order = ResolutionOrder.of(box);
        resolution = new Resolution(book, order);
        income = new Income(box.constants());
        score = new Score(box);
        ranking = new Ranking(score);
        outcome = new Outcome(ranking, score);
        outlook = new Outlook(book, score, income, eventRules, resolution);
        previews = new PlanPreview(book, resolution, score);
        draftSense = new DraftSense(book, income);
        puzzlePhase = new PuzzlePhase(book);
        sprint = new Sprint(book);
        recruiting = new Recruiting(book);
        PlanMoves moves = new PlanMoves(book, planRules);
        PlanSense sense = new PlanSense(book, outlook);
        phases = List.of(
                new CorporationSelection(book, corporations, new CorporationSense(box)),
                new EngineerDraft(book, recruiting, draftSense),
                new Opening(book, planRules, moves, previews, sense),
                new LivePlanning(book, planRules, moves, previews, sense),
                new TurnPlanning(book, planRules, moves, previews, sense),
                new Reveal(book),
                puzzlePhase,
                sprint,
                new ResolutionPhase(book, resolution, order, income),
                new EventPhase(book, eventRules, score, outlook),
                new RoundEnd(book, score, ranking),
                new End(outcome, score));
    }

    List<ShipPhase> phases() {
        return phases;
    }

    Book book() {
        return book;
    }

    Corporations corporations() {
        return corporations;
    }

    PlanRules planRules() {
        return planRules;
    }

    EventRules eventRules() {
        return eventRules;
    }

    Resolution resolution() {
        return resolution;
    }

    Income income() {
        return income;
    }

    Score score() {
        return score;
    }

    Ranking ranking() {
        return ranking;
    }

    Outcome outcome() {
        return outcome;
    }

    Outlook outlook() {
        return outlook;
    }

    PlanPreview previews() {
        return previews;
    }

    DraftSense draftSense() {
        return draftSense;
    }

    PuzzlePhase puzzlePhase() {
        return puzzlePhase;
    }

    Sprint sprint() {
        return sprint;
    }

    Recruiting recruiting() {
        return recruiting;
    }
}
