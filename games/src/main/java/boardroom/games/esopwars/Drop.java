package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.1 Every active team lets one employee go, in secret; 4.4.2 the leavers and the reserve become the lots. */
final class Drop extends SecretChoice {
    private final EsopBox box;
    private final Tempo tempo;
    private final DropSense sense;
    private final DropPrompt prompt;

    Drop(EsopBox box, DropSense sense) {
        this.box = box;
        this.tempo = new Tempo(box.clocks());
        this.sense = sense;
        this.prompt = new DropPrompt(this, box);
    }

    @Override
    public String id() {
        return "drop";
    }

    @Override
    public void open(Market m, Events events) {
        if (!m.terms.secondaryAuction()) m.phaseOver = true;
    }

    @Override
    int choosers(Market m) {
        return m.active();
    }

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (may(m).has(seat))
            for (Hire hire : m.teams[seat].hires)
                offer(m, seat, new EsopMove.Drop(hire.employee().id()), out);
    }

    @Override
    @Nullable Say refuseChoice(Market m, Team team, EsopMove move) {
        if (!(move instanceof EsopMove.Drop drop)) return Refusals.notInThisPhase();
        return team.desk(drop.employee()) < 0 ? Refusals.notYourEmployee() : null;
    }

    /** The lowest strength as printed; tie: the smaller grant; tie: first in the data file. */
    @Override
    EsopMove fallback(Market m, Team team) {
        Hire weakest = team.hires[0];
        for (Hire hire : team.hires) if (goesBefore(hire, weakest)) weakest = hire;
        return new EsopMove.Drop(weakest.employee().id());
    }

    private boolean goesBefore(Hire a, Hire b) {
        int strength = Integer.compare(a.employee().strength(), b.employee().strength());
        if (strength != 0) return strength < 0;
        if (a.grant() != b.grant()) return a.grant() < b.grant();
        return box.employees().indexOf(a.employee()) < box.employees().indexOf(b.employee());
    }

    @Override
    void reveal(Market m, Events events) {
        m.pauses++;
        if (events.listening()) events.tell(new EsopEvent.DropsRevealed(Integer.bitCount(m.active())));
        List<Lot> lots = new ArrayList<>();
        for (Team team : byFoundingNumber(m))
            lots.add(Lot.droppedBy(team.seat, lots.size() + 1, letGo(m, team, events)));
        for (Employee card : Cards.sorted(m.reserve, box.employees())) lots.add(Lot.of(lots.size() + 1, card));
        m.reserve = Market.NO_EMPLOYEES;
        m.floor = new Floor(lots.toArray(new Lot[0]));
        m.phaseOver = true;
    }

    private static List<Team> byFoundingNumber(Market m) {
        List<Team> teams = new ArrayList<>();
        for (Team team : m.teams) if (team.isActive()) teams.add(team);
        teams.sort(Comparator.comparingInt(team -> team.foundingNumber));
        return teams;
    }

    private static Employee letGo(Market m, Team team, Events events) {
        if (!(team.sealed instanceof EsopMove.Drop drop)) throw new IllegalStateException("no drop is sealed");
        int desk = team.desk(drop.employee());
        Hire leaver = team.hires[desk];
        team.hires = Piles.without(team.hires, desk);
        int kept = leaver.grant() - returned(m.terms, leaver.grant());
        team.pool += leaver.grant() - kept;
        team.leaverGrant += kept;
        team.leavers =
                Piles.with(team.leavers, new Team.Leaver(leaver.employee().id(), leaver.grant(), kept));
        if (events.listening())
            events.tell(new EsopEvent.Dropped(
                    new Arg.Seat(team.seat), Cards.id(leaver.employee()), Units.equity(kept), Units.equity(team.pool)));
        return leaver.employee();
    }

    /** How much of a leaver's grant comes back to the pool, rounded down. */
    static int returned(Terms terms, int grant) {
        return grant * terms.leaverReturnPercent() / 100;
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return prompt.of(m, seat);
    }

    @Override
    public Preview preview(Market m, int seat, EsopMove move) {
        return prompt.preview(m, seat, move);
    }

    @Override
    public @Nullable Pace pace(Market m) {
        return tempo.once(m, "drop", owes(m), box.clocks().dropMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}
