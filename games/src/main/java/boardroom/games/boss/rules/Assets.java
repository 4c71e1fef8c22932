package boardroom.games.boss.rules;

import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Lasting;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.ProjectType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** 5.6: the lasting effects of all completed projects of a company, added up, and its R&D. */
public record Assets(
        int research,
        int capacity,
        int income,
        int recruit,
        int overheadCut,
        int insurance,
        int morale,
        Set<IssueKind> shields,
        Map<ProjectType, Integer> typeCash,
        Map<ProjectType, Integer> typeTime) {
    public static final Assets NONE = new Assets(0, 0, 0, 0, 0, 0, 0, Set.of(), Map.of(), Map.of());

    public static Assets of(Project[] completed) {
        int research = 0;
        int capacity = 0;
        int income = 0;
        int recruit = 0;
        int overheadCut = 0;
        int insurance = 0;
        int morale = 0;
        Set<IssueKind> shields = EnumSet.noneOf(IssueKind.class);
        Map<ProjectType, Integer> cash = new EnumMap<>(ProjectType.class);
        Map<ProjectType, Integer> time = new EnumMap<>(ProjectType.class);
        for (Project project : completed) {
            research += project.research();
            for (Lasting lasting : project.lasting()) {
                int size = lasting.size();
                switch (lasting.kind()) {
                    case CAPACITY -> capacity += size;
                    case INCOME -> income += size;
                    case RECRUIT -> recruit += size;
                    case OVERHEAD_CUT -> overheadCut += size;
                    case INSURANCE -> insurance += size;
                    case MORALE -> morale += size;
                    case SHIELD -> {
                        if (lasting.issue() != null) shields.add(lasting.issue());
                    }
                    case TYPE_BONUS -> {
                        if (lasting.cash() != null) cash.merge(lasting.bonusFor(), lasting.cash(), Integer::sum);
                        if (lasting.time() != null) time.merge(lasting.bonusFor(), lasting.time(), Integer::sum);
                    }
                }
            }
        }
        return new Assets(research, capacity, income, recruit, overheadCut, insurance, morale, shields, cash, time);
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
