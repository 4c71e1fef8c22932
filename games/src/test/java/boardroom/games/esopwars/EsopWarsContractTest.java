package boardroom.games.esopwars;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.esopwars.box.EsopBox;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** ESOP Wars keeps what every game promises. */
class EsopWarsContractTest extends GameContract<Market, EsopMove> {
    private static final EsopWars GAME = new EsopWars(BoxReader.read(BoxReader.shipped("esop-wars"), EsopBox.class));

    @Override
    protected Game<Market, EsopMove> game() {
        return GAME;
    }

    @Override
    protected List<String> cards(Market m) {
        List<String> cards = new ArrayList<>();
        for (Card[] pile : new Card[][] {
            m.deck, m.reserve, m.discarded, m.gone, m.marketDeck, m.marketsSeen, m.exitDeck, m.draftGone
        }) for (Card card : pile) cards.add(card.id());
        if (m.floor != null) for (Lot lot : m.floor.lots) cards.add(lot.card.id());
        if (m.draft != null)
            for (EsopMove.Source source : EsopMove.Source.values())
                for (Card card : m.draft.pile(source)) cards.add(card.id());
        for (Team team : m.teams) {
            for (Hire hire : team.hires) cards.add(hire.employee().id());
            for (Card card : team.hand) cards.add(card.id());
            for (@Nullable Card card : new @Nullable Card[] {team.segment, team.idea, team.companion})
                if (card != null) cards.add(card.id());
        }
        Collections.sort(cards);
        return cards;
    }
}
