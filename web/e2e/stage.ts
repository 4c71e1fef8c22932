import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { IN_HASTE, java } from './java';

/** A server at which recorded moments are set up, one after the other; its bots stand still. */
export class Stage {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  private constructor(
    process: ChildProcessWithoutNullStreams,
    answers: AsyncIterator<string>,
    readonly server: string,
  ) {
    this.#process = process;
    this.#answers = answers;
  }

  static async open(): Promise<Stage> {
    const process = spawn(java, [...IN_HASTE, '-jar', '../cli/target/boardroom.jar', 'screens', '--stage']);
    process.stderr.resume();
    const answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
    const first = await answers.next();
    if (first.done) throw new Error('the stage does not open');
    return new Stage(process, answers, first.value);
  }

  /** Sets the scene; the answer says who sits where. */
  readonly set = async (scene: string): Promise<unknown> => {
    this.#process.stdin.write(`STAGE ${scene}\n`);
    const answer = await this.#answers.next();
    const ready: unknown = answer.done ? null : JSON.parse(answer.value);
    if (!ready) throw new Error(`no scene ${scene}`);
    return ready;
  };

  async close(): Promise<void> {
    this.#process.stdin.end();
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
  }
}
