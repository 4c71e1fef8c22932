package boardroom.games.boss.rules;

import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;

/** 5.5: what a project would bring a company as things stand. */
public record ProjectWorth(SharedRules rules) {
    /** Whether it has a special whose condition holds now. */
    public boolean holds(Company company, Project project) {
        Project.Special special = project.special();
        return special != null
                && rules.conditions()
                        .holds(special.condition(), company, project.type().isStem());
    }

    /** What its special adds now to what it brings of this kind. */
    public int special(Company company, Project project, Effect.Kind kind) {
        Project.Special special = project.special();
        return special != null && rules.projects().isSpecial(company, project, kind)
                ? special.then().size()
                : 0;
    }

    public int cash(BossState s, Company company, Project project) {
        return Modifiers.reward(s, project) + special(company, project, Effect.Kind.CASH);
    }
}
