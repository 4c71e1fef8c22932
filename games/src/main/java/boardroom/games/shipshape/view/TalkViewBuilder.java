package boardroom.games.shipshape.view;

import boardroom.engine.offers.Answer;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.view.ShipShapePublicView.AnswerView;
import boardroom.games.shipshape.view.ShipShapePublicView.ProposalView;
import boardroom.games.shipshape.view.ShipShapePublicView.TalkView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What firms put to each other this turn (4.3, 4.4.4): all of it is said aloud. */
final class TalkViewBuilder {
    private TalkViewBuilder() {}

    static List<TalkView> talks(ShipShapeState s) {
        List<TalkView> talks = new ArrayList<>();
        for (Talk talk : s.talks) talks.add(talk(talk));
        return talks;
    }

    private static TalkView talk(Talk talk) {
        Offer<Swap> offer = talk.offer();
        List<AnswerView> answers = new ArrayList<>();
        for (Answer<Swap> answer : offer.answers()) answers.add(answer(answer));
        return new TalkView(
                offer.by(),
                offer.to().list(),
                offer.terms().give(),
                offer.terms().want(),
                talk.open(),
                talk.open() ? offer.owing().list() : List.of(),
                answers,
                talk.tradedWith());
    }

    private static AnswerView answer(Answer<Swap> answer) {
        Swap counter = answer.counter() == null ? null : answer.counter().mirrored();
        return new AnswerView(
                answer.seat(),
                answer.why(),
                counter == null ? null : counter.give(),
                counter == null ? null : counter.want());
    }

    static @Nullable ProposalView proposal(ShipShapeState s) {
        Offer<Split> proposal = s.proposal;
        if (proposal == null) return null;
        Split split = proposal.terms();
        return new ProposalView(
                proposal.by(),
                proposal.to().first(),
                split.order().id(),
                split.share(),
                split.rest(),
                split.transports());
    }
}
