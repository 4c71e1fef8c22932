package boardroom.games.esopwars.box;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Refuses a box that can't be played, and says where; any other change of a number is fine. */
public final class BoxCheck {
    /** A skill of 1.00, and the largest modifier, in points. */
    private static final int WHOLE_SKILL = 100;

    private static final int LARGEST_MODIFIER = 1000;
    private static final int WHOLE_EQUITY = 10_000;
    private static final int LONGEST_CLOCK = 24 * 60 * 60 * 1000;

    private final EsopBox box;
    private final Constants numbers;
    private final Set<String> categories = new TreeSet<>();
    private final Set<String> skills = new TreeSet<>();
    private final Set<String> segments = new TreeSet<>();

    private BoxCheck(EsopBox box) {
        this.box = box;
        this.numbers = box.constants();
    }

    public static void check(EsopBox box) {
        BoxCheck check = new BoxCheck(box);
        check.names();
        OptionCheck.check(box);
        check.equity();
        check.flow();
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
        for (Segment segment : box.segments()) segments.add(segment.id());
        Place.of("teams").atLeast(box.seats().max(), box.teams().size());
        Set<String> teams = new HashSet<>();
        for (int i = 0; i < box.teams().size(); i++)
            Place.of("teams").at(i).mustBe(teams.add(box.teams().get(i).id()), "stands twice");
    }

    private static Place number(String name) {
        return Place.of("constants").at(name);
    }

    private void equity() {
        number("bidStep").atLeast(1, numbers.bidStep());
        number("openingBid").atLeast(1, numbers.openingBid());
        number("openingBid").multipleOf(numbers.bidStep(), numbers.openingBid());
        number("maxRaise").multipleOf(numbers.bidStep(), numbers.maxRaise());
        number("maxRaise").atLeast(Math.max(numbers.bidStep(), numbers.openingBid()), numbers.maxRaise());
        number("teamSize").between(1, numbers.teamSize(), box.employees().size());
        int hires = numbers.teamSize() + numbers.secondaryHires();
        number("esopPool").between((long) hires * numbers.openingBid(), numbers.esopPool(), WHOLE_EQUITY);
        for (var percent : numbers.leaverReturnPercent().entrySet())
            number("leaverReturnPercent").at(percent.getKey()).between(0, percent.getValue(), 100);
    }

    /** Numbers that the course of the game is built on. */
    private void flow() {
        number("teamsMin").exactly(box.seats().min(), numbers.teamsMin());
        number("teamsMax").exactly(box.seats().max(), numbers.teamsMax());
        number("teamsDefault").exactly(box.seats().preset(), numbers.teamsDefault());
        number("teamsMin").atLeast(2, numbers.teamsMin());
        number("startValuation").atLeast(1, numbers.startValuation());
        number("secondaryDrops").exactly(1, numbers.secondaryDrops());
        number("secondaryHires").exactly(1, numbers.secondaryHires());
        number("marketRounds").exactly(3, numbers.marketRounds());
        number("marketDeckSize").atLeast(numbers.marketRounds() + 1, numbers.marketDeckSize());
        number("minGrowthFactorPercent").atLeast(0, numbers.minGrowthFactorPercent());
        number("exitFitTenthsPerEmployee").atLeast(0, numbers.exitFitTenthsPerEmployee());
        number("reserveLots").atLeast(1, numbers.reserveLots());
        number("spareLots").atLeast(0, numbers.spareLots());
        for (var percent : numbers.paceFactorPercent().entrySet())
            number("paceFactorPercent").at(percent.getKey()).between(1, percent.getValue(), 10_000);
    }

    private void clocks() {
        Clocks clocks = box.clocks();
        Place place = Place.of("clocks");
        Map<String, Integer> running = new TreeMap<>(Map.of(
                "lotOpenMs", clocks.lotOpenMs(),
                "hammerMs", clocks.hammerMs(),
                "secondaryOpenMs", clocks.secondaryOpenMs(),
                "secondaryHammerMs", clocks.secondaryHammerMs(),
                "askMs", clocks.askMs(),
                "dropMs", clocks.dropMs(),
                "wildcardMs", clocks.wildcardMs(),
                "draftTurnMs", clocks.draftTurnMs(),
                "draftLockMs", clocks.draftLockMs()));
        running.forEach((name, millis) -> place.at(name).between(1, millis, LONGEST_CLOCK));
        place.at("revealPauseMs").between(0, clocks.revealPauseMs(), LONGEST_CLOCK);
        place.at("goingTwiceAtMs").between(0, clocks.goingTwiceAtMs(), clocks.goingOnceAtMs());
        place.at("goingOnceAtMs").atMost(LONGEST_CLOCK, clocks.goingOnceAtMs());
        place.at("botDelayMinMs").between(0, clocks.botDelayMinMs(), clocks.botDelayMaxMs());
        place.at("botDelayMaxMs").atMost(LONGEST_CLOCK, clocks.botDelayMaxMs());
    }

    private void employees() {
        for (int i = 0; i < box.employees().size(); i++) {
            Employee card = box.employees().get(i);
            Place place = Place.of("employees").at(i);
            place.at("category").oneOf(categories, card.category());
            place.at("hardSkill").between(0, card.hardSkill(), WHOLE_SKILL);
            if (card.deck() == Employee.Deck.main) place.at("set").mustBe(card.set() != null, "a main card needs one");
            Set<String> traits = new HashSet<>();
            for (int t = 0; t < card.softSkills().size(); t++) {
                Employee.Trait trait = card.softSkills().get(t);
                Place soft = place.at("softSkills").at(t);
                soft.at("skill").oneOf(skills, trait.skill());
                soft.at("skill").mustBe(traits.add(trait.skill()), "stands twice on this card");
                soft.at("value").between(0, trait.value(), WHOLE_SKILL);
            }
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
            modifiers(place.at("hardModifiers"), categories, card.hardModifiers());
            modifiers(place.at("softModifiers"), skills, card.softModifiers());
        }
        Place.of("marketCards")
                .mustBe(
                        classic >= numbers.marketDeckSize(),
                        "only " + classic + " classic cards for a deck of " + numbers.marketDeckSize());
    }

