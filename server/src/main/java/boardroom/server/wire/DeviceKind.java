package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What somebody holds in their hands, as far as their browser tells. */
public enum DeviceKind {
    /** A laptop, or anything else that is large. */
    @JsonProperty("computer")
    COMPUTER,
    /** A phone. */
    @JsonProperty("phone")
    PHONE,
    /** A tablet. */
    @JsonProperty("tablet")
    TABLET;

    /** By the name a browser gives itself. */
    public static DeviceKind ofBrowser(@Nullable String agent) {
        String name = agent == null ? "" : agent.toLowerCase(Locale.ROOT);
        if (name.contains("ipad") || name.contains("tablet")) return TABLET;
        if (name.contains("mobi") || name.contains("iphone")) return PHONE;
        return name.contains("android") ? TABLET : COMPUTER;
    }

    /** As it is stored; what is not known is large. */
    public static DeviceKind stored(String kind) {
        for (DeviceKind one : values()) if (one.stored().equals(kind)) return one;
        return COMPUTER;
    }

    /** As it is stored. */
    public String stored() {
        return name().toLowerCase(Locale.ROOT);
    }
}
