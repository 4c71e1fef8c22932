package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Why to hire somebody: what they score or bring in the turns they have, and what hiring them does at once. */
record HireReasons(Copies copies, CardWorth cards, Tenure tenure) {

    /** {@code null}: nobody knows what somebody is good for who neither scores nor does anything. */
    @Nullable StartupReason of(StartupState s, PlayEmployee play) {
        CardCopy card = copies.get(play.card());
        int turns = tenure.fresh(s, card);
        HireEffect effect = effect(s, card, copies.find(play.target()));
        if (card.isDeveloper()) return developer(s, card, turns, effect);
        Effect ability = card.ability();
        if (card.standing().teamEfficiency() > 0) return coach(s, card, turns);
        if (card.atEndOfTurn().length > 0)
            return effect == null
                    ? new StartupReason.HireHr(card, turns, (int) Math.round(turns * cards.unknown(turns)))
                    : new StartupReason.HireHrEffect(card, turns, effect);
        return ability == null ? null : new StartupReason.HireAgent(card, ability.price());
    }

    private static StartupReason developer(StartupState s, CardCopy card, int turns, @Nullable HireEffect effect) {
        boolean hasCompany = s.office().developers() > 0;
        int efficiency = card.standing().efficiency()
                + Efficiency.ofCoaches(s.office().row)
                + (hasCompany ? card.standing().besideOthers() : 0);
        int points = efficiency * turns;
        return effect == null
                ? new StartupReason.HireDeveloper(card, card.cost(), efficiency, turns, points)
                : new StartupReason.HireDeveloperEffect(card, card.cost(), points, effect);
    }

    private static StartupReason coach(StartupState s, CardCopy card, int turns) {
        int developers = s.office().developers();
        int drawn = 0;
        for (Effect effect : card.onPlay())
            drawn += switch (effect.kind()) {
                case DRAW -> effect.number();
                case DRAW_PER_DEVELOPER -> effect.number() * developers;
                default -> 0;
            };
        return new StartupReason.HireCoach(card, card.standing().teamEfficiency(), developers, turns, drawn);
    }

    /** What it does when played with this target; {@code null}: nothing. */
    private @Nullable HireEffect effect(StartupState s, CardCopy card, @Nullable CardCopy target) {
        for (Effect effect : card.onPlay()) {
            HireEffect told = target == null ? atHome(s, effect) : on(s, effect, target);
            if (told != null) return told;
        }
        Effect response = card.response();
        return response == null ? null : new HireEffect.Guards(response.price());
    }

    private @Nullable HireEffect on(StartupState s, Effect effect, CardCopy target) {
        int owner = s.controller(target);
        Office office = s.offices[owner];
        return switch (effect.kind()) {
            case ADD_BURNOUT ->
                tenure.left(office.row[office.desk(target)]) <= effect.number()
                        ? new HireEffect.Sends(target, owner)
                        : new HireEffect.Tires(target, owner);
            case TAKE_OVER, TAKE_OVER_IF_BEHIND -> new HireEffect.TakesOver(target, owner);
            case REMOVE_BURNOUT -> new HireEffect.Rests(target);
            case RETURN_TO_HAND -> new HireEffect.Returns(target);
            default -> null;
        };
    }

    private static @Nullable HireEffect atHome(StartupState s, Effect effect) {
        int drawn = Math.min(effect.number(), s.deck.length);
        return switch (effect.kind()) {
            case DRAW -> drawn == 0 ? null : new HireEffect.Draws(drawn);
            case DRAW_FREE_ACTIONS -> drawn == 0 ? null : new HireEffect.DrawsFree(drawn);
            case LOOK_AND_TAKE -> looks(s, effect);
            case REMOVE_BURNOUT_ALL -> {
                int tired = tired(s.office());
                yield tired == 0 ? null : new HireEffect.RestsAll(tired);
            }
            default -> null;
        };
    }

    private static @Nullable HireEffect looks(StartupState s, Effect effect) {
        int seen = Math.min(effect.look() == null ? 0 : effect.look(), s.deck.length);
        return seen == 0 ? null : new HireEffect.Looks(seen);
    }

    /** How many have a cube to lose. */
    static int tired(Office office) {
        int tired = 0;
        for (Employee employee : office.row) if (employee.burnout() > 0) tired++;
        return tired;
    }
}
