package boardroom.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A number of a box lies in this range, ends included. In lists and maps it stands before the type of their elements;
 * before an annotation it gives a range a name.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Between {
    long from() default 0;

    long to();
}
