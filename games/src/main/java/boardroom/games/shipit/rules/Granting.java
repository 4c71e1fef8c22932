package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.engine.phases.Turn;
import java.util.Arrays;

/** 4.3, Granting: claims of the opening land pass by pass in draft order. */
final class Granting {
    private final Actions actions;
    private final PlanRules rules;

    Granting(Actions actions, PlanRules rules) {
        this.actions = actions;
        this.rules = rules;
    }

    void grant(ShipState s, Events events) {
        PlanEntry[][] wished = new PlanEntry[s.seats()][];
        int longest = 0;
        for (Company company : s.companies) {
            wished[company.seat] = company.plan;
            longest = Math.max(longest, company.plan.length);
            company.plan = Company.NO_PLAN;
            company.bounces = Company.NO_BOUNCES;
        }
        int[] earliest = new int[actions.all.length];
        Arrays.fill(earliest, Turn.NOBODY);
        for (int pass = 1; pass <= longest; pass++)
            for (int seat : s.order)
                if (pass <= wished[seat].length)
                    grant(s, s.companies[seat], wished[seat][pass - 1], pass, earliest, events);
        for (Company company : s.companies)
            if (company.isFullyPlanned() && company.bounces.length == 0) {
                company.locked = true;
                events.tell(new ShipEvent.PlanLocked(new Arg.Seat(company.seat)));
            }
    }

    /** {@code earliest} is, by action, who was granted a slot of it first. */
    private void grant(ShipState s, Company company, PlanEntry entry, int pass, int[] earliest, Events events) {
        int action = entry.action();
        if (!actions.isLimited(action) || rules.hasRoom(s, company, action)) {
            boolean claims = actions.isLimited(action) && company.on(action) == 0;
            company.plan = Piles.with(company.plan, entry);
            if (earliest[action] == Turn.NOBODY) earliest[action] = company.seat;
            if (claims) events.tell(new ShipEvent.SlotGranted(pass, new Arg.Seat(company.seat), card(action)));
            return;
        }
        company.bounces = Piles.with(company.bounces, new Bounce(entry.engineer(), action, earliest[action]));
        Engineer engineer = company.employed(entry.engineer());
        events.tell(
                Seats.of(company.seat),
                new ShipEvent.Bounced(
                        pass, engineer.name(), engineer.id(), card(action), new Arg.Seat(earliest[action])));
    }

    private Arg.CardId card(int action) {
        return new Arg.CardId(actions.all[action].id());
    }
}
