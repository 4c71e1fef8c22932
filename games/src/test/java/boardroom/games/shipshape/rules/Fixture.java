package boardroom.games.shipshape.rules;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Deal;
import boardroom.engine.Deck;
import boardroom.engine.Event;
import boardroom.engine.Options;
import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import boardroom.games.shipshape.ShipShape;
import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.box.Transport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position of Ship Shape, set up in the game's words: tokens as "2O 1M", a star marks a rotated card. What a firm is given
 * is taken from where it lies, so that nothing is there twice.
 */
public final class Fixture {
    private static final ShipShapeBox BOX = BoxReader.read(BoxReader.shipped("ship-shape"), ShipShapeBox.class);
    private static final String LETTERS = "OMTS";

    public final ShipShape game;
    public final ShipShapeState s;

    /** All that was told since the position was set up. */
    public final List<Event> told = new ArrayList<>();

    private Fixture(ShipShape game, ShipShapeState s) {
        this.game = game;
        this.s = s;
    }

    /** A table of so many seats, seat 0 the holder and in its business step on day 1; options as id and value in turn. */
    public static Fixture table(int seats, Object... options) {
        return table(BOX, seats, options);
    }

    /** The same from a changed box. */
    public static Fixture table(ShipShapeBox box, int seats, Object... options) {
        Map<String, Object> chosen = new LinkedHashMap<>(Map.of("firstHolder", "first-seat"));
        for (int i = 0; i < options.length; i += 2) chosen.put((String) options[i], options[i + 1]);
        ShipShape game = new ShipShape(box);
        return new Fixture(game, game.deal(new Deal(seats, Options.of(box, chosen), 1)));
    }

    public static ShipShapeBox box() {
        return BOX;
    }

    // The table

    /** The Buoy lacks 1T, the last two days have come, and seat 1 has it to spare. */
    public static Fixture oneTokenShort() {
        Fixture table = table(2).day(6).orders("talking-buoy").pool("hand-car", "narrow-gauge", "silk-aerostat");
        table.firm(0).is("kew-and-quarry").holds("4O 2M 1T").with("steam-launch");
        table.firm(1).is("cog-and-coal").holds("1M 4T");
        return table;
    }

    public Fixture holder(int seat) {
        s.holder = seat;
        return this;
    }

    /** This seat is on, at the beginning of its turn. */
    public Fixture active(int seat) {
        s.beginTurn(seat);
        return this;
    }

    public Fixture day(int day) {
        s.day = day;
        return this;
    }

    public Fixture week(int week) {
        s.week = week;
        s.weeks = new WeekReport[0];
        for (int done = 1; done < week; done++)
            s.weeks = Piles.with(s.weeks, new WeekReport(done, s.terms.daysPerWeek(), List.of()));
        return this;
    }

    /** What the piles hold, whatever firms hold. */
    public Fixture piles(String tokens) {
        s.piles = tokens(tokens);
        return this;
    }

    /** These orders are open, and no others. */
    public Fixture orders(String... ids) {
        List<Order> cards = new ArrayList<>();
        for (Order order : s.orders) s.orderDeck = withDeck(s.orderDeck, order, true);
        for (String id : ids) cards.add(find(cards().orders(), id));
        for (Order card : cards) s.orderDeck = withDeck(s.orderDeck, card, false);
        s.orders = cards.toArray(new Order[0]);
        return this;
    }

    /** These cards lie in the first slots of the pool; what lay there goes back into the deck. */
    public Fixture pool(String... ids) {
        int supplies = 0;
        int transports = 0;
        s.supplyPool = s.supplyPool.clone();
        s.transportPool = s.transportPool.clone();
        for (String id : ids) {
            if (isSupply(id)) {
                take(find(cards().supplies(), id));
                Supply old = s.supplyPool[supplies];
                if (old != null) s.supplyDeck = withDeck(s.supplyDeck, old, true);
                s.supplyPool[supplies++] = find(cards().supplies(), id);
            } else {
                take(find(cards().transports(), id));
                Transport old = s.transportPool[transports];
                if (old != null) s.transportDeck = withDeck(s.transportDeck, old, true);
                s.transportPool[transports++] = find(cards().transports(), id);
            }
        }
        return this;
    }

    /** The firm of a seat, to be given what it has. */
    public FirmOf firm(int seat) {
        return new FirmOf(seat);
    }

    // What happens

    /** Opens this phase as if those before it were over. */
    public Fixture goTo(String phase) {
        Telling telling = new Telling();
        game.goTo(s, phase, telling);
        hear(telling);
        return this;
    }

    /** A legal move. */
    public Fixture play(int seat, ShipShapeMove move) {
        String refused = refusal(seat, move);
        if (refused != null) throw new AssertionError("seat " + seat + ", " + move + ": " + refused);
        Telling telling = new Telling();
        game.play(s, seat, move, telling);
        hear(telling);
        return this;
    }

    public Fixture pass(int seat) {
        return play(seat, ShipShapeMove.Pass.PASS);
    }

    /** The clock of this seat runs out. */
    public Fixture timeout(int seat) {
        Telling telling = new Telling();
        game.timeout(s, seat, telling);
        hear(telling);
        return this;
    }

    private void hear(Telling telling) {
        for (Told one : telling.told()) told.add(one.event());
    }

