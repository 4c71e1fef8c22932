package boardroom.examples.burnrate;

import boardroom.engine.Kind;
import boardroom.engine.Move;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** The one thing a company decides, and what stands on its button. */
@Kind("label")
@JsonTypeName("budget")
record Budget(@UnitName("dollars") int dollars) implements Move, Sentence {}
