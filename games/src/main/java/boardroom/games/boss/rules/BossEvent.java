package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Arg.Amount;
import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Event;
import boardroom.engine.RevealingEvent;
import boardroom.games.boss.box.Crack;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What happens in Boss; amounts carry their unit: cash, time, ideas, vp. */
public sealed interface BossEvent extends Event {
    /** What can be seen of a company may show what only its owner knew: an issue, or what is in its books. */
    sealed interface Visible extends BossEvent {
        @Override
        default boolean shows() {
            return true;
        }
    }

    /** A new round: who holds the marker. */
    @JsonTypeName("round-started")
    record RoundStarted(int round, int rounds, Seat holder) implements BossEvent {}

    @JsonTypeName("deck-reshuffled")
    record DeckReshuffled(String deck, int cards) implements BossEvent, RevealingEvent {}

    @JsonTypeName("workers-revealed")
    record WorkersRevealed(List<CardId> workers) implements BossEvent, RevealingEvent {}

    /** All $ bids are turned over together: the seats in the order in which they pick, with what decided it. */
    @JsonTypeName("bids-revealed")
    record BidsRevealed(String kind, List<BidShown> bids, List<Arg> told) implements BossEvent, RevealingEvent {}

    /** A bid in the order of picks, and why it stands before the next one: bid, skill, marker, vp (Public Tender) or last. */
    record BidShown(Seat seat, int cash, int skill, int vp, String reason) {}

    /** 8.3: the rival turns its bid card over, and says what it makes of it. */
    @JsonTypeName("rival-bid")
    record RivalBid(String kind, int card, int rise, int bid, int yours, boolean first)
            implements BossEvent, RevealingEvent {}

    /** 8.3: the rival takes the best card before you; the reason is its figure. */
    @JsonTypeName("rival-took")
    record RivalTook(String kind, CardId card, int figure, int vp) implements BossEvent, RevealingEvent {}

    @JsonTypeName("worker-hired")
    record WorkerHired(Seat seat, CardId worker) implements BossEvent {}

    /** A pass is final for this phase. */
    @JsonTypeName("pick-passed")
    record PickPassed(Seat seat, String kind) implements BossEvent {}

    /** 4.1.6: the T bids are open now; whoever hired has lost theirs. Who hired nobody: passed, too_little T, or all_taken. */
    @JsonTypeName("hiring-settled")
    record HiringSettled(Seat seat, Amount time, boolean spent, int hired, String why)
            implements BossEvent, RevealingEvent {}

    @JsonTypeName("nephew-arrived")
    record NephewArrived(Seat seat, CardId person) implements BossEvent {}

    /** Somebody has handed in a chart; how it looks nobody knows yet. */
    @JsonTypeName("chart-done")
    record ChartDone(Seat seat) implements BossEvent {}

    /** A chart is open: what it gives, before and after. */
    @JsonTypeName("chart-revealed")
    record ChartRevealed(Seat seat, Amount capacity, Amount before, int skill, Amount earned, int exact, int overloaded)
            implements BossEvent, RevealingEvent {}

    @JsonTypeName("promoted")
    record Promoted(Seat seat, CardId person) implements BossEvent, RevealingEvent {}

    @JsonTypeName("demoted")
    record Demoted(Seat seat, CardId person) implements BossEvent, RevealingEvent {}

    @JsonTypeName("layered")
    record Layered(Seat seat, CardId person) implements BossEvent, RevealingEvent {}

    @JsonTypeName("dismissed")
    record Dismissed(Seat seat, CardId person, Amount severance) implements BossEvent, RevealingEvent {}

    @JsonTypeName("ceo-retired")
    record CeoRetired(Seat seat, CardId person, CardId heir, Amount cost) implements BossEvent, RevealingEvent {}

    @JsonTypeName("ceo-fired")
    record CeoFired(Seat seat, CardId person, CardId successor) implements BossEvent, RevealingEvent {}

    /** An empty chair is filled: by the company itself, or by the Board. */
    @JsonTypeName("ceo-appointed")
    record CeoAppointed(Seat seat, CardId person, boolean board) implements BossEvent, RevealingEvent {}

    @JsonTypeName("workshop-held")
    record WorkshopHeld(Seat seat, CardId person) implements BossEvent, RevealingEvent {}

