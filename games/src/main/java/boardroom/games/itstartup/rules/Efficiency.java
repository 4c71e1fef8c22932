package boardroom.games.itstartup.rules;

import boardroom.games.itstartup.box.CardCopy;

/** 5.1 What the developers of a row are worth at the end of a turn. */
public final class Efficiency {
    private Efficiency() {}

    /** What the coaches of a row add to each of its developers. */
    public static int ofCoaches(Employee[] row) {
        int coaches = 0;
        for (Employee employee : row) coaches += employee.card().standing().teamEfficiency();
        return coaches;
    }

    public static int developers(Employee[] row) {
        int developers = 0;
        for (Employee employee : row) if (employee.isDeveloper()) developers++;
        return developers;
    }

    public static int ofKnowledge(Employee employee) {
        int bonus = 0;
        for (CardCopy knowledge : employee.knowledge()) bonus += knowledge.bonus();
        return bonus;
    }

    /** What a developer's own rule adds beside other developers. */
    static int ofCompany(Employee employee, int developers) {
        return developers > 1 ? employee.card().standing().besideOthers() : 0;
    }

    /** The efficiency of one employee of a row with this much coaching and this many developers. */
    public static int of(Employee employee, int coaches, int developers) {
        CardCopy.Standing printed = employee.card().standing();
        if (!printed.isDeveloper()) return 0;
        return printed.efficiency() + ofKnowledge(employee) + coaches + ofCompany(employee, developers);
    }

    public static int of(Office office, int desk) {
        return of(office.row[desk], ofCoaches(office.row), office.developers());
    }

    /** All developers of an office together. */
    public static int total(Office office) {
        int coaches = ofCoaches(office.row);
        int developers = office.developers();
        int total = 0;
        for (Employee employee : office.row) total += of(employee, coaches, developers);
        return total;
    }
}
