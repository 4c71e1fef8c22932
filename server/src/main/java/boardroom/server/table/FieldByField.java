package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.server.film.Written;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * A view or a prompt as JSON, field by field: what is equal in the one before is taken from there, for most of a game stays
 * as it is from one move to the next. What else is written has no fields and is one whole.
 */
final class FieldByField {
    static final FieldByField NOTHING = new FieldByField(null);

    private static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .addModule(new SimpleModule().setSerializerModifier(new Splitting()))
            .build();

    private static final int INITIAL = 1_024;

    /** What was written before it, of which equal fields are taken; dropped as soon as it is written. */
    private @Nullable FieldByField before;

    private @Nullable Writer writer;
    private @Nullable Object[] values = {};
    private @Nullable Written[] fields = {};
    private long[] prints = {};
    private @Nullable Written whole;

    private FieldByField(@Nullable FieldByField before) {
        this.before = before;
    }

    /** What it has become. */
    FieldByField after(Object now) {
        FieldByField next = new FieldByField(this);
        Growing bytes = new Growing(now);
        try (JsonGenerator out = MAPPER.createGenerator(bytes)) {
            MAPPER.writer()
                    .withAttribute(FieldByField.class, next)
                    .withAttribute(Growing.class, bytes)
                    .writeValue(out, now);
        }
        byte[] json = bytes.toByteArray();
        if (next.writer == null) next.whole = Written.of(json);
        for (int i = 0; i < next.fields.length; i++)
            if (bytes.begins[i] >= 0)
                next.fields[i] =
                        bytes.begins[i] == bytes.ends[i] ? null : Written.of(json, bytes.begins[i], bytes.ends[i]);
        next.before = null;
        return next;
    }

    /** Whether it has the same fields, so that they can be compared one by one. */
    boolean isLike(FieldByField other) {
        return writer != null && writer == other.writer;
    }

    int count() {
        return fields.length;
    }

    /** The fields it can have, in their order: one list for all of its kind. */
    List<String> names() {
        return writer == null ? List.of() : writer.names;
    }

    String name(int field) {
        return names().get(field);
    }

    /** A fingerprint of the value of a field; 0: there is none. */
    long print(int field) {
        Written value = fields[field];
        if (value == null) return 0;
        if (prints[field] == 0) prints[field] = Fingerprint.of(value.json(), value.begin(), value.end());
        return prints[field];
    }

    /** About so many bytes long is all of it. */
    int length() {
        if (whole != null) return whole.length();
        int length = 2;
        for (int i = 0; i < fields.length; i++) {
            Written value = fields[i];
            if (value != null) length += value.length() + name(i).length() + 4;
        }
        return length;
    }

    /** The value of a field, the same object as before if it was equal; {@code null}: there is none. */
    @Nullable Written value(int field) {
        return fields[field];
    }

    /** All of it. */
    Written whole() {
        if (whole == null) whole = Written.object(names(), fields);
        return whole;
    }

    /** Bytes that tell how many they are, and where in them each field of one thing lies that was written. */
    private static final class Growing extends ByteArrayOutputStream {
        private final Object of;
        private int[] begins = {};
        private int[] ends = {};

        Growing(Object of) {
            super(INITIAL);
            this.of = of;
        }

        @SuppressWarnings("ReferenceEquality") // this very one, and none like it that stands inside
        boolean areOf(Object thing) {
            return of == thing;
        }

        int at(JsonGenerator out) {
            return count + out.streamWriteOutputBuffered();
        }
    }

    private static final class Splitting extends ValueSerializerModifier {
        private static final long serialVersionUID = 1;

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            Class<?> type = description.getBeanClass();
            boolean hasFields = PublicView.class.isAssignableFrom(type)
                    || PrivateView.class.isAssignableFrom(type)
                    || type == Prompt.class;
            return hasFields && serializer instanceof BeanSerializerBase bean ? new Writer(bean) : serializer;
        }
    }

    /** Writes the fields that are not equal to what they were, and notes where each lies. */
    private static final class Writer extends ValueSerializer<Object> {
        private final BeanSerializerBase writer;
        private final List<PropertyWriter> fields = new ArrayList<>();
        private final List<String> names = new ArrayList<>();

        Writer(BeanSerializerBase writer) {
            this.writer = writer;
            writer.properties().forEachRemaining(field -> {
                fields.add(field);
                names.add(field.getName());
            });
        }

        @Override
        public void resolve(SerializationContext context) {
            writer.resolve(context);
        }

        @Override
        public ValueSerializer<?> createContextual(SerializationContext context, BeanProperty property) {
            ValueSerializer<?> fitting = writer.createContextual(context, property);
            if (fitting.equals(writer)) return this;
            return fitting instanceof BeanSerializerBase bean ? new Writer(bean) : fitting;
        }

        @Override
        public void serialize(Object view, JsonGenerator out, SerializationContext context) {
            Growing bytes = (Growing) context.getAttribute(Growing.class);
            if (bytes.areOf(view))
                split((FieldByField) context.getAttribute(FieldByField.class), bytes, view, out, context);
            else writer.serialize(view, out, context);
        }

        private void split(
                FieldByField now, Growing bytes, Object view, JsonGenerator out, SerializationContext context) {
            FieldByField before = Objects.requireNonNull(now.before);
            now.writer = this;
            now.values = new Object[fields.size()];
            now.fields = new Written[fields.size()];
            now.prints = new long[fields.size()];
            bytes.begins = new int[fields.size()];
            bytes.ends = new int[fields.size()];
            out.writeStartObject(view);
            for (int i = 0; i < fields.size(); i++) {
                now.values[i] = value(fields.get(i), view);
                if (now.isLike(before) && Objects.equals(before.values[i], now.values[i])) {
                    now.fields[i] = before.fields[i];
                    now.prints[i] = before.prints[i];
                    bytes.begins[i] = -1;
                    continue;
                }
                int begin = bytes.at(out);
                write(fields.get(i), view, out, context);
                int end = bytes.at(out);
                // A comma unless it is the first, the name in quotes, a colon.
                int name = (begin == 1 ? 0 : 1) + names.get(i).length() + 3;
                bytes.begins[i] = begin == end ? end : begin + name;
                bytes.ends[i] = end;
            }
            out.writeEndObject();
        }

        /** What a field holds; itself, which equals nothing, where that can't be told. */
        private static @Nullable Object value(PropertyWriter field, Object view) {
            try {
                return field instanceof BeanPropertyWriter known ? known.get(view) : new Object();
            } catch (Exception e) {
                throw new IllegalStateException("reading " + field.getName(), e);
            }
        }

        private static void write(PropertyWriter field, Object view, JsonGenerator out, SerializationContext context) {
            try {
                field.serializeAsProperty(view, out, context);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException("writing " + field.getName(), e);
            }
        }
    }
}
