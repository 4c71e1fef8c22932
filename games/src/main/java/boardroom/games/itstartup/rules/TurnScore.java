package boardroom.games.itstartup.rules;

/** 5.2 What a turn scores: all developers, what actions add to each, less a pending outage. */
public record TurnScore(int efficiency, int actions, int cut) {

    /** As things stand: now for the active seat; for the others at their next turn, when loans have gone home. */
    public static TurnScore of(StartupState s, Office office) {
        Employee[] row = Homecoming.nextRow(s, office);
        int coaches = Efficiency.ofCoaches(row);
        int developers = Efficiency.developers(row);
        int efficiency = 0;
        for (Employee employee : row) efficiency += Efficiency.of(employee, coaches, developers);
        int actions = office.seat == s.active ? developers * s.bonusPerDeveloper : 0;
        return new TurnScore(efficiency, actions, Math.min(efficiency + actions, office.outage));
    }

    public int points() {
        return efficiency + actions - cut;
    }

    /** Adds the sources of an active seat's score to its ledger. */
    static void enter(Office office, TurnScore score) {
        Ledger ledger = office.ledger;
        int coaches = Efficiency.ofCoaches(office.row);
        int developers = office.developers();
        for (Employee employee : office.row) {
            if (!employee.isDeveloper()) continue;
            ledger.fromDevelopers += employee.card().standing().efficiency();
            ledger.fromKnowledge += Efficiency.ofKnowledge(employee);
            ledger.fromCoaches += coaches;
            ledger.fromPairs += Efficiency.ofCompany(employee, developers);
        }
        ledger.fromActions += score.actions;
        ledger.lostToSabotage += score.cut;
    }
}
