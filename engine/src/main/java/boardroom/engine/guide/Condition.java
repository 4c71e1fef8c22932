package boardroom.engine.guide;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;

/** When a step is due, as data: what must be true of what its seat may see. CONTRIBUTING.md, "A guide", shows every form. */
@JsonDeserialize(using = ConditionReader.class)
public sealed interface Condition {
    boolean holds(Lookout from);

    /** Tells every path in it that leads to something from here, whether or not it holds. */
    void trace(Lookout from, Consumer<TreePath> found);

    /** The paths it looks at, beginning at the whole standpoint or at an element of a list. */
    Stream<TreePath> paths();

    /** All of these hold, or one of them. */
    record Joined(Join how, List<Condition> of) implements Condition {
        @Override
        public boolean holds(Lookout from) {
            return switch (how) {
                case ALL -> of.stream().allMatch(condition -> condition.holds(from));
                case ANY -> of.stream().anyMatch(condition -> condition.holds(from));
            };
        }

        @Override
        public void trace(Lookout from, Consumer<TreePath> found) {
            of.forEach(condition -> condition.trace(from, found));
        }

        @Override
        public Stream<TreePath> paths() {
            return of.stream().flatMap(Condition::paths);
        }
    }

    /** How many of several conditions must hold. */
    enum Join {
        ALL,
        ANY
    }

    /** This does not hold. */
    record Not(Condition not) implements Condition {
        @Override
        public boolean holds(Lookout from) {
            return !not.holds(from);
        }

        @Override
        public void trace(Lookout from, Consumer<TreePath> found) {
            not.trace(from, found);
        }

        @Override
        public Stream<TreePath> paths() {
            return not.paths();
        }
    }

    /** A value compares so. */
    record Compared(TreePath of, Comparison how, Operand with) implements Condition {
        @Override
        public boolean holds(Lookout from) {
            return how.holds(of.find(from), with.value(from));
        }

        @Override
        public void trace(Lookout from, Consumer<TreePath> found) {
            paths().filter(path -> path.leads(from)).forEach(found);
        }

        @Override
        public Stream<TreePath> paths() {
            return Stream.concat(Stream.of(of), with.paths().stream());
        }
    }

    /** A value is there, and is no empty list or text; or is not. */
    record There(TreePath of, boolean there) implements Condition {
        @Override
        public boolean holds(Lookout from) {
            JsonNode value = of.find(from);
            boolean empty = value.isContainer()
                    ? value.isEmpty()
                    : value.isString() && value.stringValue().isEmpty();
            return there != (value.isMissingNode() || value.isNull() || empty);
        }

        @Override
        public void trace(Lookout from, Consumer<TreePath> found) {
            paths().filter(path -> path.leads(from)).forEach(found);
        }

        @Override
        public Stream<TreePath> paths() {
            return Stream.of(of);
        }
    }

    /** So many elements of a list are such. */
    record Some(TreePath some, Condition where, int least, int most) implements Condition {
        @Override
        public boolean holds(Lookout from) {
            int such = 0;
            for (JsonNode one : some.find(from)) if (where.holds(from.at(one))) such++;
            return such >= least && such <= most;
        }

        @Override
        public void trace(Lookout from, Consumer<TreePath> found) {
            if (some.leads(from)) found.accept(some);
            for (JsonNode one : some.find(from)) where.trace(from.at(one), found);
        }

        @Override
        public Stream<TreePath> paths() {
            return Stream.concat(Stream.of(some), where.paths());
        }
    }
}
