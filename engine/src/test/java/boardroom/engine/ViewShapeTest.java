package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.ViewShape.Field;
import boardroom.engine.ViewShape.Is;
import boardroom.engine.ViewShape.Many;
import boardroom.engine.phases.OwnChoice;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the fields of views mean, from their records alone. */
class ViewShapeTest {
    private record Poster(String id, String name) implements Card {}

    private enum Weather {
        SUN
    }

    private record Stand(
            @UnitName("money") int cash,
            @FaceDown int hand,
            @CardName List<String> laid) {}

    private record Branch(int length, List<Branch> branches) {}

    /** A family that holds itself, as the blocks of a program do. */
    sealed interface Block {}

    record Step(int length) implements Block {}

    record Loop(int times, List<Block> body) implements Block {}

    private record View(
            int day,
            @UnitName("money") @Nullable Integer price,
            boolean open,
            Weather weather,
            String note,
            @Seat int first,
            Seats inside,
            @CardName @Nullable String shown,
            Poster poster,
            @BySeat @UnitName("money") List<Integer> cash,
            @BySeat List<Stand> stands,
            Say said,
            Branch tree,
            List<Block> program,
            Map<String, Integer> table)
            implements PublicView {}

    /** A view in two forms. */
    sealed interface Own extends PrivateView {}

    record Waiting(int since) implements Own {}

    record Choosing(int since, @CardName List<String> hand) implements Own {}

    private static Field field(List<Field> fields, String name) {
        return fields.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @JsonTypeName("lay")
    private record Lay(@CardName List<String> cards, @Seat int before) implements Move {}

    private static ViewShape shape(Class<? extends PrivateView> own) {
        return ViewShape.of(new GameTypes<>(NoState.class, Lay.class, Event.class, View.class, own));
    }

    private static final class NoState implements State<NoState> {
        @Override
        public int seats() {
            return 0;
        }

        @Override
        public NoState copy() {
            return this;
        }
    }

    private final ViewShape shape = shape(Own.class);

    private Is is(String name) {
        return field(shape.view(), name).is();
    }

    @Test
    void plain_fields_are_numbers_flags_and_texts() {
        assertThat(is("day")).isEqualTo(Is.NUMBER);
        assertThat(is("open")).isEqualTo(Is.FLAG);
        assertThat(is("weather")).isEqualTo(Is.TEXT);
        assertThat(is("note")).isEqualTo(Is.TEXT);
        assertThat(is("said")).isEqualTo(Is.SAY);
    }

    @Test
    void annotations_say_what_a_number_or_a_text_stands_for() {
        assertThat(field(shape.view(), "price").unit()).isEqualTo("money");
        assertThat(is("first")).isEqualTo(Is.SEAT);
        assertThat(is("shown")).isEqualTo(Is.CARD);
        assertThat(is("poster")).isEqualTo(Is.CARD);
        assertThat(field(shape.view(), "inside")).isEqualTo(new Field("inside", Is.SEAT, Many.LIST, null, null));
    }

    @Test
    void what_goes_by_seat_says_so() {
        assertThat(field(shape.view(), "cash")).isEqualTo(new Field("cash", Is.NUMBER, Many.BY_SEAT, "money", null));
    }

    @Test
    void a_record_is_told_with_its_fields() {
        Field stands = field(shape.view(), "stands");

        assertThat(stands.is()).isEqualTo(Is.RECORD);
        assertThat(stands.many()).isEqualTo(Many.BY_SEAT);
        assertThat(stands.fields())
                .containsExactly(
                        new Field("cash", Is.NUMBER, Many.ONE, "money", null),
                        new Field("hand", Is.BACKS, Many.ONE, null, null),
                        new Field("laid", Is.CARD, Many.LIST, null, null));
    }

    @Test
    void what_cannot_be_shown_without_a_board_is_called_so() {
        assertThat(is("table")).isEqualTo(Is.OTHER);
        Field tree = field(shape.view(), "tree");
        assertThat(field(tree.fields() == null ? List.of() : tree.fields(), "branches")
                        .is())
                .as("a record within itself")
                .isEqualTo(Is.OTHER);
        Field program = field(shape.view(), "program");
        assertThat(field(program.fields() == null ? List.of() : program.fields(), "body")
                        .is())
                .as("a family within itself")
                .isEqualTo(Is.OTHER);
    }

    @Test
    void moves_are_told_by_their_type_so_that_a_choice_can_be_shown_at_the_cards_it_names() {
        assertThat(shape.moves().get("lay"))
                .containsExactly(
                        new Field("cards", Is.CARD, Many.LIST, null, null),
                        new Field("before", Is.SEAT, Many.ONE, null, null));
    }

    @Test
    void a_view_in_several_forms_has_the_fields_of_all() {
        assertThat(shape.own()).extracting(Field::name).containsExactly("since", "hand");
        assertThat(shape(OwnChoice.class).own()).containsExactly(new Field("choice", Is.SAY, Many.ONE, null, null));
    }
}
