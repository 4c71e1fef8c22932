package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** Something a developer knows: it adds its bonus to the efficiency of who holds it. */
@JsonTypeName("knowledge")
public record KnowledgeCard(
        String id,
        String name,
        String origin,
        int copies,
        int cost,
        int bonus,
        int transferCost,
        List<Effect> effects,
        String text,
        String flavor)
        implements StartupCard {

    @Override
    @JsonIgnore
    public String kind() {
        return "knowledge";
    }
}
