package boardroom.games.boss.rules;

import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What differs in a company since it was looked at: {@code "cash 8"}, {@code "boris 2"} (morale), {@code "boris gone"}. */
final class WhatChanged {
    private final Fixture table;
    private final int seat;
    private final Map<String, Integer> before;

    private WhatChanged(Fixture table, int seat) {
        this.table = table;
        this.seat = seat;
        this.before = figures(table.s.companies[seat]);
    }

    static WhatChanged since(Fixture table, int seat) {
        return new WhatChanged(table, seat);
    }

    List<String> now() {
        Map<String, Integer> after = figures(table.s.companies[seat]);
        List<String> changes = new ArrayList<>();
        before.forEach((what, figure) -> {
            Integer now = after.get(what);
            if (now == null) changes.add(what + " gone");
            else if (!now.equals(figure)) changes.add(what + " " + now);
        });
        return changes;
    }

    private static Map<String, Integer> figures(Company company) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        figures.put("cash", company.cash);
        figures.put("time", company.time);
        figures.put("ideas", company.ideas);
        figures.put("vp", company.vp);
        figures.put("next", company.nextCapacity);
        for (Person person : company.people) figures.put(person.card.id(), person.morale);
        for (Ongoing work : company.ongoing) figures.put(work.card.id(), work.delay);
        return figures;
    }

    /** A die that shows this face next. */
    static Rng die(int sides, int face) {
        for (long seed = 0; ; seed++) if (1 + new Rng(seed).below(sides) == face) return new Rng(seed);
    }
}