    /** Why a move is refused, as {@code limit-discard}; {@code null}: it is legal. */
    public @Nullable String refusal(int seat, ShipShapeMove move) {
        Say say = game.refusal(s, seat, move);
        return say == null ? null : say.key().replaceFirst("^refuse\\.", "");
    }

    public List<ShipShapeMove> moves(int seat) {
        List<ShipShapeMove> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        return moves;
    }

    public String phase() {
        return game.phaseOf(s);
    }

    // How it reads

    /** "2O 1M"; "-" or "" is nothing. */
    public static Tokens tokens(String words) {
        Tokens tokens = Tokens.NONE;
        for (String word : words.split(" ", -1))
            if (!word.isEmpty() && !word.equals("-"))
                tokens = tokens.plus(
                        Resource.all()[LETTERS.indexOf(word.charAt(word.length() - 1))],
                        Integer.parseInt(word.substring(0, word.length() - 1)));
        return tokens;
    }

    public static String words(Tokens tokens) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < LETTERS.length(); i++) {
            int count = tokens.of(Resource.all()[i]);
            if (count != 0) words.append(' ').append(count).append(LETTERS.charAt(i));
        }
        return words.isEmpty() ? "-" : words.substring(1);
    }

    /** One firm of the position. */
    public final class FirmOf {
        private final int seat;

        private FirmOf(int seat) {
            this.seat = seat;
        }

        private Firm firm() {
            return s.firms[seat];
        }

        /** Its player card is this one; all it had is gone. */
        public FirmOf is(String director) {
            s.piles = s.piles.plus(firm().tokens);
            s.firms[seat] = new Firm(seat, find(cards().players(), director));
            return this;
        }

        /** It holds exactly these tokens; the piles hold the others. */
        public FirmOf holds(String words) {
            Tokens held = Fixture.tokens(words);
            s.piles = s.piles.plus(firm().tokens).minus(held);
            firm().tokens = held;
            return this;
        }

        /** Its play area has these supplies and transports too, in this order. */
        public FirmOf with(String... cards) {
            for (String word : cards) {
                String id = word.replace("*", "");
                boolean rotated = word.endsWith("*");
                if (isSupply(id)) {
                    Supply card = find(cards().supplies(), id);
                    take(card);
                    firm().supplies = Piles.with(firm().supplies, new SupplyInPlay(card, rotated, false));
                } else {
                    Transport card = find(cards().transports(), id);
                    take(card);
                    firm().transports = Piles.with(firm().transports, new TransportInPlay(card, rotated));
                }
            }
            return this;
        }

        public FirmOf scored(int halves) {
            firm().scoreHalves = halves;
            return this;
        }

        /** Back to the table. */
        public Fixture and() {
            return Fixture.this;
        }

        /** "2O 1M". */
        public String tokens() {
            return words(firm().tokens);
        }

        public int score() {
            return firm().scoreHalves;
        }

        /** Its supplies by id, rotated ones with a star. */
        public List<String> supplies() {
            return Arrays.stream(firm().supplies)
                    .map(supply -> supply.card().id() + (supply.rotated() ? "*" : ""))
                    .toList();
        }

        /** Its transports by id, rotated ones with a star. */
        public List<String> transports() {
            return Arrays.stream(firm().transports)
                    .map(transport -> transport.card().id() + (transport.rotated() ? "*" : ""))
                    .toList();
        }
    }

    // Where cards lie

    private Catalogue cards() {
        return game.box().catalogue();
    }

    private boolean isSupply(String id) {
        return cards().supplies().stream().anyMatch(card -> card.id().equals(id));
    }

    private static <C extends Card> C find(List<C> cards, String id) {
        return cards.stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no card " + id));
    }

    /** Takes a card out of its deck or its pool, whose slot is filled again. */
    private void take(Supply card) {
        int slot = Arrays.asList(s.supplyPool).indexOf(card);
        s.supplyDeck = withDeck(s.supplyDeck, card, false);
        if (slot < 0) return;
        s.supplyPool = s.supplyPool.clone();
        s.supplyPool[slot] = s.supplyDeck.draw(_ -> {});
    }

    private void take(Transport card) {
        int slot = Arrays.asList(s.transportPool).indexOf(card);
        s.transportDeck = withDeck(s.transportDeck, card, false);
        if (slot < 0) return;
        s.transportPool = s.transportPool.clone();
        s.transportPool[slot] = s.transportDeck.draw(_ -> {});
    }

    /** The deck without this card, or with it at its bottom. */
    private static <C extends Card> Deck<C> withDeck(Deck<C> deck, C card, boolean added) {
        List<C> left = new ArrayList<>(Arrays.asList(deck.left()));
        left.remove(card);
        if (added) left.addFirst(card);
        C[] none = Arrays.copyOf(deck.left(), 0);
        String name = card instanceof Order ? "orders" : card instanceof Supply ? "supplies" : "transports";
        return new Deck<>(name, left.toArray(none), deck.discards(), new Rng(left.size()));
    }

    /** The deck of orders from the top. */
    public Fixture orderDeck(String... ids) {
        List<Order> left = new ArrayList<>(Arrays.asList(s.orderDeck.left()));
        for (String id : Arrays.asList(ids).reversed()) {
            Order card = find(cards().orders(), id);
            left.remove(card);
            left.add(card);
        }
        s.orderDeck = new Deck<>("orders", left.toArray(new Order[0]), s.orderDeck.discards(), new Rng(1));
        return this;
    }
}
