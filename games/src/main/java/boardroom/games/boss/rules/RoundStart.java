package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;

/** 4.0 Start of round: each company takes T equal to its capacity track. */
public final class RoundStart implements Silent<BossState, BossMove> {
    public RoundStart(SharedRules rules) {}

    @Override
    public void open(BossState s, Events events) {
        s.roundNumber++;
        s.cameTrue = 0;
        s.event = null;
        s.eventChoices = BossState.NO_ORDER;
        s.tender = false;
        for (Company company : s.companies) begin(company);
        events.tell(() -> new BossEvent.RoundStarted(s.roundNumber, s.terms.rounds(), new Arg.Seat(s.marker)));
    }

    private static void begin(Company company) {
        company.time += company.capacity;
        company.hiredThisRound = 0;
        company.cracks = 0;
        for (Person person : company.people) person.hired = false;
        for (Ongoing work : company.ongoing) work.isNew = false;
    }
}
