package boardroom.games.esopwars.rules;

import java.util.List;

/** One market round: the id of its phase, its card, and what it did to each active team in seat order. */
public record MarketReport(String round, String market, List<Growth> teams) {}
