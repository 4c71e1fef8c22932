package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Terms;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.1 Every active team lets one employee go, in secret; 4.4.2 the leavers and the reserve become the lots. */
public final class Drops extends SecretChoice<Drop> {
    final EsopBox box;

    public Drops(EsopBox box) {
        this.box = box;
    }

    @Override
    public boolean isPlayed(EsopState s) {
        return s.terms.secondaryAuction();
    }

    @Override
    protected Seats choosers(EsopState s) {
        return Seats.ofMask(s.active());
    }

    @Override
    public void offers(EsopState s, int seat, Consumer<? super Drop> out) {
        for (Hire hire : s.teams[seat].hires)
            out.accept(new Drop(hire.employee().id()));
    }

    record NotYourEmployee() implements Refusal {}

    @Override
    @Nullable Refusal refuse(EsopState s, Team team, Drop drop) {
        return team.desk(drop.employee()) < 0 ? new NotYourEmployee() : null;
    }

    /** The lowest strength as printed; tie: the smaller grant; tie: first in the data file. */
    @Override
    protected Drop fallback(EsopState s, int seat) {
        Hire[] hires = s.teams[seat].hires;
        Hire weakest = hires[0];
        for (Hire hire : hires) if (goesBefore(hire, weakest)) weakest = hire;
        return new Drop(weakest.employee().id());
    }

    private boolean goesBefore(Hire a, Hire b) {
        int strength = Integer.compare(a.employee().strength(), b.employee().strength());
        if (strength != 0) return strength < 0;
        if (a.grant() != b.grant()) return a.grant() < b.grant();
        return box.employees().indexOf(a.employee()) < box.employees().indexOf(b.employee());
    }

    @Override
    protected void reveal(EsopState s, Events events) {
        s.show(box.clocks().revealPauseMs());
        events.tell(new EsopEvent.DropsRevealed(Integer.bitCount(s.active())));
        List<Lot> lots = new ArrayList<>();
        for (Team team : byFoundingNumber(s))
            lots.add(Lot.droppedBy(team.seat, lots.size() + 1, letGo(s, team, events)));
        for (Employee card : Cards.sorted(s.reserve, box.employees())) lots.add(Lot.of(lots.size() + 1, card));
        s.reserve = EsopState.NO_EMPLOYEES;
        s.bidding = new Bidding(lots.toArray(new Lot[0]));
    }

    private static List<Team> byFoundingNumber(EsopState s) {
        List<Team> teams = new ArrayList<>();
        for (Team team : s.teams) if (team.isActive()) teams.add(team);
        teams.sort(Comparator.comparingInt(team -> team.foundingNumber));
        return teams;
    }

    private Employee letGo(EsopState s, Team team, Events events) {
        int desk = team.desk(Objects.requireNonNull(chosen(s, team.seat)).employee());
        Hire leaver = team.hires[desk];
        team.hires = Piles.without(team.hires, desk);
        int kept = leaver.grant() - returned(s.terms, leaver.grant());
        team.pool += leaver.grant() - kept;
        team.leaverGrant += kept;
        team.leavers =
                Piles.with(team.leavers, new Team.Leaver(leaver.employee().id(), leaver.grant(), kept));
        events.tell(new EsopEvent.Dropped(
                new Arg.Seat(team.seat), Cards.id(leaver.employee()), Units.equity(kept), Units.equity(team.pool)));
        return leaver.employee();
    }

    /** How much of a leaver's grant comes back to the pool, rounded down. */
    static int returned(Terms terms, int grant) {
        return grant * terms.leaverReturnPercent() / 100;
    }

    @Override
    public String decision(EsopState s) {
        return "drop";
    }

    @Override
    public Pace pace(EsopState s) {
        return Pace.once(owes(s), box.clocks().dropMs());
    }
}
