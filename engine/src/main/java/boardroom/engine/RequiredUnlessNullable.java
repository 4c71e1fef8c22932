package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** Reads records as their types say: a component that is not {@code @Nullable} may be neither missing nor null. */
final class RequiredUnlessNullable extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return isRequired(member) ? Boolean.TRUE : super.hasRequiredMarker(config, member);
    }

    @Override
    public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
        return isRequired(annotated)
                ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
                : super.findSetterInfo(config, annotated);
    }

    private static boolean isRequired(Annotated annotated) {
        if (!(annotated instanceof AnnotatedParameter parameter)) return false;
        Member owner = parameter.getOwner().getMember();
        if (!(owner instanceof Executable executable)) return false;
        AnnotatedType[] types = executable.getAnnotatedParameterTypes();
        return parameter.getIndex() < types.length && !types[parameter.getIndex()].isAnnotationPresent(Nullable.class);
    }
}
