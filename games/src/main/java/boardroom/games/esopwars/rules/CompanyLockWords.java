package boardroom.games.esopwars.rules;

import boardroom.engine.CardName;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.games.esopwars.rules.EsopMove.Lock;

/** What the lock says to each seat. */
public final class CompanyLockWords extends SecretChoiceWords<Lock> {

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record Lock() implements Asking {}

        record Locked() implements Asking {}

        record CompaniesLock() implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Lock() implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record Lock(@CardName String segment, @CardName String idea) implements Label {}

        record Meld(
                @CardName String segment,
                @CardName String idea,
                @CardName String companion) implements Label {}

        record HardBonus() implements Label {}
    }

    public CompanyLockWords(CompanyLock phase) {
        super(phase);
    }

    @Override
    Line question(EsopState s, Team team) {
        return Line.of(new Asking.Lock(), new Detail.Lock());
    }

    @Override
    Sentence answered(EsopState s, Team team, Lock lock) {
        return new Asking.Locked();
    }

    @Override
    Sentence watching() {
        return new Asking.CompaniesLock();
    }

    @Override
    public Sentence label(EsopState s, int seat, Lock lock) {
        return lock.companion() == null
                ? new Label.Lock(lock.segment(), lock.idea())
                : new Label.Meld(lock.segment(), lock.idea(), lock.companion());
    }

    @Override
    public Preview preview(EsopState s, int seat, Lock lock) {
        int bonuses = CompanyLock.company(s.teams[seat], lock).hardBonuses();
        return Preview.of(Change.of(new Label.HardBonus(), Units.points(0), Units.points(bonuses)));
    }
}
