package boardroom.games.shipit.box;

import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Option;
import boardroom.games.shipit.puzzle.PuzzleRules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The box of Ship It!, component by component as in its JSON (section 2). */
public record ShipBox(
        String id,
        String title,
        int version,
        String language,
        SeatRange seats,
        Minutes minutes,
        List<Option> options,
        List<Preset> presets,
        List<Corporation> corporationPresets,
        int rounds,
        Map<String, String> units,
        Constants constants,
        List<Funding> funding,
        List<Tech> tech,
        List<Product> products,
        List<Level> engineerLevels,
        List<Specialty> specialties,
        List<Trait> traits,
        Generation engineerGeneration,
        List<String> engineerNames,
        List<Action> actions,
        List<String> resolutionOrder,
        List<DebtLevel> debtLevels,
        List<PuzzleReward> puzzleRewards,
        List<Milestone> milestones,
        List<EventCard> events,
        Scoring scoring,
        List<String> tieBreakers,
        List<String> draftOrder,
        List<Synergy> synergies,
        List<List<String>> hardPairs,
        Clocks clocks,
        Defaults defaultsOnTimeout,
        OptionConstants optionConstants,
        List<Token> sprintBag,
        List<Theme> marketThemes,
        PuzzleRules puzzle)
        implements Box {

    /** How the engineers of a draft come about (2.3). */
    public record Generation(
            List<Integer> seniorPercentByRound,
            int seniorPercentAfterLast,
            String specialty,
            int traitPercent,
            String trait,
            String salary) {
        public int seniorPercent(int round) {
            return round <= seniorPercentByRound.size() ? seniorPercentByRound.get(round - 1) : seniorPercentAfterLast;
        }
    }

    /** What winning the puzzle brings with so many engineers on it. */
    public record PuzzleReward(int engineers, int removeDebt, int money) {}

    /** Cards that go well together. */
    public record Synergy(List<String> with, String text) {}

    /** What a player gets who chose nothing in time. */
    public record Defaults(
            Choice corporation, String draft, String planningOpening, String planningLive, String puzzle) {}

    /** One of each kind of corporation card. */
    public record Choice(String funding, String tech, String product) {}

    /** The numbers of the options. */
    public record OptionConstants(
            int eventResponsePrice,
            int eventResponseSeconds,
            int sprintDrawsBase,
            int sprintDrawsPerEngineer,
            int sprintDrawsMax,
            int sprintBugsLost,
            int foundersStakeScorePerEquityPercent) {}

    /** A token of the sprint bag. */
    public record Token(String token, int value, int bugs, int count) {}

    @Override
    public BotPause botPause() {
        return new BotPause(clocks.botDelayMinMs(), clocks.botDelayMaxMs());
    }

    @Override
    public Map<Class<? extends Card>, ? extends List<? extends Card>> cards() {
        Map<Class<? extends Card>, List<? extends Card>> cards = new LinkedHashMap<>();
        cards.put(Corporation.class, corporationPresets);
        cards.put(Funding.class, funding);
        cards.put(Tech.class, tech);
        cards.put(Product.class, products);
        cards.put(Level.class, engineerLevels);
        cards.put(Specialty.class, specialties);
        cards.put(Trait.class, traits);
        cards.put(Action.class, actions);
        cards.put(Milestone.class, milestones);
        cards.put(EventCard.class, events);
        cards.put(Theme.class, marketThemes);
        return cards;
    }
}
