package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.engine.Telling;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.ItStartupBox;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * A play laid out by hand: cards are named as in the rulebook ("Full Stack Ninja(2) with TDD, Code Review"), copies are
 * taken as they come, and what is named nowhere lies out of the way.
 */
public final class Desk {
    public static final ItStartupBox BOX = BoxReader.read(BoxReader.shipped("it-startup"), ItStartupBox.class);

    public final ItStartup game;
    public final StartupState state;
    private final Map<String, Integer> copies = new HashMap<>();

    private Desk(ItStartup game, StartupState state) {
        this.game = game;
        this.state = state;
    }

    /** The same position, to be played on in another way. */
    public Desk copy() {
        return new Desk(game, state.copy());
    }

    private Desk(ItStartupBox box, int seats, Map<String, ?> options) {
        game = new ItStartup(box);
        assertThat(Options.refusal(box, seats, options)).isNull();
        Map<String, Object> chosen = new HashMap<>(options);
        chosen.putIfAbsent("mulligan", false);
        if (!chosen.containsKey("first-player")) chosen.put("first-player", "chosen");
        state = game.deal(new Deal(seats, Options.of(box, chosen), 7));
        state.deck = Office.NO_CARDS;
        for (Office office : state.offices) {
            office.hand = Office.NO_CARDS;
            office.resources = 0;
            office.turn = 5;
        }
        state.round = 5;
    }

    /** Two players, seat 0 active in its main phase, standard options, everything else empty. */
    public static Desk standard() {
        return with(Map.of());
    }

    public static Desk with(Map<String, ?> options) {
        return new Desk(BOX, 2, options);
    }

    public static Desk of(int seats) {
        return new Desk(BOX, seats, Map.of());
    }

    public static Desk of(int seats, Map<String, ?> options) {
        return new Desk(BOX, seats, options);
    }

    public static Desk from(ItStartupBox box) {
        return new Desk(box, 2, Map.of());
    }

    // Given

    public Desk hand(int seat, String... cards) {
        state.offices[seat].hand = all(cards);
        return this;
    }

    public Desk deck(String... cards) {
        state.deck = all(cards);
        return this;
    }

    public Desk resources(int seat, int amount) {
        state.offices[seat].resources = amount;
        return this;
    }

    public Desk points(int side, int amount) {
        state.points[side] = amount;
        return this;
    }

    public Desk turn(int seat, int number) {
        state.offices[seat].turn = number;
        return this;
    }

    public Desk planned(int seat, String card, int turn) {
        state.offices[seat].planned = next(card);
        state.offices[seat].plannedOn = turn;
        return this;
    }

    /** "Full Stack Ninja(2) with TDD, Code Review" at the right end of the row. */
    public Desk row(int seat, String... employees) {
        for (String employee : employees) employ(seat, employee, Employee.NOT_ON_LOAN);
        return this;
    }

    /** The same, borrowed. */
    public Desk borrowed(int seat, int lender, String employee) {
        employ(seat, employee, lender);
        return this;
    }

    private void employ(int seat, String text, int lender) {
        String[] parts = text.split(" with ", 2);
        int open = parts[0].indexOf('(');
        int burnout = open < 0 ? 0 : Integer.parseInt(parts[0].substring(open + 1, parts[0].length() - 1));
        CardCopy card = next(open < 0 ? parts[0] : parts[0].substring(0, open));
        CardCopy[] knowledge = parts.length == 1 ? Office.NO_CARDS : all(parts[1].split(", "));
        Office office = state.offices[seat];
        office.row = Piles.with(office.row, new Employee(card, burnout, knowledge, lender, false));
    }

    private CardCopy[] all(String... names) {
        CardCopy[] cards = new CardCopy[names.length];
        for (int i = 0; i < names.length; i++) cards[i] = next(names[i]);
        return cards;
    }

    /** The next copy of this name that was not used yet. */
    private CardCopy next(String name) {
        int number = copies.merge(name, 1, Integer::sum);
        for (CardCopy card : game.box().catalogue().copies().all())
            if (card.name().equals(name) && --number == 0) return card;
        throw new IllegalArgumentException("no such card, or no such copy: " + name);
    }

    // When

