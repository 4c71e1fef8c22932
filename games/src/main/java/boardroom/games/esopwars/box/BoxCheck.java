package boardroom.games.esopwars.box;

import boardroom.engine.KnownOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Refuses a box that can't be played, and says where; any other change of a number is fine. */
public final class BoxCheck {
    /** So many steps a raise may take, and so many the whole pool, so that bids stay few enough to list and to play. */
    private static final int STEPS_OF_A_RAISE = 40;

    private static final int STEPS_OF_A_POOL = 400;
    private static final int DRAFT_CARDS = 500;

    private final EsopBox box;
    private final Constants numbers;
    private final Set<String> categories = new TreeSet<>();
    private final Set<String> skills = new TreeSet<>();

    private BoxCheck(EsopBox box) {
        this.box = box;
        this.numbers = box.constants();
    }

    public static void check(EsopBox box) {
        BoxCheck check = new BoxCheck(box);
        check.names();
        check.options();
        check.equity();
        check.clocks();
        check.employees();
        check.decks();
        check.markets();
        check.exits();
        check.wildcards();
        check.perks();
        check.draftCards();
        check.draftDeal();
        GrowthCheck.check(box);
    }

    private void names() {
        for (int i = 0; i < box.categories().size(); i++)
            Place.of("categories")
                    .at(i)
                    .mustBe(categories.add(box.categories().get(i).id()), "stands twice");
        for (int i = 0; i < box.softSkills().size(); i++)
            Place.of("softSkills")
                    .at(i)
                    .mustBe(skills.add(box.softSkills().get(i).id()), "stands twice");
        Place.of("teams").atLeast(box.seats().max(), box.teams().size());
        Set<String> teams = new HashSet<>();
        for (int i = 0; i < box.teams().size(); i++)
            Place.of("teams").at(i).mustBe(teams.add(box.teams().get(i).id()), "stands twice");
    }

    private void options() {
        new KnownOptions()
                .onOff("auctionClock", "secondaryAuction", "exitFit", "companyDraft", "perks", "hints")
                .values("shortfall", "disqualify", "placement")
                .values("marketPool", "classic", "random-four")
                .values("marketRounds", Terms.MOST_ROUNDS - 1, Terms.MOST_ROUNDS)
                .values("modifiers", "replace", "accumulate")
                .values("skillRange", "floor", "unit", "free")
                .values("reserve", "fixed", "random")
                .values("exitDraw", "shared", "each")
                .values("wildcard", "off", "swing", "valuation")
                .values("titles", "one", "two")
                .values("founderScore", "company", "share")
                .values("pace", paces())
                .values("leaverGrant", List.copyOf(numbers.leaverReturnPercent().keySet()))
                .check(box);
    }

    private List<Object> paces() {
        List<Object> paces = new ArrayList<>(numbers.paceFactorPercent().keySet());
        paces.add(Terms.UNTIMED);
        return paces;
    }

    private static Place number(String name) {
        return Place.of("constants").at(name);
    }

    private void equity() {
        number("openingBid").multipleOf(numbers.bidStep(), numbers.openingBid());
        number("maxRaise").multipleOf(numbers.bidStep(), numbers.maxRaise());
        number("maxRaise").atLeast(Math.max(numbers.bidStep(), numbers.openingBid()), numbers.maxRaise());
        number("maxRaise").atMost((long) STEPS_OF_A_RAISE * numbers.bidStep(), numbers.maxRaise());
        // One more than there are desks, for the second auction.
        int hires = numbers.teamSize() + 1;
        number("esopPool").atLeast((long) hires * numbers.openingBid(), numbers.esopPool());
        number("esopPool").atMost((long) STEPS_OF_A_POOL * numbers.bidStep(), numbers.esopPool());
    }

    private void clocks() {
        Clocks clocks = box.clocks();
        Place place = Place.of("clocks");
        place.at("goingTwiceAtMs").atMost(clocks.goingOnceAtMs(), clocks.goingTwiceAtMs());
        place.at("botDelayMinMs").atMost(clocks.botDelayMaxMs(), clocks.botDelayMinMs());
    }

    private void employees() {
        for (int i = 0; i < box.employees().size(); i++) {
            Employee card = box.employees().get(i);
            Place place = Place.of("employees").at(i);
            if (card.deck() == Employee.Deck.main) place.at("set").mustBe(card.set() != null, "a main card needs one");
            Set<String> traits = new HashSet<>();
            for (int t = 0; t < card.softSkills().size(); t++)
                place.at("softSkills")
                        .at(t)
                        .at("skill")
                        .mustBe(traits.add(card.softSkills().get(t).skill()), "stands twice on this card");
        }
    }

