package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Lock;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.0 Lock: all teams at once, in secret, say what their company is. */
final class CompanyLock extends SecretChoice {
    private final EsopBox box;
    private final Tempo tempo;
    private final DraftSense sense;
    private final LockPrompt prompt;

    CompanyLock(EsopBox box, DraftSense sense) {
        this.box = box;
        this.tempo = new Tempo(box.clocks());
        this.sense = sense;
        this.prompt = new LockPrompt(this);
    }

    @Override
    public String id() {
        return "company-lock";
    }

    @Override
    public void open(Market m, Events events) {
        if (!m.terms.companyDraft()) m.phaseOver = true;
    }

    @Override
    int choosers(Market m) {
        return m.active();
    }

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (may(m).has(seat)) locks(m.teams[seat], lock -> offer(m, seat, lock, out));
    }

    /** Every legal lock of a hand, in the order of the data file. */
    void locks(Team team, Consumer<? super Lock> out) {
        for (Segment segment : box.segments()) {
            if (!holds(team, segment)) continue;
            for (Idea idea : box.ideas()) {
                if (!holds(team, idea)) continue;
                for (Idea companion : box.ideas())
                    if (holds(team, companion) && refuseCompanion(segment, idea, companion) == null)
                        out.accept(new Lock(segment.id(), idea.id(), companion.id()));
                out.accept(new Lock(segment.id(), idea.id(), null));
            }
        }
    }

    private static boolean holds(Team team, DraftCard card) {
        return Piles.indexOf(team.hand, card) >= 0;
    }

    @Override
    @Nullable Say refuseChoice(Market m, Team team, EsopMove move) {
        if (!(move instanceof Lock lock)) return Refusals.notInThisPhase();
        DraftCard segment = CompanyDraft.find(team.hand, lock.segment());
        DraftCard idea = CompanyDraft.find(team.hand, lock.idea());
        if (segment == null || idea == null) return Refusals.notInHand();
        if (!(segment instanceof Segment chosen)) return Refusals.notASegment();
        if (!(idea instanceof Idea made)) return Refusals.notAnIdea();
        if (lock.companion() == null) return null;
        DraftCard companion = CompanyDraft.find(team.hand, lock.companion());
        if (companion == null) return Refusals.notInHand();
        if (!(companion instanceof Idea second)) return Refusals.notAnIdea();
        return refuseCompanion(chosen, made, second);
    }

    /** A second idea of the other type, allowed only if both ideas fit the segment. */
    private static @Nullable Say refuseCompanion(Segment segment, Idea idea, Idea companion) {
        if (idea.type() == companion.type()) return Refusals.companionOfSameType();
        return idea.fits(segment) && companion.fits(segment) ? null : Refusals.companionMustFit();
    }

    /** The company a lock would make. */
    static Company company(Team team, Lock lock) {
        return new Company(
                CompanyDraft.find(team.hand, lock.segment()) instanceof Segment segment ? segment : null,
                CompanyDraft.find(team.hand, lock.idea()) instanceof Idea idea ? idea : null,
                CompanyDraft.find(team.hand, lock.companion()) instanceof Idea companion ? companion : null);
    }

    /** The largest total of hard bonuses; among equals what stands first in the data file. */
    @Override
    EsopMove fallback(Market m, Team team) {
        Lock[] best = new Lock[1];
        locks(team, lock -> {
            if (best[0] == null
                    || company(team, lock).hardBonuses()
                            > company(team, best[0]).hardBonuses()) best[0] = lock;
        });
        return best[0];
    }

    @Override
    void reveal(Market m, Events events) {
        m.pauses++;
        if (events.listening()) events.tell(new EsopEvent.LocksRevealed(m.seats()));
        for (Team team : m.teams) found(m, team, events);
        DraftTable draft = m.draft();
        for (EsopMove.Source source : EsopMove.Source.values())
            m.draftGone = Piles.withAll(m.draftGone, draft.pile(source));
        Arrays.sort(m.draftGone, Comparator.comparing(DraftCard::id));
        m.draft = null;
        m.phaseOver = true;
    }

    private static void found(Market m, Team team, Events events) {
        if (!(team.sealed instanceof Lock lock)) throw new IllegalStateException("no lock is sealed");
        Company company = company(team, lock);
        team.segment = company.segment();
        team.idea = company.idea();
        team.companion = company.companion();
        DraftCard[] rest = team.hand;
        for (DraftCard locked : new @Nullable DraftCard[] {team.segment, team.idea, team.companion})
            if (locked != null) rest = Piles.without(rest, Piles.indexOf(rest, locked));
        m.draftGone = Piles.withAll(m.draftGone, rest);
        team.hand = Team.NO_CARDS;
        team.shown = Team.NO_CARDS;
        if (!events.listening() || team.segment == null || team.idea == null) return;
        Arg.Seat seat = new Arg.Seat(team.seat);
        events.tell(
                team.companion == null
                        ? new EsopEvent.CompanyFounded(seat, Cards.id(team.segment), Cards.id(team.idea))
                        : new EsopEvent.CompanyMelded(
                                seat, Cards.id(team.segment), Cards.id(team.idea), Cards.id(team.companion)));
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
        return tempo.once(m, "lock", owes(m), box.clocks().draftLockMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}
