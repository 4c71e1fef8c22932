package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.games.esopwars.EsopMove.Wildcard;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import java.util.ArrayList;
import java.util.List;

/** What a wildcard choice says to each seat. */
final class WildcardPrompt {
    private final MarketRound round;
    private final WildcardSense reckoning;

    WildcardPrompt(MarketRound round) {
        this.round = round;
        this.reckoning = new WildcardSense(round.box);
    }

    Prompt of(Market m, int seat) {
        SecretPrompt prompt = new SecretPrompt(round, round.decision(), round.rule());
        if (!round.may(m).has(seat))
            return prompt.wait(m, seat, Sentences.wildcardsAreChosen(round.round()), List.of());
        List<Choice> choices = choices(m, seat);
        return SecretPrompt.hasChosen(m, seat)
                ? prompt.wait(m, seat, Sentences.wildcardChosen(), choices)
                : prompt.ask(
                        Sentences.playYourWildcard(round.round()),
                        Sentences.wildcardDetail(m.marketDeck.length),
                        choices);
    }

    private List<Choice> choices(Market m, int seat) {
        List<Choice> choices = new ArrayList<>();
        for (WildcardChoice use : round.box.wildcard().choices()) {
            Wildcard move = new Wildcard(use.id());
            choices.add(Choice.of(move, Labels.playAs(use), preview(m, seat, move)));
        }
        choices.add(Choice.of(new Wildcard(Wildcard.KEEP), Labels.keepWildcard(), Preview.NOTHING));
        return choices;
    }

    /** The valuation after each market that may come, without and with the wildcard. */
    Preview preview(Market m, int seat, EsopMove move) {
        if (!(move instanceof Wildcard wildcard)) return Preview.NOTHING;
        WildcardChoice use = round.find(wildcard.choice());
        if (use == null) return Preview.NOTHING;
        Team team = m.teams[seat];
        List<Change> changes = new ArrayList<>();
        for (MarketCard market : Cards.sorted(m.marketDeck, round.box.marketCards()))
            changes.add(new Change(
                    Sentences.inMarket(market),
                    Units.valuation(reckoning.after(m, team, null, market)),
                    Units.valuation(reckoning.after(m, team, use, market))));
        return new Preview(changes, List.of());
    }
}
