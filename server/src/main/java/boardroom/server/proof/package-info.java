/** Fair by proof: what a table promises about its chance before anybody acts, and whole games as files of their own. */
@NullMarked
package boardroom.server.proof;

import org.jspecify.annotations.NullMarked;
