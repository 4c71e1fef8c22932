package boardroom.games.boss.rules;

import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Edit;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.Fixture.CompanyOf;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One company through its Organisation phases, with nothing in between. */
final class Rounds {
    final Fixture table;
    final CompanyOf company;

    Rounds(Object... options) {
        this.table = Fixture.table(1, options);
        this.company = table.company(0);
    }

    /** The next round begins, these are hired, and the draft is open. */
    Rounds begin(String... hires) {
        table.only("round-start");
        company.hires(hires);
        table.only("organisation");
        return this;
    }

    /** The draft is edited and handed in. */
    Rounds draw(Edit... edits) {
        table.play(0, edits).play(0, Done.DONE);
        return this;
    }

    /** A whole round. */
    Rounds round(Edit... edits) {
        return begin().draw(edits);
    }

    Person person(String id) {
        return company.person(id);
    }

    Company it() {
        return company.it();
    }

    /** Capacity and skill, {@code "10 T, skill 10"}. */
    String figures() {
        return it().capacity + " T, skill " + it().totalSkill();
    }

    /** What these give, {@code "boris 4/4/1, pip 1/0/0"}. */
    String outputs(String... ids) {
        return String.join(
                ", ",
                Arrays.stream(ids).map(id -> id + " " + company.outputs(id)).toList());
    }

    static Place place(String person, String boss) {
        return new Place(person, boss);
    }

    static Place onTop(String person) {
        return new Place(person, null);
    }

    static Appoint retire(String heir) {
        return new Appoint(heir, Reason.RETIRE);
    }

    static Appoint fire(String successor) {
        return new Appoint(successor, Reason.FIRE);
    }

    static Appoint fill(String person) {
        return new Appoint(person, Reason.VACANCY);
    }

    static Dismiss dismiss(String person) {
        return new Dismiss(person);
    }

    static Workshop workshop(@Nullable String person) {
        return new Workshop(person);
    }
}
