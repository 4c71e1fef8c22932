package boardroom.games.itstartup.view;

import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.StartupState;

/** What is seen of a play: by all, and by one seat. */
public final class StartupViews {
    private final PublicViewBuilder publicViews;
    private final PrivateViewBuilder privateViews;

    public StartupViews(
            ItStartupBox box,
            Prices prices,
            Burnout burnout,
            Counters counters,
            Effects effects,
            Mulligan mulligan,
            MainPhase main) {
        this.publicViews = new PublicViewBuilder(box.constants(), burnout, new AttackViewBuilder(counters, effects));
        this.privateViews = new PrivateViewBuilder(mulligan, main, prices, publicViews);
    }

    public StartupPublicView publicView(StartupState s, String phase) {
        return publicViews.build(s, phase);
    }

    /** What a seat sees beyond it; in its main phase also what it can do. */
    public StartupPrivateView privateView(StartupState s, int seat, boolean isMainPhase) {
        return privateViews.build(s, seat, isMainPhase && seat == s.active);
    }
}
