package boardroom.games.itstartup.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** Somebody to hire: a developer, an HR manager or an agile coach. */
@JsonTypeName("employee")
public record EmployeeCard(
        String id,
        String name,
        Role role,
        @Between(to = 50) int copies,
        @Between(to = 100) int cost,
        @Between(to = 100) int efficiency,
        @Between(to = 100) int resistance,
        @Sized(to = 10) List<Effect> effects,
        String text,
        String flavor)
        implements StartupCard {}
