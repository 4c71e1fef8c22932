package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;

/**
 * The lot as one team sees it (10.2).
 *
 * @param limit the most it should bid, as a bid that could be made
 * @param better how many of the cards to come are worth more
 * @param surplus by how much the card is worth more than what one gets for the opening bid anyway
 */
record Appraised(Employee card, int limit, int better, int surplus) {

    /** Appraises lots. */
    record Appraiser(
            Constants numbers, EmployeeWorth worth, LikelyPrices prices, IndifferencePrice limits, BidLimit bidLimit) {

        Appraised of(EsopState s, Team team) {
            Company company = Company.of(team);
            Employee card = s.bidding().lot().card;
            Employee[] toCome = LikelyPrices.cardsToCome(s);
            double own = worth.mean(s, company, card);
            double[] worths = new double[toCome.length + 1];
            int better = 0;
            for (int i = 0; i < toCome.length; i++) {
                worths[i] = worth.mean(s, company, toCome[i]);
                if (worths[i] > own) better++;
            }
            worths[toCome.length] = own;
            Arrays.sort(worths);
            int surplus = (int) Math.round(own - prices.replacement(s, worths));
            return new Appraised(card, limit(s, team), better, surplus);
        }

        int limit(EsopState s, Team team) {
            int limit = (int) Math.min(limits.of(s, team), bidLimit.of(s.terms, team));
            return limit - limit % numbers.bidStep();
        }
    }
}
