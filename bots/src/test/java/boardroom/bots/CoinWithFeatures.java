package boardroom.bots;

import boardroom.engine.Features;
import boardroom.engine.Game;
import java.util.List;

/** The hidden coin as a game to learn from: who called right, and a weather that matters to nobody; all may lose. */
public final class CoinWithFeatures extends HiddenCoin {
    private CoinWithFeatures() {}

    public static Game<?, ?> game() {
        return new CoinWithFeatures();
    }

    @Override
    public Features<Coin> features() {
        return new Features<>() {
            @Override
            public List<String> names() {
                return List.of("right", "weather", "nobody-right");
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
                    out[seat][0] = right ? 1 : 0;
                    out[seat][1] = (s.side * 7 + seat * 3 + s.turn * 5) % 11;
                    out[seat][2] = 0;
                }
                out[seats][0] = 0;
                out[seats][1] = 0;
                out[seats][2] = anybody ? 0 : 1;
            }
        };
    }
}
