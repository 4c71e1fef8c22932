package boardroom.games.itstartup.box;

import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A title of the common deck (2.2). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface StartupCard extends Card permits EmployeeCard, KnowledgeCard, ActionCard {
    /** Whether it is named in the source document. */
    String origin();

    int copies();

    int cost();

    List<Effect> effects();

    String text();

    /** Never has a game effect. */
    String flavor();

    /** As the deck check of the box counts it. */
    String kind();
}
