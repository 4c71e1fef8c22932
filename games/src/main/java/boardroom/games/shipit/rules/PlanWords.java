package boardroom.games.shipit.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.rules.ShipMove.PlanMove;

/** What the stages of 4.3 say alike: what an entry would bring, the way to pivot, and what comes too late. */
abstract class PlanWords<M extends ShipMove> implements Words<ShipState, M> {
    private final Actions actions;
    private final PlanPreview previews;

    PlanWords(Plans plans) {
        this.actions = plans.actions;
        this.previews = plans.previews;
    }

    abstract Question question(Company c);

    abstract Detail detail(Company c);

    @Override
    public final Line ask(ShipState s, int seat) {
        Company c = s.companies[seat];
        Sentence warning = actions.warning(s, c);
        return Line.of(question(c), warning == null ? detail(c) : warning);
    }

    @Override
    public final Preview preview(ShipState s, int seat, M move) {
        return move instanceof PlanMove edit ? previews.of(s, s.companies[seat], edit) : Preview.NOTHING;
    }

    /** What stands on a place that is listed. */
    static Label placed(Company c, ShipMove.Place place) {
        return new Label.PlaceOn(c.employed(place.engineer()).name(), place.action(), place.ai() ? "yes" : "no");
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Place(int bench) implements Question {}

        record PlanStands() implements Question {}

        record PlansAreDrafted() implements Question {}

        record Lock() implements Question {}

        record SlotsAreClaimed() implements Question {}

        record PlaceOne() implements Question {}

        record PlacesOne(@Seat int seat) implements Question {}
    }

    /** What to keep in mind. */
    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Opening() implements Detail {}

        record Live() implements Detail {}

        record Bounced(int bounced) implements Detail {}

        record Turn() implements Detail {}
    }

    /** What stands on the buttons. */
    @Kind("choice")
    sealed interface Label extends Sentence {
        record Ready() implements Label {}

        record ReadyWithBench(int bench) implements Label {}

        record MarkPivot(@CardName String product) implements Label {}

        record UnmarkPivot() implements Label {}

        record Lock() implements Label {}

        record Pivot(@CardName String product) implements Label {}

        record PayDown(String engineer) implements Label {}

        record PlaceOn(String engineer, @CardName String action, String ai) implements Label {}
    }
}
