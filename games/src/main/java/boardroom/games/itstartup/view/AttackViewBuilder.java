package boardroom.games.itstartup.view;

import boardroom.engine.Events;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Aim;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Resolving;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import boardroom.games.itstartup.view.StartupPublicView.AttackView;
import boardroom.games.itstartup.view.StartupPublicView.HitView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all see of a card that waits for an answer; all of it is public. */
final class AttackViewBuilder {
    private final Counters counters;
    private final Effects effects;

    AttackViewBuilder(Counters counters, Effects effects) {
        this.counters = counters;
        this.effects = effects;
    }

    AttackView build(StartupState s) {
        Resolving attack = s.resolving();
        Aim aim = attack.aim();
        return new AttackView(
                attack.card().id(),
                s.active,
                aim.seat(),
                id(aim.what()),
                id(aim.developer()),
                attack.paid(),
                counters.options(s, attack),
                hit(s, attack));
    }

    private static @Nullable String id(@Nullable CardCopy card) {
        return card == null ? null : card.id();
    }

    private HitView hit(StartupState s, Resolving attack) {
        int seat = attack.aim().seat();
        StartupState after = s.copy();
        effects.run(after, attack, Events.NONE);
        List<String> leaving = new ArrayList<>();
        List<String> moving = new ArrayList<>();
        List<String> tired = new ArrayList<>();
        Office then = after.offices[seat];
        for (Employee employee : s.offices[seat].row) {
            String card = employee.card().id();
            int desk = then.desk(employee.card());
            if (desk >= 0) {
                if (then.row[desk].burnout() > employee.burnout()) tired.add(card);
            } else if (after.controller(employee.card()) == Turn.NOBODY) leaving.add(card);
            else moving.add(card);
        }
        return new HitView(
                leaving,
                moving,
                tired,
                s.pointsOf(seat),
                after.pointsOf(seat),
                TurnScore.of(s, s.offices[seat]).points(),
                TurnScore.of(after, then).points(),
                s.offices[seat].resources,
                then.resources);
    }
}
