package boardroom.server.table;

import boardroom.engine.Game;
import boardroom.engine.State;
import boardroom.server.film.Changes;
import boardroom.server.film.Look;
import boardroom.server.film.Written;
import boardroom.server.house.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Looks at a game again and again with the eyes of some viewers: how it looks to them, and what changed since the last time. */
final class Camera {
    private final Lens view = new Lens();
    private final Lens owes = new Lens();
    private final Lens may = new Lens();
    private final Lens path = new Lens();
    private final Lens result = new Lens();
    private final List<Eye> eyes;
    private List<Written> common = List.of();
    private boolean isOver;

    /** What one viewer sees beyond the others. */
    private static final class Eye {
        final Viewer viewer;
        final Lens own = new Lens();
        final Lens prompt = new Lens();
        List<Written> ownChanges = List.of();
        List<Written> promptChanges = List.of();

        Eye(Viewer viewer) {
            this.viewer = viewer;
        }
    }

    Camera(List<Viewer> viewers) {
        this.eyes = viewers.stream().map(Eye::new).toList();
    }

    <S extends State<S>> void see(Game<S, ?> game, S s) {
        Changes changes = new Changes();
        isOver = game.owes(s).isEmpty();
        follow("view", view, game.publicView(s), changes);
        follow("owes", owes, game.owes(s), changes);
        follow("may", may, game.may(s), changes);
        follow("path", path, game.path(s), changes);
        follow("result", result, isOver ? game.result(s) : null, changes);
        common = changes.list();
        for (Eye eye : eyes) {
            eye.ownChanges = changes(eye.own, eye.viewer.own(game, s));
            eye.promptChanges = changes(eye.prompt, eye.viewer.prompt(game, s));
        }
    }

    private static void follow(String name, Lens lens, @Nullable Object now, Changes changes) {
        int here = changes.in(name);
        lens.follow(now, changes);
        changes.out(here);
    }

    private static List<Written> changes(Lens lens, @Nullable Object now) {
        Changes changes = new Changes();
        lens.follow(now, changes);
        return changes.list();
    }

    /** How it looks. */
    Look look(Written chances) {
        List<String> names = new ArrayList<>(List.of("view", "owes", "may", "path"));
        List<Written> all = new ArrayList<>(List.of(view.look(), owes.look(), may.look(), path.look()));
        if (isOver) {
            names.add("result");
            all.add(result.look());
        }
        Map<Integer, Written> own = new TreeMap<>();
        Map<Integer, Written> prompts = new TreeMap<>();
        for (Eye eye : eyes) {
            if (!eye.viewer.isWatcher()) own.put(eye.viewer.seat(), eye.own.look());
            prompts.put(eye.viewer.seat(), eye.prompt.look());
        }
        return new Look(Written.object(names, all.toArray(Written[]::new)), own, prompts, chances);
    }

    /** What changed of what everybody sees. */
    List<Written> common() {
        return common;
    }

    /** What changed of what each seat sees beyond it, where something did. */
    Map<Integer, List<Written>> own() {
        Map<Integer, List<Written>> changed = new TreeMap<>();
        for (Eye eye : eyes) if (!eye.ownChanges.isEmpty()) changed.put(eye.viewer.seat(), eye.ownChanges);
        return changed;
    }

    /** What changed of what each viewer reads, where something did. */
    Map<Integer, List<Written>> prompts() {
        Map<Integer, List<Written>> changed = new TreeMap<>();
        for (Eye eye : eyes) if (!eye.promptChanges.isEmpty()) changed.put(eye.viewer.seat(), eye.promptChanges);
        return changed;
    }
}
