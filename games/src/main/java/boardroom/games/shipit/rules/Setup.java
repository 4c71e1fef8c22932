package boardroom.games.shipit.rules;

import boardroom.engine.Deal;
import boardroom.engine.Rng;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Funding;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Tech;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.box.Theme;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Section 3; each kind of chance has a stream of its own. */
public final class Setup {
    private static final Theme[] NO_THEMES = {};
    private static final int PRESETS_EACH = 2;

    private final ShipBox box;
    private final Corporations corporations;

    public Setup(ShipBox box) {
        this.box = box;
        this.corporations = new Corporations(box);
    }

    public ShipState deal(Deal deal) {
        long seed = deal.seed();
        Terms terms = Terms.of(deal.options());
        int seats = deal.seats();
        int[] priority = new int[seats];
        for (int i = 0; i < seats; i++) priority[i] = i;
        Rng.stream(seed, "priority").shuffle(priority);
        int[] names = new int[box.engineerNames().size()];
        for (int i = 0; i < names.length; i++) names[i] = i;
        Rng.stream(seed, "names").shuffle(names);
        int[] unclaimed = new int[box.milestones().size()];
        Arrays.fill(unclaimed, Turn.NOBODY);
        return new ShipState(
                terms,
                companies(terms, seats, Rng.stream(seed, "corporations")),
                priority,
                priority,
                events(terms, Rng.stream(seed, "events")),
                themes(terms, Rng.stream(seed, "themes")),
                unclaimed,
                new int[unclaimed.length],
                names,
                Rng.stream(seed, "hiring"),
                Rng.stream(seed, "luck"),
                Rng.stream(seed, "puzzles"),
                Rng.stream(seed, "bags"));
    }

    private Company[] companies(Terms terms, int seats, Rng rng) {
        Company[] companies = new Company[seats];
        List<Corporation> presets = new ArrayList<>(box.corporationPresets());
        if (terms.corporations() == Terms.Corporations.PRESETS) rng.shuffle(presets);
        for (int seat = 0; seat < seats; seat++) {
            Company company = corporations.unfounded(seat);
            switch (terms.corporations()) {
                case FREE -> {}
                case PRESETS ->
                    company.dealt = presets.subList(PRESETS_EACH * seat, PRESETS_EACH * (seat + 1))
                            .toArray(new Corporation[0]);
                case RANDOM -> {
                    Funding funding = box.funding().get(rng.below(box.funding().size()));
                    Tech tech = box.tech().get(rng.below(box.tech().size()));
                    Product product =
                            box.products().get(rng.below(box.products().size()));
                    Corporations.choose(company, funding, tech, product);
                    company.confirmed = true;
                }
            }
            companies[seat] = company;
        }
        return companies;
    }

    private EventCard[] events(Terms terms, Rng rng) {
        List<EventCard> deck = new ArrayList<>();
        for (EventCard card : box.events()) {
            boolean extra = card.option() != null;
            if (extra && terms.eventDeck() != Terms.EventDeck.EXTENDED) continue;
            int copies = terms.eventDeck() == Terms.EventDeck.SINGLE ? 1 : card.copies();
            for (int i = 0; i < copies; i++) deck.add(card);
        }
        rng.shuffle(deck);
        return deck.toArray(new EventCard[0]);
    }

    private Theme[] themes(Terms terms, Rng rng) {
        if (!terms.marketThemes()) return NO_THEMES;
        List<Theme> themes = new ArrayList<>(box.marketThemes());
        rng.shuffle(themes);
        return themes.subList(0, terms.rounds()).toArray(new Theme[0]);
    }
}
