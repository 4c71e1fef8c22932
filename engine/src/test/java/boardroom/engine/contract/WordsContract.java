package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Move;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Texts;
import boardroom.engine.Told;
import boardroom.engine.guide.Guide;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What every game's words must pass: its names on the wire, its sentences and its texts belong together. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class WordsContract<S extends State<S>, M extends Move> {
    private static final int SEEDS = 60;
    private static final int GOOD_GAMES = 6;

    /** How often a position of a random game is read from all sides. */
    static final double LOOK = 0.1;

    /** Kept for all seeds: to read the texts again takes longer than a game. */
    private @Nullable Sentences sentences;

    /** The game as shipped. */
    protected abstract Game<S, M> game();

    /** The texts it ships with. */
    protected JsonNode texts() {
        return Texts.shipped(game().box().id(), "en");
    }

    /** The guide it ships with; {@code null}: it has none. */
    protected @Nullable Guide guide() {
        return Guide.shipped(game().box());
    }

    /** Events that are shown but have no line in the log, by the names of their types. */
    protected Set<String> silentEvents() {
        return Set.of();
    }

    /** Which part of a good player's decisions has a reason of the game's own, at least; nothing unless a game promises it. */
    protected double reasoned() {
        return 0;
    }

    static LongStream seeds() {
        return LongStream.range(0, SEEDS);
    }

    @Test
    void every_move_event_and_view_has_a_name_and_goes_around_in_json() {
        GameTypes<S, M> types = game().types();
        assertThat(new Names(List.of(types.move(), types.event(), types.publicView(), types.privateView())).faults())
                .as("records without a name of their own on the wire")
                .isEmpty();
        for (Class<?> family : List.of(types.move(), types.event(), types.publicView(), types.privateView()))
            for (Class<?> made : Names.records(family)) RoundTrip.comesBack(Samples.of(made), family, "a sample:");
    }

    @Test
    void every_sentence_in_the_code_has_a_text_with_exactly_its_arguments() {
        assertThat(shippedTexts().faultsOfTheCode())
                .as("what the code says, against en.json")
                .isEmpty();
    }

    @Test
    void every_event_has_a_line_in_the_log_made_of_its_own_fields() {
        assertThat(shippedTexts().faultsOfEvents(silentEvents()))
                .as("events, against en.json")
                .isEmpty();
    }

    @Test
    void every_text_can_be_read_and_none_is_dead() {
        assertThat(shippedTexts().faultsOfTexts()).as("the texts of en.json").isEmpty();
    }

    private ShippedTexts shippedTexts() {
        return new ShippedTexts(game(), new Texts("en", texts()), guide());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void every_sentence_of_random_games_reads_well(long seed) {
        RandomPlay<S, M> play = new RandomPlay<>(game(), RandomPlay.deal(game(), seed));
        Sentences sentences = sentences();
        Rng rng = Rng.stream(seed, "reading");
        while (!play.isOver()) {
            if (rng.nextDouble() < LOOK) readAll(play, sentences);
            Telling telling = new Telling();
            play.play(play.next(), telling);
            for (Told told : telling.told()) sentences.hear(told.event(), play.where());
        }
        readAll(play, sentences);
        Result result = game().result(play.state);
        sentences.read(result, "the result of " + play.deal);
        for (Result.Standing standing : result.standings())
            for (String title : standing.titles())
                sentences.read(
                        Say.of(ShippedTexts.TITLE + title), "a title of seat " + standing.seat() + " in " + play.deal);
    }

    private void readAll(RandomPlay<S, M> play, Sentences sentences) {
        sentences.read(game().publicView(play.state), play.where() + " public view");
        for (int seat = Prompt.WATCHER; seat < play.deal.seats(); seat++) {
            String where = play.where() + (seat == Prompt.WATCHER ? " a watcher's" : " seat " + seat + "'s");
            sentences.read(game().prompt(play.state, seat), where + " prompt");
            if (seat == Prompt.WATCHER) continue;
            sentences.read(game().privateView(play.state, seat), where + " private view");
            for (M move : play.moves(seat)) {
                sentences.read(game().preview(play.state, seat, move), where + " preview of " + move);
                Say reason = game().reason(play.state, seat, move);
                if (reason != null) sentences.read(reason, where + " reason for " + move);
            }
        }
    }

    /** What a bot advises goes hardly ever without a reason, and every reason reads as a sentence. */
    @Test
    void most_decisions_of_good_play_have_a_reason_that_reads_well() {
        Sentences sentences = sentences();
        int decisions = 0;
        int told = 0;
        for (long seed = 0; seed < GOOD_GAMES; seed++) {
            Box.SeatRange seats = game().box().seats();
            int count = seats.min() + (int) seed % (seats.max() - seats.min() + 1);
            GoodPlay<S, M> play = new GoodPlay<>(game(), new Deal(count, Options.defaults(game().box()), seed));
            for (var next = play.next(); next != null; next = play.next()) {
                decisions++;
                Say reason = game().reason(play.state, next.seat(), next.move());
                if (reason != null) {
                    told++;
                    sentences.read(reason, "the reason of seat " + next.seat() + " for " + next.move());
                }
                play.play(next);
            }
        }
        assertThat(told).as("decisions with a reason, of %d", decisions).isGreaterThanOrEqualTo((int)
                (reasoned() * decisions));
    }

    @Test
    void options_say_what_they_do_and_presets_can_be_chosen() {
        Box box = game().box();
        for (Option option : box.options())
            assertThat(option.text()).as("the text of option %s", option.id()).isNotBlank();
        for (Box.Preset preset : box.presets()) {
            assertThat(preset.name()).as("the name of preset %s", preset.id()).isNotBlank();
            assertThat(Options.refusal(box, box.seats().max(), preset.set()))
                    .as("preset %s at a full table", preset.id())
                    .isNull();
        }
    }

    final Sentences sentences() {
        if (sentences == null) sentences = new Sentences(new Texts("en", texts()), game().box());
        return sentences;
    }
}
