/**
 * ESOP Wars; the numbers in the comments are sections of its rules, docs/rules/esop-wars.md. Where each is:
 *
 * <ul>
 *   <li>2 Components, 8 Options: {@code box}; the options as a play understands them: {@link
 *       boardroom.games.esopwars.box.Terms}
 *   <li>3 Setup: {@link boardroom.games.esopwars.rules.Setup}
 *   <li>4 Flow: {@link boardroom.games.esopwars.EsopWars}
 *   <li>4.0 Company draft: {@link boardroom.games.esopwars.rules.CompanyDraft}, {@link
 *       boardroom.games.esopwars.rules.CompanyLock}
 *   <li>4.1 Main auction: {@link boardroom.games.esopwars.rules.MainAuction}; what it shares with the second one: {@link
 *       boardroom.games.esopwars.rules.Auction}; 4.1.1 the limit: {@link boardroom.games.esopwars.rules.BidLimit}; 4.1.2
 *       the ladder of bids: {@link boardroom.games.esopwars.rules.Raises}
 *   <li>4.2, 4.3, 4.5 Market rounds: {@link boardroom.games.esopwars.rules.MarketRound}
 *   <li>4.4 Second auction: {@link boardroom.games.esopwars.rules.Drops}, {@link
 *       boardroom.games.esopwars.rules.SecondaryAuction}
 *   <li>4.6 Exit: {@link boardroom.games.esopwars.rules.Exit}
 *   <li>4.7 Events: {@link boardroom.games.esopwars.rules.EsopEvent}
 *   <li>5.2 Skill Total: {@link boardroom.games.esopwars.rules.SkillTotal}; 5.3 companies: {@link
 *       boardroom.games.esopwars.rules.Company}; 5.4 perks: {@link boardroom.games.esopwars.rules.Perks}; rounding:
 *       {@link boardroom.games.esopwars.rules.Valuation}
 *   <li>5.7, 6 Ranking and titles: {@link boardroom.games.esopwars.rules.Ranking}; with its sums: {@link
 *       boardroom.games.esopwars.rules.Outcome}
 *   <li>10 Good play: {@code sense}; 10.2 step 1: {@link boardroom.games.esopwars.rules.EmployeeWorth}
 *   <li>11 What a player must see: {@code view}
 * </ul>
 */
@NullMarked
package boardroom.games.esopwars;

import org.jspecify.annotations.NullMarked;
