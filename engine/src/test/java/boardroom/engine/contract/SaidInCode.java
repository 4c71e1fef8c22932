package boardroom.engine.contract;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** What the sources of a game say, played or not: every {@code Say.of(…).with(…)} in its package and below. */
final class SaidInCode extends TreeScanner<@Nullable Void, String> {
    /** A sentence begun somewhere, and the names of its arguments. */
    record Said(String key, Set<String> arguments, String file) {}

    private final List<Said> said = new ArrayList<>();
    private final Set<String> begins = new TreeSet<>();
    private final Set<String> words = new TreeSet<>();
    private final List<String> unreadable = new ArrayList<>();

    private SaidInCode() {}

    /** The sources are those of the module whose tests run. */
    static SaidInCode ofPackage(String name) {
        SaidInCode said = new SaidInCode();
        List<Path> files = new ArrayList<>();
        for (String kind : List.of("main", "test")) {
            Path folder = Path.of("src", kind, "java").resolve(name.replace('.', '/'));
            if (Files.isDirectory(folder)) files.addAll(sources(folder));
        }
        if (files.stream().allMatch(SaidInCode::isTest))
            throw new AssertionError("no sources of " + name + " in this module: where does the game live?");
        said.read(files.stream().filter(file -> !isTest(file)).toList());
        return said;
    }

    private static boolean isTest(Path file) {
        return file.toString().endsWith("Test.java");
    }

    private static List<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(List<Path> files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            var task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
            for (CompilationUnitTree file : task.parse())
                scan(file, Path.of(file.getSourceFile().toUri()).getFileName().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Said> said() {
        return said;
    }

    /** Sentences whose keys or arguments only a run of the code tells. */
    List<String> unreadable() {
        return unreadable;
    }

    /** Whether the code could say this: literally, or put together from a beginning and a word that both stand in it. */
    boolean couldSay(String key) {
        return said.stream().anyMatch(one -> one.key().equals(key))
                || begins.stream()
                        .anyMatch(begin -> key.startsWith(begin) && words.contains(key.substring(begin.length())));
    }

    boolean hasWord(String word) {
        return words.contains(word);
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree literal, String file) {
        if (literal.getValue() instanceof String word) words.add(word);
        return null;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, String file) {
        Set<String> arguments = new TreeSet<>();
        MethodInvocationTree first = call;
        while (isWith(first)) {
            arguments.add(word(first.getArguments().getFirst()));
            ExpressionTree before = ((MemberSelectTree) first.getMethodSelect()).getExpression();
            scan(first.getArguments(), file);
            if (!(before instanceof MethodInvocationTree earlier)) {
                unreadable.add(file + " adds " + arguments + " to a sentence begun elsewhere: " + before);
                return null;
            }
            first = earlier;
        }
        if (isBeginning(first)) begin(first, arguments, file);
        else if (!arguments.isEmpty())
            unreadable.add(file + " adds " + arguments + " to a sentence begun elsewhere: " + first);
        return super.visitMethodInvocation(first, file);
    }

    private void begin(MethodInvocationTree of, Set<String> arguments, String file) {
        if (of.getArguments().size() > 1) arguments.add(word(of.getArguments().get(1)));
        keys(of.getArguments().getFirst(), arguments, file);
    }

    private void keys(ExpressionTree key, Set<String> arguments, String file) {
        switch (key) {
            case LiteralTree literal -> said.add(new Said(String.valueOf(literal.getValue()), arguments, file));
            case ParenthesizedTree inner -> keys(inner.getExpression(), arguments, file);
            case ConditionalExpressionTree either -> {
                keys(either.getTrueExpression(), arguments, file);
                keys(either.getFalseExpression(), arguments, file);
            }
            case BinaryTree sum
            when sum.getLeftOperand() instanceof LiteralTree begin -> begins.add(String.valueOf(begin.getValue()));
            default -> unreadable.add(file + " says something whose key is no literal: " + key);
        }
    }

    private static String word(ExpressionTree name) {
        return name instanceof LiteralTree literal ? String.valueOf(literal.getValue()) : name.toString();
    }

    private static boolean isBeginning(MethodInvocationTree call) {
        return call.getMethodSelect().toString().equals("Say.of");
    }

    /** Other things have a {@code with} too; that of a sentence names its argument. */
    private static boolean isWith(MethodInvocationTree call) {
        return call.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().contentEquals("with")
                && call.getArguments().size() == 2
                && call.getArguments().getFirst() instanceof LiteralTree name
                && name.getValue() instanceof String;
    }
}
