package boardroom.server.film;

import java.util.List;

/** A stretch of a film that can be shown by itself: how it looked after entry {@code first}, and the moments up to {@code last}. */
public record Scene(int first, Look look, List<Moment> moments) {
    private static final int INITIAL = 1 << 16;

    public Scene {
        moments = List.copyOf(moments);
    }

    public int last() {
        return first + moments.size();
    }

    /** As the store keeps it. */
    public byte[] pack() {
        Ink out = new Ink(INITIAL);
        out.add("{\"first\":").add(first);
        look.write(out.add(",\"look\":"));
        out.add(",\"moments\":[");
        for (int i = 0; i < moments.size(); i++) {
            if (i > 0) out.add(',');
            moments.get(i).write(out);
        }
        return Packing.pack(out.add("]}").done());
    }

    public static Scene unpack(byte[] packed) {
        Kept fields = new Kept(Written.of(Packing.unpack(packed)));
        List<Moment> moments =
                fields.get("moments").items().stream().map(Moment::read).toList();
        return new Scene((int) fields.get("first").number(), Look.read(fields.get("look")), moments);
    }
}
