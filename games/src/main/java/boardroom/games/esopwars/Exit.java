package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.MarketCard;

/** 4.6 The exit card multiplies every valuation; with four market rounds the last market comes before it. */
final class Exit extends MarketRound {
    Exit(EsopBox box, WildcardSense sense) {
        super(box, sense);
    }

    @Override
    public String id() {
        return "exit";
    }

    @Override
    String round() {
        return "exit";
    }

    @Override
    String rule() {
        return "4.6";
    }

    private boolean playsLastMarket(Market m) {
        return m.terms.marketRounds() > box.constants().marketRounds();
    }

    @Override
    int choosers(Market m) {
        return playsLastMarket(m) ? super.choosers(m) : 0;
    }

    @Override
    void reveal(Market m, Events events) {
        if (playsLastMarket(m)) playRound(m, events);
        showMarketsThatNeverCame(m, events);
        for (Team team : m.teams) if (team.isActive()) exit(m, team);
        if (events.listening()) tell(m, events);
        m.ending = Market.Ending.EXIT;
        m.phaseOver = true;
    }

    private void showMarketsThatNeverCame(Market m, Events events) {
        if (events.listening())
            for (MarketCard card : Cards.sorted(m.marketDeck, box.marketCards()))
                events.tell(new EsopEvent.MarketNeverCame(Cards.id(card)));
    }

    private void exit(Market m, Team team) {
        ExitCard card =
                m.terms.exitForEach() ? m.exitDeck[m.exitDraws.below(m.exitDeck.length)] : Piles.top(m.exitDeck);
        int fit = fitting(m.terms, team, card) * box.constants().exitFitTenthsPerEmployee();
        long before = team.valuation;
        team.valuation = Valuation.multiplied(before, card.multiplierTenths() + fit);
        m.exits = Piles.with(
                m.exits, new ExitLine(team.seat, card.id(), card.multiplierTenths(), fit, before, team.valuation));
    }

    /** 5.6: how many employees are of a fit category; nobody counts without the option. */
    static int fitting(Terms terms, Team team, ExitCard card) {
        int fitting = 0;
        if (terms.exitFit()) for (String category : card.fitCategories()) fitting += team.count(category);
        return fitting;
    }

    private int fitting(Market m, ExitLine line) {
        return fitting(m.terms, m.teams[line.seat()], Cards.byId(box.exitCards(), line.card()));
    }

    private void tell(Market m, Events events) {
        ExitCard shared = Piles.top(m.exitDeck);
        events.tell(
                m.terms.exitForEach()
                        ? new EsopEvent.ExitsDrawn(m.exits.length)
                        : new EsopEvent.ExitRevealed(
                                Cards.id(shared),
                                Units.multiplier(shared.multiplierTenths()),
                                m.terms.exitFit() ? "counts" : "off"));
        for (ExitLine line : m.exits)
            events.tell(new EsopEvent.CompanyExited(
                    new Arg.Seat(line.seat()),
                    new Arg.CardId(line.card()),
                    fitting(m, line),
                    Units.multiplier(line.tenths()),
                    Units.valuation(line.before()),
                    Units.valuation(line.after())));
    }
}
