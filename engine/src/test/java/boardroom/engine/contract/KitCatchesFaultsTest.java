package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import boardroom.engine.BoxReader;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Path;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Stone;
import boardroom.engine.Texts;
import boardroom.engine.guide.Guide;
import boardroom.engine.highcard.HighCard;
import boardroom.engine.highcard.HighCardBox;
import boardroom.engine.highcard.HighCardMove;
import boardroom.engine.highcard.HighCardState;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A kit that passes everything proves nothing: each fault it is made for is put in, must be found and well told. */
class KitCatchesFaultsTest {
    private static final HighCardBox BOX = BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class);

    private static GameContract<HighCardState, HighCardMove> kit(Game<HighCardState, HighCardMove> game) {
        return kit(game, Texts.shipped("high-card", "en"));
    }

    private static GameContract<HighCardState, HighCardMove> kit(
            Game<HighCardState, HighCardMove> game, JsonNode texts) {
        return kit(game, texts, null);
    }

    private static GameContract<HighCardState, HighCardMove> kit(
            Game<HighCardState, HighCardMove> game, JsonNode texts, @Nullable Guide guide) {
        return new GameContract<>() {
            @Override
            protected Game<HighCardState, HighCardMove> game() {
                return game;
            }

            @Override
            protected JsonNode texts() {
                return texts;
            }

            @Override
            protected @Nullable Guide guide() {
                return guide;
            }

            @Override
            protected List<String> cards(HighCardState state) {
                return List.of();
            }
        };
    }

    private static void isCaught(ThrowingCallable test, String... told) {
        Throwable caught = catchThrowable(test);
        assertThat(caught).isInstanceOf(AssertionError.class).hasMessageContainingAll(told);
        assertThat(String.valueOf(caught.getMessage()).lines().count())
                .as("lines of a message")
                .isLessThan(10);
    }

    private static ThrowingCallable forSomeSeeds(LongConsumer test) {
        return () -> LongStream.range(0, 5).forEach(test);
    }

    @Test
    void the_sound_game_passes() {
        var kit = kit(new HighCard(BOX));
        assertThatCode(forSomeSeeds(kit::what_a_seat_cannot_know_never_shows)).doesNotThrowAnyException();
        assertThatCode(forSomeSeeds(kit::every_sentence_of_random_games_reads_well))
                .doesNotThrowAnyException();
    }

    // What shows or changes that must not

    @Test
    void a_public_view_that_shows_a_sealed_card() {
        record Leak(String all) implements PublicView {}
        var leaking = new HighCard(BOX) {
            @Override
            public PublicView publicView(HighCardState s) {
                return new Leak(privateView(s, 0).toString());
            }
        };
        isCaught(
                forSomeSeeds(kit(leaking)::what_a_seat_cannot_know_never_shows),
                "before the first move seat 1 sees something else",
                "/public view/all: \"Own[hand=[");
    }

    @Test
    void a_path_that_shows_a_sealed_card() {
        var leaking = new HighCard(BOX) {
            @Override
            public Path path(HighCardState s) {
                Stone hand = new Stone(privateView(s, 0).toString(), Stone.State.NOW);
                return new Path(null, null, List.of(hand));
            }
        };
        isCaught(
                forSomeSeeds(kit(leaking)::what_a_seat_cannot_know_never_shows),
                "before the first move seat 1 sees something else",
                "/path/stones/0/id: \"Own[hand=[");
    }

    @JsonTypeName("peeked")
    record Peeked(int seat, String card) implements Event {}

    @Test
    void an_event_that_tells_a_sealed_card() {
        var gossiping = new HighCard(BOX) {
            @Override
            public void play(HighCardState s, int seat, HighCardMove move, Events events) {
                events.tell(new Peeked(0, privateView(s, 0).toString()));
                super.play(s, seat, move, events);
            }
        };
        isCaught(
                forSomeSeeds(kit(gossiping)::what_a_seat_cannot_know_never_shows),
                "of Lay[card=",
                "seat 1 hears something else",
                "event 1, peeked:",
                "/card: \"Own[hand=[");
    }

    @Test
    void a_question_that_changes_the_state() {
        var meddling = new HighCard(BOX) {
            @Override
            public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
                reshuffle(s, seat, new Rng(1));
                return super.refusal(s, seat, move);
            }
        };
        isCaught(
                forSomeSeeds(kit(meddling)::listed_moves_are_accepted_and_mutated_ones_never_throw),
                "seed 0",
                "asking has changed the state",
                "/deck",
                " instead of ",
                " more");
    }

    @Test
    void a_move_free_to_take_back_that_draws_from_chance() {
        var gambling = new HighCard(BOX) {
            @Override
            public void play(HighCardState s, int seat, HighCardMove move, Events events) {
                super.play(s, seat, move, events);
                reshuffle(s, seat, new Rng(1));
            }
        };
        isCaught(
                forSomeSeeds(kit(gambling)::a_move_that_is_free_to_take_back_draws_nothing_and_shows_nothing),
                "after move 1, Lay[card=",
                "which is free to take back, and draws from chance");
    }

    @Test
    void a_move_free_to_take_back_that_shows_cards_in_silence() {
        var silent = new HighCard(BOX) {
            @Override
            public void play(HighCardState s, int seat, HighCardMove move, Events events) {
                super.play(s, seat, move, Events.NONE);
            }
        };
        isCaught(
                forSomeSeeds(kit(silent)::a_move_that_is_free_to_take_back_draws_nothing_and_shows_nothing),
                "which is free to take back, and shows what seat ",
                "/public view/tricks/");
    }

    @Test
    void a_listed_move_that_is_refused() {
        var stubborn = new HighCard(BOX) {
            @Override
            public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
                return seat == 0 ? Say.of("lay.not-in-hand") : super.refusal(s, seat, move);
            }
        };
        isCaught(
                forSomeSeeds(kit(stubborn)::listed_moves_are_accepted_and_mutated_ones_never_throw),
                "seat 0 is offered Lay[card=");
    }

    @Test
    void a_candidate_that_is_refused() {
        var dreaming = new HighCard(BOX) {
            @Override
            public void candidates(HighCardState s, int seat, Consumer<? super HighCardMove> out) {
                super.candidates(s, seat, out);
                moves(s, (seat + 1) % s.seats(), out);
            }
        };
        isCaught(
                forSomeSeeds(kit(dreaming)::what_is_known_about_good_play_is_on_one_scale),
                "why seat ",
                "can't choose ");
    }

    @Test
    void a_journal_that_replays_to_another_game() {
        var forgetful = new HighCard(BOX) {
            private int calls;

            @Override
            public void play(HighCardState s, int seat, HighCardMove move, Events events) {
                super.play(s, seat, move, events);
                if (++calls == 40) reshuffle(s, seat, new Rng(1));
            }
        };
        isCaught(
                forSomeSeeds(kit(forgetful)::a_journal_replays_to_the_same_state),
                "its journal replays to another state, from entry ",
                "\"act\":\"moved\",\"seat\":1,\"move\":",
                "/deck: ");
    }

    @Test
    void recordings_that_differ() {
        var generous = new HighCard(BOX) {
            @Override
            public void moves(HighCardState s, int seat, Consumer<? super HighCardMove> out) {
                super.moves(s, seat, out);
                super.moves(s, seat, out);
            }
        };
        isCaught(kit(generous)::counts_of_legal_moves_are_unchanged, "counts.txt", "line 3: ", " instead of ");
        var proud = new HighCard(BOX) {
            @Override
            public void priors(HighCardState s, int seat, List<HighCardMove> moves, double[] out) {
                super.priors(s, seat, moves, out);
                for (int i = 0; i < moves.size(); i++) out[i] = 1 - out[i];
            }
        };
        isCaught(
                kit(proud)::recorded_playthroughs_are_unchanged,
                "playthrough-fewest-seats.txt",
                ". seat ",
                " instead of ");
    }

    // Texts that are missing, misnamed, dead or broken

    private static JsonNode texts(String change, String key, String text) {
        ObjectNode file = (ObjectNode) Texts.shipped("high-card", "en");
        ObjectNode texts = (ObjectNode) file.get("texts");
        switch (change) {
            case "remove" -> texts.remove(key);
            case "rename" -> texts.set(text, texts.remove(key));
            default -> texts.put(key, text);
        }
        return file;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            remove | lay.wait   | -                      | HighCard.java: lay.wait has no text
            rename | lay.wait   | lay.waits              | HighCard.java: lay.wait has no text
            rename | lay.wait   | lay.waits              | nobody says lay.waits
            add    | lay.never  | Nobody lays anything.  | nobody says lay.never
            add    | lay.prompt | Lay {what} face down.  | lay.prompt is said with [], its text uses [what]
            add    | lay.card   | Lay {it                | the text of lay.card can't be read
            remove | event.laid | -                      | event.laid has no text
            rename | event.laid | event.lain             | nobody says event.lain
            add    | event.laid | {who} has laid a card. | the text of event.laid uses [who], which the event can't say
            """)
    void a_text_that_does_not_fit(String change, String key, String text, String told) {
        var kit = kit(new HighCard(BOX), texts(change, key, text));
        List<String> messages = Stream.<ThrowingCallable>of(
                        kit::every_sentence_in_the_code_has_a_text_with_exactly_its_arguments,
                        kit::every_event_has_a_line_in_the_log_made_of_its_own_fields,
                        kit::every_text_can_be_read_and_none_is_dead)
                .map(test -> String.valueOf(catchThrowable(test)))
                .toList();
        assertThat(messages).anySatisfy(message -> assertThat(message).contains(told));
    }

    @Test
    void a_sentence_without_a_text_that_only_a_run_of_the_game_shows() {
        var hasty = new HighCard(BOX) {
            @Override
            public Prompt prompt(HighCardState s, int seat) {
                Prompt prompt = super.prompt(s, seat);
                if (seat != 1) return prompt;
                return new Prompt(prompt.decision(), prompt.rule(), Say.of("lay.hurry"), null, prompt.choices());
            }

            @Override
            public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
                return super.refusal(s, seat, move) == null
                        ? null
                        : Say.of("lay.never").with("card", 1);
            }
        };
        isCaught(
                forSomeSeeds(kit(hasty)::every_sentence_of_random_games_reads_well),
                "seat 1's prompt, sentence: lay.hurry has no text");
        isCaught(
                forSomeSeeds(kit(hasty)::listed_moves_are_accepted_and_mutated_ones_never_throw),
                " is refused Lay[card=",
                "lay.never has no text");
    }

    // A guide that teaches nothing

    private static Guide guide(String when) {
        String opening = "{'seats':2,'seat':0,'bots':['one'],'options':{},'seed':5}";
        String step = "{'id':'lay','when':" + when + ",'at':['bar']}";
        String json = "{'opening':" + opening + ",'steps':[" + step + "]}";
        return Guide.read(Json.MAPPER.readTree(json.replace('\'', '"')), BOX);
    }

    private static JsonNode guideTexts(String say) {
        ObjectNode all = (ObjectNode) Texts.shipped("high-card", "en");
        ObjectNode texts = (ObjectNode) all.get("texts");
        for (String key : List.of("opening", "closing.1", "lay.try", "lay.after")) texts.put("guide." + key, "Lay it.");
        texts.put("guide.lay.title", "Lay a card");
        texts.put("guide.lay.say", say);
        return all;
    }

    @Test
    void a_sound_guide_passes() {
        var kit = kit(new HighCard(BOX), guideTexts("Lay a card."), guide("{'of':'owes','is':true}"));
        assertThatCode(kit::every_step_of_the_guide_can_happen_and_all_it_looks_at_is_there)
                .doesNotThrowAnyException();
        assertThatCode(kit::the_guide_has_a_text_for_every_step).doesNotThrowAnyException();
        assertThatCode(kit::every_text_can_be_read_and_none_is_dead).doesNotThrowAnyException();
    }

    @Test
    void a_guide_with_a_step_that_never_comes_or_looks_at_nothing() {
        isCaught(
                kit(new HighCard(BOX), guideTexts("Lay a card."), guide("{'of':'own.hand.#','over':4}"))
                        ::every_step_of_the_guide_can_happen_and_all_it_looks_at_is_there,
                "lay is never due");
        isCaught(
                kit(
                                new HighCard(BOX),
                                guideTexts("Lay a card."),
                                guide("{'any':[{'of':'owes','is':true},{'of':'view.trick','is':1}]}"))
                        ::every_step_of_the_guide_can_happen_and_all_it_looks_at_is_there,
                "lay looks at view.trick, where nothing ever is");
    }

    @Test
    void a_guide_whose_words_are_missing_too_many_or_dead() {
        Guide guide = guide("{'of':'owes','is':true}");
        ObjectNode silent = (ObjectNode) guideTexts("Lay a card.");
        ((ObjectNode) silent.get("texts")).remove("guide.lay.after");
        ((ObjectNode) silent.get("texts")).put("guide.closing.3", "Again.");
        isCaught(
                kit(new HighCard(BOX), guideTexts("one ".repeat(31)), guide)::the_guide_has_a_text_for_every_step,
                "guide.lay.say has 31 words, not 1 to 30");
        isCaught(
                kit(new HighCard(BOX), silent, guide)::the_guide_has_a_text_for_every_step,
                "guide.lay.after has no text");
        isCaught(
                kit(new HighCard(BOX), silent, guide)::every_text_can_be_read_and_none_is_dead,
                "nobody says guide.closing.3");
    }

    // Records without a name on the wire

    sealed interface LooseMove extends Move {
        record Forgotten(int seat) implements LooseMove {}
    }

    sealed interface LooseEvent extends Event {
        @JsonTypeName("twin")
        record One() implements LooseEvent {}

        @JsonTypeName("twin")
        record Other() implements LooseEvent {}
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    sealed interface Mood {
        record Happy(int smiles) implements Mood {}
    }

    record Moods(List<Mood> all) implements PublicView {}

    record Absent(@JsonIgnore int seat) implements PrivateView {}

    private static HighCard withTypes(
            Class<? extends Move> move,
            Class<? extends Event> event,
            Class<? extends PublicView> publicView,
            Class<? extends PrivateView> privateView) {
        return new HighCard(BOX) {
            @Override
            @SuppressWarnings("unchecked") // a game of other moves, of which only the names are asked
            public GameTypes<HighCardState, HighCardMove> types() {
                return new GameTypes<>(HighCardState.class, (Class<HighCardMove>) move, event, publicView, privateView);
            }
        };
    }

    @Test
    void a_record_without_a_name_of_its_own() {
        var sound = new HighCard(BOX).types();
        isCaught(
                kit(withTypes(LooseMove.class, sound.event(), sound.publicView(), sound.privateView()))
                        ::every_move_event_and_view_has_a_name_and_goes_around_in_json,
                "LooseMove$Forgotten has no @JsonTypeName");
        isCaught(
                kit(withTypes(sound.move(), LooseEvent.class, sound.publicView(), sound.privateView()))
                        ::every_move_event_and_view_has_a_name_and_goes_around_in_json,
                "LooseEvent$Other and ",
                "LooseEvent$One are both called twin");
        isCaught(
                kit(withTypes(sound.move(), sound.event(), Moods.class, sound.privateView()))
                        ::every_move_event_and_view_has_a_name_and_goes_around_in_json,
                "Mood$Happy has no @JsonTypeName");
    }

    @Test
    void a_record_that_loses_something_on_the_wire() {
        var sound = new HighCard(BOX).types();
        isCaught(
                kit(withTypes(sound.move(), sound.event(), sound.publicView(), Absent.class))
                        ::every_move_event_and_view_has_a_name_and_goes_around_in_json,
                "a sample: Absent can't be read back from {}: Missing required creator property 'seat'");
    }
}
