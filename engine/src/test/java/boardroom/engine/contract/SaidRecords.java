package boardroom.engine.contract;

import boardroom.engine.Sentence;
import boardroom.engine.SentenceShape;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The sentences of a game that are records: every one in its package and below, whether it is ever said or not. */
final class SaidRecords {
    private static final String CLASS = ".class";

    private SaidRecords() {}

    static List<Class<?>> ofPackage(String name) {
        String folder = name.replace('.', '/');
        ClassLoader loader = SaidRecords.class.getClassLoader();
        List<Class<?>> records = new ArrayList<>();
        try {
            for (URL place : Collections.list(loader.getResources(folder)))
                if (place.getProtocol().equals("file")) collect(Path.of(uri(place)), name, loader, records);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return records;
    }

    private static URI uri(URL place) {
        try {
            return place.toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void collect(Path root, String name, ClassLoader loader, List<Class<?>> out) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(CLASS)).toList()) {
                String path = root.relativize(file).toString();
                String type = name + "."
                        + path.substring(0, path.length() - CLASS.length())
                                .replace(file.getFileSystem().getSeparator(), ".");
                Class<?> found = load(type, loader);
                if (found.isRecord() && Sentence.class.isAssignableFrom(found)) out.add(found);
            }
        }
    }

    private static Class<?> load(String type, ClassLoader loader) {
        try {
            return Class.forName(type, false, loader);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(type, e);
        }
    }

    /** Where a sentence stands, for a message. */
    static String place(Class<?> record) {
        Class<?> file = record;
        while (file.getEnclosingClass() != null) file = file.getEnclosingClass();
        return file.getSimpleName() + ".java";
    }

    static String key(Class<?> record) {
        return SentenceShape.of(record).key();
    }
}
