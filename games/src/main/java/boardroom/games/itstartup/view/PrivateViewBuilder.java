package boardroom.games.itstartup.view;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Cards;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.Sentences;
import boardroom.games.itstartup.rules.Stage;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.view.StartupPrivateView.AttachView;
import boardroom.games.itstartup.view.StartupPrivateView.HandView;
import boardroom.games.itstartup.view.StartupPrivateView.PartnerView;
import boardroom.games.itstartup.view.StartupPublicView.TonightView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds the private view of one seat. */
public final class PrivateViewBuilder {
    private final MainPhase mainPhase;
    private final Prices prices;
    private final PublicViewBuilder publicEye;

    public PrivateViewBuilder(MainPhase mainPhase, Prices prices, PublicViewBuilder publicEye) {
        this.mainPhase = mainPhase;
        this.prices = prices;
        this.publicEye = publicEye;
    }

    public StartupPrivateView see(StartupState r, int seat) {
        Office office = r.offices[seat];
        List<HandView> hand = new ArrayList<>();
        for (CardCopy card : office.hand) hand.add(card(r, office, card));
        return new StartupPrivateView(
                seat,
                hand,
                office.planned == null ? null : card(r, office, office.planned),
                seat == r.active ? Cards.names(Arrays.copyOf(r.deck, r.looking)) : List.of(),
                office.givesBack == null ? null : Cards.names(office.givesBack),
                partners(r, seat),
                seat == r.active && r.stage == Stage.MAIN ? warnings(r, office) : List.of());
    }

    private HandView card(StartupState r, Office office, CardCopy card) {
        Say whyNot = mainPhase.whyNot(r, office.seat, card);
        List<AttachView> attach = new ArrayList<>();
        int price = card.isAction() ? prices.action(r, office, card) : card.cost();
        if (card.isKnowledge())
            for (Employee developer : office.row)
                if (developer.isDeveloper()) {
                    int here = prices.attach(card, developer);
                    attach.add(new AttachView(developer.card().id(), here));
                    price = Math.min(price, here);
                }
        return new HandView(card.id(), card.cost(), price, r.isFree(card), whyNot == null, whyNot, attach);
    }

    private static List<PartnerView> partners(StartupState r, int seat) {
        List<PartnerView> partners = new ArrayList<>();
        for (Office office : r.offices)
            if (office.seat != seat && !r.areOpponents(seat, office.seat))
                partners.add(new PartnerView(
                        office.seat, Cards.names(office.hand), office.planned == null ? null : office.planned.id()));
        return partners;
    }

    /** What ending the turn now would lose (section 11). */
    private List<Say> warnings(StartupState r, Office office) {
        List<Say> warnings = new ArrayList<>();
        TonightView tonight = publicEye.tonight(r, office);
        List<Arg> leaving = new ArrayList<>();
        for (String card : tonight.leaving()) leaving.add(new Arg.CardId(card));
        if (!leaving.isEmpty()) warnings.add(Sentences.leavesTonight(leaving));
        for (Employee employee : office.row)
            if (tonight.leaving().contains(employee.card().id())
                    && !employee.card().standing().savesKnowledge())
                for (CardCopy knowledge : employee.knowledge())
                    warnings.add(knowledgeLeaves(r, office, employee, knowledge, tonight));
        if (tonight.resourcesLost() > 0) warnings.add(Sentences.resourcesLost(tonight.resourcesLost(), r.terms.cap()));
        return warnings;
    }

    private Say knowledgeLeaves(
            StartupState r, Office office, Employee holder, CardCopy knowledge, TonightView tonight) {
        int cheapest = Integer.MAX_VALUE;
        for (Employee other : office.row) {
            StartupMove move = new StartupMove.TransferKnowledge(
                    knowledge.id(), other.card().id());
            if (!tonight.leaving().contains(other.card().id()) && mainPhase.refuse(r, move) == null)
                cheapest = Math.min(cheapest, prices.transfer(knowledge, other));
        }
        return cheapest == Integer.MAX_VALUE
                ? Sentences.knowledgeLeaves(holder.card(), knowledge)
                : Sentences.knowledgeCanBeSaved(holder.card(), knowledge, cheapest);
    }
}
