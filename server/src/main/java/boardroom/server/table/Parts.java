package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import java.io.ByteArrayOutputStream;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
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
 * A view as JSON, written once, and where in it each of its fields lies. What is equal in a view that was written before
 * is taken from there: most of a game stays as it is from one move to the next.
 */
final class Parts {
    private static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .addModule(new SimpleModule().setSerializerModifier(new Marking()))
            .build();

    private static final String[] NONE = {};
    private static final int INITIAL = 2_048;
    private static final int MARGIN = 256;

    /** Less than this is sooner written than copied. */
    private static final int WORTH_COPYING = 64;

    private final Growing bytes;
    private @Nullable Parts before;
    private byte[] json = {};
    private String[] names = NONE;
    private @Nullable Object[] values = {};
    private int[] begins = {};
    private int[] ends = {};
    private long[] prints = {};

    private Parts(@Nullable Parts before) {
        this.before = before;
        this.bytes = new Growing(before == null ? INITIAL : before.json.length + MARGIN);
    }

    /** {@code before}: the same view as it was some moves ago, if that is still known. */
    static Parts of(Object view, @Nullable Parts before) {
        Parts parts = new Parts(before);
        try (JsonGenerator out = MAPPER.createGenerator(parts.bytes)) {
            MAPPER.writer().withAttribute(Parts.class, parts).writeValue(out, view);
        }
        parts.json = parts.bytes.toByteArray();
        parts.before = null;
        return parts;
    }

    /** The whole view. */
    byte[] json() {
        return json;
    }

    /** The fields a view of this kind can have, in their order: one array for all of them. */
    String[] names() {
        return names;
    }

    /** Where the value of a field begins. */
    int begin(int field) {
        return begins[field];
    }

    /** Where it ends; where it begins if this view has no such field. */
    int end(int field) {
        return ends[field];
    }

    /** A fingerprint of the value of a field. */
    long print(int field) {
        if (prints[field] == 0) prints[field] = Fingerprint.of(json, begins[field], ends[field]);
        return prints[field];
    }

    /** Bytes that tell how many they are. */
    private static final class Growing extends ByteArrayOutputStream {
        Growing(int size) {
            super(size);
        }

        int at(JsonGenerator out) {
            return count + out.streamWriteOutputBuffered();
        }
    }

    /** Has the fields of views marked while they are written. */
    private static final class Marking extends ValueSerializerModifier {
        private static final long serialVersionUID = 1;

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            Class<?> type = description.getBeanClass();
            boolean isView = PublicView.class.isAssignableFrom(type) || PrivateView.class.isAssignableFrom(type);
            return isView && serializer instanceof BeanSerializerBase bean ? new MarkingWriter(bean) : serializer;
        }
    }

    /** Writes a view field by field, and notes where each lies. */
    private static final class MarkingWriter extends ValueSerializer<Object> {
        private final BeanSerializerBase writer;
        private final BeanPropertyWriter[] fields;
        private final String[] names;

        MarkingWriter(BeanSerializerBase writer) {
            this.writer = writer;
            this.fields = all(writer.properties()).toArray(BeanPropertyWriter[]::new);
            this.names = all(writer.properties()).map(PropertyWriter::getName).toArray(String[]::new);
        }

        private static Stream<PropertyWriter> all(Iterator<PropertyWriter> each) {
            Iterable<PropertyWriter> once = () -> each;
            return StreamSupport.stream(once.spliterator(), false);
        }

        @Override
        public void resolve(SerializationContext context) {
            writer.resolve(context);
        }

        @Override
        public ValueSerializer<?> createContextual(SerializationContext context, BeanProperty property) {
            ValueSerializer<?> fitting = writer.createContextual(context, property);
            if (fitting.equals(writer)) return this;
            return fitting instanceof BeanSerializerBase bean ? new MarkingWriter(bean) : fitting;
        }

        @Override
        public void serialize(Object view, JsonGenerator out, SerializationContext context) {
            Parts parts = (Parts) context.getAttribute(Parts.class);
            Parts before = parts.before != null && parts.before.names == names ? parts.before : null;
            parts.names = names;
            parts.values = new Object[fields.length];
            parts.begins = new int[fields.length];
            parts.ends = new int[fields.length];
            parts.prints = new long[fields.length];
            out.writeStartObject(view);
            for (int i = 0; i < fields.length; i++) {
                int at = parts.bytes.at(out);
                Object value = value(fields[i], view);
                parts.values[i] = value;
                if (before != null && before.ends[i] - before.begins[i] >= WORTH_COPYING && Objects.equals(value, before.values[i]))
                    copy(before, i, parts, out);
                else write(fields[i], view, out, context);
                int end = parts.bytes.at(out);
                // A comma unless it is the first, the name in quotes, a colon.
                boolean isFirst = at == 1;
                parts.begins[i] = at == end ? end : at + (isFirst ? 0 : 1) + names[i].length() + 3;
                parts.ends[i] = end;
            }
            out.writeEndObject();
        }

        private void copy(Parts before, int field, Parts to, JsonGenerator out) {
            out.writeName(names[field]);
            out.writeRawValue("");
            out.flush();
            to.bytes.write(before.json, before.begins[field], before.ends[field] - before.begins[field]);
            to.prints[field] = before.prints[field];
        }

        private static @Nullable Object value(BeanPropertyWriter field, Object view) {
            try {
                return field.get(view);
            } catch (RuntimeException e) {
                throw e;
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
