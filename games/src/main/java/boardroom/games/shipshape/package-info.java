/**
 * Ship Shape: {@link boardroom.games.shipshape.ShipShape} is its table of contents, docs/rules/ship-shape.md its rulebook.
 * Where its sections are in {@code rules}:
 *
 * <ul>
 *   <li>2.9 state: {@code ShipShapeState}, {@code Firm}, {@code SupplyInPlay}, {@code TransportInPlay}, {@code Deck}; moves
 *       and events: {@code ShipShapeMove}, {@code ShipShapeEvent}
 *   <li>3 setup: {@code Setup}
 *   <li>4.0 {@code WeekStart}, 4.1 {@code Calendar}, 4.2 {@code Collecting}, {@code CollectOrders}
 *   <li>4.3 {@code Offering}, {@code OfferAnswers}, {@code CounterChoice}, {@code TradeRules}, {@code TradeLadder}
 *   <li>4.4 {@code BusinessPhase}: {@code Commissioning}, {@code Refreshing}, {@code Fulfilling}, {@code Proposing}, {@code
 *       JointAnswer}, {@code JointRules}, {@code HouseTransports}, {@code Dispatch}
 *   <li>4.5 {@code Storing}, {@code Returns}; 4.6 {@code TurnEnd}
 *   <li>4.7 {@code Settlement}, {@code Settlements}, {@code WeekEnd}
 *   <li>5 {@code Shares}; 6 end: {@code Outcome}
 * </ul>
 *
 * Sections 2 and 8 (cards, constants, options) are in {@code box}, 10 (how a good player thinks) in {@code sense}, 11
 * (what a player must see) in {@code view} and in the {@code …Words} beside their phases.
 */
@NullMarked
package boardroom.games.shipshape;

import org.jspecify.annotations.NullMarked;
