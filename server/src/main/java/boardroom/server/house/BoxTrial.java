package boardroom.server.house;

import boardroom.engine.Box;
import boardroom.engine.BrokenBox;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.server.Weight;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tries a changed box out before a table is made of it: it is opened and dealt from for every number of seats, on a
 * thread of its own, and must be done in time and not weigh too much. A box that never comes to an end keeps its thread;
 * there are few, so that the house goes on and only changed boxes wait.
 */
public final class BoxTrial {
    private static final Logger LOG = LoggerFactory.getLogger(BoxTrial.class);
    private static final int AT_ONCE = 2;
    private static final int LONGEST_PROBLEM = 300;
    private static final long SEED = 1;

    private final Weight most;
    private final Trials trials;

    BoxTrial(Weight most) {
        this.most = most;
        this.trials = new Trials("box-trial", AT_ONCE, most.dealing());
    }

    /** How a trial went. */
    public sealed interface Outcome {}

    /** The game can be played from the box. */
    public record Passed(OpenedGame opened) implements Outcome {}

    /** It can't. */
    public record Refused(Say say) implements Outcome {}

    /** Opens a box and deals from it, with these options where they are possible. */
    Outcome of(Callable<OpenedGame> opening, Map<String, Object> options) {
        return inTime(() -> {
            OpenedGame opened = opening.call();
            Box box = opened.game().box();
            for (int seats = box.seats().min(); seats <= box.seats().max(); seats++) {
                boolean possible = Options.refusal(box, seats, options) == null;
                Options chosen = possible ? Options.of(box, options) : Options.defaults(box);
                Say refusal = weigh(opened, opened.game(), new Deal(seats, chosen, SEED));
                if (refusal != null) return new Refused(refusal);
            }
            return new Passed(opened);
        });
    }

    /** Deals once more from a box that was opened. */
    Outcome of(OpenedGame opened, Deal deal) {
        return inTime(() -> {
            Say refusal = weigh(opened, opened.game(), deal);
            return refusal == null ? new Passed(opened) : new Refused(refusal);
        });
    }

    private Outcome inTime(Callable<Outcome> trial) {
        try {
            return trials.run(trial, new Refused(BoxSay.busy()), () -> {
                LOG.warn("a changed box was not dealt in {} ms", most.dealing().toMillis());
                return new Refused(BoxSay.tooSlow());
            });
        } catch (ExecutionException e) {
            return new Refused(say(e.getCause() == null ? e : e.getCause()));
        }
    }

    private static Say say(Throwable fault) {
        if (fault instanceof BrokenBox) {
            String problem = String.valueOf(fault.getMessage());
            return BoxSay.broken(
                    problem.length() <= LONGEST_PROBLEM ? problem : problem.substring(0, LONGEST_PROBLEM) + "…");
        }
        LOG.warn("a changed box can't be dealt", fault);
        return BoxSay.fails();
    }

    /** Deals, and looks at what would be stored and sent; {@code null}: it is light enough. */
    private <S extends State<S>, M extends Move> @Nullable Say weigh(OpenedGame opened, Game<S, M> game, Deal deal) {
        S state = game.deal(deal);
        long view = Scale.bytes(Json.MAPPER, game.publicView(state), most.frameBytes());
        long heaviest = 0;
        for (Viewer viewer : Viewer.all(deal.seats())) {
            PrivateView mine = viewer.own(game, state);
            long own = mine == null ? 0 : Scale.bytes(Json.MAPPER, mine, most.frameBytes());
            long prompt = Scale.bytes(Json.MAPPER, viewer.prompt(game, state), most.frameBytes());
            heaviest = Math.max(heaviest, view + own + prompt);
        }
        long whole = Scale.bytes(opened.states(), state, most.stateBytes());
        return heaviest > most.frameBytes() || whole > most.stateBytes() ? BoxSay.tooHeavy() : null;
    }
}
