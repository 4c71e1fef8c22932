/**
 * IT Startup: {@link boardroom.games.itstartup.ItStartup} is its table of contents, docs/rules/it-startup.md its rulebook.
 * Where its sections are in {@code rules}:
 *
 * <ul>
 *   <li>2.4 state: {@code StartupState}, {@code Office}, {@code Employee}; moves and events: {@code StartupMove}, {@code
 *       StartupEvent}
 *   <li>3 setup: {@code Setup}, {@code WhoStarts}
 *   <li>4.1 {@code Mulligan}, 4.2 {@code TurnStart}, 4.3 {@code PlanningBonus}
 *   <li>4.4 {@code MainPhase}: {@code EmployeePlay}, {@code KnowledgePlay}, {@code ActionPlay}, {@code Trade}, {@code
 *       AbilityUse}, {@code Targets}
 *   <li>4.5 {@code ResponseWindow}, {@code Counters}; 4.6 {@code LookAndTake}
 *   <li>4.7 {@code TurnEnd}, 4.8 {@code RoundCheck}
 *   <li>5.1 {@code Efficiency}, 5.2 {@code TurnScore}, 5.3 {@code Burnout}, 5.4 {@code Prices}, 5.5 {@code Purse}, 5.6
 *       {@code Staffing}, {@code Homecoming}, 5.8 {@code Drawing}, 5.10 {@code Effects}
 *   <li>6 end: {@code Ranking}, {@code Outcome}
 * </ul>
 *
 * Sections 2 and 8 (cards, constants, options) are in {@code box}, 10 (how a good player thinks) in {@code sense}, 11
 * (what a player must see) in {@code view} and in the {@code …Words} beside their phases.
 */
@NullMarked
package boardroom.games.itstartup;

import org.jspecify.annotations.NullMarked;