    /** 5.4: ideas of the Organisation phase. */
    @JsonTypeName("ideas-gained")
    record IdeasGained(Seat seat, Amount ideas) implements BossEvent {}

    @JsonTypeName("cracked")
    record Cracked(Seat seat, String crack, Arg named) implements BossEvent {
        public Cracked(Seat seat, String crack) {
            this(seat, crack, Arg.say(Crack.say(crack)));
        }
    }

    @JsonTypeName("event-drawn")
    record EventDrawn(CardId card, String colour) implements BossEvent, RevealingEvent {}

    /** An event in force is over, by time or because something came true. */
    @JsonTypeName("event-ended")
    record EventEnded(CardId card, boolean early) implements BossEvent {}

    @JsonTypeName("event-chosen")
    record EventChosen(Seat seat, CardId card, String choice) implements BossEvent, RevealingEvent {}

    /** An event passes a company by: it does not ask for such a company, a shield keeps it off, or nothing applies. */
    @JsonTypeName("event-spared")
    record EventSpared(Seat seat, CardId card, String why) implements BossEvent {}

    @JsonTypeName("die-rolled")
    record DieRolled(Seat seat, int face, int sides, boolean hit) implements BossEvent, RevealingEvent {}

    /** What a card, an issue or a deal changed, as far as the hearer may know. */
    @JsonTypeName("gained")
    record Gained(Seat seat, Amount amount) implements Visible {}

    @JsonTypeName("lost")
    record Lost(Seat seat, Amount amount) implements Visible {}

    /** Ideas that came to nothing: a company holds no more than the limit. */
    @JsonTypeName("ideas-full")
    record IdeasFull(Seat seat, Amount wasted, Amount limit) implements BossEvent {}

    /** Insurance has made a loss smaller. */
    @JsonTypeName("insured")
    record Insured(Seat seat, Amount saved) implements BossEvent {}

    /** So much more capacity in the next Organisation phase, or less. */
    @JsonTypeName("capacity-pending")
    record CapacityPending(Seat seat, Amount time) implements BossEvent {}

    /** Why: a card of the round (event), an issue, unpaid, demoted or layered. */
    @JsonTypeName("morale-changed")
    record MoraleChanged(Seat seat, CardId person, int before, int after, String why) implements Visible {}

    @JsonTypeName("ceo-died")
    record CeoDied(Seat seat, CardId person) implements BossEvent, RevealingEvent {}

    /** Somebody leaves: resigned (morale 0), poached, or unpaid in a bankruptcy. */
    @JsonTypeName("person-left")
    record PersonLeft(Seat seat, CardId person, String why) implements Visible {}

    /** Why: the event of the round, an issue, or a CEO who was fired. */
    @JsonTypeName("delay-added")
    record DelayAdded(Seat seat, CardId project, Amount time, int delay, String why) implements Visible {}

    @JsonTypeName("project-failed")
    record ProjectFailed(Seat seat, CardId project, Amount vp, Amount delay) implements Visible {}

    @JsonTypeName("projects-revealed")
    record ProjectsRevealed(List<CardId> projects) implements BossEvent, RevealingEvent {}

    @JsonTypeName("project-taken")
    record ProjectTaken(Seat seat, CardId project, Amount setup) implements BossEvent {}

    /** What completed projects give on taking one of this type. */
    @JsonTypeName("type-bonus")
    record TypeBonus(Seat seat, CardId project, Amount cash, Amount time) implements BossEvent {}

    /** 8.1: a bid comes back to who took nothing. */
    @JsonTypeName("bid-refunded")
    record BidRefunded(Seat seat, Amount cash) implements BossEvent {}

    /** A plan is open. */
    @JsonTypeName("produced")
    record Produced(Seat seat, Amount outsourced, Amount time, Amount overheads) implements BossEvent, RevealingEvent {}

    @JsonTypeName("project-run")
    record ProjectRun(Seat seat, CardId project, int progress, int rounds, int worked) implements BossEvent {}

    @JsonTypeName("caught-up")
    record CaughtUp(Seat seat, CardId project, Amount time, int delay) implements BossEvent {}

    @JsonTypeName("project-held")
    record ProjectHeld(Seat seat, CardId project, int delay, boolean resting) implements BossEvent {}

