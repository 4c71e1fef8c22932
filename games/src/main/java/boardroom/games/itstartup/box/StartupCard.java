package boardroom.games.itstartup.box;

import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A title of the common deck (2.2). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface StartupCard extends Card permits EmployeeCard, KnowledgeCard, ActionCard {
    int copies();

    int cost();

    List<Effect> effects();

    String text();

    /** Never has a game effect. */
    String flavor();
}
