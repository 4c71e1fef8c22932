package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import org.jspecify.annotations.Nullable;

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
        Slot[] first = new Slot[actions.all.length];
        for (int pass = 1; pass <= longest; pass++)
            for (int seat : s.order)
                if (pass <= wished[seat].length)
                    grant(s, s.companies[seat], wished[seat][pass - 1], pass, first, events);
        for (Company company : s.companies)
            if (company.isFullyPlanned() && company.bounces.length == 0) {
                company.locked = true;
                events.tell(new ShipEvent.PlanLocked(new Arg.Seat(company.seat)));
            }
    }

    /** Who was granted a slot, and in which pass. */
    private record Slot(int seat, int pass) {}

    /** {@code first} is, by action, the slot of it that was granted first. */
    private void grant(ShipState s, Company company, PlanEntry entry, int pass, @Nullable Slot[] first, Events events) {
        int action = entry.action();
        if (!actions.isLimited(action) || rules.hasRoom(s, company, action)) {
            boolean claims = actions.isLimited(action) && company.on(action) == 0;
            company.plan = Piles.with(company.plan, entry);
            if (first[action] == null) first[action] = new Slot(company.seat, pass);
            if (claims) events.tell(new ShipEvent.SlotGranted(pass, new Arg.Seat(company.seat), card(action)));
            return;
        }
        Slot earlier = first[action];
        // A room without a single slot is nobody's.
        if (earlier == null) earlier = new Slot(company.seat, pass);
        Bounce bounce = new Bounce(entry.engineer(), action, earlier.seat, pass, earlier.pass);
        company.bounces = Piles.with(company.bounces, bounce);
        if (!events.listening()) return;
        Engineer engineer = company.employed(entry.engineer());
        events.tell(
                Seats.of(company.seat),
                new ShipEvent.Bounced(
                        pass,
                        engineer.name(),
                        engineer.id(),
                        card(action),
                        new Arg.Seat(earlier.seat),
                        new Arg.Nested(Hopped.of(actions, bounce).say())));
    }

    private Arg.CardId card(int action) {
        return new Arg.CardId(actions.all[action].id());
    }
}
