package boardroom.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The unit of a number in a sentence or a view, told on the component itself or by an annotation of the game that carries
 * it; how the unit is written stands in the texts.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.ANNOTATION_TYPE, ElementType.RECORD_COMPONENT})
public @interface UnitName {
    String value();
}
