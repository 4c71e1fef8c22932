package boardroom.games.itstartup.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Phase;
import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.LookAndTake;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;

/** What is known about good play (section 10): a sense for every phase, and the chance to win. */
public final class StartupSense {
    private final ItStartupBox box;
    private final Weights weights = SenseReader.shipped("it-startup", Weights.class);
    private final Horizon horizon = new Horizon(weights.horizon());
    private final CardWorth cards;
    private final OfficeWorth offices;
    private final Lead lead;
    private final StartupFeatures features;

    public StartupSense(ItStartupBox box, Burnout burnout) {
        this.box = box;
        this.cards = new CardWorth(weights.cards(), box.constants());
        this.offices = new OfficeWorth(weights.offices(), burnout, cards);
        this.lead = new Lead(weights.lead(), offices, horizon);
        this.features = new StartupFeatures(box.constants(), burnout, cards, horizon);
    }

    public Sense<StartupState, StartupMove.GiveBack> ofMulligan(Mulligan mulligan) {
        return new MulliganSense(weights.mulligan());
    }

    public Sense<StartupState, StartupMove.TurnMove> ofMainPhase(MainPhase phase) {
        return new MainPhaseSense(phase, lead);
    }

    public Sense<StartupState, StartupMove.Pick> ofLookAndTake(LookAndTake look) {
        return new LookAndTakeSense(box.catalogue().copies(), cards, horizon);
    }

    /** Of a phase whose moves are worth what they do to the lead. */
    public <M extends StartupMove> Sense<StartupState, M> ofLead(Phase<StartupState, M> phase) {
        return new LeadSense<>(phase, lead);
    }

    /** What counts in a position. */
    public StartupFeatures features() {
        return features;
    }

    /** What an office is worth in points. */
    OfficeWorth offices() {
        return offices;
    }

    /** The chance to win against one opponent. */
    public double chance(StartupState s, int seat) {
        return lead.chance(s, seat);
    }
}
