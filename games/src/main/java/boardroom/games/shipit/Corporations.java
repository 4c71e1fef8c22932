package boardroom.games.shipit;

import boardroom.engine.Card;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.Funding;
import boardroom.games.shipit.box.Product;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Tech;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The corporation cards: found by id, put together, and what a company starts with (3). */
final class Corporations {
    private final ShipBox box;
    private final Funding defaultFunding;
    private final Tech defaultTech;
    private final Product defaultProduct;
    /** All combinations, in the order of the box. */
    final List<ShipMove.Choose> choices = new ArrayList<>();

    Corporations(ShipBox box) {
        this.box = box;
        ShipBox.Choice preset = box.defaultsOnTimeout().corporation();
        this.defaultFunding = known(find(box.funding(), preset.funding()), preset.funding());
        this.defaultTech = known(find(box.tech(), preset.tech()), preset.tech());
        this.defaultProduct = known(find(box.products(), preset.product()), preset.product());
        for (Funding funding : box.funding())
            for (Tech tech : box.tech())
                for (Product product : box.products())
                    choices.add(new ShipMove.Choose(funding.id(), tech.id(), product.id()));
    }

    private static <C extends Card> C known(@Nullable C card, String id) {
        if (card == null) throw new boardroom.engine.BrokenBox("defaultsOnTimeout.corporation", "no card " + id);
        return card;
    }

    static <C extends Card> @Nullable C find(List<C> cards, @Nullable String id) {
        for (C card : cards) if (card.id().equals(id)) return card;
        return null;
    }

    Company unfounded(int seat) {
        return new Company(seat, defaultFunding, defaultTech, defaultProduct);
    }

    boolean knows(ShipMove.Choose choose) {
        return find(box.funding(), choose.funding()) != null
                && find(box.tech(), choose.tech()) != null
                && find(box.products(), choose.product()) != null;
    }

    void choose(Company company, String fundingId, String techId, String productId) {
        Funding funding = find(box.funding(), fundingId);
        Tech tech = find(box.tech(), techId);
        Product product = find(box.products(), productId);
        if (funding == null || tech == null || product == null) throw new IllegalArgumentException("no such card");
        choose(company, funding, tech, product);
    }

    void choose(Company company, Corporation corporation) {
        choose(company, corporation.funding(), corporation.tech(), corporation.product());
    }

    static void choose(Company company, Funding funding, Tech tech, Product product) {
        company.funding = funding;
        company.tech = tech;
        company.product = product;
        company.chosen = true;
    }

    /** What the company starts with. */
    void found(Company c) {
        c.founded = true;
        c.money = c.funding.startMoney();
        c.rating = c.funding.startRating();
        c.revenue = c.funding.startRevenue();
        c.ai = c.tech.startAiCapacity();
        c.debt = c.tech.startTechDebt();
        c.mau = c.product.startMau();
        c.servers = box.constants().startServerCapacity();
        c.pivots = c.funding.pivots();
    }

    /** The ready-made company of these cards; {@code null}: there is none. */
    @Nullable Corporation preset(Company c) {
        for (Corporation preset : box.corporationPresets())
            if (preset.funding().equals(c.funding.id())
                    && preset.tech().equals(c.tech.id())
                    && preset.product().equals(c.product.id())) return preset;
        return null;
    }
}
