package boardroom.games.shipshape.sense;

import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.Goods;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.Split;
import boardroom.games.shipshape.rules.Swap;
import boardroom.games.shipshape.rules.Talk;
import boardroom.games.shipshape.rules.TransportInPlay;
import boardroom.games.shipshape.rules.Why;
import org.jspecify.annotations.Nullable;

/** Why a good player says yes or no to a trade or to a joint order (10.5, 10.6). */
record AnswerReasons(Foresight foresight, Consent consent, Constants numbers) {

    @Nullable Reason of(ShipShapeState s, int seat, ShipShapeMove move) {
        Offer<Split> proposal = s.proposal;
        if (proposal != null) return together(s, seat, proposal.terms(), move);
        Talk talk = s.talk();
        if (talk == null) return null;
        return switch (move) {
            case Accept accept -> accept(s, seat, talk, accept);
            case Counter counter -> counter(s, seat, talk, counter);
            case Decline _ -> decline(s, seat, talk);
            case Choose choose -> choose(s, seat, talk, choose);
            default -> null;
        };
    }

    private @Nullable Reason accept(ShipShapeState s, int seat, Talk talk, Accept move) {
        Position now = foresight.of(s);
        Position then = foresight.after(now, seat, move);
        if (consent.against(now, then, seat, s.active) != null) return null;
        Swap terms = talk.offer().terms();
        Order own = Need.of(now, seat).order();
        int sooner = own == null ? 0 : Reasons.sooner(now, then, own, seat);
        if (own != null && sooner > 0) return new Reason.AcceptSooner(Goods.say(terms.give()), own.id(), sooner);
        Order theirs = Need.of(now, talk.offer().by()).order();
        return theirs != null && then.outlook > now.outlook
                ? new Reason.AcceptSafer(talk.offer().by(), theirs.id())
                : new Reason.AcceptFair(Goods.say(terms.want()), Goods.say(terms.give()));
    }

    /** What is asked for beyond the offer; or to an invitation what serves the own order. */
    private @Nullable Reason counter(ShipShapeState s, int seat, Talk talk, Counter move) {
        Swap offered = talk.offer().terms();
        Position now = foresight.of(s);
        Position then = foresight.after(now, seat, move);
        int by = talk.offer().by();
        if (move.want().isEmpty()) return Reasons.gift(now, then, by, Goods.say(move.give()));
        if (consent.against(now, then, seat, s.active) != null) return null;
        if (offered.isInvitation()) {
            Need need = Need.of(now, seat);
            Order order = need.order();
            Tokens missing = s.firms[seat].tokens.missingFor(need.tokens());
            return order == null || !missing.meets(move.want().tokens())
                    ? gains(now, then, seat, by, move)
                    : new Reason.OwnTerms(Goods.say(move.give()), Goods.say(move.want()), order.id());
        }
        ShipShapeMove yes = foresight.yes(s, seat);
        Tokens more = offered.give().tokens().missingFor(move.want().tokens());
        if (yes == null || more.isEmpty() || !move.give().equals(offered.want()))
            return gains(now, then, seat, by, move);
        Why why = consent.against(now, foresight.after(now, seat, yes), seat, s.active);
        return why == null ? new Reason.AskMoreStill(Goods.say(more), by) : new Reason.AskMore(Goods.say(more));
    }

    private static @Nullable Reason gains(Position now, Position then, int seat, int by, Counter move) {
        Need need = Need.of(now, seat);
        Tokens missing = now.s.firms[seat].tokens.missingFor(need.tokens());
        if (need.order() != null && missing.meets(move.want().tokens()))
            return new Reason.OwnTerms(
                    Goods.say(move.give()), Goods.say(move.want()), need.order().id());
        return then.worth(seat) <= now.worth(seat)
                ? null
                : new Reason.CounterGain(by, Goods.say(move.give()), Goods.say(move.want()));
    }

    private @Nullable Reason decline(ShipShapeState s, int seat, Talk talk) {
        ShipShapeMove yes = foresight.yes(s, seat);
        Swap terms = talk.offer().terms();
        int by = talk.offer().by();
        if (terms.isInvitation()) return new Reason.DeclineInvitation(by);
        if (yes == null) return new Reason.DeclineCannot(Goods.say(terms.want()));
        Position now = foresight.of(s);
        Position then = foresight.after(now, seat, yes);
        Why why = consent.against(now, then, seat, s.active);
        Order order = Need.of(now, seat).order();
        if (why == null) return against(now, then, seat, by, terms);
        if (why == Why.HELPS_LEADER) return new Reason.DeclineLeader(s.active);
        if (why == Why.NEED_IT && order != null) return new Reason.DeclineNeeded(Goods.say(terms.want()), order.id());
        int later = order == null ? 0 : Reasons.sooner(then, now, order, seat);
        return why == Why.DELAYS_ME && order != null && later > 0
                ? new Reason.DeclineLater(order.id(), later)
                : new Reason.DeclineDear(Goods.say(terms.want()), Goods.say(terms.give()));
    }

