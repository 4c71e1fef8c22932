package boardroom.cli.bench;

/** What one game does in random play with so many seats, per processor second. */
record EngineFigures(String game, int seats, double moves, double copies, double movesPerGame) {}