    private static void modifiers(Place place, Set<String> names, Map<String, Integer> modifiers) {
        place.exactlyKeys(names, modifiers.keySet());
        for (var modifier : modifiers.entrySet())
            place.at(modifier.getKey()).between(-LARGEST_MODIFIER, modifier.getValue(), LARGEST_MODIFIER);
    }

    private void exits() {
        Place.of("exitCards").mustBe(!box.exitCards().isEmpty(), "at least one is needed");
        for (int i = 0; i < box.exitCards().size(); i++) {
            ExitCard card = box.exitCards().get(i);
            Place place = Place.of("exitCards").at(i);
            place.at("multiplierTenths").between(0, card.multiplierTenths(), 1000);
            for (int c = 0; c < card.fitCategories().size(); c++)
                place.at("fitCategories")
                        .at(c)
                        .oneOf(categories, card.fitCategories().get(c));
            place.at("fitCategories")
                    .mustBe(
                            Set.copyOf(card.fitCategories()).size()
                                    == card.fitCategories().size(),
                            "one stands twice");
        }
    }

    private void wildcards() {
        Place.of("wildcard.perTeam").between(0, box.wildcard().perTeam(), 10);
        for (int i = 0; i < box.wildcard().choices().size(); i++) {
            WildcardChoice choice = box.wildcard().choices().get(i);
            Place place = Place.of("wildcard.choices").at(i);
            place.at("id").mustBe(!choice.id().equals("keep"), "keep is the name for not playing it");
            if (choice.effects().swing() instanceof WildcardChoice.MultiplyPositiveSwing swing)
                place.at("effects.swing.factor").between(1, swing.factor(), 10);
            if (choice.effects().valuation() instanceof WildcardChoice.MultiplyValuationGain gain)
                place.at("effects.valuation.factor").between(1, gain.factor(), 10);
        }
    }

    private void perks() {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < box.perks().size(); i++) {
            Perk perk = box.perks().get(i);
            Place place = Place.of("perks").at(i);
            place.at("id").mustBe(ids.add(perk.id()), "stands twice");
            place.at("category").oneOf(categories, perk.category());
            Place effect = place.at("effect");
            switch (perk.effect()) {
                case Perk.TenureBonus tenure ->
                    effect.at("amountPerEarlierRound").between(0, tenure.amountPerEarlierRound(), LARGEST_MODIFIER);
                case Perk.PairBonus pair -> {
                    effect.at("minEmployees").between(1, pair.minEmployees(), numbers.teamSize());
                    effect.at("amount").between(0, pair.amount(), LARGEST_MODIFIER);
                }
                case Perk.HireDiscount discount -> effect.at("percent").between(0, discount.percent(), 100);
                case Perk.ReduceNegativeSwing reduce -> effect.at("percent").between(0, reduce.percent(), 100);
                case Perk.HalveNegativeSoftModifiers _ -> {}
            }
        }
    }

    private void draftCards() {
        Set<String> ids = new HashSet<>(segments);
        for (int i = 0; i < box.segments().size(); i++) {
            Segment segment = box.segments().get(i);
            Place place = Place.of("segments").at(i);
            place.at("copies").between(0, segment.copies(), 100);
            place.at("effect.skill").oneOf(skills, segment.effect().skill());
            place.at("effect.amount").between(0, segment.effect().amount(), LARGEST_MODIFIER);
        }
        for (int i = 0; i < box.ideas().size(); i++) {
            Idea idea = box.ideas().get(i);
            Place place = Place.of("ideas").at(i);
            place.at("id").mustBe(ids.add(idea.id()), "is the name of another draft card");
            place.at("copies").between(0, idea.copies(), 100);
            place.at("effect.category").oneOf(categories, idea.effect().category());
            place.at("effect.amount").between(0, idea.effect().amount(), LARGEST_MODIFIER);
            place.at("effect.amountWithFit").between(0, idea.effect().amountWithFit(), LARGEST_MODIFIER);
            place.at("effect.amountAsCompanion").between(0, idea.effect().amountAsCompanion(), LARGEST_MODIFIER);
            for (int f = 0; f < idea.fits().size(); f++)
                place.at("fits").at(f).oneOf(segments, idea.fits().get(f));
        }
    }

    /** Every hand can be dealt and holds a segment and an idea, and something is left to draw. */
    private void draftDeal() {
        int segmentCards = box.segments().stream().mapToInt(Segment::copies).sum();
        int products = ideas(Idea.Type.product);
        int services = ideas(Idea.Type.service);
        Constants.DraftDeal deal = numbers.draftDeal();
        Place place = number("draftDeal");
        int teams = box.seats().max();
        number("draftLoops").between(1, numbers.draftLoops(), 100);
        place.at("segment").atLeast(1, deal.segment());
        place.at("product").atLeast(0, deal.product());
        place.at("service").atLeast(0, deal.service());
        place.mustBe(deal.product() + deal.service() >= 1, "a hand needs an idea");
        place.at("segment").mustBe(deal.segment() * teams <= segmentCards, "not enough segments for " + teams);
        place.at("product").mustBe(deal.product() * teams <= products, "not enough products for " + teams);
        place.at("service").mustBe(deal.service() * teams <= services, "not enough services for " + teams);
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
