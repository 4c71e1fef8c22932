package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;

/** A number of a company that a rule moves. */
public enum Track {
    @JsonProperty("money")
    MONEY(new TrackName.Money()),
    @JsonProperty("users")
    USERS(new TrackName.Users()),
    @JsonProperty("revenue")
    REVENUE(new TrackName.Revenue()),
    @JsonProperty("rating")
    RATING(new TrackName.Rating()),
    @JsonProperty("debt")
    DEBT(new TrackName.Debt()),
    @JsonProperty("servers")
    SERVERS(new TrackName.Servers()),
    @JsonProperty("ai")
    AI(new TrackName.Ai()),
    @JsonProperty("recruits")
    RECRUITS(new TrackName.Recruits()),
    @JsonProperty("bonus")
    BONUS(new TrackName.Bonus());

    private final TrackName label;

    Track(TrackName label) {
        this.label = label;
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
        return Change.of(label, amount(before), amount(after));
    }

    /** Everything that differs between the same company before and after. */
    static List<Change> changes(Company before, Company after) {
        List<Change> changes = new ArrayList<>();
        for (Track track : values())
            if (track.of(before) != track.of(after)) changes.add(track.change(track.of(before), track.of(after)));
        return changes;
    }
}
