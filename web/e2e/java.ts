import { join } from 'node:path';

/** The Java that runs the servers of these tests. */
export const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';

/** They start much and play little: compiling well costs more than it saves. */
export const IN_HASTE: readonly string[] = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