    /** The copy of this name that is in a seat's hand or plan slot. */
    public String inHand(int seat, String name) {
        CardCopy planned = state.offices[seat].planned;
        for (CardCopy card : state.offices[seat].hand) if (card.name().equals(name)) return card.id();
        if (planned != null && planned.name().equals(name)) return planned.id();
        throw new IllegalArgumentException(name + " is not in the hand of seat " + seat);
    }

    /** The copy of this name that lies in a row or under somebody in it. */
    public String inRow(int seat, String name) {
        for (Employee employee : state.offices[seat].row) {
            if (employee.card().name().equals(name)) return employee.card().id();
            for (CardCopy card : employee.knowledge()) if (card.name().equals(name)) return card.id();
        }
        throw new IllegalArgumentException(name + " does not work for seat " + seat);
    }

    public Desk hire(String card) {
        return play(new StartupMove.PlayEmployee(inHand(state.active, card), null));
    }

    public Desk hire(String card, int owner, String target) {
        return play(new StartupMove.PlayEmployee(inHand(state.active, card), inRow(owner, target)));
    }

    public Desk attach(String card, String developer) {
        return play(new StartupMove.AttachKnowledge(inHand(state.active, card), inRow(state.active, developer)));
    }

    public Desk transfer(String card, String developer) {
        return play(transferring(card, developer));
    }

    public StartupMove transferring(String card, String developer) {
        return new StartupMove.TransferKnowledge(inRow(state.active, card), inRow(state.active, developer));
    }

    public Desk act(String card) {
        return play(new StartupMove.PlayAction(inHand(state.active, card), null, null, null));
    }

    public Desk actOn(String card, int seat) {
        return play(new StartupMove.PlayAction(inHand(state.active, card), seat, null, null));
    }

    public Desk actOn(String card, int seat, String employee) {
        return play(aim(card, seat, employee));
    }

    public StartupMove aim(String card, int seat, String employee) {
        return new StartupMove.PlayAction(inHand(state.active, card), null, inRow(seat, employee), null);
    }

    public Desk leak(String card, int seat, String knowledge, String developer) {
        return play(new StartupMove.PlayAction(
                inHand(state.active, card), null, inRow(seat, knowledge), inRow(state.active, developer)));
    }

    public Desk plan(String card) {
        return play(new StartupMove.PlanAction(inHand(state.active, card)));
    }

    public Desk sell(String card) {
        return play(new StartupMove.SellCard(inHand(state.active, card)));
    }

    public Desk buy() {
        return play(StartupMove.BuyCard.NOW);
    }

    /** Flips until the coin shows this face, each time from the same position. */
    public Desk flip(String user, int owner, String target, boolean heads) {
        StartupMove move = new StartupMove.UseAbility(inRow(state.active, user), inRow(owner, target));
        assertThat(refusal(move)).isNull();
        AtomicBoolean shown = new AtomicBoolean(!heads);
        while (shown.get() != heads) {
            StartupState tried = state.copy();
            game.play(tried, state.active, move, new FaceOf(shown));
            if (shown.get() != heads) state.coins.below(2);
        }
        return play(move);
    }

    public Desk pass() {
        return respond(StartupMove.Respond.PASS);
    }

    public Desk pay() {
        return respond(StartupMove.Respond.PAY);
    }

    public Desk block(String champion) {
        return respond(inRow(state.resolving().aim().seat(), champion));
    }

    private Desk respond(String answer) {
        return play(state.resolving().aim().seat(), new StartupMove.Respond(answer));
    }

    public Desk pick(String card) {
        for (int i = 0; i < state.looking; i++)
            if (state.deck[i].name().equals(card)) return play(new StartupMove.Pick(state.deck[i].id()));
        throw new IllegalArgumentException(card + " is not looked at");
    }

    /** Ends the turn and stops before the next seat's turn starts, as the examples do. */
    public Desk endTurn() {
        Burnout burnout = new Burnout(game.box().constants());
        new TurnEnd(new Effects(burnout), burnout).open(state, Events.NONE);
        return this;
    }

    /** Ends the turn and starts the next one. */
    public Desk nextTurn() {
        return play(StartupMove.EndTurn.NOW);
    }

    /** Starts the turn of this seat again from its first step, with one turn less behind it. */
    public Desk startTurn(int seat) {
        state.active = Math.floorMod(seat - 1, state.seats());
        game.goTo(state, "turn-start", Events.NONE);
        return this;
    }

    public Desk play(StartupMove move) {
        return play(state.active, move);
    }

