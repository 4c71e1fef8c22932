/** What stands on the wire, described as JSON Schema from the records that are written and read. */
@NullMarked
package boardroom.engine.schema;

import org.jspecify.annotations.NullMarked;
