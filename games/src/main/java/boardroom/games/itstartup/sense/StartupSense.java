package boardroom.games.itstartup.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.Constants;
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
    private final Tenure tenure;

    public StartupSense(ItStartupBox box, Burnout burnout) {
        this.box = box;
        this.cards = new CardWorth(weights.cards(), box.constants());
        this.offices = new OfficeWorth(weights.offices(), burnout, cards);
        this.lead = new Lead(weights.lead(), offices, horizon);
        this.tenure = new Tenure(burnout, horizon);
        this.features = new StartupFeatures(box.constants(), burnout, cards, horizon);
    }

    public Sense<StartupState, StartupMove.GiveBack> ofMulligan(Mulligan mulligan) {
        return new MulliganSense(weights.mulligan(), box.constants());
    }

    public Sense<StartupState, StartupMove.TurnMove> ofMainPhase(MainPhase phase) {
        return new MainPhaseSense(phase, lead, reasons(phase));
    }

    private TurnReasons reasons(MainPhase phase) {
        Copies copies = box.catalogue().copies();
        Constants numbers = box.constants();
        Prices prices = new Prices(numbers);
        return new TurnReasons(
                copies,
                prices,
                new HireReasons(copies, cards, tenure),
                new KnowledgeReasons(copies, prices, tenure),
                new HelpReasons(numbers, prices, tenure),
                new AttackReasons(copies, tenure),
                new TradeReasons(phase, copies, numbers, prices, cards, tenure),
                new EndReasons(copies, numbers, cards, tenure));
    }

    public Sense<StartupState, StartupMove.Pick> ofLookAndTake(LookAndTake look) {
        return new LookAndTakeSense(box.catalogue().copies(), cards, horizon);
    }

    public Sense<StartupState, StartupMove.UseBonus> ofPlanningBonus(PlanningBonus bonus) {
        return new PlanningBonusSense(bonus, lead, tenure);
    }

    public Sense<StartupState, StartupMove.Respond> ofResponse(ResponseWindow window) {
        return new ResponseSense(window, lead, tenure, weights.offices());
    }

    /** What counts in a position. */
    public StartupFeatures features() {
        return features;
    }

    /** In points, as long as there is something to buy with it. */
    public double worthOfAResource() {
        return weights.offices().resource();
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
