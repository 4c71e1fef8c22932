package boardroom.games.esopwars.sense;

import boardroom.engine.Seats;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** Why to let a lot of the main auction go by: by its price, by what is to come, and by who pays instead. */
record PassReasons(Constants numbers, BidLimit bidLimit, Appraised.Appraiser appraiser) {
    /** 10.3: with more teams than these somebody else bids instead of who is full. */
    private static final int FEW_TEAMS = 3;

    /** {@code null}: nobody else wants it and no other card is to come. */
    @Nullable EsopReason of(EsopState s, Team team) {
        Lot open = s.bidding().lot();
        Appraised lot = appraiser.of(s, team);
        int next = open.hasBid() ? open.standingBid() + numbers.bidStep() : numbers.openingBid();
        int desks = s.openDesks(numbers.teamSize());
        int spare = s.lotsLeft() - desks;
        if (next > lot.limit()) {
            if (lot.limit() >= numbers.openingBid()) return new EsopReason.PassPrice(lot.card(), next, lot.limit());
            if (lot.better() > 0 && spare > 0) return new EsopReason.PassWeak(lot.card(), lot.better(), desks, spare);
        }
        EsopReason full = full(s, team, next);
        if (full != null) return full;
        if (spare <= 0 && !open.hasBid()) return bluff(s, team, lot);
        if (lot.better() > 0) return new EsopReason.PassBetter(lot.card(), lot.better());
        if (open.hasBid()) {
            int left = s.teams[open.leader()].pool - open.standingBid();
            return new EsopReason.PassDrain(lot.card(), open.standingBid(), open.leader(), left);
        }
        return spare > 0 ? new EsopReason.PassEnough(lot.card(), s.lotsLeft() - 1, desks) : null;
    }

    /** 10.3: who is full cannot bid, and what is still to come goes for less. */
    private @Nullable EsopReason full(EsopState s, Team team, int next) {
        if (s.seats() > FEW_TEAMS || next == numbers.openingBid()) return null;
        Seats full = Seats.where(s.seats(), seat -> isFull(s.teams[seat]));
        boolean isEnoughToCome = LikelyPrices.cardsToCome(s).length >= bidLimit.openDesks(team);
        return full.isEmpty() || !isEnoughToCome ? null : new EsopReason.PassFull(full, next);
    }

    /** 10.3: where no card is to spare, who has most desks to fill can least afford to wait. */
    private @Nullable EsopReason bluff(EsopState s, Team team, Appraised lot) {
        int own = bidLimit.openDesks(team);
        if (own >= s.lotsLeft()) return null;
        Team neediest = null;
        for (Team rival : s.teams) {
            boolean mayTakeIt =
                    rival.isActive() && rival.seat != team.seat && !s.bidding().hasPassed(rival.seat);
            int desks = bidLimit.openDesks(rival);
            if (mayTakeIt && desks >= own && (neediest == null || desks > bidLimit.openDesks(neediest)))
                neediest = rival;
        }
        return neediest == null
                ? null
                : new EsopReason.PassBluff(lot.card(), neediest.seat, bidLimit.openDesks(neediest));
    }

    private boolean isFull(Team team) {
        return team.isActive() && bidLimit.openDesks(team) == 0;
    }
}
