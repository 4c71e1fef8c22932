package boardroom.engine.offers;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.GameTypes;
import boardroom.engine.Kind;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Ranking;
import boardroom.engine.Refusal;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.PhasedGame;
import boardroom.engine.phases.PhasedState;
import boardroom.engine.phases.Together;
import boardroom.engine.phases.Turn;
import boardroom.engine.phases.Words;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game of offers. In the morning the first seat cries out a swap of apples for pears, and those it was put to answer; in
 * the afternoon all put offers to each other side by side, until everybody is ready.
 */
final class FruitMarket extends PhasedGame<FruitMarket.Stalls, FruitMarket.Deed> {
    static final int SEATS = 3;
    static final int OFFERS_EACH = 3;
    static final int HEAD_START = 8_000;

    /** What is shipped of it: a head. */
    record Crate(@JsonUnwrapped Head head) implements Box {}

    /** So many apples for so many pears, as one side sees it; fewer than none are got. */
    record Swap(int apples, int pears) {
        Swap mirrored() {
            return new Swap(-apples, -pears);
        }
    }

    /** Everything that is decided. */
    sealed interface Deed extends Move {}

    @JsonTypeName("cry")
    record Cry(List<Integer> to, Swap swap) implements Deed {}

    /** What those do to whom the swap was cried. */
    sealed interface Reply extends Deed {}

    @JsonTypeName("take")
    record Take() implements Reply {}

    @JsonTypeName("leave")
    record Leave(@Nullable String why) implements Reply {}

    @JsonTypeName("haggle")
    record Haggle(Swap swap) implements Reply {}

    /** What is done in the afternoon. */
    sealed interface Dealing extends Deed {}

    @JsonTypeName("put")
    record Put(int to, Swap swap) implements Dealing {}

    @JsonTypeName("accept")
    record Accept(int offer) implements Dealing {}

    @JsonTypeName("decline")
    record Decline(int offer) implements Dealing {}

    @JsonTypeName("withdraw")
    record Withdraw(int offer) implements Dealing {}

    @JsonTypeName("ready")
    record Ready() implements Dealing {}

    /** What happens. */
    sealed interface Heard extends Event {}

    @JsonTypeName("swapped")
    record Swapped(Arg.Seat seat, Arg.Seat with, int apples, int pears) implements Heard {}

    @JsonTypeName("taken")
    record Taken(Arg.Seat seat) implements Heard {}

    @JsonTypeName("answered")
    record Answered(Arg.Seat seat, String how) implements Heard {}

    record Fruit(List<Integer> apples) implements PublicView {}

    record Own() implements PrivateView {}

    record NotThere() implements Refusal {}

    record NotYours() implements Refusal {}

    record NoMoreOffers() implements Refusal {}

    /** What is asked. */
    @Kind("market")
    record Asked() implements Sentence {}

    /** All there is to know. */
    static final class Stalls extends PhasedState<Stalls, Deed> {
        int[] apples = {3, 3, 3};
        int[] pears = {3, 3, 3};
        boolean cried;

        @Nullable Offer<Swap> offer;

        OpenOffers<Swap> open = OpenOffers.none(SEATS);
        Seats dealing = Seats.all(SEATS);

        Stalls() {
            super(SEATS);
        }

        @Override
        protected void separate() {
            apples = apples.clone();
            pears = pears.clone();
        }
    }

    /** Fruit that lies on both sides changes hands. */
    record Fair() implements Bargain<Stalls, Swap> {
        @Override
        public @Nullable Refusal refusal(Stalls s, int by, int with, Swap swap) {
            boolean isThere = s.apples[by] >= swap.apples()
                    && s.pears[by] >= swap.pears()
                    && s.apples[with] >= -swap.apples()
                    && s.pears[with] >= -swap.pears();
            return isThere ? null : new NotThere();
        }

        @Override
        public void strike(Stalls s, int by, int with, Swap swap, Events events) {
            s.apples[by] -= swap.apples();
            s.apples[with] += swap.apples();
            s.pears[by] -= swap.pears();
            s.pears[with] += swap.pears();
            events.tell(new Swapped(new Arg.Seat(by), new Arg.Seat(with), swap.apples(), swap.pears()));
        }
    }

    /** The first seat cries out one swap. */
    record Crying() implements Turn<Stalls, Cry> {
        @Override
        public int decider(Stalls s) {
            return s.cried ? NOBODY : 0;
        }

