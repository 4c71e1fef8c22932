package boardroom.games.boss.box;

import boardroom.engine.Card;
import boardroom.engine.Sized;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trouble that cracks attract: pass its test, or take one of two ways out (2.1, 4.6). */
public record Issue(
        String id,
        IssueKind kind,
        String name,
        String text,
        Condition test,
        List<Effect> onPass,
        @Sized(from = 2, to = 2) List<WayOut> choices,
        @Nullable String onPassText)
        implements Card {}
