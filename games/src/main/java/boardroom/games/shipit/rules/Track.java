package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;

/** A number of a company that a rule moves. */
public enum Track {
    @JsonProperty("money")
    MONEY,
    @JsonProperty("users")
    USERS,
    @JsonProperty("revenue")
    REVENUE,
    @JsonProperty("rating")
    RATING,
    @JsonProperty("debt")
    DEBT,
    @JsonProperty("servers")
    SERVERS,
    @JsonProperty("ai")
    AI,
    @JsonProperty("recruits")
    RECRUITS,
    @JsonProperty("bonus")
    BONUS;

    private TrackName label() {
        return switch (this) {
            case MONEY -> new TrackName.Money();
            case USERS -> new TrackName.Users();
            case REVENUE -> new TrackName.Revenue();
            case RATING -> new TrackName.Rating();
            case DEBT -> new TrackName.Debt();
            case SERVERS -> new TrackName.Servers();
            case AI -> new TrackName.Ai();
            case RECRUITS -> new TrackName.Recruits();
            case BONUS -> new TrackName.Bonus();
        };
    }

    int of(Company c) {
        return switch (this) {
            case MONEY -> c.money;
            case USERS -> c.mau;
            case REVENUE -> c.revenue;
            case RATING -> c.rating;
            case DEBT -> c.debt;
            case SERVERS -> c.servers;
            case AI -> c.ai;
            case RECRUITS -> c.recruits;
            case BONUS -> c.bonus;
        };
    }

    /** So much of it, with its unit. */
    Arg amount(int value) {
        return switch (this) {
            case MONEY, REVENUE -> Units.money(value);
            case USERS -> Units.users(value);
            case RATING -> Units.rating(value);
            case DEBT -> Units.debt(value);
            case SERVERS, AI -> Units.capacity(value);
            case RECRUITS -> Arg.of(value);
            case BONUS -> Units.points(value);
        };
    }

    Change change(int before, int after) {
        return Change.of(label(), amount(before), amount(after));
    }

    /** Everything that differs between the same company before and after. */
    static List<Change> changes(Company before, Company after) {
        List<Change> changes = new ArrayList<>();
        for (Track track : values())
            if (track.of(before) != track.of(after)) changes.add(track.change(track.of(before), track.of(after)));
        return changes;
    }
}
