package boardroom.games.esopwars.rules;

import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import java.util.ArrayList;
import java.util.List;

/** What a wildcard choice says to each seat. */
public final class MarketRoundWords extends SecretChoiceWords<Wildcard> {
    private final MarketRound phase;

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record Wildcard(String round) implements Asking {}

        record WildcardChosen() implements Asking {}

        record WildcardsAreChosen(String round) implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Wildcard(int markets) implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record PlayAs(WildcardChoice choice) implements Label {}

        record KeepWildcard() implements Label {}
    }

    public MarketRoundWords(MarketRound phase) {
        super(phase);
        this.phase = phase;
    }

    @Override
    Line question(EsopState s, Team team) {
        return Line.of(new Asking.Wildcard(phase.round()), new Detail.Wildcard(s.marketDeck.length));
    }

    @Override
    Sentence answered(EsopState s, Team team, Wildcard choice) {
        return new Asking.WildcardChosen();
    }

    @Override
    Sentence watching() {
        return new Asking.WildcardsAreChosen(phase.round());
    }

    @Override
    public Sentence label(EsopState s, int seat, Wildcard wildcard) {
        WildcardChoice use = phase.find(wildcard);
        return use == null ? new Label.KeepWildcard() : new Label.PlayAs(use);
    }

    /** The valuation after each market that may come, without and with the wildcard. */
    @Override
    public Preview preview(EsopState s, int seat, Wildcard wildcard) {
        WildcardChoice use = phase.find(wildcard);
        if (use == null) return Preview.NOTHING;
        Team team = s.teams[seat];
        List<Change> changes = new ArrayList<>();
        for (MarketCard market : Cards.sorted(s.marketDeck, phase.box.marketCards()))
            changes.add(Change.of(
                    new InEachMarket.InMarket(market),
                    Units.valuation(phase.valuationAfter(s, team, null, market)),
                    Units.valuation(phase.valuationAfter(s, team, use, market))));
        return new Preview(changes, List.of());
    }
}
