package boardroom.cli.bench;

import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** A game that is asked through a stopwatch: how long each kind of question takes altogether. */
final class Stopwatch<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Map<String, Long> nanos = new TreeMap<>();

    Stopwatch(Game<S, M> game) {
        this.game = game;
    }

    /** The game, watched. */
    @SuppressWarnings("unchecked")
    Game<S, M> game() {
        return (Game<S, M>)
                Proxy.newProxyInstance(Game.class.getClassLoader(), new Class<?>[] {Game.class}, this::answer);
    }

    private Object answer(Object watched, Method question, Object[] arguments) throws Throwable {
        long began = System.nanoTime();
        try {
            return question.invoke(game, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } finally {
            nanos.merge(question.getName(), System.nanoTime() - began, Long::sum);
        }
    }

    /** What part of so many nanoseconds each question took, the longest first. */
    Map<String, Double> shares(long all) {
        Map<String, Double> shares = new LinkedHashMap<>();
        nanos.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .forEach(entry -> shares.put(entry.getKey(), (double) entry.getValue() / all));
        return shares;
    }
}
