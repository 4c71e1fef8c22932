package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.EventCard;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/**
 * What is needed to tell a round again, figure by figure: the companies as they stood before Resolution and before the
 * event, and what chance decided. Never changed once it is made.
 */
public final class RoundReport {
    public final int round;
    public final Company[] before;
    public final int[] broken;
    public final int[] heads;
    public final int puzzleWinner;
    public final int[] incomes;
    /** Empty before the event. */
    public final Company[] beforeEvent;

    public final @Nullable EventCard event;
    /** The seats that paid to soften it, as a mask. */
    public final int paid;

    @JsonCreator
    RoundReport(
            int round,
            Company[] before,
            int[] broken,
            int[] heads,
            int puzzleWinner,
            int[] incomes,
            Company[] beforeEvent,
            @Nullable EventCard event,
            int paid) {
        this.round = round;
        this.before = before;
        this.broken = broken;
        this.heads = heads;
        this.puzzleWinner = puzzleWinner;
        this.incomes = incomes;
        this.beforeEvent = beforeEvent;
        this.event = event;
        this.paid = paid;
    }

    RoundReport struck(Company[] newBeforeEvent, EventCard newEvent, int newPaid) {
        return new RoundReport(round, before, broken, heads, puzzleWinner, incomes, newBeforeEvent, newEvent, newPaid);
    }
}
