package boardroom.games.shipit.sense;

import boardroom.engine.Arg;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Units.Debt;
import boardroom.games.shipit.rules.Units.Money;
import boardroom.games.shipit.rules.Units.Rating;
import boardroom.games.shipit.rules.Units.Users;
import java.util.ArrayList;
import java.util.List;

/** What a place brings, as pieces of a sentence: only what gets better. */
@Kind("gain")
sealed interface Gain extends Sentence {
    record MoreUsers(@Users int users) implements Gain {}

    record MoreRevenue(@Money int revenue) implements Gain {}

    record MoreRating(@Rating int rating) implements Gain {}

    record LessDebt(@Debt int debt) implements Gain {}

    record MoreServers(int servers) implements Gain {}

    record MoreAi(int capacity) implements Gain {}

    record MoreRecruits(int engineers) implements Gain {}

    /** All that the one has and the other has not. */
    static List<Arg> between(Company before, Company after) {
        List<Gain> all = new ArrayList<>();
        if (after.mau > before.mau) all.add(new MoreUsers(after.mau - before.mau));
        if (after.revenue > before.revenue) all.add(new MoreRevenue(after.revenue - before.revenue));
        if (after.rating > before.rating) all.add(new MoreRating(after.rating - before.rating));
        if (after.debt < before.debt) all.add(new LessDebt(before.debt - after.debt));
        if (after.servers > before.servers) all.add(new MoreServers(after.servers - before.servers));
        if (after.ai > before.ai) all.add(new MoreAi(after.ai - before.ai));
        if (after.recruits > before.recruits) all.add(new MoreRecruits(after.recruits - before.recruits));
        List<Arg> said = new ArrayList<>();
        for (Gain gain : all) said.add(Arg.say(gain.say()));
        return said;
    }
}
