package boardroom.engine;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The ids that the lists of one box hold, found when somebody asks for them. */
final class BoxIds {
    private final Box box;
    private final Map<String, Set<String>> byList = new HashMap<>();

    BoxIds(Box box) {
        this.box = box;
    }

    /** The ids in the list at this place, or the names of a map's entries. */
    Set<String> of(String list) {
        return byList.computeIfAbsent(list, this::find);
    }

    private Set<String> find(String list) {
        Object at = box;
        for (String step : list.split("\\.", -1)) at = read(at, step);
        Set<String> ids = new HashSet<>();
        switch (at) {
            case Map<?, ?> map -> map.keySet().forEach(key -> ids.add((String) key));
            case Iterable<?> items -> items.forEach(item -> ids.add((String) read(item, "id")));
            default -> throw new IllegalStateException("no list at " + list);
        }
        return ids;
    }

    private static Object read(Object holder, String name) {
        for (RecordComponent component : holder.getClass().getRecordComponents())
            if (component.getName().equals(name)) return invoke(component.getAccessor(), holder);
        throw new IllegalStateException(
                "no " + name + " in " + holder.getClass().getSimpleName());
    }

    private static Object invoke(Method accessor, Object holder) {
        try {
            accessor.setAccessible(true);
            return accessor.invoke(holder);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
