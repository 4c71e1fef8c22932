package boardroom.games.boss.rules;

import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Lasting;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.ProjectType;
import java.util.Arrays;
import java.util.List;

/** 5.6: the lasting effects of all completed projects of a company, added up, and its R&D. */
public record Assets(
        int research,
        int capacity,
        int income,
        int recruit,
        int overheadCut,
        int insurance,
        int morale,
        int shields,
        List<Integer> typeCash,
        List<Integer> typeTime) {
    private static final List<Integer> NOTHING =
            Arrays.stream(ProjectType.values()).map(_ -> 0).toList();

    public static final Assets NONE = new Assets(0, 0, 0, 0, 0, 0, 0, 0, NOTHING, NOTHING);

    public static Assets of(Project[] completed) {
        int research = 0;
        int[] sums = new int[Lasting.Kind.values().length];
        int shields = 0;
        Integer[] cash = NOTHING.toArray(Integer[]::new);
        Integer[] time = NOTHING.toArray(Integer[]::new);
        for (Project project : completed) {
            research += project.research();
            for (Lasting lasting : project.lasting()) {
                sums[lasting.kind().ordinal()] += lasting.size();
                if (lasting.issue() != null) shields |= 1 << lasting.issue().ordinal();
                if (lasting.type() == null) continue;
                int type = lasting.type().ordinal();
                cash[type] += lasting.cash() == null ? 0 : lasting.cash();
                time[type] += lasting.time() == null ? 0 : lasting.time();
            }
        }
        return new Assets(
                research,
                sums[Lasting.Kind.CAPACITY.ordinal()],
                sums[Lasting.Kind.INCOME.ordinal()],
                sums[Lasting.Kind.RECRUIT.ordinal()],
                sums[Lasting.Kind.OVERHEAD_CUT.ordinal()],
                sums[Lasting.Kind.INSURANCE.ordinal()],
                sums[Lasting.Kind.MORALE.ordinal()],
                shields,
                List.of(cash),
                List.of(time));
    }

    public boolean isShieldedFrom(IssueKind kind) {
        return (shields >> kind.ordinal() & 1) == 1;
    }

    /** $ on taking a project of this type. */
    public int cashFor(ProjectType type) {
        return typeCash.get(type.ordinal());
    }

    /** T on taking a project of this type. */
    public int timeFor(ProjectType type) {
        return typeTime.get(type.ordinal());
    }
}
