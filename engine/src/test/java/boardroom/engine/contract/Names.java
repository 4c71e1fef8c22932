package boardroom.engine.contract;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The names under which the records of sealed families go over the wire, and what is wrong with them. */
final class Names {
    private final Set<Class<?>> seen = new LinkedHashSet<>();
    private final List<String> faults = new ArrayList<>();

    /** Every sealed family in these types and in what they are made of. */
    Names(List<Class<?>> types) {
        types.forEach(this::walk);
    }

    List<String> faults() {
        return faults;
    }

    /** The records of a family, of families in it too; one that is in several of them once. */
    static List<Class<?>> records(Class<?> family) {
        if (!family.isSealed()) return List.of(family);
        Set<Class<?>> records = new LinkedHashSet<>();
        for (Class<?> member : family.getPermittedSubclasses()) records.addAll(records(member));
        return List.copyOf(records);
    }

    static @Nullable String of(Class<?> type) {
        JsonTypeName name = type.getAnnotation(JsonTypeName.class);
        return name == null || name.value().isBlank() ? null : name.value();
    }

    private void walk(Type type) {
        switch (type) {
            case ParameterizedType of -> List.of(of.getActualTypeArguments()).forEach(this::walk);
            case Class<?> made when made.isArray() -> walk(made.getComponentType());
            // The engine's own records are looked after there.
            case Class<?> made when made.getPackageName().equals("boardroom.engine") -> {}
            case Class<?> made
            when seen.add(made) -> {
                if (made.isSealed()) family(made);
                for (Class<?> record : records(made))
                    if (record.isRecord())
                        for (RecordComponent component : record.getRecordComponents()) walk(component.getGenericType());
            }
            default -> {}
        }
    }

    private void family(Class<?> family) {
        if (!isNamed(family)) return;
        Map<String, Class<?>> taken = new HashMap<>();
        for (Class<?> record : records(family)) {
            String name = of(record);
            if (name == null) {
                faults.add(record.getName() + " has no @JsonTypeName");
                continue;
            }
            Class<?> other = taken.put(name, record);
            if (other != null) faults.add(record.getName() + " and " + other.getName() + " are both called " + name);
        }
    }

    private static boolean isNamed(Class<?> family) {
        if (family.isAnnotationPresent(JsonTypeInfo.class)) return true;
        for (Class<?> parent : family.getInterfaces()) if (isNamed(parent)) return true;
        return false;
    }
}
