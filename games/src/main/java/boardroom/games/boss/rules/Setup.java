package boardroom.games.boss.rules;

import boardroom.engine.Deal;
import boardroom.engine.Deck;
import boardroom.engine.Rng;
import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.EventColour;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Solo;
import boardroom.games.boss.box.Terms;
import boardroom.games.boss.box.Worker;
import java.util.Arrays;

/** Section 3, in its order; each kind of chance has a stream of its own. */
public final class Setup {
    private final BossBox box;
    private final Worker[] workers;
    private final Project[] projects;
    private final EventCard[] events;
    private final Issue[] issues;

    public Setup(BossBox box) {
        this.box = box;
        this.workers = box.workers().toArray(new Worker[0]);
        this.projects = box.projects().toArray(new Project[0]);
        this.events = box.events().toArray(new EventCard[0]);
        this.issues = box.issues().toArray(new Issue[0]);
    }

    public BossState deal(Deal deal) {
        long seed = deal.seed();
        Constants numbers = box.constants();
        Terms terms = Terms.of(deal.options(), numbers);
        boolean isSolo = deal.seats() == 1;
        int players = isSolo ? 2 : deal.seats();
        Company[] companies = new Company[deal.seats()];
        for (int seat = 0; seat < companies.length; seat++) companies[seat] = found(seat, terms, numbers);
        BossState s = new BossState(
                terms,
                companies,
                Deck.shuffled("workers", workers, Rng.stream(seed, "workers")),
                projectDeck(terms.rounds() * (players + numbers.cardsPerPhaseExtra()), Rng.stream(seed, "projects")),
                Deck.shuffled("events", eventsOf(terms.eventDeck()), Rng.stream(seed, "events")),
                Deck.shuffled("issues", issues, Rng.stream(seed, "issues")),
                Rng.stream(seed, "dice"));
        s.marker = Rng.stream(seed, "marker").below(companies.length);
        if (isSolo) s.rival = rival(box.solo().level(terms.soloRival()), Rng.stream(seed, "rival"));
        return s;
    }

    /** The founder is the whole chart; it is resolved once for total skill, and nobody earns anything from it. */
    private Company found(int seat, Terms terms, Constants numbers) {
        Person founder = new Person(box.startingWorker());
        Company company = new Company(seat, founder, numbers);
        Chart chart =
                Chart.resolve(company.people, new int[] {Chart.BOARD}, 0, Draft.NOBODY, terms.layering(), numbers);
        founder.productivity = chart.productivity(0);
        founder.skill = chart.skill(0);
        founder.leadership = chart.leadership(0);
        founder.layer = 1;
        company.layers = 1;
        return company;
    }

    /** So many of the shuffled projects; the rest leave the game unseen. */
    private Deck<Project> projectDeck(int wanted, Rng chance) {
        Project[] shuffled = projects.clone();
        chance.shuffle(shuffled, 0, shuffled.length);
        int size = Math.min(Math.min(wanted, box.constants().projectDeckLimit()), shuffled.length);
        return new Deck<>("projects", Arrays.copyOf(shuffled, size), Arrays.copyOf(projects, 0), chance);
    }

    private EventCard[] eventsOf(Terms.EventDeck deck) {
        return switch (deck) {
            case ALL -> events;
            case GREEN_ORANGE ->
                Arrays.stream(events)
                        .filter(event -> event.colour() != EventColour.RED)
                        .toArray(EventCard[]::new);
            case NONE -> Arrays.copyOf(events, 0);
        };
    }

    private static Rival rival(Solo.Level level, Rng chance) {
        int[] cards = level.bids().stream().mapToInt(Integer::intValue).toArray();
        chance.shuffle(cards);
        return new Rival(level.startingVp(), cards, chance);
    }
}
