package boardroom.server.store;

/** How often somebody played a game with so many seats, and won: against people, and against bots alone. */
public record TallyRow(String game, int seats, int people, int peopleWon, int bots, int botsWon) {}
