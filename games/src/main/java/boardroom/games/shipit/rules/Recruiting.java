package boardroom.games.shipit.rules;

import boardroom.engine.Rng;
import boardroom.games.shipit.box.Level;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Specialty;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.box.Trait;
import java.util.List;

/** 2.3: how engineers come about, drawn in the order of the rules. */
public final class Recruiting {
    private static final int PERCENT = 100;
    private static final int[] ROMAN = {10, 9, 5, 4, 1};
    private static final String[] NUMERALS = {"X", "IX", "V", "IV", "I"};

    private final ShipBox box;
    private final Level intern;
    private final Level junior;
    private final Level senior;
    private final Specialty[] specialties;
    private final Trait[] traits;
    private final int[] seniorPercent;

    public Recruiting(ShipBox box) {
        this.box = box;
        List<Level> levels = box.engineerLevels();
        List<Level> hired = levels.stream().filter(Level::inPool).toList();
        this.intern = levels.stream().filter(level -> !level.inPool()).toList().getLast();
        this.junior = hired.getFirst();
        this.senior = hired.getLast();
        this.specialties = box.specialties().toArray(new Specialty[0]);
        this.traits = box.traits().toArray(new Trait[0]);
        this.seniorPercent = new int[maxRounds(box) + 1];
        for (int round = 1; round < seniorPercent.length; round++)
            seniorPercent[round] = box.engineerGeneration().seniorPercent(round);
    }

    private static int maxRounds(ShipBox box) {
        int most = box.rounds();
        for (var option : box.options())
            if (option.id().equals("rounds") && option.values() != null)
                for (Object value : option.values()) if (value instanceof Integer rounds) most = Math.max(most, rounds);
        return most;
    }

    public Engineer engineer(ShipState s) {
        Rng rng = s.hiring;
        Level level = rng.below(PERCENT) < seniorPercent[s.round] ? senior : junior;
        Specialty specialty = specialties[rng.below(specialties.length)];
        Trait trait =
                rng.below(PERCENT) < box.engineerGeneration().traitPercent() ? traits[rng.below(traits.length)] : null;
        int salary = level.salaryMin() + rng.below(level.salaryMax() - level.salaryMin() + 1);
        if (trait != null) salary += trait.extraSalary();
        Theme theme = s.theme();
        if (theme != null) salary += theme.extraSalary();
        return new Engineer(s.engineers++, name(s), level, specialty, trait, salary, 0);
    }

    Engineer intern(ShipState s) {
        return new Engineer(s.engineers++, name(s), intern, null, null, intern.salaryMin(), s.round);
    }

    private String name(ShipState s) {
        int used = s.namesUsed++;
        String name = box.engineerNames().get(s.names[used % s.names.length]);
        int lap = used / s.names.length + 1;
        return lap == 1 ? name : name + " " + roman(lap);
    }

    private static String roman(int number) {
        StringBuilder text = new StringBuilder();
        int left = number;
        for (int i = 0; i < ROMAN.length; i++) for (; left >= ROMAN[i]; left -= ROMAN[i]) text.append(NUMERALS[i]);
        return text.toString();
    }
}
