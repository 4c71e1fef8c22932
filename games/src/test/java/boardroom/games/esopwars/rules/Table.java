package boardroom.games.esopwars.rules;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.engine.Telling;
import boardroom.games.esopwars.EsopWars;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.view.EsopPrivateView;
import boardroom.games.esopwars.view.EsopPublicView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table set up by hand: tests say what matters for them and leave the rest as dealt. */
public final class Table {
    public static final int ALPHA = 0;
    public static final int BETA = 1;
    public static final int GAMMA = 2;
    public static final int DELTA = 3;
    public static final int OMEGA = 4;

    public static final EsopBox BOX = BoxReader.read(BoxReader.shipped("esop-wars"), EsopBox.class);
    public static final EsopWars GAME = new EsopWars(BOX);

    public final EsopState s;
    public final Telling told = new Telling();

    private Table(int teams, Map<String, ?> options) {
        assertThat(Options.refusal(BOX, teams, options)).isNull();
        s = GAME.deal(new Deal(teams, Options.of(BOX, options), 1));
    }

    public static Table of(int teams) {
        return new Table(teams, Map.of());
    }

    public static Table of(int teams, Map<String, ?> options) {
        return new Table(teams, options);
    }

    // Cards, by the beginning of their id

    public static Employee employee(String name) {
        return find(BOX.employees(), name);
    }

    public static MarketCard market(String name) {
        return find(BOX.marketCards(), name);
    }

    public static ExitCard exitCard(String name) {
        return find(BOX.exitCards(), name);
    }

    public static Segment segment(String name) {
        return find(BOX.segments(), name);
    }

    public static Idea idea(String name) {
        return find(BOX.ideas(), name);
    }

