package boardroom.bots;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.engine.Game;
import java.util.List;

/** The hidden coin as a game to learn from: who called right, and a weather that matters to nobody; all may lose. */
public final class CoinWithFeatures extends HiddenCoin {
    private enum Feature implements Counted {
        RIGHT,
        WEATHER,
        NOBODY_RIGHT
    }

    private CoinWithFeatures() {}

    public static Game<?, ?> game() {
        return new CoinWithFeatures();
    }

    @Override
    public Features<Coin> features() {
        return new Features<>() {
            @Override
            public List<String> names() {
                return Counted.names(Feature.values());
            }

            @Override
            public int stages() {
                return 2;
            }

            @Override
            public int stage(Coin s) {
                return s.turn == 0 ? 0 : 1;
            }

            @Override
            public boolean mayAllLose() {
                return true;
            }

            @Override
            public void of(Coin s, double[][] out) {
                int seats = s.calls.length;
                boolean anybody = false;
                for (int seat = 0; seat < seats; seat++) {
                    boolean right = seat < s.turn && s.calls[seat] == s.side;
                    anybody |= right;
                    Feature.RIGHT.set(out[seat], right ? 1 : 0);
                    Feature.WEATHER.set(out[seat], (s.side * 7 + seat * 3 + s.turn * 5) % 11);
                    Feature.NOBODY_RIGHT.set(out[seat], 0);
                }
                Feature.RIGHT.set(out[seats], 0);
                Feature.WEATHER.set(out[seats], 0);
                Feature.NOBODY_RIGHT.set(out[seats], anybody ? 0 : 1);
            }
        };
    }
}
