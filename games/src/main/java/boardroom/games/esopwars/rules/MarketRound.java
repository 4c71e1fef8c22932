package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Terms.WildcardRule;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2, 4.3, 4.5 The top market card is turned over and every valuation is multiplied; wildcards are chosen before. */
public sealed class MarketRound extends SecretChoice<Wildcard> permits Exit {
    final EsopBox box;
    private final String round;
    private final Perks perks;

    /** The round by the word that texts and reports have for it: seed, early, mature, exit. */
    public MarketRound(EsopBox box, String round) {
        this.box = box;
        this.round = round;
        this.perks = new Perks(box);
    }

    public final String round() {
        return round;
    }

    // Wildcards

    @Override
    protected Seats choosers(EsopState s) {
        int choosers = 0;
        if (s.terms.wildcard() != WildcardRule.OFF)
            for (Team team : s.teams) if (team.isActive() && team.wildcards > 0) choosers |= 1 << team.seat;
        return Seats.ofMask(choosers);
    }

    @Override
    public final void offers(EsopState s, int seat, Consumer<? super Wildcard> out) {
        for (WildcardChoice choice : box.wildcard().choices()) out.accept(new Wildcard(choice.id()));
        out.accept(new Wildcard(Wildcard.KEEP));
    }

    /** Why a wildcard can't be chosen. */
    public sealed interface Refused extends Refusal {
        record NoWildcardLeft() implements Refused {}

        record NoSuchWildcard() implements Refused {}
    }

    @Override
    final @Nullable Refusal refuse(EsopState s, Team team, Wildcard wildcard) {
        if (team.wildcards == 0) return new Refused.NoWildcardLeft();
        boolean isKnown = wildcard.choice().equals(Wildcard.KEEP) || find(wildcard) != null;
        return isKnown ? null : new Refused.NoSuchWildcard();
    }

    /** What a wildcard is played as; {@code null}: nothing, it is kept. */
    public final @Nullable WildcardChoice find(@Nullable Wildcard wildcard) {
        if (wildcard != null)
            for (WildcardChoice choice : box.wildcard().choices())
                if (choice.id().equals(wildcard.choice())) return choice;
        return null;
    }

    @Override
    protected final Wildcard fallback(EsopState s, int seat) {
        return new Wildcard(Wildcard.KEEP);
    }

    // The reveal

    @Override
    protected void reveal(EsopState s, Events events) {
        playRound(s, events);
    }

    final void playRound(EsopState s, Events events) {
        if (!choosers(s).isEmpty()) turnWildcards(s, events);
        MarketCard card = Piles.top(s.marketDeck);
        MarketCard[] inForce = s.inForceWith(card);
        s.marketDeck = Piles.withoutTop(s.marketDeck);
        s.marketsSeen = Piles.with(s.marketsSeen, card);
        List<Growth> growths = new ArrayList<>(s.seats());
        for (Team team : s.teams) if (team.isActive()) growths.add(growth(s, team, inForce));
        MarketReport report = new MarketReport(round, card.id(), List.copyOf(growths));
        for (Growth growth : report.teams()) s.teams[growth.seat()].closeRound(growth.after());
        s.rounds = Piles.with(s.rounds, report);
        s.show(box.clocks().revealPauseMs());
        events.tell(new EsopEvent.MarketRevealed(round, Cards.id(card)));
        for (Growth growth : report.teams()) tell(growth, events);
    }

    private Growth growth(EsopState s, Team team, MarketCard[] inForce) {
        boolean played = team.wildcardRound == s.rounds.length;
        return SkillTotal.growth(box, perks, s.terms, team, played ? team.wildcardPlayed : null, inForce);
    }

    private void turnWildcards(EsopState s, Events events) {
        int played = 0;
        for (Team team : s.teams) if (find(chosen(s, team.seat)) != null) played++;
        events.tell(new EsopEvent.WildcardsRevealed(round, played));
        for (Team team : s.teams) {
            WildcardChoice choice = find(chosen(s, team.seat));
            if (choice == null) continue;
            team.wildcards--;
            team.wildcardPlayed = choice;
            team.wildcardRound = s.rounds.length;
            events.tell(new EsopEvent.WildcardPlayed(new Arg.Seat(team.seat), Cards.id(choice)));
        }
    }

    private static void tell(Growth growth, Events events) {
        Arg.Seat seat = new Arg.Seat(growth.seat());
        events.tell(() -> new EsopEvent.CompanyGrew(
                seat,
                Units.points(growth.total()),
                Units.factor(growth.factor()),
                Units.valuation(growth.before()),
                Units.valuation(growth.grown())));
        String wildcard = growth.wildcard();
        if (wildcard != null && growth.after() != growth.grown())
            events.tell(() -> new EsopEvent.WildcardCounted(
                    seat, new Arg.CardId(wildcard), Units.valuation(growth.grown()), Units.valuation(growth.after())));
    }

    /** What a team would be worth after this market with this use of its wildcard. */
    public final long valuationAfter(EsopState s, Team team, @Nullable WildcardChoice wildcard, MarketCard market) {
        return SkillTotal.valuation(box, perks, s.terms, team, wildcard, s.inForceWith(market));
    }

    @Override
    public final String decision(EsopState s) {
        return "wildcard-" + round;
    }

    @Override
    public final Pace pace(EsopState s) {
        return Pace.once(owes(s), box.clocks().wildcardMs());
    }
}
