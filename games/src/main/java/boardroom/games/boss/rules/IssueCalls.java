package boardroom.games.boss.rules;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Crack;
import java.util.ArrayList;
import java.util.List;

/** 4.6.1: what calls issues to a company in a round: each of its cracks, and the review that comes for everybody. */
public final class IssueCalls {
    private static final String REVIEW = "review";

    private final Constants numbers;

    public IssueCalls(Constants numbers) {
        this.numbers = numbers;
    }

    /** The cracks as they are named, and the review last. */
    public List<String> of(BossState s, int cracks) {
        List<String> calls = new ArrayList<>();
        if (!s.terms.issues()) return calls;
        for (Crack crack : Crack.values()) if (crack.isIn(cracks)) calls.add(crack.id());
        if (s.roundNumber % numbers.reviewEveryRounds() == 0) calls.add(REVIEW);
        return calls;
    }

    /** So many are drawn: one for each call, within the limit. */
    public int due(BossState s, int cracks) {
        return Math.min(numbers.issuesPerRoundLimit(), of(s, cracks).size());
    }
}
