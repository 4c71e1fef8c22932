package boardroom.server.people;

import boardroom.server.house.Guest;
import boardroom.server.house.House;
import boardroom.server.rating.Strength;
import boardroom.server.store.FinishedGame;
import boardroom.server.store.People;
import boardroom.server.store.PlayedRow;
import boardroom.server.store.RatingRow;
import boardroom.server.store.Store;
import boardroom.server.store.StoreFailure;
import boardroom.server.table.Tables;
import boardroom.server.wire.Counted;
import boardroom.server.wire.Export;
import boardroom.server.wire.MyGames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the house knows about one guest: shown, handed out, and forgotten. */
public final class Me {
    /** So many games against people make a rating. */
    public static final int GAMES_FOR_A_RATING = 10;

    private static final int MOST_LISTED = 200;
    private static final int MOST_COMPANIONS = 4;
    private static final int MOST_POINTS = 40;

    private final House house;
    private final Tables tables;
    private final Forgetting forgetting;

    public Me(House house, Tables tables, Forgetting forgetting) {
        this.house = house;
        this.tables = tables;
        this.forgetting = forgetting;
    }

    private Store store() {
        return house.store();
    }

    /** What a guest played, how often they won, and how they are rated. */
    public MyGames games(Guest guest) {
        People people = store().people();
        List<PlayedRow> played = people.played(guest.id(), MOST_LISTED);
        return new MyGames(
                played.stream().map(Me::game).toList(),
                people.tallies(guest.id()).stream()
                        .map(row -> new MyGames.Floor(
                                row.game(), row.seats(), row.people(), row.peopleWon(), row.bots(), row.botsWon()))
                        .toList(),
                people.ratings(guest.id()).stream()
                        .map(row -> rating(row, played))
                        .toList(),
                people.companions(guest.id(), MOST_COMPANIONS).stream()
                        .map(row -> new MyGames.Companion(row.guest(), row.name(), row.games(), row.won()))
                        .toList(),
                GAMES_FOR_A_RATING,
                people.wordsMade(guest.id()) > 0);
    }

    private static MyGames.Played game(PlayedRow row) {
        return new MyGames.Played(
                row.kept() ? row.table() : null,
                row.game(),
                row.seats(),
                row.people(),
                Counted.stored(row.counted()),
                place(row),
                row.won(),
                row.at());
    }

    private static @Nullable Integer place(PlayedRow row) {
        return row.place() == FinishedGame.NONE ? null : (Integer) row.place();
    }

    /** Nothing of a rating is told before there are enough games. */
    private static MyGames.Rating rating(RatingRow row, List<PlayedRow> played) {
        if (row.games() < GAMES_FOR_A_RATING) return new MyGames.Rating(row.game(), row.games(), null, null, List.of());
        List<Long> course = played.stream()
                .filter(one -> one.game().equals(row.game()) && one.mu() != null)
                .limit(MOST_POINTS)
                .map(one -> rounded(one.mu()))
                .toList()
                .reversed();
        return new MyGames.Rating(row.game(), row.games(), rounded(row.mu()), rounded(row.sigma()), course);
    }

    private static long rounded(@Nullable Double number) {
        return Math.round(number == null ? Strength.UNKNOWN.mu() : number);
    }

    /** Everything the house knows about a guest; no token, no words, and nothing that is another's secret. */
    public Export export(Guest guest) {
        People people = store().people();
        return new Export(
                guest.id(),
                guest.name(),
                tables.of(guest.id()),
                people.played(guest.id(), Integer.MAX_VALUE).stream()
                        .map(row -> new Export.Played(
                                row.table(),
                                row.game(),
                                row.seats(),
                                row.people(),
                                Counted.stored(row.counted()),
                                place(row),
                                row.won(),
                                row.at(),
                                row.mu()))
                        .toList(),
                people.ratings(guest.id()).stream()
                        .map(row -> new Export.Rating(row.game(), row.mu(), row.sigma(), row.games()))
                        .toList(),
                people.tokens(guest.id()).stream()
                        .map(row -> new Export.Device(row.kind(), row.created(), row.used()))
                        .toList(),
                store().listings().hiddenIds(guest.id()),
                people.wordsMade(guest.id()),
                store().hooks().ofGuest(guest.id()).stream()
                        .map(row -> new Export.Hook(row.table(), row.url(), row.made()))
                        .toList(),
                store().talkOf(guest.id()).stream()
                        .map(row -> new Export.Line(
                                row.table(),
                                row.line().at(),
                                row.line().name(),
                                row.line().side(),
                                row.line().text(),
                                row.line().mood()))
                        .toList());
    }

    /** Forgets a guest; if something fails, the guest is still there and can ask again. */
    public void forget(Guest guest) {
        tables.departs(guest.id());
        forgetting.of(guest.id());
        StoreFailure.orOnDisk(store().people().forget(guest.id()));
    }
}
