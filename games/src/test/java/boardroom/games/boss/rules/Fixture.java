package boardroom.games.boss.rules;

import boardroom.engine.BoxReader;
import boardroom.engine.Card;
import boardroom.engine.Change;
import boardroom.engine.Deal;
import boardroom.engine.Deck;
import boardroom.engine.Event;
import boardroom.engine.Options;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import boardroom.games.boss.Boss;
import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position of Boss, set up in the game's words: people and cards by id, charts as {@code "founder > boris celia"}. What a
 * company is given is taken out of its deck, so that nothing is there twice.
 */
public final class Fixture {
    private static final BossBox BOX = BoxReader.read(BoxReader.shipped("boss"), BossBox.class);
    private static final String BOARD = "board";

    public final Boss game;
    public final BossState s;

    /** All that was told since the position was set up, whoever heard it. */
    public final List<Event> told = new ArrayList<>();

    private final Telling telling = new Telling();

    private Fixture(Boss game, BossState s) {
        this.game = game;
        this.s = s;
    }

    /** A table of so many seats, seat 0 with the marker, before anything is done in round 1; options as id and value. */
    public static Fixture table(int seats, Object... options) {
        return table(BOX, seats, options);
    }

    /** The same from a changed box. */
    public static Fixture table(BossBox box, int seats, Object... options) {
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) chosen.put((String) options[i], options[i + 1]);
        Boss game = new Boss(box);
        Fixture table = new Fixture(game, new Setup(box).deal(new Deal(seats, Options.of(box, chosen), 1)));
        table.s.marker = 0;
        table.s.roundNumber = 1;
        return table;
    }

    public static BossBox box() {
        return BOX;
    }

    /** What the phases share, of the shipped box. */
    public static SharedRules rules() {
        return SharedRules.of(BOX);
    }

    // The table

    public Fixture round(int number) {
        s.roundNumber = number;
        return this;
    }

    public Fixture marker(int seat) {
        s.marker = seat;
        return this;
    }

    /** This event is in force for so many rounds more. */
    public Fixture inForce(String event, int rounds) {
        s.events = without(s.events, event);
        s.inForce = Piles.with(s.inForce, new InForce(event(event), rounds));
        return this;
    }

    /** These workers are on offer, and no others. */
    public Fixture workerPool(String... ids) {
        s.workerPool = Arrays.stream(ids).map(Fixture::worker).toArray(Worker[]::new);
        for (String id : ids) s.workers = without(s.workers, id);
        return this;
    }

    /** These projects are on offer, and no others. */
    public Fixture projectPool(String... ids) {
        s.projectPool = Arrays.stream(ids).map(Fixture::project).toArray(Project[]::new);
        for (String id : ids) s.projects = without(s.projects, id);
        return this;
    }

    /** These lie on top of the deck, the first on top. */
    public Fixture workersOnTop(String... ids) {
        for (String id : Arrays.asList(ids).reversed()) s.workers = onTop(without(s.workers, id), worker(id));
        return this;
    }

    public Fixture projectsOnTop(String... ids) {
        for (String id : Arrays.asList(ids).reversed()) s.projects = onTop(without(s.projects, id), project(id));
        return this;
    }

    public Fixture eventsOnTop(String... ids) {
        for (String id : Arrays.asList(ids).reversed()) s.events = onTop(without(s.events, id), event(id));
        return this;
    }

    public Fixture issuesOnTop(String... ids) {
        for (String id : Arrays.asList(ids).reversed()) s.issues = onTop(without(s.issues, id), issue(id));
        return this;
    }

    /** So many cards are left in the deck of projects, and so many are in its discard pile. */
    public Fixture projectDeck(int left, int discarded) {
        Project[] all = Piles.withAll(s.projects.left(), s.projects.discards());
        s.projects = new Deck<>(
                s.projects.name(),
                Arrays.copyOf(all, left),
                Arrays.copyOfRange(all, left, left + discarded),
                new Rng(1));
        return this;
    }

    /** The company of a seat, to be given what it has. */
    public CompanyOf company(int seat) {
        return new CompanyOf(seat);
    }

    // What happens

    /** Opens this phase as if those before it were over; those that follow it are played too. */
    public Fixture goTo(String phase) {
        return happen(() -> game.goTo(s, phase, telling));
    }

    /** Opens this phase alone: when it is over nothing follows, so that what it did can be seen. */
    public Fixture only(String phase) {
        s.ending = BossState.Ending.GOAL;
        return goTo(phase);
    }

    /** Legal moves of one seat, one after the other. */
    public Fixture play(int seat, BossMove... moves) {
        for (BossMove move : moves) {
            String refused = refusal(seat, move);
            if (refused != null) throw new AssertionError("seat " + seat + ", " + move + ": " + refused);
            happen(() -> game.play(s, seat, move, telling));
        }
        return this;
    }

    /** The clock of this seat runs out. */
    public Fixture timeout(int seat) {
        return happen(() -> game.timeout(s, seat, telling));
    }

    private Fixture happen(Runnable act) {
        int heard = telling.told().size();
        act.run();
        for (Told one : telling.told().subList(heard, telling.told().size())) told.add(one.event());
        return this;
    }

    // How it reads

    /** What this seat was told, in order. */
    public List<Event> heardBy(int seat) {
        return telling.heardBy(seat);
    }

    /** What was told of one kind, whoever heard it. */
    public <E extends Event> List<E> told(Class<E> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Why a move is refused, as {@code not-enough-cash}; {@code null}: it is legal. */
    public @Nullable String refusal(int seat, BossMove move) {
        Say say = game.refusal(s, seat, move);
        return say == null ? null : say.key().replaceFirst("^refuse\\.", "");
    }

    public List<BossMove> moves(int seat) {
        List<BossMove> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        return moves;
    }

    /** What the prompt lists for this seat. */
    public List<BossMove> offers(int seat) {
        return game.prompt(s, seat).choices().stream()
                .map(choice -> (BossMove) choice.move())
                .toList();
    }

    /** What a preview says would change, by key without {@code change.}. */
    public List<String> changes(int seat, BossMove move) {
        Preview preview = game.preview(s, seat, move);
        return preview.changes().stream()
                .map(Change::what)
                .map(say -> say.key().replaceFirst("^change\\.", ""))
                .toList();
    }

    public String phase() {
        return game.phaseOf(s);
    }

    public static Worker worker(String id) {
        return id.equals(BOX.startingWorker().id()) ? BOX.startingWorker() : find(BOX.workers(), id);
    }

    public static Project project(String id) {
        return find(BOX.projects(), id);
    }

    public static EventCard event(String id) {
        return find(BOX.events(), id);
    }

    public static Issue issue(String id) {
        return find(BOX.issues(), id);
    }

    private static <C extends Card> C find(List<C> cards, String id) {
        return cards.stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no card " + id));
    }

    private static <C extends Card> Deck<C> without(Deck<C> deck, String id) {
        C[] left = deck.left();
        for (int i = 0; i < left.length; i++)
            if (left[i].id().equals(id))
                return new Deck<>(deck.name(), Piles.without(left, i), deck.discards(), new Rng(1));
        return deck;
    }

    private static <C extends Card> Deck<C> onTop(Deck<C> deck, C card) {
        return new Deck<>(deck.name(), Piles.with(deck.left(), card), deck.discards(), new Rng(1));
    }

    /** One company of the position. */
    public final class CompanyOf {
        private final int seat;

        private CompanyOf(int seat) {
            this.seat = seat;
        }

        public Company it() {
            return s.companies[seat];
        }

        public Person person(String id) {
            int place = it().place(id);
            if (place < 0) throw new AssertionError("no " + id + " in the company");
            return it().people[place];
        }

        /** Back to the table. */
        public Fixture and() {
            return Fixture.this;
        }

        // What it is given

        public CompanyOf cash(int cash) {
            it().cash = cash;
            return this;
        }

        /** T in hand. */
        public CompanyOf time(int time) {
            it().time = time;
            return this;
        }

        /** The capacity track. */
        public CompanyOf track(int capacity) {
            it().capacity = capacity;
            return this;
        }

        public CompanyOf ideas(int ideas) {
            it().ideas = ideas;
            return this;
        }

        public CompanyOf vp(int vp) {
            it().vp = vp;
            return this;
        }

        public CompanyOf cracks(Crack... cracks) {
            for (Crack crack : cracks) it().crack(crack);
            return this;
        }

        /**
         * Its people and its chart as settled last round, one boss in each line, {@code "founder > boris celia"}; who is named
         * first was hired first. The first boss named is the CEO; {@code "board > …"}: there is none.
         */
        public CompanyOf chart(String... lines) {
            List<String> ids = new ArrayList<>();
            Map<String, String> bosses = new LinkedHashMap<>();
            for (String line : lines) {
                String[] parts = line.split(">", -1);
                String boss = parts[0].strip();
                if (!boss.equals(BOARD) && !ids.contains(boss)) ids.add(boss);
                for (String id : (parts.length > 1 ? parts[1] : "").strip().split("\\s+", -1)) {
                    if (id.isEmpty()) continue;
                    if (!ids.contains(id)) ids.add(id);
                    bosses.put(id, boss);
                }
            }
            Company company = it();
            company.people = new Person[0];
            for (String id : ids) join(id).tenure = 1;
            int[] above = new int[ids.size()];
            for (int i = 0; i < above.length; i++) above[i] = ids.indexOf(bosses.getOrDefault(ids.get(i), BOARD));
            int ceo = bosses.containsValue(BOARD) ? Draft.NOBODY : 0;
            LastChart.remember(
                    company, Chart.steady(company.people, above, ceo, game.box().constants()));
            return this;
        }

        /** Joined this round, and waits to be placed. */
        public CompanyOf hires(String... ids) {
            for (String id : ids) {
                join(id).hired = true;
                it().hiredThisRound++;
            }
            return this;
        }

        private Person join(String id) {
            s.workers = without(s.workers, id);
            Person person = new Person(worker(id));
            it().join(person);
            return person;
        }

        public CompanyOf morale(String person, int morale) {
            person(person).morale = morale;
            return this;
        }

        public CompanyOf tenure(String person, int tenure) {
            person(person).tenure = tenure;
            return this;
        }

        /** Went unpaid last round. */
        public CompanyOf worksToRule(String person) {
            person(person).worksToRule = true;
            return this;
        }

        /** It works on this project, taken in an earlier round. */
        public CompanyOf works(String project, int progress, int delay) {
            Ongoing work = take(project);
            work.isNew = false;
            work.progress = progress;
            work.delay = delay;
            return this;
        }

        /** It has taken this project this round. */
        public CompanyOf takes(String project) {
            take(project);
            return this;
        }

        private Ongoing take(String id) {
            s.projects = without(s.projects, id);
            Ongoing work = new Ongoing(project(id));
            it().ongoing = Piles.with(it().ongoing, work);
            return work;
        }

        /** It has completed these, with all they go on giving; its VP stay as they are. */
        public CompanyOf completed(String... projects) {
            for (String id : projects) {
                s.projects = without(s.projects, id);
                it().completed = Piles.with(it().completed, project(id));
            }
            it().assets = Assets.of(it().completed);
            return this;
        }

        /** Its R&D is so high, whatever it has completed. */
        public CompanyOf research(int research) {
            Assets old = it().assets;
            it().assets = new Assets(
                    research,
                    old.capacity(),
                    old.income(),
                    old.recruit(),
                    old.overheadCut(),
                    old.insurance(),
                    old.morale(),
                    old.shields(),
                    old.typeCash(),
                    old.typeTime());
            return this;
        }

        /** Its total skill is so high: the CEO has all of it. */
        public CompanyOf skill(int total) {
            for (Person person : it().people) person.skill = 0;
            it().people[0].skill = total;
            return this;
        }

        // How it reads

        /** Productivity, skill and leadership as last resolved, {@code "4/4/1"}. */
        public String outputs(String id) {
            Person person = person(id);
            return person.productivity + "/" + person.skill + "/" + person.leadership;
        }

        /** Who is in it, hired earliest first. */
        public List<String> people() {
            return Arrays.stream(it().people).map(person -> person.card.id()).toList();
        }

        /** Whom this person hangs under; "board": nobody, "waiting": not placed yet. */
        public String bossOf(String id) {
            int boss = person(id).boss;
            if (boss >= 0) return it().people[boss].card.id();
            return boss == Chart.BOARD ? BOARD : "waiting";
        }

        public List<Crack> cracks() {
            return Arrays.stream(Crack.values()).filter(it()::has).toList();
        }

        public @Nullable String ceo() {
            Person ceo = it().ceo();
            return ceo == null ? null : ceo.card.id();
        }
    }
}
