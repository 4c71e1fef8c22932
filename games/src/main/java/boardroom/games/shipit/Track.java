package boardroom.games.shipit;

import boardroom.engine.Arg;
import com.fasterxml.jackson.annotation.JsonProperty;

/** A number of a company that a rule moves. */
enum Track {
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
}
