package boardroom.games.esopwars.rules;

/** What the exit did to one team: its card, the card's multiplier, what fitting employees add, old and new valuation. */
public record ExitLine(int seat, String card, int multiplierTenths, int fitTenths, long before, long after) {
    public int tenths() {
        return multiplierTenths + fitTenths;
    }
}
