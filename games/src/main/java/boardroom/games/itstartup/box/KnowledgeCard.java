package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** Something a developer knows: it adds its bonus to the efficiency of who holds it. */
@JsonTypeName("knowledge")
public record KnowledgeCard(
        String id,
        String name,
        @Between(to = 50) int copies,
        @Between(to = 100) int cost,
        @Between(to = 100) int bonus,
        @Between(to = 100) int transferCost,
        @Sized(to = 10) List<Effect> effects,
        String text,
        String flavor)
        implements StartupCard {}
