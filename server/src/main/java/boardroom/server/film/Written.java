package boardroom.server.film;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON that was written by this house, without spaces: its parts are found without reading it, and go on as they are. */
public final class Written {
    private static final int INITIAL = 1_024;

    private final byte[] json;
    private final int begin;
    private final int end;

    private Written(byte[] json, int begin, int end) {
        this.json = json;
        this.begin = begin;
        this.end = end;
    }

    /** These bytes, which nobody changes. */
    public static Written of(byte[] json) {
        return new Written(json, 0, json.length);
    }

    /** Those from one place up to another. */
    public static Written of(byte[] json, int begin, int end) {
        return new Written(json, begin, end);
    }

    /** An object of these fields; {@code null} where there is none. */
    public static Written object(List<String> names, @Nullable Written[] values) {
        Ink out = new Ink(INITIAL).add('{');
        for (int i = 0; i < values.length; i++) {
            Written value = values[i];
            if (value == null) continue;
            if (out.length() > 1) out.add(',');
            out.add('"').add(names.get(i)).add("\":").add(value);
        }
        return of(out.add('}').done());
    }

    /** One field of an object; its name stands in quotes. */
    record Field(Written name, Written value) {}

    /** The bytes it lies in, from {@link #begin} to {@link #end}; nobody changes them. */
    public byte[] json() {
        return json;
    }

    public int begin() {
        return begin;
    }

    public int end() {
        return end;
    }

    public int length() {
        return end - begin;
    }

    boolean isSame(Written other) {
        return Arrays.equals(json, begin, end, other.json, other.begin, other.end);
    }

    boolean isObject() {
        return json[begin] == '{';
    }

    public boolean isList() {
        return json[begin] == '[';
    }

    boolean isNull() {
        return json[begin] == 'n';
    }

    public List<Written> items() {
        List<Written> items = new ArrayList<>();
        for (int at = begin + 1; json[at] != ']'; ) {
            int after = after(at);
            items.add(new Written(json, at, after));
            at = json[after] == ',' ? after + 1 : after;
        }
        return items;
    }

    List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (int at = begin + 1; json[at] != '}'; ) {
            int colon = after(at);
            int after = after(colon + 1);
            fields.add(new Field(new Written(json, at, colon), new Written(json, colon + 1, after)));
            at = json[after] == ',' ? after + 1 : after;
        }
        return fields;
    }

    /** Where the value that begins there ends. */
    private int after(int from) {
        if (json[from] == '"') return endOfText(from) + 1;
        int depth = 0;
        for (int at = from; at < end; at++) {
            switch (json[at]) {
                case '"' -> at = endOfText(at);
                case '{', '[' -> depth++;
                case '}', ']' -> {
                    if (--depth < 0) return at;
                    if (depth == 0) return at + 1;
                }
                case ',' -> {
                    if (depth == 0) return at;
                }
                default -> {}
            }
        }
        return end;
    }

    /** The quote that ends a text. */
    private int endOfText(int quote) {
        int at = quote + 1;
        while (json[at] != '"') at += json[at] == '\\' ? 2 : 1;
        return at;
    }

    /** Whether it is this name in quotes. */
    boolean isName(String name) {
        if (end - begin != name.length() + 2) return false;
        for (int i = 0; i < name.length(); i++) if (json[begin + 1 + i] != name.charAt(i)) return false;
        return true;
    }

    /** The name of a field without its quotes. */
    String name() {
        return new String(json, begin + 1, end - begin - 2, StandardCharsets.UTF_8);
    }

    long number() {
        return Long.parseLong(toString());
    }

    List<Double> numbers() {
        return items().stream().map(item -> Double.valueOf(item.toString())).toList();
    }

    /** The value of the field with this name among fields. */
    static @Nullable Written in(List<Field> fields, Written name) {
        for (Field field : fields) if (field.name().isSame(name)) return field.value();
        return null;
    }

    @Override
    public String toString() {
        return new String(json, begin, end - begin, StandardCharsets.UTF_8);
    }
}
