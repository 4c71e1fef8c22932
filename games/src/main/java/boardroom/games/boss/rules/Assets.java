package boardroom.games.boss.rules;

import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Lasting;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.ProjectType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** 5.6: the lasting effects of all completed projects of a company, added up, and its R&D. Nothing in it is written to. */
public record Assets(
        int research,
        int capacity,
        int income,
        int recruit,
        int overheadCut,
        int insurance,
        int morale,
        EnumSet<IssueKind> shields,
        Map<ProjectType, Integer> typeCash,
        Map<ProjectType, Integer> typeTime) {
    public static final Assets NONE = of(new Project[0]);

    public static Assets of(Project[] completed) {
        int research = 0;
        Map<Lasting.Kind, Integer> sums = new EnumMap<>(Lasting.Kind.class);
        EnumSet<IssueKind> shields = EnumSet.noneOf(IssueKind.class);
        Map<ProjectType, Integer> cash = new EnumMap<>(ProjectType.class);
        Map<ProjectType, Integer> time = new EnumMap<>(ProjectType.class);
        for (Project project : completed) {
            research += project.research();
            for (Lasting lasting : project.lasting()) {
                sums.merge(lasting.kind(), lasting.size(), Integer::sum);
                if (lasting.issue() != null) shields.add(lasting.issue());
                if (lasting.type() == null) continue;
                if (lasting.cash() != null) cash.merge(lasting.type(), lasting.cash(), Integer::sum);
                if (lasting.time() != null) time.merge(lasting.type(), lasting.time(), Integer::sum);
            }
        }
        return new Assets(
                research,
                sums.getOrDefault(Lasting.Kind.CAPACITY, 0),
                sums.getOrDefault(Lasting.Kind.INCOME, 0),
                sums.getOrDefault(Lasting.Kind.RECRUIT, 0),
                sums.getOrDefault(Lasting.Kind.OVERHEAD_CUT, 0),
                sums.getOrDefault(Lasting.Kind.INSURANCE, 0),
                sums.getOrDefault(Lasting.Kind.MORALE, 0),
                shields,
                cash,
                time);
    }

    public boolean isShieldedFrom(IssueKind kind) {
        return shields.contains(kind);
    }

    /** $ on taking a project of this type. */
    public int cashFor(ProjectType type) {
        return typeCash.getOrDefault(type, 0);
    }

    /** T on taking a project of this type. */
    public int timeFor(ProjectType type) {
        return typeTime.getOrDefault(type, 0);
    }
}