        @Override
        public void offers(Stalls s, int seat, Consumer<? super Cry> out) {
            out.accept(new Cry(List.of(1, 2), new Swap(1, -1)));
        }

        @Override
        public @Nullable Refusal refuse(Stalls s, Cry move) {
            return null;
        }

        @Override
        public void play(Stalls s, int seat, Cry move, Events events) {
            s.cried = true;
            s.offer = Offer.of(seat, Seats.ofList(move.to()), move.swap());
        }

        @Override
        public void timeout(Stalls s, int seat, Events events) {
            s.cried = true;
        }
    }

    /** Whoever was cried to answers. */
    static final class Answers extends Answering<Stalls, Reply, Swap> {
        private final Fair fair;

        Answers(Fair fair) {
            super(fair);
            this.fair = fair;
        }

        @Override
        protected @Nullable Offer<Swap> offer(Stalls s) {
            return s.offer;
        }

        @Override
        protected void keep(Stalls s, Offer<Swap> answered) {
            s.offer = answered;
        }

        @Override
        protected void accepted(Stalls s, Offer<Swap> offer, int seat, Events events) {
            s.offer = null;
            events.tell(new Taken(new Arg.Seat(seat)));
        }

        @Override
        protected void tell(Stalls s, Offer<Swap> offer, Answer<Swap> answer, Events events) {
            String how = answer.counter() != null ? "haggles" : answer.why() != null ? answer.why() : "leaves it";
            events.tell(new Answered(new Arg.Seat(answer.seat()), how));
        }

        @Override
        public void offers(Stalls s, int seat, Consumer<? super Reply> out) {
            out.accept(new Take());
            out.accept(new Leave(null));
        }

        @Override
        public @Nullable Refusal refuse(Stalls s, int seat, Reply move) {
            Offer<Swap> offer = asked(s);
            return switch (move) {
                case Take _ -> fair.refusal(s, offer.by(), seat, offer.terms());
                case Leave _ -> null;
                case Haggle haggle -> fair.refusal(s, seat, offer.by(), haggle.swap());
            };
        }

        @Override
        public void play(Stalls s, int seat, Reply move, Events events) {
            switch (move) {
                case Take _ -> accept(s, seat, asked(s).terms(), events);
                case Leave leave -> answer(s, seat, null, leave.why(), events);
                case Haggle haggle -> answer(s, seat, haggle.swap(), null, events);
            }
        }

        @Override
        public long headStart(Stalls s, int seat) {
            return asked(s).to().count() > 1 ? HEAD_START : 0;
        }

        @Override
        public Pace pace(Stalls s) {
            return Pace.once(owes(s), 20_000);
        }
    }

    /** Everybody puts offers to everybody, until all are ready. */
    record Window(Fair fair) implements Together<Stalls, Dealing> {
        @Override
        public boolean isDeciding(Stalls s, int seat) {
            return s.dealing.has(seat);
        }

        /** What this seat still has to give, beside what its open offers have set aside. */
        private static Swap free(Stalls s, int seat) {
            int apples = s.apples[seat];
            int pears = s.pears[seat];
            for (Swap swap : s.open.setAside(seat)) {
                apples -= Math.max(0, swap.apples());
                pears -= Math.max(0, swap.pears());
            }
            return new Swap(apples, pears);
        }

        @Override
        public void offers(Stalls s, int seat, Consumer<? super Dealing> out) {
            out.accept(new Ready());
        }

        @Override
        public @Nullable Refusal refuse(Stalls s, int seat, Dealing move) {
            return switch (move) {
                case Put put -> refusePutting(s, seat, put);
                case Accept accept -> refuseTaking(s, seat, s.open.get(accept.offer()));
                case Decline decline -> isFor(seat, s.open.get(decline.offer())) ? null : new NotYours();
                case Withdraw withdraw -> isBy(seat, s.open.get(withdraw.offer())) ? null : new NotYours();
                case Ready _ -> null;
            };
        }

        private static boolean isFor(int seat, @Nullable Offer<Swap> offer) {
            return offer != null && offer.to().has(seat);
        }

        private static boolean isBy(int seat, @Nullable Offer<Swap> offer) {
            return offer != null && offer.by() == seat;
        }

