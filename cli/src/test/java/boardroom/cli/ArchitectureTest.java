package boardroom.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.setFieldWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import boardroom.games.Shelf;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Arrows point one way: engine, games, bots, server, cli. */
@AnalyzeClasses(packages = "boardroom", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule the_engine_knows_nobody = onlyKnows("boardroom.engine..");

    @ArchTest
    static final ArchRule games_know_only_the_engine = onlyKnows("boardroom.games..", "boardroom.engine..");

    @ArchTest
    static final ArchRule examples_know_only_the_engine = onlyKnows("boardroom.examples..", "boardroom.engine..");

    @ArchTest
    static final ArchRule bots_know_only_the_engine = onlyKnows("boardroom.bots..", "boardroom.engine..");

    @ArchTest
    static final ArchRule the_server_knows_engine_and_bots_but_no_game =
            onlyKnows("boardroom.server..", "boardroom.engine..", "boardroom.bots..");

    @ArchTest
    static final ArchRule no_game_knows_another =
            slices().matching("boardroom.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule only_the_shelf_names_a_game = noClasses()
            .that(not(resideInAPackage("boardroom.games.*..")))
            .and()
            .doNotBelongToAnyOf(Shelf.class)
            .should()
            .dependOnClassesThat(resideInAPackage("boardroom.games.*.."));

    @ArchTest
    static final ArchRule nobody_names_an_example = noClasses()
            .that(not(resideInAPackage("boardroom.examples..")))
            .should()
            .dependOnClassesThat(resideInAPackage("boardroom.examples.."));

    @ArchTest
    static final ArchRule rules_know_neither_views_nor_sense = noClasses()
            .that(resideInAPackage("boardroom.games.*.rules.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage("boardroom.games.*.view..", "boardroom.games.*.sense.."))
            .because("rules can be read without asking how they are shown or how they are played well");

    @ArchTest
    static final ArchRule a_box_knows_no_other_room_of_its_game = noClasses()
            .that(resideInAPackage("boardroom.games.*.box.."))
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "boardroom.games.*.rules..", "boardroom.games.*.view..", "boardroom.games.*.sense.."));

    @ArchTest
    static final ArchRule views_only_read = noClasses()
            .that(resideInAPackage("boardroom.games.*.view.."))
            .should(setFieldWhere(resideInAPackage("boardroom.games.*.rules..")
                    .onResultOf((JavaFieldAccess access) -> access.getTargetOwner())
                    .as("they belong to the rules")))
            .because("only rules change a state");

    private static ArchRule onlyKnows(String module, String... others) {
        String[] allowed = new String[others.length + 1];
        System.arraycopy(others, 0, allowed, 0, others.length);
        allowed[others.length] = module;
        return noClasses()
                .that(resideInAPackage(module))
                .should()
                .dependOnClassesThat(resideInAPackage("boardroom..").and(not(resideInAnyPackage(allowed))))
                .because("module arrows point one way");
    }
}
