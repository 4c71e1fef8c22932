package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Sentences as records, and the say that travels. */
class SentenceTest {
    @UnitName("money")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Money {}

    private record Poster(String id, String name) implements Card {}

    @Kind("told")
    private sealed interface Told extends Sentence {}

    private record Nothing() implements Told {}

    private record PaidTo(
            @Money int amount,
            @Money long rest,
            int times,
            @Seat int payer) implements Told {}

    private record Shown(@CardName String id, Poster card, String word) implements Told {}

    private record Many(
            Seats seats, @Seat List<Integer> order, @Money List<Integer> sums, List<Poster> cards) implements Told {}

    private record Because(Sentence inner, Say ready, Arg arg) implements Told {}

    private record Perhaps(@Nullable Integer limit, int price) implements Told {}

    @Kind("other")
    private record OfItsOwnKind() implements Told {}

    private record AboveYourLimit(@Money int limit) implements Refusal {}

    private record NoFamily() implements Sentence {}

    private static final class NoRecord implements Open {}

    @Kind("told")
    private interface Open extends Sentence {}

    private static Arg money(long amount) {
        return new Arg.Amount("money", amount);
    }

    @Test
    void the_key_is_the_kind_of_the_family_and_the_name_of_the_record() {
        assertThat(new Nothing().say()).isEqualTo(Say.of("told.nothing"));
        assertThat(new AboveYourLimit(3).say().key()).isEqualTo("refuse.above-your-limit");
        assertThat(new OfItsOwnKind().say().key()).isEqualTo("other.of-its-own-kind");
    }

    @Test
    void numbers_are_said_in_their_unit_as_seats_or_bare() {
        Say say = new PaidTo(5, 7L, 2, 1).say();

        assertThat(say.args())
                .containsEntry("amount", money(5))
                .containsEntry("rest", money(7))
                .containsEntry("times", Arg.of(2))
                .containsEntry("payer", Arg.seat(1));
        assertThat(say.args().keySet()).as("in their order").containsExactly("amount", "rest", "times", "payer");
    }

    @Test
    void cards_are_said_by_their_id_and_texts_as_they_are() {
        assertThat(new Shown("boom", new Poster("crunch", "Crunch"), "word")
                        .say()
                        .args())
                .containsEntry("id", new Arg.CardId("boom"))
                .containsEntry("card", new Arg.CardId("crunch"))
                .containsEntry("word", Arg.of("word"));
    }

    @Test
    void what_holds_for_one_holds_for_each_of_a_list() {
        Say say =
                new Many(Seats.of(2).with(0), List.of(2, 1), List.of(4, 5), List.of(new Poster("boom", "Boom"))).say();

        assertThat(say.args())
                .containsEntry("seats", Arg.list(List.of(Arg.seat(0), Arg.seat(2))))
                .containsEntry("order", Arg.list(List.of(Arg.seat(2), Arg.seat(1))))
                .containsEntry("sums", Arg.list(List.of(money(4), money(5))))
                .containsEntry("cards", Arg.list(List.of(new Arg.CardId("boom"))));
    }

    @Test
    void a_sentence_may_stand_in_a_sentence() {
        Say say = new Because(new Nothing(), Say.of("told.ready"), Arg.of("any")).say();

        assertThat(say.args())
                .containsEntry("inner", Arg.say(Say.of("told.nothing")))
                .containsEntry("ready", Arg.say(Say.of("told.ready")))
                .containsEntry("arg", Arg.of("any"));
    }

    @Test
    void what_is_not_there_is_left_out() {
        assertThat(new Perhaps(null, 3).say()).isEqualTo(Say.of("told.perhaps", "price", Arg.of(3)));
        assertThat(new Perhaps(4, 3).say().args()).hasSize(2);
    }

    @Test
    void a_shape_knows_key_and_arguments_without_a_sentence() {
        SentenceShape shape = SentenceShape.of(PaidTo.class);

        assertThat(shape.key()).isEqualTo("told.paid-to");
        assertThat(shape.arguments()).containsExactly("amount", "rest", "times", "payer");
    }

    @Test
    void what_can_be_no_sentence_is_told_with_its_name() {
        assertThatThrownBy(() -> new NoFamily().say())
                .hasMessageContaining("NoFamily")
                .hasMessageContaining("kind");
        assertThatThrownBy(() -> new NoRecord().say())
                .hasMessageContaining("NoRecord")
                .hasMessageContaining("record");
    }
}
