package boardroom.games.boss.view;

import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.SharedRules;

/** Builds what the table and each seat see. */
public final class BossViews {
    private final SharedRules rules;

    public BossViews(SharedRules rules) {
        this.rules = rules;
    }

    public BossPublicView publicView(BossState s, String phase) {
        throw new UnsupportedOperationException();
    }

    public BossPrivateView privateView(BossState s, int seat, String phase) {
        throw new UnsupportedOperationException();
    }
}