    private @Nullable Reason choose(ShipShapeState s, int seat, Talk talk, Choose move) {
        Position now = foresight.of(s);
        Integer other = move.seat();
        if (other == null) {
            int rival = -1;
            for (int seatOfTerms : talk.offer().counterers().list()) {
                Choose terms = new Choose(seatOfTerms);
                if (!helps(now, seat, terms)) continue;
                if (!helpsMore(now, foresight.after(now, seat, terms), seat, seatOfTerms)) return null;
                rival = seatOfTerms;
            }
            return rival < 0 ? new Reason.DeclineTerms() : new Reason.DeclineTermsOf(rival);
        }
        Swap terms = talk.offer().counterOf(other);
        if (terms != null && terms.want().isEmpty()) return new Reason.TakeGift(other, Goods.say(terms.give()));
        Need need = Need.of(now, seat);
        Order order = need.order();
        if (terms == null || order == null) return null;
        boolean serves = s.firms[seat]
                .tokens
                .missingFor(need.tokens())
                .meets(terms.give().tokens());
        return !serves && !helps(now, seat, move)
                ? null
                : new Reason.TakeTerms(other, Goods.say(terms.want()), Goods.say(terms.give()), order.id());
    }

    /** What speaks against a trade that could be accepted. */
    private static @Nullable Reason against(Position now, Position then, int seat, int by, Swap terms) {
        if (!terms.want().transports().isEmpty()) {
            int room = 0;
            for (TransportInPlay left : then.s.firms[seat].transports)
                room += left.rotated() ? 0 : left.card().capacity();
            return new Reason.DeclineRoom(Goods.say(terms.want()), room);
        }
        if (then.worth(seat) < now.worth(seat))
            return new Reason.DeclineDear(Goods.say(terms.want()), Goods.say(terms.give()));
        if (helpsMore(now, then, seat, by)) return new Reason.DeclineHelps(by);
        Need need = Need.of(now, seat);
        Tokens asked = terms.want().tokens();
        return need.order() != null
                        && !asked.isEmpty()
                        && need.tokens().atMost(asked).equals(asked)
                ? new Reason.DeclineTakes(Goods.say(terms.want()), need.order().id())
                : null;
    }

    /** Whether the other gains more by it than this seat. */
    private static boolean helpsMore(Position now, Position then, int seat, int other) {
        return then.worth(other) - now.worth(other) > then.worth(seat) - now.worth(seat);
    }

    private boolean helps(Position now, int seat, Choose move) {
        return foresight.after(now, seat, move).worth(seat) > now.worth(seat);
    }

    private @Nullable Reason together(ShipShapeState s, int seat, Split asked, ShipShapeMove move) {
        Order order = asked.order();
        int points = order.value() * numbers.halvesPerPoint();
        ShipShapeMove yes = move instanceof Refuse ? foresight.yes(s, seat) : move;
        if (yes == null) return null;
        Position now = foresight.of(s);
        boolean isAgainst = consent.against(now, foresight.after(now, seat, yes), seat, s.active) != null;
        Way alone = now.estimates.alone(Reasons.place(s, order.id()), seat);
        if (move instanceof Agree) {
            if (alone.day() == 0) return new Reason.AgreeOnly(order.id(), points / 2, Goods.say(asked.rest()));
            return isAgainst ? null : new Reason.AgreeTogether(order.id(), points / 2, Goods.say(asked.rest()));
        }
        Order own = Need.of(now, seat).order();
        if (!isAgainst && alone.day() == 0)
            return own == null || own.equals(order) || !own.requirement().meets(asked.rest())
                    ? null
                    : new Reason.RefuseForOther(
                            own.id(), Goods.say(own.requirement().atMost(asked.rest())));
        return alone.day() > 0
                ? new Reason.RefuseAlone(order.id(), points, alone.turns())
                : new Reason.RefuseTogether(order.id(), Goods.say(asked.rest()));
    }
}
