package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** The one way Boardroom reads and writes JSON. */
public final class Json {
    /** Wider and deeper than anything that is read here; what is not is refused before it is built. */
    private static final StreamReadConstraints READ = StreamReadConstraints.builder()
            .maxNestingDepth(500)
            .maxNumberLength(40)
            .maxNameLength(1_000)
            .maxStringLength(1 << 20)
            .build();

    /** Nothing is half obeyed: unknown fields are refused, and what is not {@code @Nullable} must be there. */
    public static final JsonMapper MAPPER = base().addModule(SayWriter.module()).build();

    private Json() {}

    private static JsonMapper.Builder base() {
        return JsonMapper.builder(
                        JsonFactory.builder().streamReadConstraints(READ).build())
                .annotationIntrospector(new RequiredUnlessNullable())
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(LogicalType.Textual, Json::onlyText)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
    }

    /** A number or a truth value is no text. */
    private static void onlyText(MutableCoercionConfig config) {
        for (CoercionInputShape shape :
                List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean))
            config.setCoercion(shape, CoercionAction.Fail);
    }

    /** A mapper for the states of a game: all fields, cards by their id, streams by their position. */
    public static JsonMapper forStates(Box box) {
        return base().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS)
                .changeDefaultVisibility(v -> v.withVisibility(PropertyAccessor.ALL, Visibility.NONE)
                        .withVisibility(PropertyAccessor.FIELD, Visibility.ANY)
                        .withVisibility(PropertyAccessor.CREATOR, Visibility.ANY))
                .addModule(cardsById(box))
                .build();
    }

    /** A mapper that reads {@link Move} as this game's moves. */
    public static JsonMapper forMoves(Game<?, ?> game) {
        return base().registerSubtypes(records(game.types().move())).build();
    }

    /** The records of a sealed family. */
    private static Class<?>[] records(Class<?> family) {
        return Stream.of(family)
                .<Class<?>>mapMulti((type, out) -> {
                    if (type.isSealed())
                        for (Class<?> member : type.getPermittedSubclasses())
                            List.of(records(member)).forEach(out);
                    else out.accept(type);
                })
                .toArray(Class<?>[]::new);
    }

    private static SimpleModule cardsById(Box box) {
        SimpleModule module = new SimpleModule();
        module.addSerializer(Card.class, new ValueSerializer<>() {
            @Override
            public void serialize(Card card, JsonGenerator out, SerializationContext context) {
                out.writeString(card.id());
            }
        });
        module.setDeserializers(new tools.jackson.databind.module.SimpleDeserializers() {
            @Override
            public @Nullable ValueDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
                return Card.class.isAssignableFrom(type.getRawClass()) ? new CardReader(box, type.getRawClass()) : null;
            }
        });
        return module;
    }

    private static final class CardReader extends ValueDeserializer<Card> {
        private final Map<String, Card> cards = new HashMap<>();

        CardReader(Box box, Class<?> type) {
            box.cards().forEach((kind, list) -> {
                if (type.isAssignableFrom(kind)) for (Card card : list) cards.put(card.id(), card);
            });
        }

        @Override
        public Card deserialize(JsonParser parser, DeserializationContext context) {
            Card card = cards.get(parser.getString());
            return card != null
                    ? card
                    : context.reportInputMismatch(Card.class, "no card %s in the box", parser.getString());
        }
    }
}
