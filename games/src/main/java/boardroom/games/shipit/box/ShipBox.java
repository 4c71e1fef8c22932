package boardroom.games.shipit.box;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.IdOf;
import boardroom.engine.Sized;
import boardroom.games.shipit.puzzle.PuzzleRules;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The box of Ship It!, component by component as in its JSON (section 2). */
public record ShipBox(
        @JsonUnwrapped Head head,
        @Sized(from = 1, to = 60) List<Corporation> corporationPresets,
        @Between(from = 1, to = 10) int rounds,
        Constants constants,
        @Sized(from = 1, to = 12) List<Funding> funding,
        @Sized(from = 1, to = 12) List<Tech> tech,
        @Sized(from = 1, to = 12) List<Product> products,
        @Sized(from = 1, to = 12) List<Level> engineerLevels,
        @Sized(from = 1, to = 30) List<Specialty> specialties,
        @Sized(from = 1, to = 30) List<Trait> traits,
        Generation engineerGeneration,
        @Sized(from = 1, to = 500) List<String> engineerNames,
        @Sized(from = 1, to = 30) List<Action> actions,
        List<String> resolutionOrder,
        @Sized(from = 1, to = 20) List<DebtLevel> debtLevels,
        @Sized(from = 1, to = 20) List<PuzzleReward> puzzleRewards,
        @Sized(to = 30) List<Milestone> milestones,
        @Sized(from = 1, to = 60) List<EventCard> events,
        Scoring scoring,
        List<String> tieBreakers,
        List<Synergy> synergies,
        List<List<String>> hardPairs,
        Clocks clocks,
        Defaults defaultsOnTimeout,
        OptionConstants optionConstants,
        @Sized(from = 1, to = 20) List<Token> sprintBag,
        @Sized(to = 60) List<Theme> marketThemes,
        PuzzleRules puzzle)
        implements Box {

    /** How the engineers of a draft come about (2.3). */
    public record Generation(
            @Sized(from = 1, to = 10) List<@Between(to = 100) Integer> seniorPercentByRound,
            @Between(to = 100) int seniorPercentAfterLast,
            @Between(to = 100) int traitPercent) {
        public int seniorPercent(int round) {
            return round <= seniorPercentByRound.size() ? seniorPercentByRound.get(round - 1) : seniorPercentAfterLast;
        }
    }

    /** What winning the puzzle brings with so many engineers on it. */
    public record PuzzleReward(
            @Between(from = 1, to = 20) int engineers,
            @Between(to = 100) int removeDebt,
            @Between(to = 1_000) int money) {}

    /** Cards that go well together. */
    public record Synergy(List<String> with, String text) {}

    /** What a player gets who chose nothing in time. */
    public record Defaults(Choice corporation) {}

    /** One of each kind of corporation card. */
    public record Choice(
            @IdOf("funding") String funding,
            @IdOf("tech") String tech,
            @IdOf("products") String product) {}

    /** The numbers of the options. */
    public record OptionConstants(
            @Between(to = 1_000) int eventResponsePrice,
            @Between(from = 1, to = 3_600) int eventResponseSeconds,
            @Between(from = 1, to = 50) int sprintDrawsBase,
            @Between(to = 50) int sprintDrawsPerEngineer,
            @Between(from = 1, to = 100) int sprintDrawsMax,
            @Between(from = 1, to = 100) int sprintBugsLost,
            @Between(to = 10_000) int foundersStakeScorePerEquityPercent) {}

    /** A token of the sprint bag. */
    public record Token(
            String token,
            @Between(to = 100) int value,
            @Between(to = 100) int bugs,
            @Between(to = 50) int count) {}

    /** The card of this id; {@code null}: there is none. */
    public static <C extends Card> @Nullable C find(List<C> cards, @Nullable String id) {
        for (C card : cards) if (card.id().equals(id)) return card;
        return null;
    }

    /** 2.2: why these cards go well together. */
    public List<String> synergiesOf(List<String> cards) {
        List<String> texts = new ArrayList<>();
        for (Synergy synergy : synergies) if (cards.containsAll(synergy.with())) texts.add(synergy.text());
        return texts;
    }

    /** How many pairs of these cards make life hard. */
    public int hardPairsOf(List<String> cards) {
        int count = 0;
        for (List<String> pair : hardPairs) if (cards.containsAll(pair)) count++;
        return count;
    }

    /** 2.5: the level of so much debt. */
    public DebtLevel debtLevel(int debt) {
        for (int i = debtLevels.size() - 1; i > 0; i--)
            if (debt >= debtLevels.get(i).min()) return debtLevels.get(i);
        return debtLevels.getFirst();
    }

    /** 4.3, Forced paydown. */
    public boolean isForcedToPayDown(int debt) {
        return debt >= constants.forcedPaydownDebt();
    }

    /** 5.4, in percent. */
    public int marketFactor(Product product, int users) {
        return (int) Math.min(
                constants.marketFactorMaxPercent(),
                (long) product.revenuePercent() * users / constants.marketFactorMauUnit());
    }

    /** What winning the puzzle brings with so many engineers on it, one at least. */
    public PuzzleReward puzzleReward(int engineers) {
        return puzzleRewards.get(Math.min(engineers, puzzleRewards.size()) - 1);
    }

    @Override
    public BotPause botPause() {
        return new BotPause(clocks.botDelayMinMs(), clocks.botDelayMaxMs());
    }
}