    public Desk play(int seat, StartupMove move) {
        Say refusal = game.refusal(state, seat, move);
        if (refusal != null) throw new AssertionError(move + " was refused: " + refusal);
        game.play(state, seat, move, new Telling());
        return this;
    }

    /** The clock of a seat runs out. */
    public Desk timeout(int seat) {
        game.timeout(state, seat, new Telling());
        return this;
    }

    // Then

    /** As the views name it. */
    public String phase() {
        return game.phaseOf(state);
    }

    public @Nullable Say refusal(StartupMove move) {
        return game.refusal(state, state.active, move);
    }

    public void refuses(String why, StartupMove move) {
        refuses(why, state.active, move);
    }

    public void refuses(String why, int seat, StartupMove move) {
        Say refusal = game.refusal(state, seat, move);
        assertThat(refusal).as("%s", move).isNotNull();
        assertThat(Objects.requireNonNull(refusal).key()).isEqualTo("refuse." + why);
    }

    public List<String> hand(int seat) {
        return names(state.offices[seat].hand);
    }

    public List<String> deck() {
        return names(state.deck);
    }

    /** "Bootcamp Graduate(1)", left to right. */
    public List<String> row(int seat) {
        List<String> row = new ArrayList<>();
        for (Employee employee : state.offices[seat].row)
            row.add(employee.card().name() + "(" + employee.burnout() + ")");
        return row;
    }

    public List<String> knowledge(int seat, String employee) {
        return names(employee(seat, employee).knowledge());
    }

    public Employee employee(int seat, String name) {
        for (Employee employee : state.offices[seat].row)
            if (employee.card().name().equals(name)) return employee;
        throw new IllegalArgumentException(name + " does not work for seat " + seat);
    }

    public int efficiency(int seat, String name) {
        Office office = state.offices[seat];
        for (int desk = 0; desk < office.row.length; desk++)
            if (office.row[desk].card().name().equals(name)) return Efficiency.of(office, desk);
        throw new IllegalArgumentException(name + " does not work for seat " + seat);
    }

    /** What ending the turn now would score. */
    public int turnScore(int seat) {
        return TurnScore.of(state, state.offices[seat]).points();
    }

    public int resources(int seat) {
        return state.offices[seat].resources;
    }

    public int points(int side) {
        return state.points[side];
    }

    /** What each seat that is asked may answer: pass, pay, or the name of an employee. */
    public List<String> answers() {
        if (!game.isIn(state, "response")) return List.of();
        List<String> answers = new ArrayList<>();
        game.moves(state, state.resolving().aim().seat(), move -> {
            String answer = ((StartupMove.Respond) move).answer();
            CardCopy card = game.box().catalogue().copies().find(answer);
            answers.add(card == null ? answer : card.name());
        });
        return answers;
    }

    /** The listed moves of the active seat that are of this kind. */
    public <M extends StartupMove> List<M> moves(Class<M> kind) {
        List<M> moves = new ArrayList<>();
        game.moves(state, state.active, move -> {
            if (kind.isInstance(move)) moves.add(kind.cast(move));
        });
        return moves;
    }

    /** Whom a card can be aimed at, by name. */
    public List<@Nullable String> targets(String card) {
        List<@Nullable String> targets = new ArrayList<>();
        for (StartupMove.PlayEmployee move : moves(StartupMove.PlayEmployee.class))
            if (name(move.card()).equals(card)) targets.add(nameOrNull(move.target()));
        for (StartupMove.PlayAction move : moves(StartupMove.PlayAction.class))
            if (name(move.card()).equals(card)) targets.add(nameOrNull(move.target()));
        return targets;
    }

    public String name(String id) {
        return game.box().catalogue().copies().get(id).name();
    }

    private @Nullable String nameOrNull(@Nullable String id) {
        return id == null ? null : name(id);
    }

    private static List<String> names(CardCopy[] cards) {
        List<String> names = new ArrayList<>();
        for (CardCopy card : cards) names.add(card.name());
        return names;
    }

    /** Notes the face of the coin. */
    private record FaceOf(AtomicBoolean heads) implements Events {
        @Override
        public void tell(boardroom.engine.Seats hearers, boardroom.engine.Event event) {}

        @Override
        public void tell(boardroom.engine.Event event) {
            if (event instanceof StartupEvent.CoinFlipped coin)
                heads.set(coin.side().equals("heads"));
        }
    }
}
