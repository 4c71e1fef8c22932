package boardroom.server.tiny;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Card;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/** The box of Tiny Bids. */
public record TinyBox(
        @JsonUnwrapped Head head,
        @Between(to = 1_000) int purse,
        @Between(from = 1, to = 3_600_000) long clockMillis,
        @Between(to = 3_600_000) long revealMillis,
        @Sized(from = 2, to = 2) List<@Between(to = 60_000) Long> botPauseMillis,
        List<Prize> prizes)
        implements Box {

    /** Something to bid for. */
    public record Prize(
            String id, String name, @Between(to = 1_000) int worth) implements Card {}

    @Override
    public BotPause botPause() {
        return new BotPause(botPauseMillis.get(0), botPauseMillis.get(1));
    }
}
