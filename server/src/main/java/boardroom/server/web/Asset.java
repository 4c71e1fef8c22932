package boardroom.server.web;

import boardroom.server.film.Packing;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Something that does not change while the house is open: its bytes, plain and compressed, and a tag to ask by. */
final class Asset {
    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final String ASK_AGAIN = "no-cache";

    private final byte @Nullable [] plain;
    private final byte @Nullable [] gzip;
    private final String type;
    private final String tag;
    private final boolean immutable;

    Asset(byte[] plain, String type, boolean immutable) {
        this.plain = plain;
        this.type = type;
        this.immutable = immutable;
        this.tag = '"' + tag(plain) + '"';
        byte[] packed = isText(type) ? gzip(plain) : plain;
        this.gzip = packed.length < plain.length ? packed : null;
    }

    private Asset(byte[] packed, String type) {
        this.plain = null;
        this.gzip = packed;
        this.type = type;
        this.tag = '"' + tag(packed) + '"';
        this.immutable = false;
    }

    /** Something that was compressed before: it is sent as it is to all who can read it. */
    static Asset packed(byte[] gzip, String type) {
        return new Asset(gzip, type);
    }

    void send(Context ctx) {
        ctx.header("Cache-Control", immutable ? FOREVER : ASK_AGAIN);
        ctx.header("ETag", tag);
        if (gzip != null) ctx.header("Vary", "Accept-Encoding");
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
            return;
        }
        ctx.contentType(type);
        String accepted = ctx.header("Accept-Encoding");
        if (gzip != null && accepted != null && accepted.contains("gzip")) {
            ctx.header("Content-Encoding", "gzip");
            ctx.result(gzip);
        } else ctx.result(plain == null ? Packing.unpack(Objects.requireNonNull(gzip)) : plain);
    }

    private static boolean isText(String type) {
        return type.startsWith("text/") || type.contains("javascript") || type.contains("json") || type.contains("svg");
    }

    private static byte[] gzip(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(plain.length / 2);
        try (GZIPOutputStream packing = new GZIPOutputStream(out) {
            {
                def.setLevel(9);
            }
        }) {
            packing.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
