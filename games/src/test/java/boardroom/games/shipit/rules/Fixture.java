package boardroom.games.shipit.rules;

import boardroom.engine.BoxReader;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Piles;
import boardroom.games.shipit.ShipIt;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Level;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Specialty;
import boardroom.games.shipit.box.Trait;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The shipped game, and what tests set up with it; cards are named by the first letters of their ids. */
public final class Fixture {
    public static final ShipBox BOX = BoxReader.read(BoxReader.shipped("ship-it"), ShipBox.class);
    public static final ShipIt GAME = new ShipIt(BOX);
    public static final Actions ACTIONS = new Actions(BOX);
    static final Corporations CORPORATIONS = new Corporations(BOX);
    static final HiringRules HIRING = new HiringRules(BOX);
    static final Recruiting RECRUITING = new Recruiting(BOX);
    static final PlanRules PLAN_RULES = new PlanRules(BOX, ACTIONS);
    static final PlanPreview PREVIEWS = new PlanPreview(BOX, ACTIONS);
    public static final Resolution RESOLUTION_RULES = new Resolution(BOX, ACTIONS);
    static final EventRules EVENT_RULES = new EventRules(BOX, ACTIONS);
    static final Income INCOME = new Income(BOX.constants());
    public static final Score SCORE = new Score(BOX);
    static final Ranking RANKING = new Ranking(SCORE);
    static final Outcome OUTCOME = new Outcome(BOX);
    static final PuzzlePhase PUZZLE = new PuzzlePhase(BOX, ACTIONS);
    public static final ResolutionPhase RESOLUTION = new ResolutionPhase(BOX, ACTIONS);
    static final RoundEnd ROUND_END = new RoundEnd(BOX);

    private Fixture() {}

    public static ShipState deal(int seats, Map<String, ?> options) {
        return GAME.deal(new Deal(seats, Options.of(BOX, options), 1));
    }

    private static <C extends boardroom.engine.Card> C card(List<C> cards, String start) {
        return cards.stream().filter(c -> c.id().startsWith(start)).findFirst().orElseThrow();
    }

    /** A founded company. */
    public static Company company(int seat, String funding, String tech, String product) {
        Company company = CORPORATIONS.unfounded(seat);
        Corporations.choose(
                company, card(BOX.funding(), funding), card(BOX.tech(), tech), card(BOX.products(), product));
        company.confirmed = true;
        CORPORATIONS.found(company);
        return company;
    }

    /** A play of these companies in this round, their plans still to come. */
    public static ShipState state(int round, Map<String, ?> options, Company... companies) {
        ShipState dealt = deal(companies.length, options);
        int[] order = new int[companies.length];
        for (int i = 0; i < order.length; i++) order[i] = i;
        System.arraycopy(companies, 0, dealt.companies, 0, companies.length);
        dealt.priority = order;
        dealt.order = order;
        dealt.round = round;
        dealt.struck = Math.max(0, round - 1);
        dealt.forecast = round;
        return dealt;
    }

    /** One company alone with an idle rival. */
    public static ShipState state(int round, Company company) {
        return state(round, Map.of(), company, Fixture.company(1, "angel", "quality", "platform"));
    }

    public static Level level(String id) {
        return card(BOX.engineerLevels(), id);
    }

    public static @Nullable Specialty specialty(String id) {
        return id.isEmpty() ? null : card(BOX.specialties(), id);
    }

    public static @Nullable Trait trait(String id) {
        return id.isEmpty() ? null : card(BOX.traits(), id);
    }

    /** `S frontend`, `J fullstack night-owl`, `I`: an engineer by level, specialty and trait, hired in this round. */
    public static Engineer engineer(int id, String text, int hired) {
        String[] words = text.split(" ", -1);
        Level level = level(
                switch (words[0].charAt(0)) {
                    case 'S' -> "senior";
                    case 'J' -> "junior";
                    default -> "intern";
                });
        String specialty = "";
        String trait = "";
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            if (BOX.specialties().stream().anyMatch(s -> s.id().equals(word))) specialty = word;
            else trait = word;
        }
        return new Engineer(id, "E" + id, level, specialty(specialty), trait(trait), level.salaryMin(), hired);
    }

    public static Action action(String start) {
        return card(BOX.actions(), start);
    }

    public static int index(String start) {
        return ACTIONS.place(action(start).id());
    }

    /** Hires and places in one go: `S frontend AI > marketing`, in the order of the plan. */
    public static void plan(Company company, String... entries) {
        for (String text : entries) {
            String[] parts = text.split(">", -1);
            boolean ai = parts[0].contains("AI");
            int id = 100 * company.seat + company.roster.length + 1;
            company.roster = Piles.with(
                    company.roster, engineer(id, parts[0].replace("AI", "").strip(), 1));
            PlanRules.place(company, id, index(parts[1].strip()), ai);
        }
    }

    public static void resolve(ShipState s, Company company) {
        resolve(s, company, false, Luck.noted(0, 0));
    }

    public static void resolve(ShipState s, Company company, boolean puzzleWon, Luck luck) {
        Company again = company.copy();
        RESOLUTION_RULES.resolve(s, company, puzzleWon, luck, null);
        // Whoever asks why must hear of the same figures.
        RESOLUTION_RULES.resolve(s, again, puzzleWon, Luck.noted(luck.broken, luck.heads), new Ledger());
        if (!Figures.of(again).equals(Figures.of(company))) throw new AssertionError("the ledger changed a figure");
    }

    public static void play(ShipState s, int seat, ShipMove move) {
        var refusal = GAME.refusal(s, seat, move);
        if (refusal != null) throw new AssertionError(move + " by " + seat + " is refused: " + refusal);
        GAME.play(s, seat, move, Events.NONE);
    }

    public static @Nullable String refusal(ShipState s, int seat, ShipMove move) {
        var refusal = GAME.refusal(s, seat, move);
        return refusal == null ? null : refusal.key();
    }

    /** Puts the play at the start of Planning. */
    public static void openPlanning(ShipState s) {
        GAME.goTo(s, "planning", Events.NONE);
    }

    /** Puts the play into a draft of this pool, in the round and the order that it has. */
    public static void openDraft(ShipState s, Candidate... pool) {
        int round = s.round;
        int[] order = s.order;
        GAME.goTo(s, "draft", Events.NONE);
        s.round = round;
        s.order = order;
        s.pool = pool;
        for (Company company : s.companies) company.bids = new int[pool.length];
    }

    public static <T> T there(@Nullable T value) {
        return Objects.requireNonNull(value);
    }
}
