package boardroom.games.shipit.rules;

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
public final class Corporations {
    private final ShipBox box;
    private final Funding defaultFunding;
    private final Tech defaultTech;
    private final Product defaultProduct;
    /** All combinations, in the order of the box. */
    final List<ShipMove.Choose> choices = new ArrayList<>();

    public Corporations(ShipBox box) {
        this.box = box;
        ShipBox.Choice preset = box.defaultsOnTimeout().corporation();
        this.defaultFunding = known(box.funding(), preset.funding());
        this.defaultTech = known(box.tech(), preset.tech());
        this.defaultProduct = known(box.products(), preset.product());
        for (Funding funding : box.funding())
            for (Tech tech : box.tech())
                for (Product product : box.products())
                    choices.add(new ShipMove.Choose(funding.id(), tech.id(), product.id()));
    }

    /** A card that the box or an earlier check promises to be there. */
    private static <C extends Card> C known(List<C> cards, String id) {
        C card = ShipBox.find(cards, id);
        if (card == null) throw new IllegalArgumentException("no card " + id);
        return card;
    }

    Company unfounded(int seat) {
        return new Company(seat, defaultFunding, defaultTech, defaultProduct);
    }

    boolean knows(ShipMove.Choose choose) {
        return ShipBox.find(box.funding(), choose.funding()) != null
                && ShipBox.find(box.tech(), choose.tech()) != null
                && ShipBox.find(box.products(), choose.product()) != null;
    }

    void choose(Company company, String funding, String tech, String product) {
        choose(company, known(box.funding(), funding), known(box.tech(), tech), known(box.products(), product));
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

    /** As if this company had never chosen anything. */
    public void forget(Company company) {
        choose(company, defaultFunding, defaultTech, defaultProduct);
        company.chosen = false;
        company.confirmed = false;
    }

    /** What the company starts with. */
    public void found(Company c) {
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
    public @Nullable Corporation preset(Company c) {
        for (Corporation preset : box.corporationPresets())
            if (preset.funding().equals(c.funding.id())
                    && preset.tech().equals(c.tech.id())
                    && preset.product().equals(c.product.id())) return preset;
        return null;
    }
}
