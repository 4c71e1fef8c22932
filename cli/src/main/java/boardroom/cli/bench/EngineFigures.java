package boardroom.cli.bench;

/** What one game does in random play with so many seats in one variation, per processor second. */
record EngineFigures(String game, String variation, int seats, double moves, double copies, double movesPerGame) {}
