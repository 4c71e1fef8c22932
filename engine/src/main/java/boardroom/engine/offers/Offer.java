package boardroom.engine.offers;

import boardroom.engine.Seats;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one seat puts to others, and what they have answered so far. It stays open until somebody accepts, all have
 * answered or it is withdrawn. A value, so that copies of a state may share it.
 */
public record Offer<T>(int by, Seats to, T terms, List<Answer<T>> answers) {

    public static <T> Offer<T> of(int by, Seats to, T terms) {
        return new Offer<>(by, to, terms, List.of());
    }

    /** Those who have not answered. */
    public Seats owing() {
        Seats owing = to;
        for (Answer<T> answer : answers) owing = owing.without(answer.seat());
        return owing;
    }

    @JsonIgnore
    public boolean isAnswered() {
        return answers.size() == to.count();
    }

    /** The same offer with one answer more. */
    public Offer<T> with(Answer<T> answer) {
        List<Answer<T>> more = new ArrayList<>(answers);
        more.add(answer);
        return new Offer<>(by, to, terms, List.copyOf(more));
    }

    /** Those who answered with terms of their own. */
    public Seats counterers() {
        Seats seats = Seats.NONE;
        for (Answer<T> answer : answers) if (answer.counter() != null) seats = seats.with(answer.seat());
        return seats;
    }

    /** The terms this seat answered with, as it sees them; {@code null}: none. */
    public @Nullable T counterOf(int seat) {
        for (Answer<T> answer : answers) if (answer.seat() == seat) return answer.counter();
        return null;
    }
}
