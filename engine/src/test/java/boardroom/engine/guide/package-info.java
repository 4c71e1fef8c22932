/** Tests of guides: when their steps are due. */
@NullMarked
package boardroom.engine.guide;

import org.jspecify.annotations.NullMarked;
