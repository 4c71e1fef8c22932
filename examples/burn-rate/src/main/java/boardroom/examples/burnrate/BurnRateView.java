package boardroom.examples.burnrate;

import boardroom.engine.BySeat;
import boardroom.engine.CardName;
import boardroom.engine.PublicView;
import boardroom.engine.UnitName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody sees. */
record BurnRateView(
        @BySeat List<Integer> users,
        @BySeat @UnitName("dollars") List<Integer> money,
        @CardName @Nullable String event) implements PublicView {}
