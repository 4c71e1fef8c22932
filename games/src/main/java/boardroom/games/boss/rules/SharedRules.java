package boardroom.games.boss.rules;

import boardroom.games.boss.box.BossBox;
import boardroom.games.boss.box.Constants;

/** What several phases share (section 5), made once for a box. */
public record SharedRules(
        BossBox box,
        Constants numbers,
        Conditions conditions,
        ProjectRules projects,
        Departures departures,
        Effects effects) {
    public static SharedRules of(BossBox box) {
        Constants numbers = box.constants();
        Conditions conditions = new Conditions(numbers);
        ProjectRules projects = new ProjectRules(numbers, conditions);
        Departures departures = new Departures(box.startingWorker());
        Effects effects = new Effects(numbers, conditions, projects, departures);
        return new SharedRules(box, numbers, conditions, projects, departures, effects);
    }
}
