package boardroom.engine.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.Arg;
import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Json;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.highcard.HighCard;
import boardroom.engine.highcard.HighCardBox;
import boardroom.engine.highcard.HighCardEvent;
import boardroom.engine.highcard.HighCardMove;
import boardroom.engine.highcard.HighCardState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Three play High Card; seat 1, the learner, has four cards in hand and has heard that seat 0 laid one. */
class ConditionTest {
    private static final int LEARNER = 1;

    private final HighCard game = new HighCard(BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class));
    private final Deal deal = new Deal(3, Options.defaults(game.box()), 5);
    private final HighCardState state = game.deal(deal);
    private final List<Event> heard = new ArrayList<>();

    ConditionTest() {
        List<HighCardMove> moves = new ArrayList<>();
        game.moves(state, 0, moves::add);
        game.play(state, 0, moves.getFirst(), Events.NONE);
        heard.add(new HighCardEvent.Laid(new Arg.Seat(0)));
    }

    private Guide guide(String when) {
        String opening = "{'seats':3,'seat':1,'bots':['a','b'],'options':{},'seed':5}";
        String json = "{'opening':" + opening + ",'steps':[{'id':'one','when':" + when + ",'at':['bar']}]}";
        return Guide.read(Json.MAPPER.readTree(json.replace('\'', '"')), game.box());
    }

    private boolean holds(String when) {
        Guidance guidance = new Guidance(guide(when), game);
        return !guidance.due(guidance.standpoint(game, deal, state, LEARNER, heard))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'of':'seat','is':1}",
                "{'of':'seats','is':3}",
                "{'of':'options.pace','is':'normal'}",
                "{'of':'owes','is':true}",
                "{'of':'over','is':false}",
                "{'of':'decision','in':['round-1','round-2']}",
                "{'of':'view.laid','has':0}",
                "{'not':{'of':'view.laid','has':{'of':'seat'}}}",
                "{'of':'own.hand.#','is':4}",
                "{'of':'own.hand.#','least':4,'most':4}",
                "{'of':'own.hand.#','over':3}",
                "{'of':'own.hand.#','under':5}",
                "{'of':'own.hand.#','over':{'of':'view.tricks.#'}}",
                "{'of':'own.hand.#','is':{'of':'seat','times':2,'plus':2}}",
                "{'of':'own.hand','there':true}",
                "{'of':'own.laid','there':false}",
                "{'of':'own.hand.last.value','least':1}",
                "{'of':'view.tricks.@seat','is':0}",
                "{'of':'box.hand','is':4}",
                "{'some':'own.hand','where':{'of':'card.value','least':1},'least':4}",
                "{'some':'own.hand','where':{'of':'it.value','over':20},'most':0}",
                "{'some':'view.laid','where':{'of':'it','is':0}}",
                "{'some':'view.laid','where':{'of':'/view.tricks.@it','is':0}}",
                "{'some':'heard','where':{'all':[{'of':'type','is':'laid'},{'of':'seat.seat','is':0}]}}",
                "{'not':{'some':'heard','where':{'of':'seat.seat','is':{'of':'/seat'}}}}",
                "{'some':'choices','where':{'of':'card.value','least':1},'least':4}",
                "{'of':'best.type','is':'lay'}",
                "{'any':[{'of':'owes','is':false},{'of':'may','is':true}]}"
            })
    void this_holds(String when) {
        assertThat(holds(when)).as(when).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'of':'view.nothing','is':1}",
                "{'of':'view.nothing','most':1}",
                "{'of':'seat','is':{'of':'view.nothing'}}",
                "{'of':'decision','least':1}",
                "{'of':'heard.last.type.name','there':true}",
                "{'all':[{'of':'owes','is':true},{'of':'seat','is':2}]}"
            })
    void what_is_not_there_compares_with_nothing(String when) {
        assertThat(holds(when)).as(when).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {'off':'seat','is':1}               | a condition has one of all, any, not, of, some, not [is, off]
                    {'of':'seat'}                       | of is compared with nothing
                    {'of':'seat','equals':1}            | equals: nothing compares so
                    {'of':'hand.#','is':1}              | of: hand.# leads nowhere: it begins with one of [best
                    {'of':'view..laid','is':1}          | view..laid is no path
                    {'of':'view.@me','is':1}            | "@me" is none of [@it
                    {'of':'seat','least':'two'}         | "two" can't be compared so
                    {'all':[]}                          | all: a list of conditions
                    {'all':[{'of':'owes','is':true},1]} | all[1]: a condition is an object
                    {'not':{'of':'owes','is':true},'of':'seat'} | [of] says nothing beside not
                    {'some':'own.hand'}                 | some needs where
                    {'some':'own.hand','where':{'of':'/hand','there':true}} | where.of: /hand leads nowhere
                    """)
    void what_nobody_could_obey_is_refused_with_its_place(String when, String problem) {
        assertThatThrownBy(() -> guide(when))
                .isInstanceOf(BrokenBox.class)
                .hasMessageContaining("steps[0].when")
                .hasMessageContaining(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    'seats':3,'seat':3,'bots':['a','b'],'options':{},'seed':5         | opening.seat: from 0 to 2
                    'seats':3,'seat':0,'bots':['a'],'options':{},'seed':5             | opening.bots: 2 for the other seats, not 1
                    'seats':9,'seat':0,'bots':['a','a','a','a','a','a','a','a'],'options':{},'seed':5 | options.seats
                    'seats':2,'seat':0,'bots':['a'],'options':{'goal':99},'seed':5    | opening.options: can't be dealt: options.value
                    'seats':2,'seat':0,'bots':['a'],'options':{},'seed':5,'clock':1   | clock
                    """)
    void an_opening_that_can_not_be_dealt_is_refused(String opening, String problem) {
        String json =
                "{'opening':{" + opening + "},'steps':[{'id':'one','when':{'of':'owes','is':true},'at':['bar']}]}";

        assertThatThrownBy(() -> Guide.read(Json.MAPPER.readTree(json.replace('\'', '"')), game.box()))
                .isInstanceOf(BrokenBox.class)
                .hasMessageContaining(problem);
    }

    @Test
    void the_best_move_is_the_same_whatever_others_hold() {
        Guidance guidance = new Guidance(guide("{'of':'owes','is':true}"), game);
        Object best = guidance.standpoint(game, deal, state, LEARNER, heard).field("best");
        HighCardState other = state.copy();
        game.reshuffle(other, LEARNER, new Rng(77));

        assertThat(guidance.standpoint(game, deal, other, LEARNER, heard).field("best"))
                .isEqualTo(best);
    }
}
