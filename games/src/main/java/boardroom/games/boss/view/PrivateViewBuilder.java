package boardroom.games.boss.view;

import boardroom.engine.Refusal;
import boardroom.engine.offers.OpenOffers.Numbered;
import boardroom.engine.phases.PhasedGame;
import boardroom.games.boss.box.Condition;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Stat;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Conditions;
import boardroom.games.boss.rules.Deal;
import boardroom.games.boss.rules.Deals;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.IssuePhase;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Payday;
import boardroom.games.boss.rules.PlanRules;
import boardroom.games.boss.rules.Plans;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.Targets;
import boardroom.games.boss.view.BossPrivateView.GiftView;
import boardroom.games.boss.view.BossPrivateView.IssueView;
import boardroom.games.boss.view.BossPrivateView.OfferView;
import boardroom.games.boss.view.BossPrivateView.PaydayHelp;
import boardroom.games.boss.view.BossPrivateView.ProductionHelp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat alone sees; help for a decision only while its phase lasts. */
final class PrivateViewBuilder {
    private final SharedRules rules;
    private final CompanyViewBuilder companies;
    private final ForecastBuilder forecast;
    private final DraftViewBuilder drafts;
    private final HelpBuilder help;
    private final PlanRules plan;
    private final Plans plans;
    private final IssuePhase issues;
    private final Deals deals;
    private final Payday payday;
    private final Warnings warnings;

    PrivateViewBuilder(SharedRules rules, CompanyViewBuilder companies, Warnings warnings) {
        this.rules = rules;
        this.companies = companies;
        this.forecast = new ForecastBuilder(rules);
        this.drafts = new DraftViewBuilder(rules);
        this.help = new HelpBuilder(rules);
        this.plan = new PlanRules(rules);
        this.plans = new Plans(plan);
        this.issues = new IssuePhase(rules);
        this.deals = new Deals(rules);
        this.payday = new Payday(rules);
        this.warnings = warnings;
    }

    BossPrivateView build(BossState s, Company company, String phase) {
        Draft draft = company.draft;
        BossMove sealed = s.sealed(company.seat);
        boolean isDealing = phase.equals(Phases.DEALS);
        return new BossPrivateView(
                companies.books(s, company),
                s.terms.partners() ? companies.books(s, s.companies[s.partner(company.seat)]) : null,
                forecast.build(s, company, phase),
                help.hiring(s, company, phase),
                sealed instanceof ProjectBid bid ? bid.cash() : null,
                help.takes(s, company, phase),
                draft == null ? null : drafts.build(s, company, draft),
                sealed instanceof EventChoice choice ? choice.choice() : null,
                phase.equals(Phases.PRODUCTION) ? production(s, company, sealed) : null,
                issues(company),
                isDealing ? offers(s, company.seat) : List.of(),
                isDealing && s.terms.trade() ? deals.offersLeft(s, company.seat) : 0,
                isDealing && s.terms.partners() ? gift(s, company.seat) : null,
                company.owesOrder ? payday(s, company) : null,
                LostPicks.of(s, company, phase),
                phase.equals(PhasedGame.END) ? List.of() : warnings.forOwner(s, company, phase));
    }

    private ProductionHelp production(BossState s, Company company, @Nullable BossMove sealed) {
        return new ProductionHelp(
                sealed instanceof Production made ? made : null,
                plans.proposed(s, company),
                plan.outsourcingPrice(s),
                plan.outsourcingLimit(s));
    }

    private List<IssueView> issues(Company company) {
        List<IssueView> views = new ArrayList<>(company.issues.length);
        for (int i = 0; i < company.issues.length; i++) {
            Issue issue = company.issues[i];
            boolean isAnswered = i < company.answered;
            boolean isPassed = isAnswered ? (company.passedIssues >> i & 1) == 1 : issues.isPassed(company, issue);
            boolean isOpen = false;
            for (var way : issue.choices()) isOpen |= Targets.isOpen(way);
            List<String> targets = new ArrayList<>();
            if (isOpen) for (Ongoing work : company.ongoing) targets.add(work.card.id());
            Ongoing usual = isOpen ? Targets.usual(company) : null;
            views.add(new IssueView(
                    issue.id(),
                    isAnswered,
                    i == company.answered,
                    isPassed,
                    company.isShieldedFrom(issue.kind()),
                    figure(company, issue),
                    threshold(company, issue.test()),
                    targets,
                    usual == null ? null : usual.card.id()));
        }
        return views;
    }

    private @Nullable Integer figure(Company company, Issue issue) {
        Condition test = issue.test();
        if (test.stat() == Stat.MOOD || test.stat() == Stat.CEO) return null;
        return rules.conditions().figure(test.stat(), company, issue.kind() == IssueKind.TECHNICAL);
    }

    private static @Nullable Integer threshold(Company company, Condition test) {
        Integer printed = test.atLeast() == null ? test.atMost() : test.atLeast();
        return printed == null ? null : Conditions.threshold(test.stat(), printed, company);
    }

    private List<OfferView> offers(BossState s, int seat) {
        List<OfferView> offers = new ArrayList<>();
        for (Numbered<Deal> each : s.offers.open()) {
            int by = each.offer().by();
            int to = each.offer().to().first();
            if (by != seat && to != seat) continue;
            Deal deal = each.offer().terms();
            Refusal refusal = to == seat ? deals.dealRules().refusal(s, by, seat, deal) : null;
            offers.add(new OfferView(
                    each.number(), by, to, deal.give(), deal.want(), refusal == null ? null : refusal.say()));
        }
        return offers;
    }

    private GiftView gift(BossState s, int seat) {
        return new GiftView(
                s.partner(seat), Math.max(0, deals.giftCash(s, seat)), Math.max(0, deals.giftTime(s, seat)));
    }

    private PaydayHelp payday(BossState s, Company company) {
        int due = Modifiers.payroll(s, company);
        return new PaydayHelp(due, company.cash, (due + 1) / 2, payday.usual(s, company.seat));
    }
}
