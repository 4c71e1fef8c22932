package boardroom.server.web;

import boardroom.server.house.Figures;
import boardroom.server.store.CommitWatch;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Figures for those who run the house, as Prometheus reads them. */
public final class Metrics implements Figures, CommitWatch {
    static final String CONTENT_TYPE = "text/plain; version=0.0.4";

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Counter moves = Counter.builder("boardroom.moves").register(registry);
    private final Counter refusals = Counter.builder("boardroom.refusals").register(registry);
    private final Timer commits =
            Timer.builder("boardroom.commit").publishPercentileHistogram().register(registry);
    private final DistributionSummary groups =
            DistributionSummary.builder("boardroom.commit.writes").register(registry);

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    @Override
    public void moved() {
        moves.increment();
    }

    @Override
    public void refused() {
        refusals.increment();
    }

    @Override
    public void committed(int writes, long nanos) {
        commits.record(nanos, TimeUnit.NANOSECONDS);
        groups.record(writes);
    }

    void gauge(String name, Supplier<Number> value) {
        Gauge.builder(name, value).register(registry);
    }

    String scrape() {
        return registry.scrape();
    }
}
