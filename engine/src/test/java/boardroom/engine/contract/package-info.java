/** The contract test kit: what every game must pass, written once. */
@NullMarked
package boardroom.engine.contract;

import org.jspecify.annotations.NullMarked;