    @JsonTypeName("shortcut-taken")
    record ShortcutTaken(Seat seat, CardId project, int progress) implements BossEvent {}

    @JsonTypeName("project-completed")
    record ProjectCompleted(Seat seat, CardId project, Amount cash, Amount vp, int research) implements BossEvent {}

    /** The condition of a special effect did not hold when its project was completed. */
    @JsonTypeName("special-missed")
    record SpecialMissed(Seat seat, CardId project, Arg special) implements BossEvent {}

    /** A special effect of a completed project. */
    @JsonTypeName("special-earned")
    record SpecialEarned(Seat seat, CardId project, Amount amount) implements BossEvent {}

    /** 8.4: a share is due. */
    @JsonTypeName("share-paid")
    record SharePaid(Seat seat, Seat holder, CardId project, Amount cash, Amount vp) implements BossEvent {}

    @JsonTypeName("patent-filed")
    record PatentFiled(Seat seat, Amount vp) implements BossEvent {}

    /** 4.6: how many issues a company has drawn, what called them, how many more than the limit; which, only its owner sees. */
    @JsonTypeName("issues-drawn")
    record IssuesDrawn(Seat seat, int issues, List<Arg> why, int spared) implements BossEvent {}

    @JsonTypeName("issue-passed")
    record IssuePassed(Seat seat, CardId issue, boolean shielded) implements Visible {}

    @JsonTypeName("issue-answered")
    record IssueAnswered(Seat seat, CardId issue, String choice) implements Visible {}

    /** All its issues of this round are answered. */
    @JsonTypeName("issues-settled")
    record IssuesSettled(Seat seat) implements BossEvent {}

    @JsonTypeName("fund-paid")
    record FundPaid(List<Seat> seats, Amount cash) implements BossEvent {}

    @JsonTypeName("income-paid")
    record IncomePaid(Seat seat, Amount cash) implements BossEvent {}

    @JsonTypeName("salaries-paid")
    record SalariesPaid(Seat seat, Amount cash, Amount due) implements Visible {}

    @JsonTypeName("unpaid")
    record Unpaid(Seat seat, CardId person, Amount salary) implements Visible {}

    @JsonTypeName("recovered")
    record Recovered(Seat seat, CardId person) implements BossEvent {}

    @JsonTypeName("bankrupt")
    record Bankrupt(Seat seat, Amount vp, Amount cash, Amount paid, Amount due) implements BossEvent {}

    /** 4.7.7: T above the limit is handed back; told to its owner alone unless the books are open. */
    @JsonTypeName("time-handed-back")
    record TimeHandedBack(Seat seat, Amount time, Amount ideas) implements BossEvent {}

    @JsonTypeName("offer-made")
    record OfferMade(Seat seat, Seat to, Arg give, Arg want) implements BossEvent {}

    @JsonTypeName("offer-withdrawn")
    record OfferWithdrawn(Seat seat, Seat to) implements BossEvent {}

    /** What is not taken, and why. */
    @JsonTypeName("offer-declined")
    record OfferDeclined(Seat seat, Seat offerer, Arg give, Arg want, String why) implements BossEvent {}

    /** Two have agreed: its projects and shares are public, the rest only they know. */
    @JsonTypeName("deal-struck")
    record DealStruck(Seat seat, Seat with, List<CardId> projects, List<CardId> shares) implements BossEvent {}

    @JsonTypeName("deal-terms")
    record DealTerms(Seat seat, Seat with, Arg give, Arg get) implements BossEvent {}

    /** 8.5: something for the partner; the others only see that there was a gift. */
    @JsonTypeName("gifted")
    record Gifted(Seat seat, Seat to, Arg what) implements BossEvent {}

    @JsonTypeName("ready-for-work")
    record ReadyForWork(Seat seat) implements BossEvent {}

    /** A clock ran out on a company. */
    @JsonTypeName("timed-out")
    record TimedOut(Seat seat) implements BossEvent {}

    @JsonTypeName("game-ended")
    record GameEnded(String why) implements BossEvent {
        static GameEnded of(BossState.Ending ending) {
            return new GameEnded(ending.name().toLowerCase(java.util.Locale.ROOT));
        }
    }
}
