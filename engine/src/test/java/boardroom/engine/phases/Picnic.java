package boardroom.engine.phases;

import boardroom.engine.Arg;
import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.GameTypes;
import boardroom.engine.Kind;
import boardroom.engine.Move;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Refusal;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game with a phase of every kind, to walk the engine's way on. Every day begins with the weather (silent, unseen); all
 * bring dishes in secret; they are eaten (silent, on the same stone); whoever brought most makes a speech, then the next
 * one; on a rainy day all pack together. After two days most dishes win.
 */
final class Picnic extends PhasedGame<Picnic.Meadow, Picnic.Does> {
    static final int SEATS = 3;
    static final int MOST_DISHES = 3;
    static final int EATING = 4_000;

    /** What is shipped of it: a head. */
    record Basket(@JsonUnwrapped Head head) implements Box {}

    /** Everything that is decided. */
    sealed interface Does extends Move {}

    @JsonTypeName("bring")
    record Bring(@Between(to = MOST_DISHES) int dishes) implements Does {}

    @JsonTypeName("speak")
    record Speak(boolean aloud) implements Does {}

    @JsonTypeName("pack")
    @Kind("label")
    record Pack() implements Does, Sentence {}

    /** What happens by itself. */
    sealed interface Happens extends Event {}

    @JsonTypeName("ate")
    record Ate(int dishes) implements Happens {}

    record Spread(List<Integer> dishes) implements PublicView {}

    record Own() implements PrivateView {}

    /** Why something is not allowed. */
    sealed interface No extends Refusal {}

    record TooMany(int most) implements No {}

    record HushItRains() implements No {}

    /** What is asked and what stands on buttons. */
    @Kind("picnic")
    sealed interface Said extends Sentence {}

    record HowMany(int most) implements Said {}

    record DayOf(int day) implements Said {}

    record Dishes(int dishes) implements Said {}

    record SayIt(String how) implements Said {}

    record PackUp() implements Said {}

    record Over() implements Said {}

    /** All there is to know. */
    static final class Meadow extends PhasedState<Meadow, Does> {
        final int seats;
        final boolean speeches;
        final boolean rainy;
        int[] dishes;
        boolean[] packed;
        int day;
        int speaker = Turn.NOBODY;
        List<String> way = new ArrayList<>();

        Meadow(int seats, Options options) {
            this.seats = seats;
            this.speeches = options.is("speeches");
            this.rainy = options.is("rain");
            this.dishes = new int[seats];
            this.packed = new boolean[seats];
        }

        @Override
        public int seats() {
            return seats;
        }

        @Override
        protected void separate() {
            dishes = dishes.clone();
            packed = packed.clone();
            way = new ArrayList<>(way);
        }
    }

    /** A new day; nobody decides anything. */
    record Weather() implements Silent<Meadow, Does> {
        @Override
        public void open(Meadow s, Events events) {
            s.day++;
            s.way.add("weather");
        }

        @Override
        public void close(Meadow s, Events events) {
            s.way.add("sunrise");
        }
    }

    /** All bring dishes in secret. */
    static final class Bringing extends SealedChoice<Meadow, Bring> {
        private final boolean changeable;

        Bringing(boolean changeable) {
            this.changeable = changeable;
        }

        @Override
        public void open(Meadow s, Events events) {
            s.way.add("bring");
        }

        @Override
        protected Seats choosers(Meadow s) {
            return s.rainy && s.day == 2 ? Seats.NONE : Seats.all(s.seats);
        }

        @Override
        protected boolean isChangeable() {
            return changeable;
        }

        @Override
        public void offers(Meadow s, int seat, Consumer<? super Bring> out) {
            for (int dishes = 0; dishes <= MOST_DISHES + 1; dishes++) out.accept(new Bring(dishes));
        }

        @Override
        public @Nullable Refusal refusal(Meadow s, int seat, Bring move) {
            if (!changeable && hasChosen(s, seat)) return new HouseRefusal.AlreadyChosen();
            return move.dishes() > MOST_DISHES || move.dishes() < 0 ? new TooMany(MOST_DISHES) : null;
        }

        @Override
        protected Bring fallback(Meadow s, int seat) {
            return new Bring(0);
        }

        @Override
        protected void reveal(Meadow s, Events events) {
            s.way.add("reveal");
            for (int seat = 0; seat < s.seats; seat++) {
                Bring chosen = chosen(s, seat);
                if (chosen != null) s.dishes[seat] += chosen.dishes();
            }
        }

        @Override
        public Pace pace(Meadow s) {
            return Pace.once(owes(s), 20_000);
        }
    }

    record BringWords(Bringing rules) implements Words<Meadow, Bring> {
        @Override
        public Line ask(Meadow s, int seat) {
            return Line.of(new HowMany(MOST_DISHES), new DayOf(s.day));
        }

        @Override
        public Sentence label(Meadow s, int seat, Bring move) {
            return new Dishes(move.dishes());
        }

        @Override
        public boolean isMain(Meadow s, int seat, Bring move) {
            return move.dishes() == MOST_DISHES;
        }
    }

    /** The more the better. */
    record BringSense(Bringing rules) implements Sense<Meadow, Bring> {
        @Override
        public void scores(Meadow s, int seat, List<? extends Bring> moves, double[] out) {
            for (int i = 0; i < moves.size(); i++) out[i] = moves.get(i).dishes();
        }

        @Override
        public boolean isQuiet(Meadow s) {
            return rules.owes(s).count() == s.seats;
        }
    }

    /** What was brought is eaten, and everybody watches. */
    record Eating() implements Silent<Meadow, Does> {
        @Override
        public void open(Meadow s, Events events) {
            s.way.add("eat");
            s.show(EATING);
            int all = 0;
            for (int dishes : s.dishes) all += dishes;
            events.tell(new Ate(all));
        }
    }

