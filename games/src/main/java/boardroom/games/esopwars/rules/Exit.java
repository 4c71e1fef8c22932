package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms;

/** 4.6 The exit card multiplies every valuation; with four market rounds the last market comes before it. */
public final class Exit extends MarketRound {
    public Exit(EsopBox box) {
        super(box, "exit");
    }

    @Override
    protected Seats choosers(EsopState s) {
        return s.terms.playsLastMarket() ? super.choosers(s) : Seats.NONE;
    }

    @Override
    protected void reveal(EsopState s, Events events) {
        if (s.terms.playsLastMarket()) playRound(s, events);
        for (MarketCard card : Cards.sorted(s.marketDeck, box.marketCards()))
            events.tell(new EsopEvent.MarketNeverCame(Cards.id(card)));
        for (Team team : s.teams) if (team.isActive()) exit(s, team);
        tell(s, events);
        s.ending = EsopState.Ending.EXIT;
    }

    private void exit(EsopState s, Team team) {
        ExitCard card =
                s.terms.exitForEach() ? s.exitDeck[s.exitDraws.below(s.exitDeck.length)] : Piles.top(s.exitDeck);
        int fit = fitting(s.terms, team, card) * box.constants().exitFitTenthsPerEmployee();
        long before = team.valuation;
        team.valuation = Valuation.multiplied(before, card.multiplierTenths() + fit);
        s.exits = Piles.with(
                s.exits, new ExitLine(team.seat, card.id(), card.multiplierTenths(), fit, before, team.valuation));
    }

    /** 5.6: how many employees are of a fit category; nobody counts without the option. */
    private static int fitting(Terms terms, Team team, ExitCard card) {
        int fitting = 0;
        if (terms.exitFit()) for (String category : card.fitCategories()) fitting += team.count(category);
        return fitting;
    }

    /** How many employees of a team fitted the exit that it found. */
    static int fitting(EsopBox box, EsopState s, ExitLine line) {
        return fitting(s.terms, s.teams[line.seat()], Cards.byId(box.exitCards(), line.card()));
    }

    private void tell(EsopState s, Events events) {
        ExitCard shared = Piles.top(s.exitDeck);
        events.tell(
                s.terms.exitForEach()
                        ? new EsopEvent.ExitsDrawn(s.exits.length)
                        : new EsopEvent.ExitRevealed(
                                Cards.id(shared),
                                Units.multiplier(shared.multiplierTenths()),
                                s.terms.exitFit() ? "counts" : "off"));
        for (ExitLine line : s.exits)
            events.tell(() -> new EsopEvent.CompanyExited(
                    new Arg.Seat(line.seat()),
                    new Arg.CardId(line.card()),
                    fitting(box, s, line),
                    Units.multiplier(line.tenths()),
                    Units.valuation(line.before()),
                    Units.valuation(line.after())));
    }
}
