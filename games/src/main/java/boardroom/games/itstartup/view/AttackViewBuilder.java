package boardroom.games.itstartup.view;

import boardroom.engine.Events;
import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.Aim;
import boardroom.games.itstartup.rules.Counters;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Resolving;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import boardroom.games.itstartup.view.StartupPublicView.AttackView;
import boardroom.games.itstartup.view.StartupPublicView.CounterView;
import boardroom.games.itstartup.view.StartupPublicView.HitView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all see of a card that waits for an answer; all of it is public. */
public final class AttackViewBuilder {
    private final Counters counters;
    private final Effects effects;

    public AttackViewBuilder(Counters counters, Effects effects) {
        this.counters = counters;
        this.effects = effects;
    }

    public AttackView see(StartupState r) {
        Resolving attack = r.resolving();
        Aim aim = attack.aim();
        return new AttackView(
                attack.card().id(),
                r.active,
                aim.seat(),
                id(aim.what()),
                id(aim.developer()),
                attack.paid(),
                answers(r, attack),
                hit(r, attack));
    }

    private static @Nullable String id(@Nullable CardCopy card) {
        return card == null ? null : card.id();
    }

    private List<CounterView> answers(StartupState r, Resolving attack) {
        List<CounterView> answers = new ArrayList<>();
        Counter counter = attack.card().action().counter();
        if (counter != null && counters.canPay(r, attack))
            answers.add(new CounterView(
                    StartupMove.Respond.PAY,
                    null,
                    counter.pay(),
                    counter.payTo().id()));
        for (Employee employee : r.offices[attack.aim().seat()].row) {
            Effect response = employee.card().response();
            if (response != null && counters.canBlock(r, attack, employee)) {
                Payee payee = response.payTo() == null ? Payee.BANK : response.payTo();
                answers.add(
                        new CounterView(employee.card().id(), employee.card().id(), response.price(), payee.id()));
            }
        }
        return answers;
    }

    private HitView hit(StartupState r, Resolving attack) {
        int seat = attack.aim().seat();
        StartupState after = r.copy();
        effects.run(after, attack, Events.NONE);
        List<String> leaving = new ArrayList<>();
        List<String> moving = new ArrayList<>();
        List<String> tired = new ArrayList<>();
        Office then = after.offices[seat];
        for (Employee employee : r.offices[seat].row) {
            String card = employee.card().id();
            int desk = then.desk(employee.card());
            if (desk >= 0) {
                if (then.row[desk].burnout() > employee.burnout()) tired.add(card);
            } else if (after.controller(employee.card()) == StartupState.NOBODY) leaving.add(card);
            else moving.add(card);
        }
        return new HitView(
                leaving,
                moving,
                tired,
                r.pointsOf(seat),
                after.pointsOf(seat),
                TurnScore.of(r, r.offices[seat]).points(),
                TurnScore.of(after, then).points(),
                r.offices[seat].resources,
                then.resources);
    }
}
