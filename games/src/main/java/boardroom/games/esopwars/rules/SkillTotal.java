package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Perk;
import boardroom.games.esopwars.box.Terms;
import boardroom.games.esopwars.box.Terms.SkillRange;
import boardroom.games.esopwars.box.Terms.WildcardRule;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.Growth.EmployeeLine;
import boardroom.games.esopwars.rules.Growth.PerkLine;
import boardroom.games.esopwars.rules.Growth.SkillLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.2: the Skill Total of one team in one market round, in the order of operations of the rules. */
public final class SkillTotal {
    /** A skill of 1.00 in points. */
    private static final int WHOLE = 100;

    private final SkillRange range;
    private final Company company;
    private final MarketCard[] inForce;
    private final boolean halvesLosses;
    private final @Nullable List<EmployeeLine> lines;
    private final @Nullable List<PerkLine> perkLines;

    int strength;
    private int marketSwing;
    int swing;
    private int bonus;
    /** What halving soft losses spared. */
    private int spared;

    private SkillTotal(
            SkillRange range,
            Company company,
            Hire[] hires,
            MarketCard[] inForce,
            List<Perk> perks,
            boolean withLines) {
        this.range = range;
        this.company = company;
        this.inForce = inForce;
        this.halvesLosses = Perks.halvesLosses(perks, hires);
        this.lines = withLines ? new ArrayList<>(hires.length) : null;
        this.perkLines = withLines ? new ArrayList<>(0) : null;
        for (Hire hire : hires) add(hire.employee());
        swing = marketSwing;
        for (Perk perk : perks) {
            int reduced = Perks.swing(perk, hires, swing);
            if (reduced != swing) note(perk, reduced - swing);
            swing = reduced;
        }
        for (Perk perk : perks) {
            int more = Perks.bonus(perk, hires);
            if (more != 0) note(perk, more);
            bonus += more;
        }
    }

    private void note(Perk perk, int points) {
        if (perkLines != null) perkLines.add(new PerkLine(perk.id(), points));
    }

    /** The total without its lines, for those who only weigh it. */
    public static SkillTotal of(Perks perks, Terms terms, Company company, Hire[] hires, MarketCard... inForce) {
        return new SkillTotal(terms.skillRange(), company, hires, inForce, perks.at(terms), false);
    }

    /** The round of one team with all its lines. */
    public static Growth growth(
            EsopBox box,
            Perks perks,
            Terms terms,
            Team team,
            @Nullable WildcardChoice wildcard,
            MarketCard... inForce) {
        SkillTotal sum =
                new SkillTotal(terms.skillRange(), Company.of(team), team.hires, inForce, perks.at(terms), true);
        sum.play(terms, wildcard);
        int factor = sum.factor(box);
        long grown = Valuation.grown(team.valuation, factor);
        return new Growth(
                team.seat,
                List.copyOf(sum.lines()),
                sum.strength,
                sum.marketSwing,
                sum.spared,
                sum.swing,
                sum.perkLines == null ? List.of() : List.copyOf(sum.perkLines),
                wildcard == null ? null : wildcard.id(),
                sum.total(),
                factor,
                team.valuation,
                grown,
                after(terms, team, wildcard, grown));
    }

    /** What the round would make of a team's valuation, without its lines. */
    static long valuation(
            EsopBox box,
            Perks perks,
            Terms terms,
            Team team,
            @Nullable WildcardChoice wildcard,
            MarketCard... inForce) {
        SkillTotal sum = of(perks, terms, Company.of(team), team.hires, inForce);
        sum.play(terms, wildcard);
        return after(terms, team, wildcard, Valuation.grown(team.valuation, sum.factor(box)));
    }

    /** 5.2 step 7: a wildcard that works on the swing. */
    private void play(Terms terms, @Nullable WildcardChoice wildcard) {
        if (wildcard != null && terms.wildcard() == WildcardRule.SWING)
            swing = wildcard.effects().swing().on(swing);
    }

    /** 5.2 step 12: a wildcard that works on the valuation. */
    private static long after(Terms terms, Team team, @Nullable WildcardChoice wildcard, long grown) {
        return wildcard != null && terms.wildcard() == WildcardRule.VALUATION
                ? wildcard.effects().valuation().on(team.valuation, grown)
                : grown;
    }

    private List<EmployeeLine> lines() {
        return lines == null ? List.of() : lines;
    }

    /** 5.2 step 7: what the markets and perks change. */
    public int swing() {
        return swing;
    }

    public int total() {
        return strength + swing + bonus;
    }

    /** In per cent. */
    public int factor(EsopBox box) {
        return Math.max(box.constants().minGrowthFactorPercent(), WHOLE + total());
    }

    private void add(Employee employee) {
        List<SkillLine> skills =
                lines == null ? null : new ArrayList<>(employee.softSkills().size() + 1);
        int strengthBefore = strength;
        int swingBefore = marketSwing;
        int hardMod = 0;
        for (MarketCard market : inForce) hardMod += market.hard(employee.category());
        addSkill("hard", employee.hardSkill(), company.onHardSkill(employee), hardMod, skills);
        for (Employee.Trait trait : employee.softSkills()) {
            int mod = 0;
            for (MarketCard market : inForce) mod += market.soft(trait.skill());
            if (halvesLosses && mod < 0) {
                int base = base(range, trait.value() + company.onSoftSkill(trait.skill()));
                spared += adjusted(range, base, mod / 2) - adjusted(range, base, mod);
                mod /= 2;
            }
            addSkill(trait.skill(), trait.value(), company.onSoftSkill(trait.skill()), mod, skills);
        }
        if (lines != null && skills != null) {
            int base = strength - strengthBefore;
            lines.add(new EmployeeLine(employee.id(), List.copyOf(skills), base, base + marketSwing - swingBefore));
        }
    }

    private void addSkill(String skill, int printed, int companyBonus, int mod, @Nullable List<SkillLine> skills) {
        int base = base(range, printed + companyBonus);
        int adjusted = adjusted(range, base, mod);
        strength += base;
        marketSwing += adjusted - base;
        if (skills != null) skills.add(new SkillLine(skill, printed, base, mod, adjusted));
    }

    private static int base(SkillRange range, int value) {
        return range == SkillRange.UNIT ? Math.min(WHOLE, value) : value;
    }

    private static int adjusted(SkillRange range, int base, int mod) {
        return switch (range) {
            case FLOOR -> Math.max(0, base + mod);
            case UNIT -> Math.clamp(base + mod, 0, WHOLE);
            case FREE -> base + mod;
        };
    }

    /** One employee alone in these markets, without perks: what the catalogue shows. */
    static int ofOne(SkillRange range, Company company, Employee employee, MarketCard... inForce) {
        Hire[] alone = {new Hire(employee, 0, 0)};
        return new SkillTotal(range, company, alone, inForce, List.of(), false).total();
    }
}
