package boardroom.games.esopwars;

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
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Pass;
import boardroom.games.esopwars.EsopMove.PassAll;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.ExitCard;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table set up by hand: tests say what matters for them and leave the rest as dealt. */
final class Table {
    static final int ALPHA = 0;
    static final int BETA = 1;
    static final int GAMMA = 2;
    static final int DELTA = 3;
    static final int OMEGA = 4;

    static final EsopBox BOX = BoxReader.read(BoxReader.shipped("esop-wars"), EsopBox.class);
    static final EsopWars GAME = new EsopWars(BOX);

    final EsopState s;
    final Telling told = new Telling();

    private Table(int teams, Map<String, ?> options) {
        assertThat(Options.refusal(BOX, teams, options)).isNull();
        s = GAME.deal(new Deal(teams, Options.of(BOX, options), 1));
    }

    static Table of(int teams) {
        return new Table(teams, Map.of());
    }

    static Table of(int teams, Map<String, ?> options) {
        return new Table(teams, options);
    }

    // Cards, by the beginning of their id

    static Employee employee(String name) {
        return find(BOX.employees(), name);
    }

    static MarketCard market(String name) {
        return find(BOX.marketCards(), name);
    }

    static ExitCard exitCard(String name) {
        return find(BOX.exitCards(), name);
    }

    static Segment segment(String name) {
        return find(BOX.segments(), name);
    }

    static Idea idea(String name) {
        return find(BOX.ideas(), name);
    }

