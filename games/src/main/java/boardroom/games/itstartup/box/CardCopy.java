package boardroom.games.itstartup.box;

import boardroom.engine.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the cards on the table: a copy of a title, with its effects sorted by when they happen (2.4). */
public final class CardCopy implements Card {
    private static final Effect[] NONE = {};

    private final String id;
    private final StartupCard title;
    private final int cost;
    private final Effect[] onPlay;
    private final Effect[] atEndOfTurn;
    private final @Nullable Effect aimed;
    private final @Nullable Effect ability;
    private final @Nullable Effect response;
    private final Standing standing;

    /** What an employee does as long as it is in play, summed up once. */
    public record Standing(
            int knowledgeDiscount,
            int besideOthers,
            int teamEfficiency,
            int burnoutRate,
            boolean savesKnowledge,
            boolean isDeveloper,
            int efficiency,
            int resistance) {
        private static final int USUAL = -1;

        /** Burnout at the end of a turn: its own number, or the usual one. */
        public int burnoutRate(int usual) {
            return burnoutRate == USUAL ? usual : burnoutRate;
        }
    }

    CardCopy(StartupCard title, int number) {
        this.id = title.id() + "#" + number;
        this.title = title;
        this.cost = title.cost();
        this.onPlay = having(title.effects(), Trigger.WHEN_PLAYED, Trigger.ON_RESOLVE);
        this.atEndOfTurn = having(title.effects(), Trigger.END_OF_TURN, Trigger.END_OF_TURN);
        this.ability = only(having(title.effects(), Trigger.ACTIVATED, Trigger.ACTIVATED));
        this.response = only(having(title.effects(), Trigger.RESPONSE, Trigger.RESPONSE));
        this.aimed = title instanceof EmployeeCard ? aimedOf(onPlay) : null;
        this.standing = standing(title);
    }

    private static Effect[] having(List<Effect> effects, Trigger one, Trigger other) {
        Effect[] found = effects.stream()
                .filter(e -> e.trigger() == one || e.trigger() == other)
                .toArray(Effect[]::new);
        return found.length == 0 ? NONE : found;
    }

    private static @Nullable Effect only(Effect[] effects) {
        return effects.length == 0 ? null : effects[0];
    }

    private static @Nullable Effect aimedOf(Effect[] effects) {
        for (Effect effect : effects) {
            TargetKind target = effect.target();
            if (target != null && target.isEmployee()) return effect;
        }
        return null;
    }

    private static Standing standing(StartupCard title) {
        int discount = 0;
        int beside = 0;
        int team = 0;
        int rate = Standing.USUAL;
        boolean saves = false;
        for (Effect effect : title.effects()) {
            switch (effect.kind()) {
                case KNOWLEDGE_DISCOUNT -> discount += effect.number();
                case EFFICIENCY_IF_OTHER_DEVELOPER -> beside += effect.number();
                case TEAM_EFFICIENCY -> team += effect.number();
                case BURNOUT_RATE -> rate = effect.number();
                case KNOWLEDGE_TO_OWNER_HAND -> saves = true;
                default -> {}
            }
        }
        boolean developer = title instanceof EmployeeCard card && card.role() == Role.DEVELOPER;
        int efficiency = title instanceof EmployeeCard card ? card.efficiency() : 0;
        int resistance = title instanceof EmployeeCard card ? card.resistance() : 0;
        return new Standing(discount, beside, team, rate, saves, developer, efficiency, resistance);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return title.name();
    }

    /** What is printed on it. */
    public StartupCard title() {
        return title;
    }

    /** Whether both are copies of one title; a box has each title once. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isLike(CardCopy other) {
        return title == other.title;
    }

    /** What happens when it is played or resolved, in order. */
    public Effect[] onPlay() {
        return onPlay;
    }

    /** What happens at the end of each turn of its controller. */
    public Effect[] atEndOfTurn() {
        return atEndOfTurn;
    }

    /** The effect for which an employee names a target when played. */
    public @Nullable Effect aimed() {
        return aimed;
    }

    /** What it can be used for in the main phase. */
    public @Nullable Effect ability() {
        return ability;
    }

    /** What it can be used for when its controller is attacked. */
    public @Nullable Effect response() {
        return response;
    }

    public Standing standing() {
        return standing;
    }

    public boolean isEmployee() {
        return title instanceof EmployeeCard;
    }

    public boolean isDeveloper() {
        return standing.isDeveloper();
    }

    public boolean isKnowledge() {
        return title instanceof KnowledgeCard;
    }

    public boolean isAction() {
        return title instanceof ActionCard;
    }

    /** The printed price. */
    public int cost() {
        return cost;
    }

    /** What it adds to a developer; 0 for anything but knowledge. */
    public int bonus() {
        return title instanceof KnowledgeCard card ? card.bonus() : 0;
    }

    /** This card as an action. */
    public ActionCard action() {
        if (title instanceof ActionCard card) return card;
        throw new IllegalStateException(id + " is no action card");
    }

    /** This card as knowledge. */
    public KnowledgeCard knowledge() {
        if (title instanceof KnowledgeCard card) return card;
        throw new IllegalStateException(id + " is no knowledge card");
    }

    @Override
    public String toString() {
        return id;
    }
}
