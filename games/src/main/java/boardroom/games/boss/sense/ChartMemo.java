package boardroom.games.boss.sense;

import boardroom.games.boss.box.Terms;
import boardroom.games.boss.rules.Person;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The charts that were found last, by all that decided them. Bots look at the same few companies thousands of times a second,
 * and climbing is the dearest thing they do; what is found never depends on what is remembered.
 */
final class ChartMemo {
    /** A power of two; each question has one place, and the newest keeps it. */
    private static final int PLACES = 1 << 12;

    private final AtomicReferenceArray<@Nullable Entry> places = new AtomicReferenceArray<>(PLACES);

    /** Where a climb ended; the array is never written to. */
    @SuppressWarnings("ArrayRecordComponent")
    record Found(int[] best, double score) {}

    private record Entry(Question question, Found found) {}

    /** Everything a climb depends on. */
    static final class Question {
        private final Person[] people;
        private final Terms terms;
        private final int[] numbers;
        private final double least;
        private final int hash;

        Question(ChartScore scores, int[] start, int ceo, boolean[] fixed, double least, int steps) {
            this.people = scores.people;
            this.terms = scores.terms();
            this.least = least;
            int[] key = scores.key();
            numbers = Arrays.copyOf(key, key.length + start.length + 2);
            int at = key.length;
            for (int p = 0; p < start.length; p++) numbers[at++] = start[p] << 1 | (fixed[p] ? 1 : 0);
            numbers[at++] = ceo;
            numbers[at] = steps;
            int mixed = Arrays.hashCode(numbers);
            for (Person person : people) mixed = mixed * 31 + person.card.id().hashCode();
            hash = mixed ^ mixed >>> 15;
        }

        boolean isSame(Question other) {
            if (hash != other.hash || least != other.least || people.length != other.people.length) return false;
            for (int p = 0; p < people.length; p++)
                if (!people[p].card.id().equals(other.people[p].card.id())) return false;
            return Arrays.equals(numbers, other.numbers) && terms.equals(other.terms);
        }

        private int place() {
            return hash & PLACES - 1;
        }
    }

    @Nullable Found find(Question question) {
        Entry entry = places.get(question.place());
        return entry != null && entry.question.isSame(question) ? entry.found : null;
    }

    void keep(Question question, Found found) {
        places.set(question.place(), new Entry(question, found));
    }
}
