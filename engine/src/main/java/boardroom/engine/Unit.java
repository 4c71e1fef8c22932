package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a number of some unit is written: divided, rounded half up to so many decimals, with what stands before and behind
 * it. With {@code trim} a last decimal of 0 is left out, with {@code half} there are none and a rest of a half is written
 * ½; with {@code steps} large numbers are written in larger units.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Unit(
        @Nullable Long divide,
        @Nullable Integer decimals,
        @Nullable String prefix,
        @Nullable String suffix,
        @Nullable Boolean trim,
        @Nullable Boolean half,
        @Nullable List<Step> steps) {

    /** From this value on it is written so. */
    public record Step(long from, long divide, int decimals, String suffix) {}

    public String write(long value) {
        if (steps != null) {
            Step fitting = steps.getFirst();
            for (Step step : steps) if (Math.abs(value) >= step.from()) fitting = step;
            return (prefix == null ? "" : prefix)
                    + divided(value, fitting.divide(), fitting.decimals())
                    + fitting.suffix();
        }
        int places = decimals == null ? 0 : decimals;
        long divisor = divide == null ? 1 : divide;
        String number = Boolean.TRUE.equals(half) ? inHalves(value, divisor) : divided(value, divisor, places);
        if (Boolean.TRUE.equals(trim) && places > 0 && number.endsWith("0"))
            number = number.substring(0, number.length() - 1);
        return (prefix == null ? "" : prefix) + number + (suffix == null ? "" : suffix);
    }

    private static String inHalves(long value, long divisor) {
        long size = Math.abs(value);
        long whole = size / divisor;
        boolean isHalf = size % divisor * 2 >= divisor;
        return (value < 0 ? "-" : "") + (whole == 0 && isHalf ? "" : whole) + (isHalf ? "½" : "");
    }

    private static String divided(long value, long divisor, int decimals) {
        return BigDecimal.valueOf(value)
                .divide(BigDecimal.valueOf(divisor), decimals, RoundingMode.HALF_UP)
                .toPlainString();
    }
}
