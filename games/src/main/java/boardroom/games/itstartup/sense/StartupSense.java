package boardroom.games.itstartup.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.LookAndTake;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Mulligan;
import boardroom.games.itstartup.rules.PlanningBonus;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.ResponseWindow;
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
    private final Burnout burnout;
    private final TurnReasons reasons;

    public StartupSense(ItStartupBox box, Burnout burnout) {
        this.box = box;
        this.cards = new CardWorth(weights.cards(), box.constants());
        this.offices = new OfficeWorth(weights.offices(), burnout, cards);
        this.lead = new Lead(weights.lead(), offices, horizon);
        this.burnout = burnout;
        Copies copies = box.catalogue().copies();
        AttackReasons attacks = new AttackReasons(copies, burnout, horizon);
        this.reasons = new TurnReasons(copies, new Prices(box.constants()), burnout, cards, horizon, attacks);
        this.features = new StartupFeatures(box.constants(), burnout, cards, horizon);
    }

    public Sense<StartupState, StartupMove.GiveBack> ofMulligan(Mulligan mulligan) {
        return new MulliganSense(weights.mulligan(), box.constants());
    }

    public Sense<StartupState, StartupMove.TurnMove> ofMainPhase(MainPhase phase) {
        return new MainPhaseSense(phase, lead, reasons);
    }

    public Sense<StartupState, StartupMove.Pick> ofLookAndTake(LookAndTake look) {
        return new LookAndTakeSense(box.catalogue().copies(), cards, horizon);
    }

    public Sense<StartupState, StartupMove.UseBonus> ofPlanningBonus(PlanningBonus bonus) {
        return new PlanningBonusSense(bonus, lead, burnout);
    }

    public Sense<StartupState, StartupMove.Respond> ofResponse(ResponseWindow window) {
        return new ResponseSense(window, lead, weights.offices().resource());
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