    private static <C extends Card> C find(List<C> cards, String name) {
        return cards.stream()
                .filter(card -> card.id().startsWith(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no card " + name));
    }

    static Hire[] hires(String... names) {
        return Arrays.stream(names).map(name -> new Hire(employee(name), 0, 0)).toArray(Hire[]::new);
    }

    // Setting up

    Team team(int seat) {
        return s.teams[seat];
    }

    Table pool(int seat, int pool) {
        team(seat).pool = pool;
        return this;
    }

    Table founded(int seat, int foundingNumber) {
        team(seat).foundingNumber = foundingNumber;
        return this;
    }

    /** Employees at their desks, each with a grant of 0 so that pools stay as said. */
    Table employs(int seat, String... names) {
        team(seat).hires = hires(names);
        for (String name : names) take(employee(name));
        return this;
    }

    Table grants(int seat, int... grants) {
        Hire[] hires = team(seat).hires.clone();
        for (int i = 0; i < grants.length; i++)
            hires[i] = new Hire(hires[i].employee(), grants[i], hires[i].roundsServed());
        team(seat).hires = hires;
        return this;
    }

    Table served(int seat, int... rounds) {
        Hire[] hires = team(seat).hires.clone();
        for (int i = 0; i < rounds.length; i++) hires[i] = new Hire(hires[i].employee(), hires[i].grant(), rounds[i]);
        team(seat).hires = hires;
        return this;
    }

    Table company(int seat, String segment, String idea, @Nullable String companion) {
        team(seat).segment = segment(segment);
        team(seat).idea = idea(idea);
        team(seat).companion = companion == null ? null : idea(companion);
        return this;
    }

    Table valued(int seat, long valuation) {
        team(seat).valuation = valuation;
        return this;
    }

    private void take(Employee card) {
        int place = Piles.indexOf(s.deck, card);
        if (place >= 0) s.deck = Piles.without(s.deck, place);
    }

    /** These lots come in this order, the first is on the block; nothing else is left in the deck. */
    Table lots(String... names) {
        List<Employee> order = new ArrayList<>();
        for (String name : names) order.addFirst(employee(name));
        s.deck = order.toArray(new Employee[0]);
        s.lotsOpened = s.lotsInAll - names.length;
        GAME.goTo(s, MainAuction.ID, Events.NONE);
        return this;
    }

    /** Without a clock: this order for the lots that are open. */
    Table called(int... seats) {
        s.bidding().callInOrder(seats);
        s.bidding().asks = 0;
        s.bidding().askNext((1 << s.seats()) - 1);
        return this;
    }

    /** The market cards come in this order. */
    Table markets(String... names) {
        MarketCard[] deck = new MarketCard[names.length];
        for (int i = 0; i < names.length; i++) deck[names.length - 1 - i] = market(names[i]);
        s.marketDeck = deck;
        return this;
    }

    /** This exit card lies on top. */
    Table exit(String name) {
        s.exitDeck = new ExitCard[] {exitCard(name)};
        return this;
    }

    Table hand(int seat, String... names) {
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

    Table seedRound() {
        return jumpTo("seed-round");
    }

    Table drop() {
        return jumpTo("drop");
    }

    Table matureRound() {
        return jumpTo("mature-round");
    }

    /** Every active team's drop, in seat order; the second auction opens. */
    Table secondary(String... drops) {
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

    Table play(int seat, EsopMove move) {
        assertThat(refusal(seat, move)).as("%s by %s", move, seat).isNull();
        GAME.play(s, seat, move, told);
        return this;
    }

    @Nullable Say refusal(int seat, EsopMove move) {
        return GAME.refusal(s, seat, move);
    }

    Table bid(int seat, int amount) {
        return play(seat, new Bid(lot().card.id(), amount));
    }

    Table bid(int seat, String lot, int amount) {
        return play(seat, new Bid(employee(lot).id(), amount));
    }

    Table pass(int... seats) {
        for (int seat : seats)
            play(seat, isSecondAuction() ? PassAll.NOW : new Pass(lot().card.id()));
        return this;
    }

    /** The clock runs out on these seats. */
    Table timeout(int... seats) {
        for (int seat : seats) {
            assertThat(GAME.owes(s).has(seat)).isTrue();
            GAME.timeout(s, seat, told);
        }
        return this;
    }

    @Nullable Say refusalOfBid(int seat, int amount) {
        return refusal(seat, new Bid(lot().card.id(), amount));
    }

    @Nullable Say refusalOfBid(int seat, String lot, int amount) {
        return refusal(seat, new Bid(employee(lot).id(), amount));
    }

    // Looking

    Lot lot() {
        return s.bidding().lot();
    }

    Lot lot(String name) {
        return s.bidding().lots[s.bidding().find(employee(name).id())];
    }

    List<EsopMove> moves(int seat) {
        List<EsopMove> moves = new ArrayList<>();
        GAME.moves(s, seat, moves::add);
        return moves;
    }

    List<Integer> bids(int seat) {
        return moves(seat).stream()
                .filter(Bid.class::isInstance)
                .map(move -> ((Bid) move).amount())
                .toList();
    }

    String employees(int seat) {
        return String.join(
                " ",
                Arrays.stream(team(seat).hires)
                        .map(hire -> firstName(hire.employee()))
                        .toList());
    }

    private static String firstName(Employee employee) {
        return employee.name().substring(0, employee.name().indexOf(" "));
    }

    boolean isOver() {
        return GAME.owes(s).isEmpty();
    }

    EsopPublicView view() {
        return (EsopPublicView) GAME.publicView(s);
    }

    EsopPublicView.LotView lotView() {
        return requireNonNull(view().lot());
    }

    EsopPublicView.SecondaryView secondaryView() {
        return requireNonNull(view().secondary());
    }

    EsopPublicView.DraftView draftView() {
        return requireNonNull(view().draft());
    }

    EsopPublicView.EndView endView() {
        return requireNonNull(view().end());
    }

    EsopPrivateView.LimitView limit(int seat) {
        return requireNonNull(view(seat).limit());
    }

    String drawn(int seat) {
        return requireNonNull(view(seat).drawn());
    }

    Pace pace() {
        return requireNonNull(GAME.pace(s));
    }

    EsopPrivateView view(int seat) {
        return (EsopPrivateView) GAME.privateView(s, seat);
    }

    <E extends Event> List<E> heard(Class<E> type) {
        return told.told().stream()
                .map(t -> t.event())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }
}
