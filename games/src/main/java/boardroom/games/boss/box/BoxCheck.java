package boardroom.games.boss.box;

import boardroom.engine.BrokenBox;
import boardroom.engine.KnownOptions;
import boardroom.engine.Option;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Refuses a box that can't be played, and says where. */
public final class BoxCheck {
    private static final int MOST_ROUNDS = 20;
    private static final int MOST_VP = 200;
    private static final int MOST_PROJECTS = 60;
    private static final int MOST_SKILL = 200;
    private static final int PARTNERS = 4;
    private static final List<String> AGENDA = List.of("workshop", "shortcut", "patent", "quick-fix");

    private final BossBox box;

    private BoxCheck(BossBox box) {
        this.box = box;
    }

    public static void check(BossBox box) {
        new KnownOptions()
                .values("rounds", from(1, MOST_ROUNDS))
                .values("victory", "rounds", "vp-limit", "projects", "skill")
                .range("vpLimit", 1, MOST_VP)
                .range("projectGoal", 1, MOST_PROJECTS)
                .range("skillGoal", 1, MOST_SKILL)
                .values("books", "closed", "open")
                .onOff("outsourcing", "trade", "partners", "carryTime", "turnaroundFund", "colours", "issues", "ideas")
                .values("layering", "morale", "strict", "none")
                .values("ceoOutput", "cash", "cash-and-time")
                .values("projectBids", "spent", "refund-if-none-taken")
                .values("eventColours", "all", "green-orange", "none")
                .values("careers", "long", "short")
                .values("soloRival", "easy", "normal", "hard")
                .check(box);
        BoxCheck check = new BoxCheck(box);
        check.partners();
        check.agenda();
        check.solo();
        check.workers();
        check.projects();
        check.events();
        check.issues();
    }

    private static List<Object> from(int least, int most) {
        return IntStream.rangeClosed(least, most).<Object>mapToObj(each -> each).toList();
    }

    /** Pairs sit across from each other, and alone nobody trades or races. */
    private void partners() {
        needs("partners", PARTNERS);
        for (String id : List.of("trade", "victory")) {
            Integer least = option(id).fromSeats();
            if (least == null || least < 2) throw new BrokenBox("options." + id + ".fromSeats", "it takes two");
        }
    }

    private void needs(String id, int seats) {
        Option option = option(id);
        if (option.needs() == null
                || !Integer.valueOf(seats).equals(option.needs().get("seats")))
            throw new BrokenBox("options." + id + ".needs", "exactly " + seats + " seats");
    }

    private void agenda() {
        List<String> ids = box.agenda().stream().map(AgendaItem::id).toList();
        if (!ids.equals(AGENDA)) throw new BrokenBox("agenda", "must be " + AGENDA);
    }

    private void solo() {
        List<Object> levels = option("soloRival").values();
        for (Object level : levels == null ? List.of() : levels)
            if (box.solo().levels().stream().noneMatch(each -> each.id().equals(level)))
                throw new BrokenBox("solo.levels", "there is no level " + level);
    }

    private void workers() {
        cheerful("startingWorker", box.startingWorker());
        for (int i = 0; i < box.workers().size(); i++)
            cheerful("workers[" + i + "]", box.workers().get(i));
    }

    private void cheerful(String place, Worker worker) {
        if (worker.morale() > box.constants().moraleMaximum())
            throw new BrokenBox(place + ".morale", "at most " + box.constants().moraleMaximum() + ", as morale goes");
    }

    private void projects() {
        for (int i = 0; i < box.projects().size(); i++) {
            Project project = box.projects().get(i);
            String place = "projects[" + i + "]";
            Project.Special special = project.special();
            if (special != null) special(place + ".special", special);
            for (int j = 0; j < project.lasting().size(); j++)
                lasting(place + ".lasting[" + j + "]", project.lasting().get(j));
        }
    }

