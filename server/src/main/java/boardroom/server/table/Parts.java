package boardroom.server.table;

import boardroom.engine.Json;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import java.io.ByteArrayOutputStream;
import java.util.Iterator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/** A view as JSON, written once, and where in it each of its fields lies. */
final class Parts {
    private static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .addModule(new SimpleModule().setSerializerModifier(new Marking()))
            .build();

    private static final String[] NONE = {};
    private static final int INITIAL = 2_048;

    private final Growing bytes = new Growing();
    private byte[] json = {};
    private String[] names = NONE;
    private int[] begins = {};
    private int[] ends = {};

    private Parts() {}

    static Parts of(Object view) {
        Parts parts = new Parts();
        try (JsonGenerator out = MAPPER.createGenerator(parts.bytes)) {
            MAPPER.writer().withAttribute(Parts.class, parts).writeValue(out, view);
        }
        parts.json = parts.bytes.toByteArray();
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

    /** Bytes that tell how many they are. */
    private static final class Growing extends ByteArrayOutputStream {
        Growing() {
            super(INITIAL);
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
        private final PropertyWriter[] fields;
        private final String[] names;

        MarkingWriter(BeanSerializerBase writer) {
            this.writer = writer;
            this.fields = all(writer.properties()).toArray(PropertyWriter[]::new);
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
            int[] begins = new int[fields.length];
            int[] ends = new int[fields.length];
            out.writeStartObject(view);
            for (int i = 0; i < fields.length; i++) {
                int before = parts.bytes.at(out);
                write(fields[i], view, out, context);
                int after = parts.bytes.at(out);
                // A comma unless it is the first, the name in quotes, a colon.
                boolean isFirst = before == 1;
                begins[i] = before == after ? after : before + (isFirst ? 0 : 1) + names[i].length() + 3;
                ends[i] = after;
            }
            out.writeEndObject();
            parts.names = names;
            parts.begins = begins;
            parts.ends = ends;
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
