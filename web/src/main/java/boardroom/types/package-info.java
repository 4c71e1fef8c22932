/** The client's types, made from the records of the games while the client is built; not part of its jar. */
@NullMarked
package boardroom.types;

import org.jspecify.annotations.NullMarked;
