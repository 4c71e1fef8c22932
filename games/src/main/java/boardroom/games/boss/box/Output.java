package boardroom.games.boss.box;

import boardroom.engine.Between;

/** What a person gives: the base always, the bonus all together or not at all. */
public record Output(
        @Between(to = 20) int base, @Between(to = 20) int bonus) {
    public int most() {
        return base + bonus;
    }
}
