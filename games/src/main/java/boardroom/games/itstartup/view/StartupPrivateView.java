package boardroom.games.itstartup.view;

import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat sees beyond the public view. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StartupPrivateView(
        int seat,
        List<HandView> hand,
        @Nullable HandView planned,
        List<String> looking,
        @Nullable List<String> givesBack,
        List<PartnerView> partners,
        List<Say> warnings)
        implements PrivateView {

    /** A card with the price it has now, or why it can't be played; for knowledge the price at each developer. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record HandView(
            String card,
            int cost,
            int price,
            boolean free,
            boolean playable,
            @Nullable Say whyNot,
            List<AttachView> attach) {}

    /** What a knowledge card costs at this developer. */
    public record AttachView(String developer, int price) {}

    /** The hand and the plan slot of the partner. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PartnerView(
            int seat, List<String> hand, @Nullable String planned) {}
}
