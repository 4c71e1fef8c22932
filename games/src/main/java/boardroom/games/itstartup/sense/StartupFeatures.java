package boardroom.games.itstartup.sense;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;

/** What counts in a position of IT Startup: the project so far, who works on it, what is in hand and in the purse. */
public final class StartupFeatures implements Features<StartupState> {
    private static final List<String> NAMES = Counted.names(Feature.values());

    /** By how far the best project is. */
    private static final int STAGES = 4;

    /** Keep the numbers about as large as each other, so that learning treats them alike. */
    private static final double PROJECT = 10;

    private static final double SOME_TURNS = 10;
    private static final double ONE_TURN = 5;
    private static final double SOME = 4;
    private static final double FEW = 2;

    private final Constants numbers;
    private final Burnout burnout;
    private final CardWorth worth;
    private final Horizon horizon;

    StartupFeatures(Constants numbers, Burnout burnout, CardWorth worth, Horizon horizon) {
        this.numbers = numbers;
        this.burnout = burnout;
        this.worth = worth;
        this.horizon = horizon;
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int stages() {
        return STAGES;
    }

    @Override
    public int stage(StartupState s) {
        int best = 0;
        for (int points : s.points) best = Math.max(best, points);
        return Math.min(STAGES - 1, STAGES * best / s.terms.goal());
    }

    @Override
    public void of(StartupState s, double[][] out) {
        int rounds = horizon.rounds(s);
        int[] turns = new int[s.seats()];
        for (int seat = 0; seat < turns.length; seat++) turns[seat] = horizon.turns(s, seat, rounds);
        Staff staff = new Staff(s, burnout, turns);
        for (Office office : s.offices) {
            boolean isTurnToCome = turns[office.seat] == rounds;
            project(s, office.seat, staff, isTurnToCome, out[office.seat]);
            people(office, staff, out[office.seat]);
            hand(s, office, turns[office.seat], out[office.seat]);
            purse(s, office, isTurnToCome, out[office.seat]);
        }
        if (s.terms.teams()) share(s, out);
    }

    private static void project(StartupState s, int seat, Staff staff, boolean isTurnToCome, double[] row) {
        double goal = s.terms.goal();
        double points = s.pointsOf(seat);
        double next = points + staff.nextScore[seat];
        Feature.POINTS.set(row, PROJECT * points / goal);
        Feature.ROUND_END.set(row, PROJECT * (isTurnToCome ? next : points) / goal);
        Feature.WITHIN_REACH.set(row, next >= goal ? 1 : 0);
        Feature.NEXT_SCORE.set(row, staff.nextScore[seat] / ONE_TURN);
    }

    private static void people(Office office, Staff staff, double[] row) {
        int seat = office.seat;
        Feature.ROW.set(row, staff.score[seat] / SOME_TURNS);
        Feature.PEOPLE.set(row, office.row.length);
        Feature.DEVELOPERS.set(row, office.developers());
        Feature.STAMINA.set(row, staff.stamina[seat] / SOME);
        Feature.KNOWLEDGE.set(row, staff.knowledge[seat] / SOME_TURNS);
        Feature.COACHING.set(row, staff.coaching[seat] / SOME);
        Feature.DRAWS.set(row, staff.draws[seat] / SOME);
        Feature.ABILITIES.set(row, staff.abilities[seat]);
        Feature.GUARDS.set(row, staff.guards[seat]);
    }

    private void hand(StartupState s, Office office, int turns, double[] row) {
        int purse = office.resources + (office.seat == s.active ? 0 : numbers.income(office.turn + 1));
        double sum = 0;
        int payable = 0;
        int help = 0;
        int sabotage = 0;
        for (CardCopy card : office.hand) {
            boolean stays = !isGivenBack(s, office.seat, card);
            sum += stays ? worth.inHand(card, turns) : worth.unknown(turns);
            if (!stays) continue;
            if (card.cost() <= purse || s.isFree(card)) payable++;
            if (isSabotage(card)) sabotage++;
            else if (card.isAction()) help++;
        }
        if (office.planned != null) {
            if (isSabotage(office.planned)) sabotage++;
            else help++;
        }
        if (office.seat == s.active && s.looking > 0) sum += bestSeen(s, turns);
        Feature.CARDS.set(row, (office.hand.length + (office.seat == s.active && s.looking > 0 ? 1 : 0)) / FEW);
        Feature.HAND.set(row, sum / ONE_TURN);
        Feature.PAYABLE.set(row, payable / FEW);
        Feature.HELP.set(row, help);
        Feature.SABOTAGE.set(row, sabotage);
        Feature.PLANNED.set(row, office.planned == null ? 0 : 1);
    }

    private static boolean isSabotage(CardCopy card) {
        return card.isAction() && card.action().target().isOpponents();
    }

    /** Chosen in secret, and as good as gone. */
    private static boolean isGivenBack(StartupState s, int seat, CardCopy card) {
        return s.sealed(seat) instanceof GiveBack back && back.cards().contains(card.id());
    }

    /** Of the cards looked at one comes to the hand. */
    private double bestSeen(StartupState s, int turns) {
        double best = 0;
        for (int i = 0; i < s.looking; i++) best = Math.max(best, worth.inHand(s.deck[i], turns));
        return best;
    }

    private static void purse(StartupState s, Office office, boolean isTurnToCome, double[] row) {
        int cap = s.terms.cap();
        int within = Math.min(office.resources, cap);
        Feature.RESOURCES.set(row, within / SOME);
        Feature.PLENTY.set(row, Math.max(0, within - cap / 2) / SOME);
        Feature.OUTAGE.set(row, office.outage / ONE_TURN);
        Feature.LATER_SEAT.set(row, s.first == Turn.NOBODY ? 0 : Math.floorMod(office.seat - s.first, s.seats()));
        Feature.TURN_TO_COME.set(row, isTurnToCome ? 1 : 0);
    }

    /** Partners win together: each has the mean of both. */
    private static void share(StartupState s, double[][] out) {
        int sides = s.points.length;
        int partners = s.seats() / sides;
        for (int side = 0; side < sides; side++)
            for (int feature = 0; feature < NAMES.size(); feature++) {
                double sum = 0;
                for (int seat = side; seat < s.seats(); seat += sides) sum += out[seat][feature];
                for (int seat = side; seat < s.seats(); seat += sides) out[seat][feature] = sum / partners;
            }
    }
}
