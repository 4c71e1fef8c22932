package boardroom.games.itstartup.view;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Cards;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Homecoming;
import boardroom.games.itstartup.rules.Ledger;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Ranking;
import boardroom.games.itstartup.rules.Stage;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import boardroom.games.itstartup.view.StartupPublicView.EmployeeView;
import boardroom.games.itstartup.view.StartupPublicView.EndView;
import boardroom.games.itstartup.view.StartupPublicView.KnowledgeView;
import boardroom.games.itstartup.view.StartupPublicView.LedgerView;
import boardroom.games.itstartup.view.StartupPublicView.LookView;
import boardroom.games.itstartup.view.StartupPublicView.OfficeView;
import boardroom.games.itstartup.view.StartupPublicView.ProjectView;
import boardroom.games.itstartup.view.StartupPublicView.TonightView;
import boardroom.games.itstartup.view.StartupPublicView.TurnView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the public view by picking what is public; nothing else can get in. */
public final class PublicViewBuilder {
    private final Constants numbers;
    private final Burnout burnout;
    private final AttackViewBuilder attacks;

    public PublicViewBuilder(Constants numbers, Burnout burnout, AttackViewBuilder attacks) {
        this.numbers = numbers;
        this.burnout = burnout;
        this.attacks = attacks;
    }

    public StartupPublicView see(StartupState r, String phase) {
        boolean over = r.stage == Stage.END;
        boolean playing = r.active != StartupState.NOBODY && !over;
        return new StartupPublicView(
                phase,
                r.round,
                r.terms.roundLimit(),
                r.terms.goal(),
                r.terms.teams(),
                r.terms.strictCap(),
                r.terms.cap(),
                r.die,
                seat(r.first),
                seat(r.active),
                !over && isLastRound(r),
                !over && r.tied,
                r.deck.length,
                numbers.extraDrawCost(),
                numbers.sellValue(),
                projects(r),
                offices(r),
                sheet(r),
                playing
                        ? new TurnView(
                                r.bonusPerDeveloper,
                                r.extraBurnout,
                                r.noBurnout,
                                r.actions,
                                numbers.maxActionsPerTurn() - r.actions)
                        : null,
                r.stage == Stage.RESPONSE ? attacks.see(r) : null,
                r.looking > 0 ? new LookView(r.active, r.looking) : null,
                over ? end(r) : null);
    }

    private static @Nullable Integer seat(int seat) {
        return seat == StartupState.NOBODY ? null : seat;
    }

    /** Somebody is at the goal in an unfinished round, or the limit is reached. */
    private static boolean isLastRound(StartupState r) {
        for (int points : r.points) if (points >= r.terms.goal()) return true;
        return r.round >= r.terms.roundLimit();
    }

    private static List<ProjectView> projects(StartupState r) {
        List<ProjectView> projects = new ArrayList<>();
        for (int side = 0; side < r.points.length; side++) {
            List<Integer> seats = new ArrayList<>();
            for (Office office : r.offices) if (r.side(office.seat) == side) seats.add(office.seat);
            projects.add(new ProjectView(seats, r.points[side], r.points[side] >= r.terms.goal()));
        }
        return projects;
    }

    private List<OfficeView> offices(StartupState r) {
        List<OfficeView> offices = new ArrayList<>();
        for (Office office : r.offices) offices.add(office(r, office));
        return offices;
    }

    private OfficeView office(StartupState r, Office office) {
        boolean open = r.terms.openHands();
        return new OfficeView(
                office.seat,
                r.side(office.seat),
                r.pointsOf(office.seat),
                office.resources,
                office.turn,
                numbers.income(office.turn + 1),
                office.outage,
                office.hand.length,
                r.stage != Stage.MULLIGAN || office.givesBack != null,
                office.planned == null ? null : office.plannedOn,
                row(r, office),
                tonight(r, office),
                open ? Cards.names(office.hand) : null,
                open && office.planned != null ? office.planned.id() : null);
    }

