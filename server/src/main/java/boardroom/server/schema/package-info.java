/** What the house says and takes, described for programs: JSON Schema made from the records of the wire and of each game. */
@NullMarked
package boardroom.server.schema;

import org.jspecify.annotations.NullMarked;
