package boardroom.engine;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/** Writes says and their arguments by hand: most of what a table tells is made of them, many times a second. */
final class SayWriter {
    private SayWriter() {}

    static JacksonModule module() {
        SimpleModule module = new SimpleModule();
        module.addSerializer(Say.class, new ValueSerializer<>() {
            @Override
            public void serialize(Say say, JsonGenerator out, SerializationContext context) {
                write(say, out);
            }
        });
        module.addSerializer(Arg.class, new ValueSerializer<>() {
            @Override
            public void serialize(Arg arg, JsonGenerator out, SerializationContext context) {
                write(arg, out);
            }
        });
        return module;
    }

    private static void write(Say say, JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("key", say.key());
        if (!say.args().isEmpty()) {
            out.writeObjectPropertyStart("args");
            say.args().forEach((name, arg) -> {
                out.writeName(name);
                write(arg, out);
            });
            out.writeEndObject();
        }
        out.writeEndObject();
    }

    private static void write(Arg arg, JsonGenerator out) {
        switch (arg) {
            case Arg.Count count -> out.writeNumber(count.count());
            case Arg.Text text -> out.writeString(text.text());
            case Arg.Items items -> {
                out.writeStartArray();
                for (Arg item : items.items()) write(item, out);
                out.writeEndArray();
            }
            case Arg.Seat seat -> {
                out.writeStartObject();
                out.writeNumberProperty("seat", seat.seat());
                out.writeEndObject();
            }
            case Arg.CardId card -> {
                out.writeStartObject();
                out.writeStringProperty("card", card.card());
                out.writeEndObject();
            }
            case Arg.Nested nested -> {
                out.writeStartObject();
                out.writeName("say");
                write(nested.say(), out);
                out.writeEndObject();
            }
            case Arg.Amount amount -> {
                out.writeStartObject();
                out.writeNumberProperty(amount.unit(), amount.value());
                out.writeEndObject();
            }
        }
    }
}
