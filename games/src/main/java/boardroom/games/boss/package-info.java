/**
 * Boss: {@link boardroom.games.boss.Boss} is its table of contents, docs/rules/boss.md its rulebook. Where its sections are
 * in {@code rules}:
 *
 * <ul>
 *   <li>2 state: {@code BossState}, {@code Company}, {@code Person}, {@code Ongoing}; moves and events: {@code BossMove},
 *       {@code BossEvent}
 *   <li>3 setup: {@code Setup}
 *   <li>4.0 {@code RoundStart}; 4.1 {@code HiringBids}, {@code HiringPicks}, {@code PickOrder}; 4.2 {@code Organisation},
 *       {@code Draft}
 *   <li>4.3 {@code EventPhase}; 8.4 and 8.5 {@code Deals}; 4.4 {@code ProjectBids}, {@code ProjectPicks}
 *   <li>4.5 {@code ProductionPhase}; 4.6 {@code IssuePhase}; 4.7 {@code Payday}, {@code RoundEnd}
 *   <li>5.1 {@code Chart}; 5.2 to 5.4 {@code Company}; 5.5 {@code ProjectRules}; 5.6 {@code Conditions}, {@code Effects},
 *       {@code Modifiers}, {@code Assets}
 *   <li>6 end: {@code Outcome}; 8.3 {@code Rival}
 * </ul>
 *
 * Sections 2 and 8 (cards, constants, options) are in {@code box}, 10 (how a good player thinks) in {@code sense}, 11
 * (what a player must see) in {@code view} and in the {@code …Words} beside their phases.
 */
@NullMarked
package boardroom.games.boss;

import org.jspecify.annotations.NullMarked;
