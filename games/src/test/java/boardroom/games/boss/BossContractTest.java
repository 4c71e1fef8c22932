package boardroom.games.boss;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.InForce;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Boss keeps the contract; every card but the founders' is always in exactly one place. */
class BossContractTest extends GameContract<BossState, BossMove> {
    private static final BossBox BOX = BoxReader.read(BoxReader.shipped("boss"), BossBox.class);
    private static final Boss GAME = new Boss(BOX);

    @Override
    protected Game<BossState, BossMove> game() {
        return GAME;
    }

    @Override
    protected double reasoned() {
        return 0.9;
    }

    @Override
    protected List<String> cards(BossState s) {
        List<String> cards = new ArrayList<>();
        for (Deck<?> deck : List.of(s.workers, s.projects, s.events, s.issues)) {
            add(cards, deck.left());
            add(cards, deck.discards());
        }
        for (int i = 0; i < s.takenBy.length; i++) {
            if (s.takenBy[i] != BossState.OPEN) continue;
            if (s.workerPool.length > 0) cards.add(s.workerPool[i].id());
            if (s.projectPool.length > 0) cards.add(s.projectPool[i].id());
        }
        if (s.event != null && GAME.isIn(s, "event")) cards.add(s.event.id());
        for (InForce event : s.inForce) cards.add(event.card().id());
        if (s.rival != null) add(cards, s.rival.projects);
        for (Company company : s.companies) {
            for (Person person : company.people) cards.add(person.card.id());
            for (Ongoing work : company.ongoing) cards.add(work.card.id());
            add(cards, company.completed);
            add(cards, company.issues);
        }
        cards.removeIf(id -> id.equals(BOX.startingWorker().id()));
        Collections.sort(cards);
        return cards;
    }

    private static void add(List<String> cards, Card[] more) {
        for (Card card : more) cards.add(card.id());
    }
}
