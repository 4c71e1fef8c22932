package boardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PersonasTest {
    @ParameterizedTest
    @EnumSource(Level.class)
    void every_level_has_one_character_of_each_temperament(Level level) {
        assertThat(Personas.of(level))
                .extracting(Persona::temperament)
                .containsExactlyInAnyOrder("builder", "bold", "saver", "rival");
    }

    @Test
    void no_two_characters_are_alike_at_first_glance() {
        List<String> initials = Personas.all().stream()
                .map(persona -> persona.name().substring(0, 1))
                .toList();

        assertThat(initials).hasSize(16).doesNotHaveDuplicates();
        assertThat(Personas.all()).extracting(Persona::id).doesNotHaveDuplicates();
        assertThat(Personas.all()).extracting(Persona::name).allMatch(name -> name.length() <= 6);
    }

    @Test
    void a_character_is_found_by_the_id_of_its_bot() {
        for (Persona persona : Personas.all())
            assertThat(Personas.ofBot(new SearchBot(persona).id())).isEqualTo(persona);
        assertThat(Personas.ofBot("greedy")).isNull();
        assertThat(Personas.ofBot("strong")).isNull();
    }
}
