package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.EffectKind;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.StartupState;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Why to play a card for oneself: what it brings at once, or in the turns that people have more by it. */
record HelpReasons(Constants numbers, Prices prices, Tenure tenure) {

    /** {@code null}: it does nothing now. */
    @Nullable StartupReason of(StartupState s, CardCopy card) {
        Office office = s.office();
        int price = prices.action(s, office, card);
        for (Effect effect : card.onPlay()) {
            StartupReason reason = switch (effect.kind()) {
                case GAIN_RESOURCES -> new StartupReason.PlayGain(card, price, effect.number(), numbers.sellValue());
                case GAIN_RESOURCES_IF_BEHIND ->
                    new StartupReason.PlayGain(card, price, gain(s, effect), numbers.sellValue());
                case DRAW -> draw(s, card, price, effect);
                case BONUS_PER_DEVELOPER, REMOVE_BURNOUT_ALL, SKIP_BURNOUT -> people(s, card);
                default -> null;
            };
            if (reason != null) return reason;
        }
        return null;
    }

    private static int gain(StartupState s, Effect effect) {
        for (int points : s.points) if (points > s.pointsOf(s.active)) return effect.number();
        return effect.otherwise() == null ? 0 : effect.otherwise();
    }

    private @Nullable StartupReason draw(StartupState s, CardCopy card, int price, Effect effect) {
        int drawn = Math.min(effect.number(), s.deck.length);
        return drawn == 0 ? null : new StartupReason.PlayDraw(card, price, drawn, drawn * numbers.extraDrawCost());
    }

    /** By what it brings more: points tonight, or turns to come. */
    private @Nullable StartupReason people(StartupState s, CardCopy card) {
        Office office = s.office();
        int cubesOff = sum(card, EffectKind.REMOVE_BURNOUT_ALL);
        boolean skips = Arrays.stream(card.onPlay()).anyMatch(effect -> effect.kind() == EffectKind.SKIP_BURNOUT);
        int extra = sum(card, EffectKind.EXTRA_BURNOUT_DEVELOPERS);
        int tonight = sum(card, EffectKind.BONUS_PER_DEVELOPER) * office.developers();
        int later = 0;
        int leave = 0;
        for (Employee employee : office.row) {
            int usual = tenure.tonight(s, employee) + (employee.isDeveloper() ? extra : 0);
            int turns = tenure.of(s, employee, cubesOff, skips ? 0 : usual);
            int more = turns - tenure.of(s, office, employee);
            int efficiency = Efficiency.of(employee, Efficiency.ofCoaches(office.row), office.developers());
            later += Math.max(0, more) * efficiency;
            if (more < 0) leave++;
        }
        int tired = cubesOff == 0 ? 0 : HireReasons.tired(office);
        if (tonight > 0 && tonight >= later)
            return new StartupReason.PlayBoost(card, tonight, office.developers(), leave);
        if (tired > 0) return new StartupReason.PlayRest(card, tired, later);
        return skips && office.row.length > 0 ? new StartupReason.PlayPause(card, later) : null;
    }

    private static int sum(CardCopy card, EffectKind kind) {
        int sum = 0;
        for (Effect effect : card.onPlay()) if (effect.kind() == kind) sum += effect.number();
        return sum;
    }
}