    private List<EmployeeView> row(StartupState r, Office office) {
        List<EmployeeView> row = new ArrayList<>();
        for (int desk = 0; desk < office.row.length; desk++) {
            Employee employee = office.row[desk];
            row.add(new EmployeeView(
                    employee.card().id(),
                    Efficiency.of(office, desk),
                    employee.card().standing().efficiency(),
                    TurnScore.explain(office, employee),
                    employee.burnout(),
                    burnout.limit(employee),
                    tonight(r, office, employee),
                    leaves(r, office, employee),
                    knowledge(r, employee),
                    employee.isOnLoan() ? employee.lender() : null,
                    employee.used()));
        }
        return row;
    }

    private static List<KnowledgeView> knowledge(StartupState r, Employee employee) {
        List<KnowledgeView> views = new ArrayList<>();
        for (CardCopy card : employee.knowledge())
            views.add(new KnowledgeView(card.id(), card.bonus(), Piles.has(r.moved, card)));
        return views;
    }

    /** The burnout that the end of the turn adds as things stand. */
    private int tonight(StartupState r, Office office, Employee employee) {
        if (office.seat == r.active) return burnout.atEndOfTurn(r, employee);
        return employee.isOnLoan() ? 0 : burnout.perTurn(employee);
    }

    /** At the end of this turn for the active seat, of the next one for the others, whose loans are home by then. */
    private boolean leaves(StartupState r, Office office, Employee employee) {
        if (office.seat != r.active && employee.isOnLoan()) return false;
        return employee.burnout() + tonight(r, office, employee) >= burnout.limit(employee);
    }

    public TonightView tonight(StartupState r, Office office) {
        boolean now = office.seat == r.active;
        List<String> leaving = new ArrayList<>();
        for (Employee employee : Homecoming.nextRow(r, office))
            if (leaves(r, office, employee)) leaving.add(employee.card().id());
        return new TonightView(
                TurnScore.of(r, office).points(),
                pointsAfterNextScore(r, office.seat),
                TurnScore.explain(r, office),
                leaving,
                now ? Math.max(0, office.resources - r.terms.cap()) : 0);
    }

    /** A partner whose turn comes first scores for the same project. */
    private static int pointsAfterNextScore(StartupState r, int seat) {
        int points = r.pointsOf(seat);
        for (Office office : r.offices)
            if (r.side(office.seat) == r.side(seat)
                    && Homecoming.turnsUntil(r, office.seat) <= Homecoming.turnsUntil(r, seat))
                points += TurnScore.of(r, office).points();
        return points;
    }

    private static List<List<Integer>> sheet(StartupState r) {
        List<List<Integer>> rounds = new ArrayList<>();
        for (int at = 0; at < r.sheet.length; at += r.points.length) {
            List<Integer> line = new ArrayList<>();
            for (int side = 0; side < r.points.length; side++) line.add(r.sheet[at + side]);
            rounds.add(line);
        }
        return rounds;
    }

    private static EndView end(StartupState r) {
        List<Integer> ranks = new ArrayList<>();
        for (int rank : Ranking.of(r)) ranks.add(rank);
        List<LedgerView> ledgers = new ArrayList<>();
        for (Office office : r.offices) ledgers.add(ledger(office.seat, office.ledger));
        return new EndView(ranks, ledgers);
    }

    private static LedgerView ledger(int seat, Ledger ledger) {
        return new LedgerView(
                seat,
                ledger.fromDevelopers,
                ledger.fromKnowledge,
                ledger.fromCoaches,
                ledger.fromPairs,
                ledger.fromActions,
                ledger.lostToSabotage,
                ledger.spentOnEmployees,
                ledger.spentOnKnowledge,
                ledger.spentOnActions,
                ledger.spentOnCards,
                ledger.spentOnAbilities,
                ledger.spentOnCounters,
                ledger.lostToCap,
                ledger.burntOut,
                ledger.taken,
                ledger.lost);
    }
}
