package boardroom.server.secrets;

import boardroom.engine.Act;
import boardroom.engine.Arg;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Play;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.server.house.Cast;
import boardroom.server.store.EntryRow;
import boardroom.server.store.TableRow;
import boardroom.server.wire.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every update one receiver may get of a table, made from its journal. How it looks is taken from a world in which
 * everything the receiver can't know was replaced by something else: an update that is equal to it holds no secret.
 */
final class Allowed<S extends State<S>, M extends Move> {
    /** One update: what is heard and what is seen. */
    record Update(
            JsonNode events,
            JsonNode view,
            JsonNode owes,
            JsonNode may,
            JsonNode path,
            @Nullable JsonNode own,
            JsonNode prompt,
            List<Integer> undone) {
        /** Whether it looks the same as the other, whatever was heard. */
        boolean looksLike(Update other) {
            return view.equals(other.view)
                    && owes.equals(other.owes)
                    && may.equals(other.may)
                    && path.equals(other.path)
                    && prompt.equals(other.prompt)
                    && (own == null || own.equals(other.own));
        }
    }

    private final Game<S, M> game;
    private final int seat;
    private final Play<S, M> play;
    private final Rng rng = new Rng(4711);
    private final List<Update> updates = new ArrayList<>();
    private final List<Entry> heardBecauseOf = new ArrayList<>();
    private final Set<Integer> undone = new HashSet<>();
    private final Map<Integer, @Nullable Seats> hearers = new HashMap<>();

    private Allowed(Game<S, M> game, TableRow row, int seat) {
        this.game = game;
        this.seat = seat;
        Map<String, Object> options = Json.MAPPER.readValue(row.options(), new TypeReference<Map<String, Object>>() {});
        this.play = new Play<>(game, new Deal(row.seats().size(), new Options(options), row.seed()));
    }

    /** The updates of a seat, or of {@link Prompt#WATCHER}, in order. */
    static List<Update> of(Game<?, ?> game, TableRow row, List<EntryRow> journal, int seat) {
        return make(game, row, journal, seat);
    }

    private static <S extends State<S>, M extends Move> List<Update> make(
            Game<S, M> game, TableRow row, List<EntryRow> journal, int seat) {
        Allowed<S, M> allowed = new Allowed<>(game, row, seat);
        JsonMapper moves = Json.forMoves(game);
        allowed.look(List.of());
        for (EntryRow entry : journal)
            allowed.take(new Entry(entry.number(), entry.at(), moves.readValue(entry.act(), Act.class)));
        return allowed.updates;
    }

    private void take(Entry entry) {
        List<Entry> stood = play.standing(play.lastNumber());
        Telling telling = new Telling();
        play.apply(entry, telling);
        if (entry.act() instanceof Act.Moved moved) hearers.put(entry.number(), hearers(moved.seat(), telling));
        List<Event> heard = new ArrayList<>(telling.heardBy(seat));
        switch (entry.act()) {
            case Act.Paused _ -> heard.add(new TableEvent.Paused());
            case Act.Resumed _ -> heard.add(new TableEvent.Resumed());
            case Act.PersonLeft left -> heard.add(new TableEvent.PersonLeft(new Arg.Seat(left.seat())));
            case Act.BotSatIn in ->
                heard.add(new TableEvent.BotSatIn(new Arg.Seat(in.seat()), in.bot(), Cast.name(in.bot())));
            case Act.PersonCameBack back -> heard.add(new TableEvent.PersonCameBack(new Arg.Seat(back.seat())));
            case Act.AskedBack asked -> heard.add(new TableEvent.AskedBack(new Arg.Seat(asked.seat())));
            case Act.LetStand stands -> heard.add(new TableEvent.LetStand(new Arg.Seat(stands.seat())));
            case Act.Withdrew stands -> heard.add(new TableEvent.LetStand(new Arg.Seat(stands.seat())));
            case Act.TookBack back -> {
                Seats knew = hearers.get(back.to() + 1);
                if (knew == null || knew.has(seat)) heard.add(new TableEvent.TookBack(new Arg.Seat(back.seat())));
            }
            case Act.WentBack back ->
                heard.add(
                        back.seen()
                                ? new TableEvent.WentBackKnowing(new Arg.Seat(back.seat()), back.agreed())
                                : new TableEvent.WentBack(new Arg.Seat(back.seat()), back.agreed()));
            case Act.Resigned _, Act.Removed _ -> throw new IllegalStateException("nobody resigns here");
            case Act.Moved _, Act.ClockRanOut _, Act.Reshuffled _, Act.Agreed _ -> {}
        }
        for (Event _ : heard) heardBecauseOf.add(entry);
        if (entry.act() instanceof Act.GoesBack)
            for (Entry before : stood)
                if (!play.standing(play.lastNumber()).contains(before)) undone.add(before.number());
        look(heard);
    }

    /** Who was told something of a move, its seat among them; {@code null}: everybody. */
    private @Nullable Seats hearers(int mover, Telling telling) {
        if (!telling.heardBy(Prompt.WATCHER).isEmpty()) return null;
        return Seats.where(
                play.deal().seats(),
                each -> each == mover || !telling.heardBy(each).isEmpty());
    }

    /** Which of all that was heard so far no longer counts, numbered from 1. */
    private List<Integer> undone() {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < heardBecauseOf.size(); i++)
            if (undone.contains(heardBecauseOf.get(i).number())) numbers.add(i + 1);
        return numbers;
    }

    /** There is an update only if something was heard or looks different now. */
    private void look(List<Event> heard) {
        Update now = seat == Prompt.WATCHER ? asWatcher(heard) : asSeat(heard);
        Update last = updates.isEmpty() ? null : updates.getLast();
        if (last == null || !last.looksLike(now) || !heard.isEmpty()) updates.add(now);
    }

    private Update asSeat(List<Event> heard) {
        S guess = play.state().copy();
        game.reshuffle(guess, seat, rng);
        return update(heard, guess, tree(game.privateView(guess, seat)));
    }

    /** A watcher knows no more than any seat, so what a watcher sees is the same in every seat's other world. */
    private Update asWatcher(List<Event> heard) {
        S guess = play.state().copy();
        for (int each = 0; each < play.deal().seats(); each++) {
            S other = play.state().copy();
            game.reshuffle(other, each, rng);
            if (!update(heard, other, null).looksLike(update(heard, guess, null)))
                throw new AssertionError("seat " + each + " knows less than the watchers do");
        }
        return update(heard, guess, null);
    }

    private Update update(List<Event> heard, S world, @Nullable JsonNode own) {
        return new Update(
                events(heard),
                tree(game.publicView(world)),
                tree(game.owes(world)),
                tree(game.may(world)),
                tree(game.path(world)),
                own,
                tree(prompt(world)),
                undone());
    }

    /** Examples come from the moves of this world, too. */
    private Prompt prompt(S world) {
        Prompt prompt = game.prompt(world, seat);
        if (!game.owes(world).has(seat)) return prompt;
        List<M> moves = new ArrayList<>();
        game.moves(world, seat, moves::add);
        return prompt.owing(moves);
    }

    private static JsonNode events(List<Event> heard) {
        var list = Json.MAPPER.createArrayNode();
        heard.forEach(event -> list.add(tree(event)));
        return list;
    }

    private static JsonNode tree(Object value) {
        return Json.MAPPER.readTree(Json.MAPPER.writeValueAsString(value));
    }
}