    /** Seat 0 speaks, then seat 1. */
    record Speeches() implements Turn<Meadow, Speak> {
        @Override
        public boolean isPlayed(Meadow s) {
            return s.speeches;
        }

        @Override
        public void open(Meadow s, Events events) {
            s.way.add("speeches");
            s.speaker = 0;
        }

        @Override
        public int decider(Meadow s) {
            return s.speaker;
        }

        @Override
        public void offers(Meadow s, int seat, Consumer<? super Speak> out) {
            out.accept(new Speak(true));
            out.accept(new Speak(false));
        }

        @Override
        public @Nullable Refusal refuse(Meadow s, Speak move) {
            return s.rainy && move.aloud() ? new HushItRains() : null;
        }

        @Override
        public void play(Meadow s, int seat, Speak move, Events events) {
            s.speaker = s.speaker == 0 ? 1 : NOBODY;
        }

        @Override
        public void timeout(Meadow s, int seat, Events events) {
            s.speaker = NOBODY;
        }

        @Override
        public boolean takesBack(Meadow s, int seat, Speak move) {
            return !move.aloud();
        }

        @Override
        public Pace pace(Meadow s) {
            return Pace.once("speeches-" + s.day, owes(s), 30_000);
        }
    }

    record SpeechWords(Speeches rules) implements Words<Meadow, Speak> {
        @Override
        public Line ask(Meadow s, int seat) {
            return Line.of(new SayIt("how"));
        }

        @Override
        public Sentence label(Meadow s, int seat, Speak move) {
            return new SayIt(move.aloud() ? "aloud" : "softly");
        }
    }

    /** On a rainy day all pack at once; else nobody owes anything. */
    record Packing() implements Together<Meadow, Pack> {
        @Override
        public void open(Meadow s, Events events) {
            s.way.add("pack");
            s.packed = new boolean[s.seats];
        }

        @Override
        public boolean isDeciding(Meadow s, int seat) {
            return s.rainy && !s.packed[seat];
        }

        @Override
        public void offers(Meadow s, int seat, Consumer<? super Pack> out) {
            out.accept(new Pack());
        }

        @Override
        public @Nullable Refusal refuse(Meadow s, int seat, Pack move) {
            return null;
        }

        @Override
        public void play(Meadow s, int seat, Pack move, Events events) {
            s.packed[seat] = true;
        }

        @Override
        public void timeout(Meadow s, int seat, Events events) {
            s.packed[seat] = true;
        }

        @Override
        public void close(Meadow s, Events events) {
            s.way.add("packed");
        }
    }

    record PackWords(Packing rules) implements Words<Meadow, Pack> {
        @Override
        public Line ask(Meadow s, int seat) {
            return Line.of(new PackUp());
        }
    }

    private final int percent;

    Picnic(boolean changeable, int percent) {
        super(
                new Basket(head()),
                1,
                new GameTypes<>(Meadow.class, Does.class, Happens.class, Spread.class, Own.class),
                List.of(
                        silent("weather", "1", Does.class, new Weather()).on(""),
                        phase("bring", "2", Bring.class, new Bringing(changeable), BringWords::new, BringSense::new),
                        silent("eat", "2", Does.class, new Eating()).on("bring"),
                        phase("speeches", "3", Speak.class, new Speeches(), SpeechWords::new, _ -> Picnic::all),
                        phase("pack", "4", Pack.class, new Packing(), PackWords::new, _ -> Picnic::all)));
        this.percent = percent;
    }

    Picnic() {
        this(true, 100);
    }

    private static void all(Meadow s, int seat, List<? extends Does> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = 1;
    }

    private static Box.Head head() {
        return new Box.Head(
                "picnic",
                "Picnic",
                1,
                "en",
                new Box.SeatRange(2, SEATS, SEATS),
                new Box.Minutes(1, 2),
                List.of(onOff("speeches"), onOff("rain")),
                List.of(),
                null,
                null,
                null,
                null);
    }

    private static Option onOff(String id) {
        return new Option(id, false, List.of(true, false), null, null, id, null, null, null, null, null, null);
    }

    /** A table of three with these options switched on. */
    Meadow dealt(String... on) {
        Map<String, Object> changes = new HashMap<>();
        for (String option : on) changes.put(option, true);
        return deal(new Deal(SEATS, Options.of(box(), changes), 7));
    }

    @Override
    protected Meadow setUp(Deal deal) {
        return new Meadow(deal.seats(), deal.options());
    }

    @Override
    protected String next(Meadow s, String phase) {
        return phase.equals("pack") ? s.day < 2 ? "weather" : END : super.next(s, phase);
    }

    @Override
    protected Round round(Meadow s) {
        return new Round(s.day, 2);
    }

    @Override
    protected int pacePercent(Meadow s) {
        return percent;
    }

    @Override
    protected void guess(Meadow s, int seat, Rng rng) {}

    @Override
    protected double worth(Meadow s, int seat) {
        return s.dishes[seat];
    }

    @Override
    public PublicView publicView(Meadow s) {
        List<Integer> dishes = new ArrayList<>();
        for (int each : s.dishes) dishes.add(each);
        return new Spread(dishes);
    }

    @Override
    public PrivateView privateView(Meadow s, int seat) {
        return new Own();
    }

    @Override
    public Result result(Meadow s) {
        List<Result.Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            int rank = 1;
            for (int other : s.dishes) if (other > s.dishes[seat]) rank++;
            standings.add(new Result.Standing(seat, rank, Arg.of(s.dishes[seat]), List.of(), List.of(), false));
        }
        return new Result(new Over().say(), standings);
    }
}
