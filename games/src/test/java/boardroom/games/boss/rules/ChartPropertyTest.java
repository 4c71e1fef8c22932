package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Output;
import boardroom.games.boss.box.Terms.Layering;
import boardroom.games.boss.box.Worker;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 5.1: the chart of the rules against a slow reading of the text, line by line, in random charts. */
class ChartPropertyTest {
    private static final int CHARTS = 20_000;
    private static final int MOST_PEOPLE = 9;
    private static final Constants NUMBERS = Fixture.box().constants();

    private static final List<Layering> LAYERINGS = List.of(Layering.values());

    private enum Kind {
        PRODUCTIVITY,
        SKILL,
        LEADERSHIP
    }

    /** What the text of 5.1 makes of one chart. */
    private static final class Literal {
        final Person[] people;
        final int[] boss;
        final int ceo;
        final int[] layer;
        final List<Set<Kind>> unlocked = new ArrayList<>();
        final List<Set<Kind>> locked = new ArrayList<>();
        final int[] productivityLoss;
        final int[] skillLoss;
        final int[] leadership;

        Literal(Person[] people, int[] boss, int ceo, int workshop, Layering layering) {
            this.people = people;
            this.boss = boss;
            this.ceo = ceo;
            int size = people.length;
            this.layer = new int[size];
            this.productivityLoss = new int[size];
            this.skillLoss = new int[size];
            this.leadership = new int[size];
            for (int p = 0; p < size; p++) {
                unlocked.add(EnumSet.noneOf(Kind.class));
                locked.add(EnumSet.noneOf(Kind.class));
                layer[p] = layer(p);
            }
            for (int p = 0; p < size; p++) lockAll(p, layering);
            if (workshop >= 0) unlocked.get(workshop).addAll(EnumSet.allOf(Kind.class));
            if (ceo >= 0) unlocked.get(ceo).addAll(EnumSet.of(Kind.LEADERSHIP, Kind.SKILL));
            for (int level = 1; level <= size + 1; level++)
                for (int p = 0; p < size; p++) if (layer[p] == level) goThrough(p);
        }

        int layer(int p) {
            if (p == ceo) return 1;
            return boss[p] == Chart.BOARD ? 2 : layer(boss[p]) + 1;
        }

        int n(int p) {
            int n = 0;
            for (int above : boss) if (above == p) n++;
            return n;
        }

        void lockAll(int p, Layering layering) {
            Person person = people[p];
            boolean demoted = p != ceo && !person.hired && person.hadReports && n(p) == 0;
            boolean layered = p != ceo && !person.hired && person.layer > 0 && layer[p] > person.layer;
            boolean sunk = layering == Layering.STRICT && layered;
            boolean bossPromoted = boss[p] >= 0 && n(boss[p]) > 0 && !people[boss[p]].hadReports;
            if (person.hired || person.worksToRule || bossPromoted || demoted || sunk)
                locked.get(p).addAll(EnumSet.allOf(Kind.class));
            if (demoted || sunk) {
                productivityLoss[p] += 1;
                skillLoss[p] += 1;
            }
        }

        void goThrough(int p) {
            leadership[p] = people[p].card.leadership().base()
                    + (isOn(p, Kind.LEADERSHIP) ? people[p].card.leadership().bonus() : 0);
            if (n(p) == 0) return;
            if (n(p) == leadership[p]) {
                unlocked.get(p).add(Kind.SKILL);
                for (int q = 0; q < boss.length; q++)
                    if (boss[q] == p) unlocked.get(q).addAll(EnumSet.allOf(Kind.class));
            } else if (n(p) > leadership[p]) {
                productivityLoss[p] += n(p) - leadership[p];
                for (int q = 0; q < boss.length; q++)
                    if (boss[q] == p) locked.get(q).add(Kind.PRODUCTIVITY);
            }
        }

        boolean isOn(int p, Kind kind) {
            return unlocked.get(p).contains(kind) && !locked.get(p).contains(kind);
        }

        int productivity(int p) {
            return output(people[p].card.productivity(), productivityLoss[p], isOn(p, Kind.PRODUCTIVITY));
        }

        int skill(int p) {
            return output(people[p].card.skill(), skillLoss[p], isOn(p, Kind.SKILL));
        }

        static int output(Output printed, int loss, boolean isOn) {
            return Math.max(0, printed.base() - loss + (isOn && loss == 0 ? printed.bonus() : 0));
        }
    }

    @Test
    void the_chart_reads_as_the_rules_do() {
        Rng rng = new Rng(5);
        List<Worker> cards = Fixture.box().workers();
        for (int chart = 0; chart < CHARTS; chart++) {
            Person[] people = new Person[1 + rng.below(MOST_PEOPLE)];
            int[] boss = new int[people.length];
            int ceo = rng.below(4) == 0 ? Draft.NOBODY : 0;
            for (int p = 0; p < people.length; p++) {
                people[p] = person(cards.get(rng.below(cards.size())), rng);
                boss[p] = p == 0 || (ceo < 0 && rng.below(3) == 0) ? Chart.BOARD : rng.below(p);
            }
            int workshop = rng.below(3) == 0 ? rng.below(people.length) : Draft.NOBODY;
            Layering layering = LAYERINGS.get(rng.below(LAYERINGS.size()));
            Chart read = Chart.resolve(people, boss, ceo, workshop, layering, NUMBERS);
            Literal text = new Literal(people, boss, ceo, workshop, layering);
            for (int p = 0; p < people.length; p++)
                assertThat(new int[] {read.layer(p), read.productivity(p), read.skill(p), read.leadership(p)})
                        .as("person %s of chart %s", p, chart)
                        .containsExactly(text.layer[p], text.productivity(p), text.skill(p), text.leadership[p]);
        }
    }

    private static Person person(Worker card, Rng rng) {
        Person person = new Person(card);
        person.hired = rng.below(5) == 0;
        person.worksToRule = rng.below(8) == 0;
        person.hadReports = !person.hired && rng.below(2) == 0;
        person.layer = person.hired ? 0 : rng.below(5);
        return person;
    }
}
