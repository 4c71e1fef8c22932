package boardroom.games.esopwars.rules;

import boardroom.engine.Deal;
import boardroom.engine.Rng;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.box.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Section 3, in its order; each kind of chance has a stream of its own. */
public final class Setup {
    private final EsopBox box;
    private final Constants numbers;

    public Setup(EsopBox box) {
        this.box = box;
        this.numbers = box.constants();
    }

    public EsopState deal(Deal deal) {
        long seed = deal.seed();
        Terms terms = Terms.of(deal.options(), numbers);
        EsopState s = new EsopState(
                terms,
                teams(deal.seats(), terms, Rng.stream(seed, "founding")),
                Rng.stream(seed, "calls"),
                Rng.stream(seed, "exit-draws"));
        dealEmployees(s, Rng.stream(seed, "catalogue"));
        dealMarkets(s, Rng.stream(seed, "market"));
        s.exitDeck = box.exitCards().toArray(new ExitCard[0]);
        Rng.stream(seed, "exit").shuffle(s.exitDeck, 0, s.exitDeck.length);
        if (terms.companyDraft()) s.draft = dealDraft(s, Rng.stream(seed, "draft"));
        return s;
    }

    private Team[] teams(int seats, Terms terms, Rng rng) {
        int[] founding = new int[seats];
        for (int i = 0; i < seats; i++) founding[i] = i + 1;
        rng.shuffle(founding);
        Team[] teams = new Team[seats];
        for (int seat = 0; seat < seats; seat++) {
            Team team = new Team(seat, founding[seat]);
            team.valuation = numbers.startValuation();
            team.pool = numbers.esopPool();
            team.wildcards = terms.wildcard() == Terms.WildcardRule.OFF
                    ? 0
                    : box.wildcard().perTeam();
            teams[seat] = team;
        }
        return teams;
    }

    /** Whole sets for this number of teams, and the reserve: as printed, or drawn from all of them. */
    private void dealEmployees(EsopState s, Rng rng) {
        Set<String> printedSets = new TreeSet<>();
        for (Employee card : box.employees()) if (card.set() != null) printedSets.add(card.set());
        List<String> sets = new ArrayList<>(printedSets);
        rng.shuffle(sets);
        List<String> chosen =
                sets.subList(0, numbers.mainDeckSetsByTeams().getOrDefault(String.valueOf(s.seats()), sets.size()));
        List<Employee> main = new ArrayList<>();
        List<Employee> reserve = new ArrayList<>();
        for (Employee card : box.employees()) {
            if (card.deck() == Employee.Deck.reserve) reserve.add(card);
            else if (chosen.contains(card.set())) main.add(card);
        }
        if (s.terms.randomReserve()) {
            main.addAll(reserve);
            rng.shuffle(main);
            List<Employee> aside = main.subList(0, numbers.reserveLots());
            reserve = new ArrayList<>(aside);
            aside.clear();
        }
        rng.shuffle(main);
        s.deck = main.toArray(new Employee[0]);
        s.reserve = Cards.sorted(reserve.toArray(new Employee[0]), box.employees());
        s.lotsInAll = s.deck.length;
    }

    private void dealMarkets(EsopState s, Rng rng) {
        List<MarketCard> pool = new ArrayList<>();
        for (MarketCard card : box.marketCards())
            if (s.terms.randomMarkets() || card.deck() == MarketCard.Deck.classic) pool.add(card);
        rng.shuffle(pool);
        s.marketDeck = pool.subList(0, numbers.marketDeckSize()).toArray(new MarketCard[0]);
    }

    /** Secret hands in order of founding number; what is left of the ideas becomes one stock. */
    private DraftTable dealDraft(EsopState s, Rng rng) {
        List<DraftCard> segments = new ArrayList<>();
        List<DraftCard> products = new ArrayList<>();
        List<DraftCard> services = new ArrayList<>();
        for (Segment segment : box.segments()) addCopies(segments, segment, segment.copies());
        for (Idea idea : box.ideas())
            addCopies(idea.type() == Idea.Type.product ? products : services, idea, idea.copies());
        rng.shuffle(segments);
        rng.shuffle(products);
        rng.shuffle(services);
        Team[] order = s.teams.clone();
        Arrays.sort(order, Comparator.comparingInt(team -> team.foundingNumber));
        for (Team team : order) {
            List<DraftCard> hand = new ArrayList<>();
            take(segments, numbers.draftDeal().segment(), hand);
            take(products, numbers.draftDeal().product(), hand);
            take(services, numbers.draftDeal().service(), hand);
            team.hand = hand.toArray(new DraftCard[0]);
        }
        products.addAll(services);
        rng.shuffle(products);
        DraftTable draft = new DraftTable();
        draft.segmentStock = segments.toArray(new DraftCard[0]);
        draft.ideaStock = products.toArray(new DraftCard[0]);
        return draft;
    }

    private static void addCopies(List<DraftCard> cards, DraftCard card, int copies) {
        for (int i = 0; i < copies; i++) cards.add(card);
    }

    private static void take(List<DraftCard> from, int count, List<DraftCard> to) {
        for (int i = 0; i < count; i++) to.add(from.removeLast());
    }
}
