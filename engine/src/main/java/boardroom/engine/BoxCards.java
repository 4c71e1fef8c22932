package boardroom.engine;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cards that lie in a box: those of all its lists, and of the records in it. */
final class BoxCards {
    private final Map<Class<? extends Card>, List<Card>> cards = new LinkedHashMap<>();

    private BoxCards() {}

    static Map<Class<? extends Card>, List<Card>> of(Box box) {
        BoxCards found = new BoxCards();
        found.look(box);
        return found.cards;
    }

    private void look(@Nullable Object value) {
        switch (value) {
            case null -> {}
            case Card card ->
                cards.computeIfAbsent(card.getClass(), _ -> new ArrayList<>()).add(card);
            case List<?> list -> list.forEach(this::look);
            case Record held -> {
                for (RecordComponent component : held.getClass().getRecordComponents()) look(read(component, held));
            }
            default -> {}
        }
    }

    private static @Nullable Object read(RecordComponent component, Object holder) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        try {
            return accessor.invoke(holder);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
