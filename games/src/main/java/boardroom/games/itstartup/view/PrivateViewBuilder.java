package boardroom.games.itstartup.view;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Refusal;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.engine.phases.HouseRefusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Cards;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.view.StartupPrivateView.AttachView;
import boardroom.games.itstartup.view.StartupPrivateView.HandView;
import boardroom.games.itstartup.view.StartupPrivateView.PartnerView;
import boardroom.games.itstartup.view.StartupPublicView.TonightView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds the private view of one seat. */
final class PrivateViewBuilder {
    /** What ending the turn now would lose (section 11). */
    @Kind("warn")
    sealed interface Warning extends Sentence {
        record Leaves(@CardName List<String> employees, int count) implements Warning {}

        record KnowledgeLeaves(CardCopy employee, CardCopy knowledge) implements Warning {}

        record KnowledgeCanBeSaved(CardCopy employee, CardCopy knowledge, int price) implements Warning {}

        record ResourcesLost(int amount, int cap) implements Warning {}
    }

    private final Mulligan mulligan;
    private final MainPhase mainPhase;
    private final Prices prices;
    private final PublicViewBuilder publicViews;

    PrivateViewBuilder(Mulligan mulligan, MainPhase mainPhase, Prices prices, PublicViewBuilder publicViews) {
        this.mulligan = mulligan;
        this.mainPhase = mainPhase;
        this.prices = prices;
        this.publicViews = publicViews;
    }

    /** What a seat sees that acts in its main phase now, or does not. */
    StartupPrivateView build(StartupState s, int seat, boolean isActing) {
        Office office = s.offices[seat];
        List<HandView> hand = new ArrayList<>();
        for (CardCopy card : office.hand) hand.add(card(s, office, card, isActing));
        return new StartupPrivateView(
                seat,
                hand,
                office.planned == null ? null : card(s, office, office.planned, isActing),
                seat == s.active ? Cards.names(Arrays.copyOf(s.deck, s.looking)) : List.of(),
                mulligan.hasChosen(s, seat) ? Cards.names(mulligan.givenBack(s, seat)) : null,
                partners(s, seat),
                isActing ? warnings(s, office) : List.of());
    }

    private HandView card(StartupState s, Office office, CardCopy card, boolean isActing) {
        Refusal whyNot = isActing ? mainPhase.whyNot(s, card) : new HouseRefusal.NotYourTurn();
        List<AttachView> attach = new ArrayList<>();
        int price = card.isAction() ? prices.action(s, office, card) : card.cost();
        if (card.isKnowledge())
            for (Employee developer : office.row)
                if (developer.isDeveloper()) {
                    int here = prices.attach(card, developer);
                    attach.add(new AttachView(developer.card().id(), here));
                    price = Math.min(price, here);
                }
        boolean playable = whyNot == null;
        Say reason = whyNot == null ? null : whyNot.say();
        return new HandView(card.id(), card.cost(), price, s.isFree(card), playable, reason, attach);
    }

    private static List<PartnerView> partners(StartupState s, int seat) {
        List<PartnerView> partners = new ArrayList<>();
        for (Office office : s.offices)
            if (office.seat != seat && !s.areOpponents(seat, office.seat))
                partners.add(new PartnerView(
                        office.seat, Cards.names(office.hand), office.planned == null ? null : office.planned.id()));
        return partners;
    }

    private List<Say> warnings(StartupState s, Office office) {
        List<Warning> warnings = new ArrayList<>();
        TonightView tonight = publicViews.tonight(s, office);
        List<String> leaving = tonight.leaving();
        if (!leaving.isEmpty()) warnings.add(new Warning.Leaves(leaving, leaving.size()));
        for (Employee employee : office.row)
            if (leaving.contains(employee.card().id())
                    && !employee.card().standing().savesKnowledge())
                for (CardCopy knowledge : employee.knowledge())
                    warnings.add(knowledgeLeaves(s, office, employee, knowledge, leaving));
        int lost = tonight.resourcesLost();
        if (lost > 0) warnings.add(new Warning.ResourcesLost(lost, s.terms.cap()));
        return warnings.stream().map(Sentence::say).toList();
    }

    private Warning knowledgeLeaves(
            StartupState s, Office office, Employee holder, CardCopy knowledge, List<String> leaving) {
        int cheapest = Integer.MAX_VALUE;
        for (Employee other : office.row) {
            String developer = other.card().id();
            if (!leaving.contains(developer)
                    && mainPhase.refuse(s, new TransferKnowledge(knowledge.id(), developer)) == null)
                cheapest = Math.min(cheapest, prices.transfer(knowledge, other));
        }
        return cheapest == Integer.MAX_VALUE
                ? new Warning.KnowledgeLeaves(holder.card(), knowledge)
                : new Warning.KnowledgeCanBeSaved(holder.card(), knowledge, cheapest);
    }
}
