package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Edit;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 Organisation: all redraw their charts at once and in secret; then they are resolved together. */
public final class Organisation implements Together<BossState, Edit> {
    final SharedRules rules;
    final Edits edits;
    private final Restructuring restructuring;

    public Organisation(SharedRules rules) {
        this.rules = rules;
        this.edits = new Edits(rules);
        this.restructuring = new Restructuring(rules);
    }

    /** Everybody has been here for a turn more, and everybody gets a draft of the present chart. */
    @Override
    public void open(BossState s, Events events) {
        for (int i = 0; i < s.companies.length; i++) {
            Company company = s.companies[s.clockwise(i)];
            if (company.people.length == 0) welcomeNephew(company, events);
            for (Person person : company.people) person.tenure++;
            company.draft = Draft.of(company);
        }
    }

    /** R26, R54: the founder's nephew takes over where nobody is left; nobody decided anything. */
    private void welcomeNephew(Company company, Events events) {
        Person nephew = new Person(rules.box().startingWorker());
        nephew.boss = Chart.BOARD;
        company.people = new Person[] {nephew};
        company.ceo = 0;
        company.heir = false;
        company.vacantFor = 0;
        events.tell(new BossEvent.NephewArrived(new Arg.Seat(company.seat), new Arg.CardId(nephew.card.id())));
    }

    static Draft draft(Company company) {
        return Objects.requireNonNull(company.draft, "a draft is there as long as the phase lasts");
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        Draft draft = s.companies[seat].draft;
        return draft != null && !draft.done();
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super Edit> out) {
        listed(s, seat).offered(out);
    }

    @Override
    public void moves(BossState s, int seat, Consumer<? super Edit> out) {
        if (isDeciding(s, seat)) listed(s, seat).all(out);
    }

    private DraftMoves listed(BossState s, int seat) {
        Company company = s.companies[seat];
        return new DraftMoves(rules, s, company, draft(company), edits.workshopPrice());
    }

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, Edit move) {
        Company company = s.companies[seat];
        return edits.refuse(s, company, draft(company), move);
    }

    @Override
    public void play(BossState s, int seat, Edit move, Events events) {
        Company company = s.companies[seat];
        company.draft = edits.apply(company, draft(company), move);
        if (move instanceof Done) events.tell(new BossEvent.ChartDone(new Arg.Seat(seat)));
    }

    /** The draft as it stands. */
    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        play(s, seat, Done.DONE, events);
    }

    @Override
    public void close(BossState s, Events events) {
        for (int i = 0; i < s.companies.length; i++) {
            Company company = s.companies[s.clockwise(i)];
            restructuring.resolve(s, company, draft(company), events);
        }
    }

    @Override
    public Pace pace(BossState s) {
        return Pace.once(
                owes(s), TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().organisation()));
    }

    @Override
    public boolean takesBack(BossState s, int seat, Edit move) {
        return true;
    }
}