        private static @Nullable Refusal refusePutting(Stalls s, int seat, Put put) {
            if (seat == put.to() || !s.dealing.has(put.to()) || s.open.between(seat, put.to()) != null)
                return new NotYours();
            if (s.open.madeBy(seat) == OFFERS_EACH) return new NoMoreOffers();
            Swap free = free(s, seat);
            boolean isThere = free.apples() >= put.swap().apples()
                    && free.pears() >= put.swap().pears();
            return isThere ? null : new NotThere();
        }

        /** What the taker gives must be free; what the maker gives was set aside for it. */
        private @Nullable Refusal refuseTaking(Stalls s, int seat, @Nullable Offer<Swap> offer) {
            if (offer == null || !isFor(seat, offer)) return new NotYours();
            Swap free = free(s, seat);
            Swap given = offer.terms().mirrored();
            if (free.apples() < given.apples() || free.pears() < given.pears()) return new NotThere();
            return fair.refusal(s, offer.by(), seat, offer.terms());
        }

        @Override
        public void play(Stalls s, int seat, Dealing move, Events events) {
            switch (move) {
                case Put put -> s.open = s.open.with(seat, put.to(), put.swap());
                case Accept accept -> {
                    Offer<Swap> offer = s.open.get(accept.offer());
                    s.open = s.open.without(accept.offer());
                    if (offer != null) fair.strike(s, offer.by(), seat, offer.terms(), events);
                }
                case Decline decline -> s.open = s.open.without(decline.offer());
                case Withdraw withdraw -> s.open = s.open.without(withdraw.offer());
                case Ready _ -> ready(s, seat);
            }
        }

        private static void ready(Stalls s, int seat) {
            s.open = s.open.withoutSeat(seat);
            s.dealing = s.dealing.without(seat);
        }

        @Override
        public void timeout(Stalls s, int seat, Events events) {
            ready(s, seat);
        }
    }

    /** The same words for everything. */
    private record Said<M extends Move>() implements Words<Stalls, M> {
        @Override
        public Line ask(Stalls s, int seat) {
            return Line.of(new Asked());
        }

        @Override
        public Sentence label(Stalls s, int seat, M move) {
            return new Asked();
        }
    }

    FruitMarket() {
        Fair fair = new Fair();
        super(
                new Crate(head()),
                1,
                new GameTypes<>(Stalls.class, Deed.class, Heard.class, Fruit.class, Own.class),
                List.of(
                        phase("cry", "1", Cry.class, new Crying(), _ -> new Said<>(), _ -> FruitMarket::all),
                        phase("answer", "2", Reply.class, new Answers(fair), _ -> new Said<>(), _ -> FruitMarket::all),
                        phase(
                                "window",
                                "3",
                                Dealing.class,
                                new Window(fair),
                                _ -> new Said<>(),
                                _ -> FruitMarket::all)));
    }

    private static void all(Stalls s, int seat, List<? extends Deed> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = 1;
    }

    private static Box.Head head() {
        return new Box.Head(
                "fruit-market",
                "Fruit Market",
                1,
                "en",
                new Box.SeatRange(SEATS, SEATS, SEATS),
                new Box.Minutes(1, 2),
                List.of(),
                List.of(),
                null,
                null,
                null,
                null);
    }

    /** A morning at which this was cried to these. */
    Stalls cried(Swap swap, Integer... to) {
        Stalls s = deal(new Deal(SEATS, Options.of(box(), Map.of()), 7));
        play(s, 0, new Cry(List.of(to), swap), Events.NONE);
        return s;
    }

    /** An afternoon at which nothing was offered yet. */
    Stalls afternoon() {
        Stalls s = cried(new Swap(1, -1), 1);
        play(s, 1, new Leave(null), Events.NONE);
        return s;
    }

    @Override
    protected Stalls setUp(Deal deal) {
        return new Stalls();
    }

    /** A bot that leaves it says why. */
    @Override
    public Deed spoken(Stalls guess, int seat, Deed chosen) {
        return chosen instanceof Leave ? new Leave("too dear") : chosen;
    }

    @Override
    protected int pacePercent(Stalls s) {
        return 50;
    }

    @Override
    protected void guess(Stalls s, int seat, Rng rng) {}

    @Override
    public PublicView publicView(Stalls s) {
        return new Fruit(List.of());
    }

    @Override
    public PrivateView privateView(Stalls s, int seat) {
        return new Own();
    }

    @Override
    protected Ranking ranking(Stalls s) {
        throw new UnsupportedOperationException("nobody wins a market");
    }
}