    private static <C extends Card> C find(List<C> cards, String name) {
        return cards.stream()
                .filter(card -> card.id().startsWith(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card " + name));
    }

    public static Hire[] hires(String... names) {
        return Arrays.stream(names).map(name -> new Hire(employee(name), 0, 0)).toArray(Hire[]::new);
    }

    // Setting up

    public Team team(int seat) {
        return s.teams[seat];
    }

    public Table pool(int seat, int pool) {
        team(seat).pool = pool;
        return this;
    }

    public Table founded(int seat, int foundingNumber) {
        team(seat).foundingNumber = foundingNumber;
        return this;
    }

    /** Employees at their desks, each with a grant of 0 so that pools stay as said. */
    public Table employs(int seat, String... names) {
        team(seat).hires = hires(names);
        for (String name : names) take(employee(name));
        return this;
    }

    public Table grants(int seat, int... grants) {
        Hire[] hires = team(seat).hires.clone();
        for (int i = 0; i < grants.length; i++)
            hires[i] = new Hire(hires[i].employee(), grants[i], hires[i].roundsServed());
        team(seat).hires = hires;
        return this;
    }

    public Table served(int seat, int... rounds) {
        Hire[] hires = team(seat).hires.clone();
        for (int i = 0; i < rounds.length; i++) hires[i] = new Hire(hires[i].employee(), hires[i].grant(), rounds[i]);
        team(seat).hires = hires;
        return this;
    }

    public Table company(int seat, String segment, String idea, @Nullable String companion) {
        team(seat).segment = segment(segment);
        team(seat).idea = idea(idea);
        team(seat).companion = companion == null ? null : idea(companion);
        return this;
    }

    public Table valued(int seat, long valuation) {
        team(seat).valuation = valuation;
        return this;
    }

    private void take(Employee card) {
        int place = Piles.indexOf(s.deck, card);
        if (place >= 0) s.deck = Piles.without(s.deck, place);
    }

    /** These lots come in this order, the first is on the block; nothing else is left in the deck. */
    public Table lots(String... names) {
        List<Employee> order = new ArrayList<>();
        for (String name : names) order.addFirst(employee(name));
        s.deck = order.toArray(new Employee[0]);
        s.lotsOpened = s.lotsInAll - names.length;
        GAME.goTo(s, MainAuction.ID, Events.NONE);
        return this;
    }

    /** Without a clock: this order for the lots that are open. */
    public Table called(int... seats) {
        s.bidding().callInOrder(seats);
        s.bidding().asks = 0;
        s.bidding().askNext((1 << s.seats()) - 1);
        return this;
    }

    /** The market cards come in this order. */
    public Table markets(String... names) {
        MarketCard[] deck = new MarketCard[names.length];
        for (int i = 0; i < names.length; i++) deck[names.length - 1 - i] = market(names[i]);
        s.marketDeck = deck;
        return this;
    }

    /** This exit card lies on top. */
    public Table exit(String name) {
        s.exitDeck = new ExitCard[] {exitCard(name)};
        return this;
    }

    public Table hand(int seat, String... names) {
        team(seat).hand = Arrays.stream(names).map(Table::draftCard).toArray(DraftCard[]::new);
        return this;
    }

    private static DraftCard draftCard(String name) {
        return BOX.segments().stream().anyMatch(segment -> segment.id().startsWith(name)) ? segment(name) : idea(name);
    }

    // Jumping ahead: everybody has a full team and the next phase opens

    private Table jumpTo(String phase) {
        s.bidding = null;
        s.deck = EsopState.NO_EMPLOYEES;
        GAME.goTo(s, phase, told);
        return this;
    }

    public Table seedRound() {
        return jumpTo("seed-round");
    }

    public Table drop() {
        return jumpTo("drop");
    }

    public Table matureRound() {
        return jumpTo("mature-round");
    }

    /** Every active team's drop, in seat order; the second auction opens. */
    public Table secondary(String... drops) {
        drop();
        int next = 0;
        for (Team team : s.teams)
            if (team.isActive())
                play(team.seat, new EsopMove.Drop(employee(drops[next++]).id()));
        assertThat(isSecondAuction()).isTrue();
        return this;
    }

    private boolean isSecondAuction() {
        return GAME.isIn(s, SecondaryAuction.ID);
    }

    // Playing

    public Table play(int seat, EsopMove move) {
        assertThat(refusal(seat, move)).as("%s by %s", move, seat).isNull();
        GAME.play(s, seat, move, told);
        return this;
    }

    public @Nullable Say refusal(int seat, EsopMove move) {
        return GAME.refusal(s, seat, move);
    }

    public Table bid(int seat, int amount) {
        return play(seat, new Bid(lot().card.id(), amount));
    }

    public Table bid(int seat, String lot, int amount) {
        return play(seat, new Bid(employee(lot).id(), amount));
    }

    public Table pass(int... seats) {
        for (int seat : seats)
            play(seat, isSecondAuction() ? PassAll.NOW : new Pass(lot().card.id()));
        return this;
    }

    /** The clock runs out on these seats. */
    public Table timeout(int... seats) {
        for (int seat : seats) {
            assertThat(GAME.owes(s).has(seat)).isTrue();
            GAME.timeout(s, seat, told);
        }
        return this;
    }

    public @Nullable Say refusalOfBid(int seat, int amount) {
        return refusal(seat, new Bid(lot().card.id(), amount));
    }

    public @Nullable Say refusalOfBid(int seat, String lot, int amount) {
        return refusal(seat, new Bid(employee(lot).id(), amount));
    }

    // Looking

    public Lot lot() {
        return s.bidding().lot();
    }

    public Lot lot(String name) {
        return s.bidding().lots[s.bidding().find(employee(name).id())];
    }

    public List<EsopMove> moves(int seat) {
        List<EsopMove> moves = new ArrayList<>();
        GAME.moves(s, seat, moves::add);
        return moves;
    }

    public List<Integer> bids(int seat) {
        return moves(seat).stream()
                .filter(Bid.class::isInstance)
                .map(move -> ((Bid) move).amount())
                .toList();
    }

    public String employees(int seat) {
        return String.join(
                " ",
                Arrays.stream(team(seat).hires)
                        .map(hire -> firstName(hire.employee()))
                        .toList());
    }

    private static String firstName(Employee employee) {
        return employee.name().substring(0, employee.name().indexOf(" "));
    }

    public boolean isOver() {
        return GAME.owes(s).isEmpty();
    }

    public EsopPublicView view() {
        return (EsopPublicView) GAME.publicView(s);
    }

    public EsopPublicView.LotView lotView() {
        return requireNonNull(view().lot());
    }

    public EsopPublicView.SecondaryView secondaryView() {
        return requireNonNull(view().secondary());
    }

    public EsopPublicView.DraftView draftView() {
        return requireNonNull(view().draft());
    }

    public EsopPublicView.EndView endView() {
        return requireNonNull(view().end());
    }

    public EsopPrivateView.LimitView limit(int seat) {
        return requireNonNull(view(seat).limit());
    }

    public String drawn(int seat) {
        return requireNonNull(view(seat).drawn());
    }

    public Pace pace() {
        return requireNonNull(GAME.pace(s));
    }

    public EsopPrivateView view(int seat) {
        return (EsopPrivateView) GAME.privateView(s, seat);
    }

    public <E extends Event> List<E> heard(Class<E> type) {
        return told.told().stream()
                .map(t -> t.event())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }
}