    /** For every number of teams the smallest deck that may come must fill all desks and leave the spare cards. */
    private void decks() {
        Map<String, Integer> sizes = new TreeMap<>();
        int reserve = 0;
        for (Employee card : box.employees()) {
            if (card.deck() == Employee.Deck.reserve) reserve++;
            else if (card.set() != null) sizes.merge(card.set(), 1, Integer::sum);
        }
        number("reserveLots").exactly(reserve, numbers.reserveLots());
        List<Integer> smallestFirst = sizes.values().stream().sorted().toList();
        for (int teams = box.seats().min(); teams <= box.seats().max(); teams++) {
            Place place = number("mainDeckSetsByTeams").at(String.valueOf(teams));
            Integer sets = numbers.mainDeckSetsByTeams().get(String.valueOf(teams));
            place.mustBe(sets != null, "is missing");
            if (sets == null) continue;
            place.between(1, sets, sizes.size());
            int cards = smallestFirst.stream()
                    .limit(sets)
                    .mapToInt(Integer::intValue)
                    .sum();
            int needed = teams * numbers.teamSize() + numbers.spareLots();
            place.mustBe(cards >= needed, sets + " sets hold " + cards + " cards, " + needed + " are needed");
        }
    }

    private void markets() {
        int classic = 0;
        for (int i = 0; i < box.marketCards().size(); i++) {
            MarketCard card = box.marketCards().get(i);
            Place place = Place.of("marketCards").at(i);
            if (card.deck() == MarketCard.Deck.classic) classic++;
            place.at("hardModifiers")
                    .exactlyKeys(categories, card.hardModifiers().keySet());
            place.at("softModifiers").exactlyKeys(skills, card.softModifiers().keySet());
        }
        Place.of("marketCards")
                .mustBe(
                        classic >= numbers.marketDeckSize(),
                        "only " + classic + " classic cards for a deck of " + numbers.marketDeckSize());
    }

    private void exits() {
        for (int i = 0; i < box.exitCards().size(); i++) {
            List<String> fit = box.exitCards().get(i).fitCategories();
            Place.of("exitCards")
                    .at(i)
                    .at("fitCategories")
                    .mustBe(Set.copyOf(fit).size() == fit.size(), "one stands twice");
        }
    }

    private void wildcards() {
        for (int i = 0; i < box.wildcard().choices().size(); i++) {
            WildcardChoice choice = box.wildcard().choices().get(i);
            Place place = Place.of("wildcard.choices").at(i);
            place.at("id").mustBe(!choice.id().equals("keep"), "keep is the name for not playing it");
        }
    }

    private void perks() {
        for (int i = 0; i < box.perks().size(); i++)
            if (box.perks().get(i).effect() instanceof Perk.PairBonus pair)
                Place.of("perks").at(i).at("effect.minEmployees").atMost(numbers.teamSize(), pair.minEmployees());
    }

    private void draftCards() {
        Set<String> ids = new HashSet<>();
        for (Segment segment : box.segments()) ids.add(segment.id());
        for (int i = 0; i < box.ideas().size(); i++)
            Place.of("ideas")
                    .at(i)
                    .at("id")
                    .mustBe(ids.add(box.ideas().get(i).id()), "is the name of another draft card");
    }

    /** Every hand can be dealt and holds a segment and an idea, and something is left to draw. */
    private void draftDeal() {
        int segmentCards = box.segments().stream().mapToInt(Segment::copies).sum();
        int products = ideas(Idea.Type.product);
        int services = ideas(Idea.Type.service);
        Constants.DraftDeal deal = numbers.draftDeal();
        Place place = number("draftDeal");
        int teams = box.seats().max();
        place.mustBe(deal.product() + deal.service() >= 1, "a hand needs an idea");
        place.at("segment").mustBe(deal.segment() * teams <= segmentCards, "not enough segments for " + teams);
        place.at("product").mustBe(deal.product() * teams <= products, "not enough products for " + teams);
        place.at("service").mustBe(deal.service() * teams <= services, "not enough services for " + teams);
        Place.of("ideas")
                .mustBe(segmentCards + products + services <= DRAFT_CARDS, "more than " + DRAFT_CARDS + " draft cards");
        int dealt = (deal.segment() + deal.product() + deal.service()) * teams;
        place.mustBe(segmentCards + products + services > dealt, "nothing is left to draw from");
    }

    private int ideas(Idea.Type type) {
        return box.ideas().stream()
                .filter(idea -> idea.type() == type)
                .mapToInt(Idea::copies)
                .sum();
    }
}
