package boardroom.examples.burnrate;

import boardroom.engine.Arg;
import boardroom.engine.RevealingEvent;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What happens; all of it shows what was secret or left to chance. */
sealed interface BurnRateEvent extends RevealingEvent {
    @JsonTypeName("spent")
    record Spent(Arg.Seat seat, int dollars, int users) implements BurnRateEvent {}

    @JsonTypeName("earned")
    record Earned(Arg.Seat seat, int dollars) implements BurnRateEvent {}

    @JsonTypeName("drawn")
    record Drawn(Arg.CardId card) implements BurnRateEvent {}

    @JsonTypeName("hit")
    record Hit(Arg.Seat seat, int users, int dollars) implements BurnRateEvent {}
}
