package boardroom.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Games that stand together; found by {@link ServiceLoader}, so that a game is put up by its own module alone: a class
 * that gives its titles, named in {@code META-INF/services/boardroom.engine.GameShelf}.
 */
public interface GameShelf {
    List<Title> titles();

    /** Its games are there to learn from, and only shown where examples are asked for. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Example {}

    /** Every game on the class path. */
    static List<Title> all() {
        return titles(true);
    }

    /** The games that are played, without those to learn from. */
    static List<Title> shipped() {
        return titles(false);
    }

    private static List<Title> titles(boolean examplesToo) {
        List<Title> titles = new ArrayList<>();
        for (GameShelf shelf : ServiceLoader.load(GameShelf.class))
            if (examplesToo || !shelf.getClass().isAnnotationPresent(Example.class)) titles.addAll(shelf.titles());
        return titles;
    }
}
