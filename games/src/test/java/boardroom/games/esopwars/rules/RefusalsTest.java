package boardroom.games.esopwars.rules;

import static boardroom.games.esopwars.rules.Table.ALPHA;
import static boardroom.games.esopwars.rules.Table.BETA;
import static boardroom.games.esopwars.rules.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.phases.HouseRefusal;
import boardroom.games.esopwars.rules.EsopMove.Bid;
import boardroom.games.esopwars.rules.EsopMove.Discard;
import boardroom.games.esopwars.rules.EsopMove.Draw;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopMove.Pass;
import boardroom.games.esopwars.rules.EsopMove.PassAll;
import boardroom.games.esopwars.rules.EsopMove.Source;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

/** 4.7: every reason of a refused bid has its own sentence, and no nonsense gets through or throws. */
class RefusalsTest {

    private static Table two() {
        return Table.of(2).employs(ALPHA, "priya", "mateo", "hanna").employs(BETA, "lucia", "victor", "omar");
    }

    @Test
    void the_reasons_of_a_refused_bid() {
        Table table = Table.of(3).bid(ALPHA, 100);
        Map<String, @Nullable Say> reasons = new TreeMap<>();
        reasons.put("too low", table.refusalOfBid(BETA, 100));
        reasons.put("not a multiple", table.refusalOfBid(BETA, 130));
        reasons.put("too high a raise", table.refusalOfBid(BETA, 225));
        reasons.put("you lead", table.refusalOfBid(ALPHA, 125));
        reasons.put("lot closed", table.refusal(BETA, new Bid("nobody", 125)));
        reasons.put("you have passed", table.pass(BETA).refusalOfBid(BETA, 125));
        reasons.put("above your limit", table.pool(2, 150).refusalOfBid(2, 125));
        reasons.put(
                "your team is full", table.employs(2, "priya", "mateo", "hanna").refusalOfBid(2, 125));
        Table unasked = Table.of(3, Map.of("auctionClock", false)).called(2, 1, 0);
        reasons.put("not asked", unasked.refusalOfBid(ALPHA, 25));
        Table second = two().secondary("mateo", "omar");
        reasons.put("your own drop", second.refusalOfBid(ALPHA, "mateo", 25));
        reasons.put("you lead elsewhere", second.bid(ALPHA, "rosa", 25).refusalOfBid(ALPHA, "samir", 25));
        assertThat(reasons.values()).doesNotContainNull();
        Set<String> keys = new HashSet<>();
        for (Say say : reasons.values()) if (say != null) keys.add(say.key());
        assertThat(keys).as("each its own sentence").hasSize(reasons.size());
    }

    @Test
    void only_the_clock_times_out() {
        assertThatThrownBy(() -> Json.MAPPER.readValue("{\"type\": \"timeout\"}", EsopMove.class))
                .as("no player can send it")
                .isInstanceOf(JacksonException.class);
    }

    @Test
    void a_move_of_another_phase_is_refused() {
        for (Table table : everyPhase())
            for (EsopMove move : nonsense())
                for (int seat = -1; seat <= table.s.seats(); seat++) {
                    String before = String.valueOf(table.view());
                    assertThat(table.refusal(seat, move))
                            .as("%s in %s", move, table.view().phase())
                            .isNotNull();
                    assertThat(String.valueOf(table.view())).isEqualTo(before);
                }
    }

    private static List<EsopMove> nonsense() {
        return List.of(
                new Bid("nobody", 25),
                new Bid("", Integer.MAX_VALUE),
                new Bid("rosa-delgado", Integer.MIN_VALUE),
                new Bid("rosa-delgado", -25),
                new Bid("rosa-delgado", 0),
                new Pass("nobody"),
                new Wildcard("nobody"),
                new EsopMove.Drop("nobody"),
                new Discard("nobody"),
                new Lock("nobody", "nobody", "nobody"),
                new Draw(Source.IDEA_DISCARD));
    }

    @Test
    void the_end_is_the_end() {
        Table table = two().matureRound();
        assertThat(table.isOver()).isTrue();
        assertThat(GAME.pace(table.s)).isNull();
        assertThat(table.refusal(ALPHA, PassAll.NOW)).isEqualTo(new HouseRefusal.GameOver().say());
    }

    private static List<Table> everyPhase() {
        List<Table> tables = new ArrayList<>();
        Table lock = Table.of(2, Map.of("companyDraft", true));
        while (GAME.owes(lock.s).count() == 1) lock.timeout(GAME.owes(lock.s).first());
        tables.add(lock);
        tables.add(Table.of(2, Map.of("companyDraft", true)));
        tables.add(Table.of(2));
        tables.add(Table.of(2, Map.of("auctionClock", false)));
        tables.add(Table.of(2, Map.of("wildcard", "swing"))
                .employs(ALPHA, "priya", "mateo", "hanna")
                .employs(BETA, "lucia", "victor", "omar")
                .seedRound());
        tables.add(two().drop());
        tables.add(two().secondary("mateo", "omar"));
        tables.add(two().matureRound());
        return tables;
    }
}
