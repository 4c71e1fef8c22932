package boardroom.games.boss.view;

import boardroom.engine.phases.PhasedGame;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Outcome;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.view.BossPublicView.CompanyView;
import java.util.ArrayList;
import java.util.List;

/** Builds what the table and each seat see. */
public final class BossViews {
    private final CompanyViewBuilder companies;
    private final TableViewBuilder table;
    private final EndViewBuilder end;
    private final PrivateViewBuilder own;
    private final Warnings warnings;

    public BossViews(SharedRules rules, Outcome outcome) {
        this.companies = new CompanyViewBuilder(rules);
        this.table = new TableViewBuilder(rules);
        this.end = new EndViewBuilder(outcome);
        this.warnings = new Warnings(rules);
        this.own = new PrivateViewBuilder(rules, companies, warnings);
    }

    /** What everybody sees; when it is over the books are open. */
    public BossPublicView publicView(BossState s, String phase) {
        boolean isOver = phase.equals(PhasedGame.END);
        List<CompanyView> views = new ArrayList<>(s.companies.length);
        List<Boolean> ready = new ArrayList<>(s.companies.length);
        for (Company company : s.companies) {
            views.add(companies.build(s, company, isOver || s.terms.openBooks()));
            ready.add((s.ready >> company.seat & 1) == 1);
        }
        return new BossPublicView(
                phase,
                s.roundNumber,
                s.terms.rounds(),
                s.marker,
                views,
                PoolViewBuilder.hiring(s, phase),
                PoolViewBuilder.projects(s, phase),
                PoolViewBuilder.ties(s, phase),
                table.event(s, phase),
                TableViewBuilder.inForce(s),
                TableViewBuilder.decks(s),
                table.rival(s),
                ready,
                isOver ? List.of() : warnings.forAll(s, phase),
                isOver ? end.build(s) : null);
    }

    public BossPrivateView privateView(BossState s, int seat, String phase) {
        return own.build(s, s.companies[seat], phase);
    }
}
