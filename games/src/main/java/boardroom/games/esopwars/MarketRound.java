package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Wildcard;
import boardroom.games.esopwars.Terms.WildcardRule;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 The top market card is turned over and every valuation is multiplied; wildcards are chosen before. */
abstract class MarketRound extends SecretChoice {
    final EsopBox box;
    final Tempo tempo;
    private final Perks perks;
    private final WildcardSense sense;
    private final WildcardPrompt prompt;

    MarketRound(EsopBox box, WildcardSense sense) {
        this.box = box;
        this.tempo = new Tempo(box.clocks());
        this.perks = new Perks(box);
        this.sense = sense;
        this.prompt = new WildcardPrompt(this);
    }

    /** A word for the round, as texts and reports name it. */
    abstract String round();

    /** The section of the rules. */
    abstract String rule();

    @Override
    public void open(Market m, Events events) {
        if (choosers(m) == 0) reveal(m, events);
    }

    // Wildcards

    @Override
    int choosers(Market m) {
        int choosers = 0;
        if (m.terms.wildcard() != WildcardRule.OFF)
            for (Team team : m.teams) if (team.isActive() && team.wildcards > 0) choosers |= 1 << team.seat;
        return choosers;
    }

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (!may(m).has(seat)) return;
        for (WildcardChoice choice : box.wildcard().choices()) offer(m, seat, new Wildcard(choice.id()), out);
        offer(m, seat, new Wildcard(Wildcard.KEEP), out);
    }

    @Override
    @Nullable Say refuseChoice(Market m, Team team, EsopMove move) {
        if (!(move instanceof Wildcard wildcard)) return Refusals.notInThisPhase();
        if (team.wildcards == 0) return Refusals.noWildcardLeft();
        if (!Wildcard.KEEP.equals(wildcard.choice()) && find(wildcard.choice()) == null)
            return Refusals.noSuchWildcard();
        return null;
    }

    /** The use with this id; {@code null}: there is none, or it is kept. */
    @Nullable WildcardChoice find(@Nullable String id) {
        for (WildcardChoice choice : box.wildcard().choices()) if (choice.id().equals(id)) return choice;
        return null;
    }

    @Override
    EsopMove fallback(Market m, Team team) {
        return new Wildcard(Wildcard.KEEP);
    }

    // The reveal

    @Override
    void reveal(Market m, Events events) {
        playRound(m, events);
        m.phaseOver = true;
    }

    void playRound(Market m, Events events) {
        if (choosers(m) != 0) turnWildcards(m, events);
        MarketCard card = Piles.top(m.marketDeck);
        MarketCard[] inForce = m.inForceWith(card);
        m.marketDeck = Piles.withoutTop(m.marketDeck);
        m.marketsSeen = Piles.with(m.marketsSeen, card);
        List<Growth> growths = new ArrayList<>(m.seats());
        for (Team team : m.teams) if (team.isActive()) growths.add(growth(m, team, inForce));
        MarketReport report = new MarketReport(round(), card.id(), List.copyOf(growths));
        for (Growth growth : report.teams()) m.teams[growth.seat()].closeRound(growth.after());
        m.rounds = Piles.with(m.rounds, report);
        m.pauses++;
        if (events.listening()) tell(report, card, events);
    }

    private Growth growth(Market m, Team team, MarketCard[] inForce) {
        boolean played = team.wildcardRound == m.rounds.length;
        return SkillTotal.growth(box, perks, m.terms, team, played ? team.wildcardPlayed : null, inForce);
    }

    private void turnWildcards(Market m, Events events) {
        int played = 0;
        for (Team team : m.teams) if (chosen(team) != null) played++;
        if (events.listening()) events.tell(new EsopEvent.WildcardsRevealed(round(), played));
        for (Team team : m.teams) {
            WildcardChoice choice = chosen(team);
            if (choice == null) continue;
            team.wildcards--;
            team.wildcardPlayed = choice;
            team.wildcardRound = m.rounds.length;
            if (events.listening())
                events.tell(new EsopEvent.WildcardPlayed(new Arg.Seat(team.seat), Cards.id(choice)));
        }
    }

    private @Nullable WildcardChoice chosen(Team team) {
        return team.sealed instanceof Wildcard wildcard ? find(wildcard.choice()) : null;
    }

    private static void tell(MarketReport report, MarketCard card, Events events) {
        events.tell(new EsopEvent.MarketRevealed(report.round(), Cards.id(card)));
        for (Growth growth : report.teams()) tell(growth, events);
    }

    private static void tell(Growth growth, Events events) {
        Arg.Seat seat = new Arg.Seat(growth.seat());
        events.tell(new EsopEvent.CompanyGrew(
                seat,
                Units.points(growth.total()),
                Units.factor(growth.factor()),
                Units.valuation(growth.before()),
                Units.valuation(growth.grown())));
        if (growth.wildcard() != null && growth.after() != growth.grown())
            events.tell(new EsopEvent.WildcardCounted(
                    seat,
                    new Arg.CardId(growth.wildcard()),
                    Units.valuation(growth.grown()),
                    Units.valuation(growth.after())));
    }

    String decision() {
        return "wildcard-" + round();
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return prompt.of(m, seat);
    }

    @Override
    public Preview preview(Market m, int seat, EsopMove move) {
        return prompt.preview(m, seat, move);
    }

    @Override
    public @Nullable Pace pace(Market m) {
        return tempo.once(m, decision(), owes(m), box.clocks().wildcardMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}
