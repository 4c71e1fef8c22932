package boardroom.games.itstartup.view;

import boardroom.engine.Piles;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.Turn;
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
import boardroom.games.itstartup.rules.ScoreSums;
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
final class PublicViewBuilder {
    private final Constants numbers;
    private final Burnout burnout;
    private final AttackViewBuilder attacks;

    PublicViewBuilder(Constants numbers, Burnout burnout, AttackViewBuilder attacks) {
        this.numbers = numbers;
        this.burnout = burnout;
        this.attacks = attacks;
    }

    StartupPublicView build(StartupState s, String phase) {
        boolean over = phase.equals(PhasedGame.END);
        boolean playing = s.active != Turn.NOBODY && !over;
        return new StartupPublicView(
                phase,
                s.round,
                s.terms.roundLimit(),
                s.terms.goal(),
                s.terms.teams(),
                s.terms.strictCap(),
                s.terms.cap(),
                s.die,
                seat(s.first),
                seat(s.active),
                !over && s.isLastRound(),
                playing ? Soon.lastRound(s) : null,
                !over && s.tied,
                s.deck.length,
                numbers.extraDrawCost(),
                numbers.sellValue(),
                projects(s),
                offices(s, playing),
                sheet(s),
                playing
                        ? new TurnView(
                                s.bonusPerDeveloper,
                                s.extraBurnout,
                                s.noBurnout,
                                s.actions,
                                numbers.maxActionsPerTurn() - s.actions)
                        : null,
                s.isAnswerAwaited() ? attacks.build(s) : null,
                s.looking > 0 ? new LookView(s.active, s.looking) : null,
                over ? end(s) : null);
    }

    private static @Nullable Integer seat(int seat) {
        return seat == Turn.NOBODY ? null : seat;
    }

    private static List<ProjectView> projects(StartupState s) {
        List<ProjectView> projects = new ArrayList<>();
        for (int side = 0; side < s.points.length; side++) {
            List<Integer> seats = new ArrayList<>();
            for (Office office : s.offices) if (s.side(office.seat) == side) seats.add(office.seat);
            projects.add(new ProjectView(seats, s.points[side], s.points[side] >= s.terms.goal()));
        }
        return projects;
    }

    private List<OfficeView> offices(StartupState s, boolean playing) {
        List<OfficeView> offices = new ArrayList<>();
        for (Office office : s.offices) offices.add(office(s, office, playing));
        return offices;
    }

    private OfficeView office(StartupState s, Office office, boolean playing) {
        boolean open = s.terms.openHands();
        TonightView tonight = tonight(s, office);
        return new OfficeView(
                office.seat,
                s.side(office.seat),
                s.pointsOf(office.seat),
                office.resources,
                office.turn,
                numbers.income(office.turn + 1),
                office.outage,
                office.hand.length,
                s.first != Turn.NOBODY || s.sealed(office.seat) != null,
                office.planned == null ? null : office.plannedOn,
                row(s, office),
                tonight,
                playing ? Soon.of(s, office.seat, tonight.score(), tonight.points()) : null,
                open ? Cards.names(office.hand) : null,
                open && office.planned != null ? office.planned.id() : null);
    }

    private List<EmployeeView> row(StartupState s, Office office) {
        List<EmployeeView> row = new ArrayList<>();
        for (int desk = 0; desk < office.row.length; desk++) {
            Employee employee = office.row[desk];
            row.add(new EmployeeView(
                    employee.card().id(),
                    Efficiency.of(office, desk),
                    employee.card().standing().efficiency(),
                    ScoreSums.explain(office, employee),
                    employee.burnout(),
                    burnout.limit(employee),
                    tonight(s, office, employee),
                    leaves(s, office, employee),
                    knowledge(s, employee),
                    employee.isOnLoan() ? employee.lender() : null,
                    employee.used()));
        }
        return row;
    }

    private static List<KnowledgeView> knowledge(StartupState s, Employee employee) {
        List<KnowledgeView> views = new ArrayList<>();
        for (CardCopy card : employee.knowledge())
            views.add(new KnowledgeView(card.id(), card.bonus(), Piles.has(s.moved, card)));
        return views;
    }

    /** The burnout that the end of the turn adds as things stand. */
    private int tonight(StartupState s, Office office, Employee employee) {
        if (office.seat == s.active) return burnout.atEndOfTurn(s, employee);
        return employee.isOnLoan() ? 0 : burnout.perTurn(employee);
    }

    /** At the end of this turn for the active seat, of the next one for the others, whose loans are home by then. */
    private boolean leaves(StartupState s, Office office, Employee employee) {
        if (office.seat != s.active && employee.isOnLoan()) return false;
        return employee.burnout() + tonight(s, office, employee) >= burnout.limit(employee);
    }

    TonightView tonight(StartupState s, Office office) {
        boolean now = office.seat == s.active;
        List<String> leaving = new ArrayList<>();
        for (Employee employee : Homecoming.nextRow(s, office))
            if (leaves(s, office, employee)) leaving.add(employee.card().id());
        return new TonightView(
                TurnScore.of(s, office).points(),
                pointsAfterNextScore(s, office.seat),
                ScoreSums.explain(s, office),
                leaving,
                now ? Math.max(0, office.resources - s.terms.cap()) : 0);
    }

    /** A partner whose turn comes first scores for the same project. */
    private static int pointsAfterNextScore(StartupState s, int seat) {
        int points = s.pointsOf(seat);
        for (Office office : s.offices)
            if (s.side(office.seat) == s.side(seat)
                    && Homecoming.turnsUntil(s, office.seat) <= Homecoming.turnsUntil(s, seat))
                points += TurnScore.of(s, office).points();
        return points;
    }

    private static List<List<Integer>> sheet(StartupState s) {
        List<List<Integer>> rounds = new ArrayList<>();
        for (int at = 0; at < s.sheet.length; at += s.points.length) {
            List<Integer> line = new ArrayList<>();
            for (int side = 0; side < s.points.length; side++) line.add(s.sheet[at + side]);
            rounds.add(line);
        }
        return rounds;
    }

    private static EndView end(StartupState s) {
        List<Integer> ranks = new ArrayList<>();
        for (int rank : Ranking.of(s)) ranks.add(rank);
        List<LedgerView> ledgers = new ArrayList<>();
        for (Office office : s.offices) ledgers.add(ledger(office.seat, office.ledger));
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
