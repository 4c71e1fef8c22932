package boardroom.server.table;

import static boardroom.server.table.JsonPieces.ascii;

import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.server.house.Viewer;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** How a state looks, as JSON: to everybody, and to each {@link Viewer} beyond that. */
final class Sight {
    private static final byte[] VIEW = ascii("\"view\":");
    private static final byte[] OWES = ascii(",\"owes\":");
    private static final byte[] MAY = ascii(",\"may\":");
    private static final byte[] PATH = ascii(",\"path\":");
    private static final int NAMES = VIEW.length + OWES.length + MAY.length + PATH.length;

    private final FieldByField view;
    private final byte[] owes;
    private final byte[] may;
    private final byte[] path;
    private final byte @Nullable [] result;
    private byte @Nullable [] common;
    private final Map<Viewer, Own> owns = new HashMap<>();

    /** What one viewer sees beyond the others. */
    @SuppressWarnings("ArrayRecordComponent") // held, never compared
    private record Own(@Nullable FieldByField view, Asked asked, byte @Nullable [] guide) {
        int length() {
            return asked.json.length() + (view == null ? 0 : view.length());
        }
    }

    /** A prompt, written once for all who read the same, and not again while they do. */
    private record Asked(Prompt prompt, FieldByField json) {}

    private Sight(FieldByField view, byte[] owes, byte[] may, byte[] path, byte @Nullable [] result) {
        this.view = view;
        this.owes = owes;
        this.may = may;
        this.path = path;
        this.result = result;
    }

    /** {@code before}: how it looked some moves ago, if that is still known; what is as it was is not written anew. */
    static <S extends State<S>> Sight of(
            Game<S, ?> game,
            S s,
            Collection<Viewer> viewers,
            Function<Viewer, List<String>> guide,
            @Nullable Sight before) {
        byte[] result = game.owes(s).isEmpty() ? json(game.result(s)) : null;
        Sight sight = new Sight(
                (before == null ? FieldByField.NOTHING : before.view).after(game.publicView(s)),
                json(game.owes(s)),
                json(game.may(s)),
                json(game.path(s)),
                result);
        for (Viewer viewer : viewers) {
            Own known = before == null ? null : before.owns.get(viewer);
            Object view = viewer.own(game, s);
            FieldByField seen = known == null || known.view == null ? FieldByField.NOTHING : known.view;
            List<String> due = guide.apply(viewer);
            Asked asked = sight.asked(viewer.prompt(game, s), known);
            sight.owns.put(
                    viewer, new Own(view == null ? null : seen.after(view), asked, due.isEmpty() ? null : json(due)));
        }
        return sight;
    }

    /** Those who only wait often read the same. */
    private Asked asked(Prompt prompt, @Nullable Own before) {
        if (before != null && before.asked.prompt.equals(prompt)) return before.asked;
        for (Own other : owns.values()) if (other.asked.prompt.equals(prompt)) return other.asked;
        return new Asked(prompt, (before == null ? FieldByField.NOTHING : before.asked.json).after(prompt));
    }

    private static byte[] json(Object value) {
        return Json.MAPPER.writeValueAsBytes(value);
    }

    /** The fields of an update that everybody gets alike. */
    byte[] common() {
        if (common == null)
            common = new JsonPieces(commonLength())
                    .add(VIEW)
                    .add(view.whole())
                    .add(OWES)
                    .add(owes)
                    .add(MAY)
                    .add(may)
                    .add(PATH)
                    .add(path)
                    .done();
        return common;
    }

    private int commonLength() {
        return NAMES + view.length() + owes.length + may.length + path.length;
    }

    /** What everybody sees. */
    FieldByField view() {
        return view;
    }

    byte[] owes() {
        return owes;
    }

    byte[] may() {
        return may;
    }

    byte[] path() {
        return path;
    }

    /** There is one once the game is over. */
    byte @Nullable [] result() {
        return result;
    }

    /** What only this viewer sees; {@code null}: nothing. */
    @Nullable FieldByField own(Viewer viewer) {
        return of(viewer).view;
    }

    FieldByField prompt(Viewer viewer) {
        return of(viewer).asked.json;
    }

    /** The steps of the guide that are due for this viewer; {@code null}: none. */
    byte @Nullable [] guide(Viewer viewer) {
        return of(viewer).guide;
    }

    /** What this viewer is asked. */
    Say question(Viewer viewer) {
        return of(viewer).asked.prompt.sentence();
    }

    private Own of(Viewer viewer) {
        return Objects.requireNonNull(owns.get(viewer), viewer::toString);
    }

    /** How much of it the viewer with the most to see is sent. */
    long heaviest() {
        long most = 0;
        for (Own own : owns.values()) most = Math.max(most, own.length());
        return most + commonLength() + (result == null ? 0 : result.length);
    }

    /** The name of what is being decided, as each viewer reads it. */
    Map<Viewer, String> decisions() {
        Map<Viewer, String> decisions = new HashMap<>();
        owns.forEach((viewer, own) -> decisions.put(viewer, own.asked.prompt.decision()));
        return decisions;
    }
}
