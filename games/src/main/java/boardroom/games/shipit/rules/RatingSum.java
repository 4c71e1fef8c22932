package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.DebtLevel;
import boardroom.games.shipit.box.ShipBox;

/** 5.6 Rating: one sum, one clamp. */
final class RatingSum {
    private final ShipBox box;
    private final Actions actions;

    RatingSum(ShipBox box, Actions actions) {
        this.box = box;
        this.actions = actions;
    }

    void add(Work work, int a, int change) {
        work.ratingChange += change;
        if (work.ledger != null && change != 0)
            work.ledger.step(
                    Track.RATING,
                    new SumLine.Card(actions.all[a]),
                    Units.rating(change),
                    change > 0 ? SumLine.BONUS : SumLine.MALUS);
    }

    void addQuality(Work work) {
        int quality = work.c.tech.ratingPerRound();
        work.ratingChange += quality;
        if (work.ledger != null && quality != 0)
            work.ledger.step(Track.RATING, new SumLine.Card(work.c.tech), Units.rating(quality), SumLine.BONUS);
    }

    void addPenalty(Work work) {
        DebtLevel level = box.debtLevel(work.c.debt);
        work.ratingChange -= level.ratingPenalty();
        if (work.ledger != null && level.ratingPenalty() != 0)
            work.ledger.step(
                    Track.RATING,
                    new SumLine.DebtLevel(level.id()),
                    Units.rating(-level.ratingPenalty()),
                    SumLine.MALUS);
    }

    void settle(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.rating;
        int nominal = before + work.ratingChange;
        c.rating = box.constants().clampRating(nominal);
        if (ledger == null) return;
        if (c.rating != nominal)
            ledger.step(Track.RATING, new SumLine.Limit(), Units.rating(c.rating - nominal), SumLine.MALUS);
        if (ledger.isOpen(Track.RATING)) ledger.close("rating", Track.RATING, new SumTitle.Rating(), before, c.rating);
    }
}
