package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopMove.Source;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.0 Lock: all teams at once, in secret, say what their company is. */
public final class CompanyLock extends SecretChoice<Lock> {
    private final EsopBox box;

    public CompanyLock(EsopBox box) {
        this.box = box;
    }

    @Override
    public boolean isPlayed(EsopState s) {
        return s.terms.companyDraft();
    }

    @Override
    protected Seats choosers(EsopState s) {
        return Seats.ofMask(s.active());
    }

    /** Every legal lock of a hand, in the order of the data file. */
    @Override
    public void offers(EsopState s, int seat, Consumer<? super Lock> out) {
        Team team = s.teams[seat];
        for (Segment segment : box.segments()) {
            if (!Piles.has(team.hand, segment)) continue;
            for (Idea idea : box.ideas()) {
                if (!Piles.has(team.hand, idea)) continue;
                for (Idea companion : box.ideas())
                    if (Piles.has(team.hand, companion) && refuseCompanion(segment, idea, companion) == null)
                        out.accept(new Lock(segment.id(), idea.id(), companion.id()));
                out.accept(new Lock(segment.id(), idea.id(), null));
            }
        }
    }

    /** Why a company can't be locked. */
    public sealed interface Refused extends Refusal {
        record NotASegment() implements Refused {}

        record NotAnIdea() implements Refused {}

        record CompanionOfSameType() implements Refused {}

        record CompanionMustFit() implements Refused {}
    }

    @Override
    @Nullable Refusal refuse(EsopState s, Team team, Lock lock) {
        DraftCard segment = CompanyDraft.find(team.hand, lock.segment());
        DraftCard idea = CompanyDraft.find(team.hand, lock.idea());
        if (segment == null || idea == null) return new CompanyDraft.Refused.NotInHand();
        if (!(segment instanceof Segment chosen)) return new Refused.NotASegment();
        if (!(idea instanceof Idea made)) return new Refused.NotAnIdea();
        if (lock.companion() == null) return null;
        DraftCard companion = CompanyDraft.find(team.hand, lock.companion());
        if (companion == null) return new CompanyDraft.Refused.NotInHand();
        if (!(companion instanceof Idea second)) return new Refused.NotAnIdea();
        return refuseCompanion(chosen, made, second);
    }

    /** A second idea of the other type, allowed only if both ideas fit the segment. */
    private static @Nullable Refusal refuseCompanion(Segment segment, Idea idea, Idea companion) {
        if (idea.type() == companion.type()) return new Refused.CompanionOfSameType();
        return idea.fits(segment) && companion.fits(segment) ? null : new Refused.CompanionMustFit();
    }

    /** The company a lock would make. */
    public static Company company(Team team, Lock lock) {
        return new Company(
                CompanyDraft.find(team.hand, lock.segment()) instanceof Segment segment ? segment : null,
                CompanyDraft.find(team.hand, lock.idea()) instanceof Idea idea ? idea : null,
                CompanyDraft.find(team.hand, lock.companion()) instanceof Idea companion ? companion : null);
    }

    /** The largest total of hard bonuses; among equals what stands first in the data file. */
    @Override
    protected Lock fallback(EsopState s, int seat) {
        Team team = s.teams[seat];
        Lock[] best = new Lock[1];
        offers(s, seat, lock -> {
            if (best[0] == null
                    || company(team, lock).hardBonuses()
                            > company(team, best[0]).hardBonuses()) best[0] = lock;
        });
        return best[0];
    }

    @Override
    protected void reveal(EsopState s, Events events) {
        s.show(box.clocks().revealPauseMs());
        events.tell(new EsopEvent.LocksRevealed(s.seats()));
        for (Team team : s.teams) found(s, team, events);
        DraftTable draft = s.draft();
        for (Source source : Source.values()) s.draftGone = Piles.withAll(s.draftGone, draft.pile(source));
        Arrays.sort(s.draftGone, Comparator.comparing(DraftCard::id));
        s.draft = null;
    }

    private void found(EsopState s, Team team, Events events) {
        Lock lock = Objects.requireNonNull(chosen(s, team.seat));
        Company company = company(team, lock);
        team.segment = company.segment();
        team.idea = company.idea();
        team.companion = company.companion();
        DraftCard[] rest = team.hand;
        for (DraftCard locked : new @Nullable DraftCard[] {team.segment, team.idea, team.companion})
            if (locked != null) rest = Piles.without(rest, Piles.indexOf(rest, locked));
        s.draftGone = Piles.withAll(s.draftGone, rest);
        team.hand = Team.NO_CARDS;
        team.shown = Team.NO_CARDS;
        events.tell(() -> founded(team.seat, lock));
    }

    private static EsopEvent founded(int seat, Lock lock) {
        Arg.Seat team = new Arg.Seat(seat);
        Arg.CardId segment = new Arg.CardId(lock.segment());
        Arg.CardId idea = new Arg.CardId(lock.idea());
        return lock.companion() == null
                ? new EsopEvent.CompanyFounded(team, segment, idea)
                : new EsopEvent.CompanyMelded(team, segment, idea, new Arg.CardId(lock.companion()));
    }

    @Override
    public String decision(EsopState s) {
        return "lock";
    }

    @Override
    public Pace pace(EsopState s) {
        return Pace.once(owes(s), box.clocks().draftLockMs());
    }
}
