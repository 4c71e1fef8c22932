package boardroom.games.esopwars;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.EsopMove;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** ESOP Wars keeps what every game promises. */
class EsopWarsContractTest extends GameContract<EsopState, EsopMove> {
    private static final EsopWars GAME = new EsopWars(BoxReader.read(BoxReader.shipped("esop-wars"), EsopBox.class));

    @Override
    protected Game<EsopState, EsopMove> game() {
        return GAME;
    }

    @Override
    protected double reasoned() {
        return 0.97;
    }

    @Override
    protected List<String> cards(EsopState s) {
        List<String> cards = new ArrayList<>();
        for (Card[] pile : new Card[][] {
            s.deck, s.reserve, s.discarded, s.gone, s.marketDeck, s.marketsSeen, s.exitDeck, s.draftGone
        }) for (Card card : pile) cards.add(card.id());
        if (s.bidding != null) for (Lot lot : s.bidding.lots) cards.add(lot.card.id());
        if (s.draft != null)
            for (EsopMove.Source source : EsopMove.Source.values())
                for (Card card : s.draft.pile(source)) cards.add(card.id());
        for (Team team : s.teams) {
            for (Hire hire : team.hires) cards.add(hire.employee().id());
            for (Card card : team.hand) cards.add(card.id());
            for (@Nullable Card card : new @Nullable Card[] {team.segment, team.idea, team.companion})
                if (card != null) cards.add(card.id());
        }
        Collections.sort(cards);
        return cards;
    }
}
