package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What a seat decides; each game has its own sealed family of records. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Move {}
