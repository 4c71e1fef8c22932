package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Texts;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a bot would do and why, in every game people play. */
class AdviceTest {
    private static final SearchBot BOT = SearchBot.anchor(16);
    private static final int MOVES = 60;
    private static final int ASKED = 4;

    static List<Title> titles() {
        return Shelf.titles();
    }

    @ParameterizedTest
    @MethodSource("titles")
    void it_is_legal_explained_and_the_same_for_the_same_chance(Title title) {
        holds(title.open(), new Texts("en", Texts.shipped(title.id(), "en")));
    }

    private static <S extends State<S>, M extends Move> void holds(Game<S, M> game, Texts texts) {
        int seats = game.box().seats().max();
        S s = game.deal(new Deal(seats, Options.defaults(game.box()), 5));
        Rng rng = new Rng(5);
        for (int move = 0; move < MOVES && !game.isOver(s); move++) {
            Seats owing = game.owes(s);
            int seat = owing.get(rng.below(owing.count()));
            if (move % ASKED == 0) isGood(game, s, seat, texts);
            int later = firstWhoMayChange(game, s);
            if (later >= 0) isGood(game, s, later, texts);
            game.play(s, seat, new GreedyBot().decide(game, s, seat, Budget.UNBOUNDED, rng), Events.NONE);
        }
    }

    /** Who has chosen and may still change it; -1: nobody. */
    private static <S extends State<S>, M extends Move> int firstWhoMayChange(Game<S, M> game, S s) {
        for (int seat : game.may(s).list()) if (!game.owes(s).has(seat)) return seat;
        return -1;
    }

    private static <S extends State<S>, M extends Move> void isGood(Game<S, M> game, S s, int seat, Texts texts) {
        Advice<M> advice = BOT.advise(game, s, seat, Budget.UNBOUNDED, new Rng(1));

        assertThat(game.refusal(s, seat, advice.move())).isNull();
        assertThat(advice.chance()).isBetween(0.0, 1.0);
        assertThat(advice.better()).isBetween(0.0, 1.0);
        hasText(advice.label(), texts);
        Advice.Next<M> next = advice.next();
        if (next != null) {
            assertThat(game.refusal(s, seat, next.move())).isNull();
            assertThat(next.chance()).isBetween(0.0, 1.0);
            hasText(next.label(), texts);
        }
        hasText(advice.sentence(), texts);
        assertThat(BOT.advise(game, s, seat, Budget.UNBOUNDED, new Rng(1))).isEqualTo(advice);
    }

    private static void hasText(Say say, Texts texts) {
        assertThat(texts.has(say.key())).as(say.key()).isTrue();
        for (Arg arg : say.args().values()) if (arg instanceof Arg.Nested nested) hasText(nested.say(), texts);
    }

    @Test
    void the_sentence_tells_why_what_it_expects_and_how_much_more_than_the_next() {
        Say why = Say.of("why");
        Say next = Say.of("next");
        HiddenCoin.Call call = new HiddenCoin.Call(1);

        Say label = Say.of("label");

        assertThat(new Advice<>(call, label, why, 0.62, new Advice.Next<>(call, next, why, 0.58)).sentence())
                .isEqualTo(new Say(
                        "advice.expects-more",
                        Map.of(
                                "why", Arg.say(why),
                                "chance", Arg.of(62),
                                "better", Arg.of(4),
                                "next", Arg.say(next))));
        assertThat(new Advice<>(call, label, why, 0.62, new Advice.Next<>(call, next, why, 0.619))
                        .sentence()
                        .key())
                .isEqualTo("advice.expects");
        assertThat(new Advice<>(call, label, why, 0.62, null).sentence()).isEqualTo(why);
    }
}
