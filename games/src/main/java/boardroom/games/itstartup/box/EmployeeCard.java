package boardroom.games.itstartup.box;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** Somebody to hire: a developer, an HR manager or an agile coach. */
@JsonTypeName("employee")
public record EmployeeCard(
        String id,
        String name,
        Role role,
        String origin,
        int copies,
        int cost,
        int efficiency,
        int resistance,
        List<Effect> effects,
        String text,
        String flavor)
        implements StartupCard {

    @Override
    @JsonIgnore
    public String kind() {
        return "employee:" + role.id();
    }
}
