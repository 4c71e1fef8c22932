package boardroom.games.itstartup;

import boardroom.engine.BoxReader;
import boardroom.engine.Game;
import boardroom.engine.contract.GameContract;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Cards;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** IT Startup keeps the contract; every one of the 64 cards is always in exactly one place. */
class ItStartupContractTest extends GameContract<StartupState, StartupMove> {
    private static final ItStartup GAME =
            new ItStartup(BoxReader.read(BoxReader.shipped("it-startup"), ItStartupBox.class));

    @Override
    protected Game<StartupState, StartupMove> game() {
        return GAME;
    }

    @Override
    protected double reasoned() {
        return 0.97;
    }

    @Override
    protected List<String> cards(StartupState r) {
        List<String> cards = new ArrayList<>(Cards.names(r.deck));
        for (Office office : r.offices) {
            cards.addAll(Cards.names(office.hand));
            if (office.planned != null) cards.add(office.planned.id());
            for (Employee employee : office.row) {
                cards.add(employee.card().id());
                for (CardCopy knowledge : employee.knowledge()) cards.add(knowledge.id());
            }
        }
        if (r.resolving != null && r.resolving.card().isAction())
            cards.add(r.resolving.card().id());
        Collections.sort(cards);
        return cards;
    }

    /** What a day at work costs is seen on the cards. */
    @Override
    protected Set<String> silentEvents() {
        return Set.of("day-ended");
    }
}
