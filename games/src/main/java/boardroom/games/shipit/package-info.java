/**
 * Ship It!. {@link boardroom.games.shipit.ShipIt} strings it together; {@code box} holds its cards and numbers, {@code
 * rules} what follows, {@code view} what is seen, {@code sense} what is known about good play, {@code puzzle} the robots.
 *
 * <p>The sections of the rulebook, and where they are:
 *
 * <ul>
 *   <li>2.1 companies: {@code Company}, {@code Figures}, {@code Track}; 2.3 engineers: {@code Engineer}, {@code
 *       Recruiting}; 2.4 actions: {@code Actions}; 2.7 events and forecast: {@code EventCard}, {@code ShipState}
 *   <li>3 setup: {@code Setup}; 4, draft order: {@code DraftOrder}
 *   <li>4.1 Corporation Selection: {@code CorporationSelection}, {@code Founding}, {@code Corporations}
 *   <li>4.2 Engineer Draft: {@code EngineerDraft}, {@code HiringRules}, {@code Award}, {@code SheetSum}
 *   <li>4.3 Planning: {@code PlanningStart}, {@code PlanRules}, {@code Opening}, {@code Granting}, {@code LivePlanning},
 *       {@code TurnPlanning}
 *   <li>4.4 Reveal: {@code Reveal}
 *   <li>4.5 Puzzle: {@code PuzzlePhase}, {@code Sprint}
 *   <li>4.6 Resolution: {@code ResolutionPhase}, {@code Resolution}, {@code ResolutionOrder}
 *   <li>4.7 Event: {@code EventPhase}; 4.8 round end: {@code RoundEnd}
 *   <li>5.1 output: {@code Engineer}, {@code Work}; 5.2 costs and debt: {@code CostsAndDebt}; 5.3 to 5.5 what actions
 *       bring: {@code Resolution}; 5.6 rating: {@code RatingSum}; 5.7 income and milestones: {@code Income}, {@code
 *       MilestoneRace}; 5.8 events: {@code EventRules}; 5.9 puzzles: {@code puzzle}
 *   <li>6 scoring and ranking: {@code Score}, {@code Ranking}, {@code Outcome}
 *   <li>8 options: {@code Terms}; 10 good play: {@code sense}; 11 what is shown: {@code view}
 * </ul>
 */
@NullMarked
package boardroom.games.shipit;

import org.jspecify.annotations.NullMarked;
