package boardroom.games.boss.rules;

import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.engine.Rng;
import boardroom.engine.offers.OpenOffers;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Puts something likely in the place of all that a seat can't know: decks, issues, chance, and of the closed books what does
 * not follow from public facts (section 10); what is public stays as it is.
 */
public final class Reshuffle {
    /** Nobody is thought to bid more T than this beyond what was picked. */
    private static final int LIKELY_TIME = 4;

    private final BoxOrder<Project> projects;
    private final BoxOrder<Issue> issues;
    private final BoxOrder<Worker> workers;
    private final BoxOrder<EventCard> events;
    private final ProjectRules projectRules;
    private final int ideaLimit;

    public Reshuffle(SharedRules rules) {
        this.projects = new BoxOrder<>(rules.box().projects(), new Project[0]);
        this.issues = new BoxOrder<>(rules.box().issues(), new Issue[0]);
        this.workers = new BoxOrder<>(rules.box().workers(), new Worker[0]);
        this.events = new BoxOrder<>(rules.box().events(), new EventCard[0]);
        this.projectRules = rules.projects();
        this.ideaLimit = rules.numbers().ideaLimit();
    }

    public void guess(BossState s, int seat, Rng rng) {
        s.workers = shuffled(s.workers, workers, rng);
        s.events = shuffled(s.events, events, rng);
        s.projects = projects(s, rng);
        issues(s, seat, rng);
        s.dice = new Rng(rng.nextLong());
        if (s.rival != null) rival(s.rival, rng);
        s.offers = new OpenOffers<>(s.offers.madeBySeat(), own(s.offers, seat));
        for (Company company : s.companies) {
            if (company.seat == seat) continue;
            if (company.draft != null) company.draft = draft(company, company.draft.done());
            if (!s.isBookOpen(company.seat, seat)) books(s, company, rng);
            if (s.order.length > 0 && s.workerPool.length > 0) timeBid(s, company, rng);
        }
    }

    private static <C extends Card> Deck<C> shuffled(Deck<C> deck, BoxOrder<C> order, Rng rng) {
        C[] left = order.pick(order.mark(deck.left()), true);
        rng.shuffle(left, 0, left.length);
        return new Deck<>(deck.name(), left, deck.discards(), new Rng(rng.nextLong()));
    }

    /** Which projects left the game unseen in the setup nobody knows. */
    private Deck<Project> projects(BossState s, Rng rng) {
        boolean[] seen = projects.mark(s.projects.discards());
        projects.mark(seen, s.projectPool);
        if (s.rival != null) projects.mark(seen, s.rival.projects);
        for (Company company : s.companies) {
            projects.mark(seen, company.completed);
            for (Ongoing work : company.ongoing) projects.mark(seen, work.card);
        }
        Project[] unseen = projects.pick(seen, false);
        rng.shuffle(unseen, 0, unseen.length);
        return new Deck<>(
                s.projects.name(),
                Arrays.copyOf(unseen, s.projects.size()),
                s.projects.discards(),
                new Rng(rng.nextLong()));
    }

    /** The deck, the pile that lies face down and what others have drawn are one for who has not seen them. */
    private void issues(BossState s, int seat, Rng rng) {
        boolean[] hidden = issues.mark(s.issues.left());
        issues.mark(hidden, s.issues.discards());
        for (Company company : s.companies) if (isHidden(s, company, seat)) issues.mark(hidden, company.issues);
        Issue[] unseen = issues.pick(hidden, true);
        rng.shuffle(unseen, 0, unseen.length);
        int next = s.issues.size();
        int rest = next + s.issues.discards().length;
        s.issues = new Deck<>(
                s.issues.name(),
                Arrays.copyOf(unseen, next),
                Arrays.copyOfRange(unseen, next, rest),
                new Rng(rng.nextLong()));
        for (Company company : s.companies)
            if (isHidden(s, company, seat))
                company.issues = Arrays.copyOfRange(unseen, rest, rest += company.issues.length);
    }

    /** Whose issue cards this seat does not see; a partner's neither. */
    private static boolean isHidden(BossState s, Company company, int seat) {
        return company.seat != seat && !s.areBooksOpen();
    }

    private static void rival(Rival rival, Rng rng) {
        int[] cards = rival.cards.clone();
        Arrays.sort(cards);
        rng.shuffle(cards);
        rival.cards = cards;
        rival.chance = new Rng(rng.nextLong());
    }

    private static List<OpenOffers.Numbered<Deal>> own(OpenOffers<Deal> offers, int seat) {
        List<OpenOffers.Numbered<Deal>> own = new ArrayList<>();
        for (OpenOffers.Numbered<Deal> each : offers.open())
            if (each.offer().by() == seat || each.offer().to().has(seat)) own.add(each);
        return own;
    }

    /** Who is done stays done. */
    private static Draft draft(Company company, boolean done) {
        Draft fresh = Draft.of(company);
        return done ? Placing.placed(company, fresh).finished() : fresh;
    }

    /** Within what may have changed unseen; who owes an order is short, and what is offered to this seat is there. */
    private void books(BossState s, Company company, Rng rng) {
        Bundle offered = Bundle.NOTHING;
        for (Deal deal : s.offers.setAside(company.seat)) offered = deal.give();
        int leastCash = offered.cash() == 0 ? 0 : offered.cash() + projectRules.committedCash(s, company);
        int mostCash = company.owesOrder ? Modifiers.payroll(s, company) - 1 : Integer.MAX_VALUE;
        int leastTime = offered.time() == 0 ? 0 : offered.time() + ProjectRules.committedTime(company);
        company.cash = within(company.cash, company.hiddenCash, leastCash, mostCash, rng);
        company.time = within(company.time, company.hiddenTime, leastTime, Integer.MAX_VALUE, rng);
        company.ideas = within(company.ideas, company.hiddenIdeas, offered.ideas(), ideaLimit, rng);
    }

    private static int within(int value, int hidden, int least, int most, Rng rng) {
        if (hidden == 0) return value;
        int low = Math.max(least, Math.max(0, value - hidden));
        int high = Math.min(most, value + hidden);
        return high <= low ? low : low + rng.below(high - low + 1);
    }

    /** At least what the picks cost, at most the T there are. */
    private static void timeBid(BossState s, Company company, Rng rng) {
        int needed = -company.assets.recruit();
        for (Person person : company.people) if (person.hired) needed += Modifiers.training(s, person.card);
        int low = Math.clamp(needed, 0, company.time);
        int high = Math.clamp(Math.max(low, LIKELY_TIME), 0, Math.max(low, ProjectRules.freeTime(company)));
        company.timeBid = low + rng.below(high - low + 1);
    }
}