    private static void special(String place, Project.Special special) {
        asks(place + ".if", special.condition());
        switch (special.then().kind()) {
            case ROUNDS -> {
                if (special.then().size() < 1) throw new BrokenBox(place + ".then.amount", "at least one round");
            }
            case CASH, VP, IDEAS, OVERHEAD -> {}
            default -> throw new BrokenBox(place + ".then.kind", "rounds, overhead, cash, vp or ideas");
        }
    }

    private static void lasting(String place, Lasting lasting) {
        boolean isComplete = switch (lasting.kind()) {
            case SHIELD -> lasting.issue() != null;
            case TYPE_BONUS -> lasting.type() != null;
            default -> lasting.amount() != null;
        };
        if (!isComplete) throw new BrokenBox(place, "does not say what it gives");
    }

    private void events() {
        for (int i = 0; i < box.events().size(); i++) {
            EventCard event = box.events().get(i);
            String place = "events[" + i + "]";
            if (event.requires() != null) asks(place + ".requires", event.requires());
            for (EventRule rule : event.rules()) {
                if (rule.condition() != null) asks(place + ".rules", rule.condition());
                done(place + ".rules", rule.effects());
                done(place + ".rules", rule.otherwise());
                roll(place + ".rules", rule.roll());
            }
            for (Modifier modifier : event.modifiers())
                if (modifier.condition() != null) asks(place + ".modifiers", modifier.condition());
            for (WayOut way : event.choices()) way(place + ".choices", way);
            if (!event.choices().isEmpty())
                free(place + ".choices", event.choices().getLast());
            if (!event.modifiers().isEmpty() && event.duration() == null)
                throw new BrokenBox(place + ".duration", "what changes something must last");
        }
    }

    private void issues() {
        for (int i = 0; i < box.issues().size(); i++) {
            Issue issue = box.issues().get(i);
            String place = "issues[" + i + "]";
            asks(place + ".test", issue.test());
            done(place + ".onPass", issue.onPass());
            for (WayOut way : issue.choices()) {
                way(place + ".choices", way);
                if (way.roll() != null) throw new BrokenBox(place + ".choices", "issues have no dice");
            }
            free(place + ".choices", issue.choices().getLast());
        }
    }

    private static void way(String place, WayOut way) {
        done(place, way.effects());
        roll(place, way.roll());
    }

    /** The last way must always be open. */
    private static void free(String place, WayOut last) {
        if (!last.price().equals(Cost.NOTHING)) throw new BrokenBox(place, "the last one must cost nothing");
    }

    private static void roll(String place, @Nullable Roll roll) {
        if (roll == null) return;
        done(place + ".roll", roll.effects());
        done(place + ".roll", roll.otherwise());
    }

    /** A question is asked about a mood, or about a figure with a bound. */
    private static void asks(String place, Condition condition) {
        boolean isBounded = condition.atLeast() != null || condition.atMost() != null;
        boolean isWhole = switch (condition.stat()) {
            case MOOD -> condition.is() != null;
            case CEO -> true;
            default -> isBounded && condition.is() == null;
        };
        if (!isWhole) throw new BrokenBox(place, "does not say how much");
    }

    private static void done(String place, List<Effect> effects) {
        for (Effect effect : effects) {
            boolean isWhole = switch (effect.kind()) {
                case CASH, TIME, IDEAS, VP, NEXT_CAPACITY -> effect.amount() != null;
                case MORALE -> effect.amount() != null && aims(effect, "all bosses lowest lowest2 newest productive");
                case DELAY -> effect.size() > 0 && aims(effect, "choice each newest largest");
                case QUIT -> effect.target() == Target.LOWEST;
                case CEO_DIES -> true;
                case ROUNDS, OVERHEAD -> false;
            };
            if (!isWhole) throw new BrokenBox(place, "an effect that can't be carried out: " + effect.kind());
            if (effect.per() != null && effect.every() == null)
                throw new BrokenBox(place, "counted by something, but not for how many");
        }
    }

    private static boolean aims(Effect effect, String targets) {
        return effect.target() != null
                && List.of(targets.split(" ")).contains(effect.target().name().toLowerCase(Locale.ROOT));
    }

    private Option option(String id) {
        return box.options().stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
