package boardroom.games.esopwars.rules;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one market round did to one team, step by step as in 5.2: strength P, the market's swing D, the swing after
 * perks and wildcard, bonuses, Skill Total, growth factor in per cent, old and new valuation. Strength, market's swing,
 * perks and what a wildcard made of the swing come to the Skill Total; `spared` is within the market's swing already;
 * `grown` is what the factor makes of the valuation, before a wildcard that works on it.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Growth(
        int seat,
        List<EmployeeLine> employees,
        int strength,
        int marketSwing,
        int spared,
        int swing,
        List<PerkLine> perks,
        @Nullable String wildcard,
        int total,
        int factor,
        long before,
        long grown,
        long after) {

    /** One employee: every skill, and what they come to as printed and in this market. */
    public record EmployeeLine(String card, List<SkillLine> skills, int base, int adjusted) {}

    /** One skill, `hard` or the id of a soft skill: printed, with the company's bonus, the market's change, and after it. */
    public record SkillLine(String skill, int printed, int base, int mod, int adjusted) {}

    /** What one perk added to strength and market's swing. */
    public record PerkLine(String perk, int points) {}
}
