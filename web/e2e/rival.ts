import type { Browser, Page } from '@playwright/test';
import type { StartupMove, StartupPrivateView, StartupPublicView } from '../src/games/it-startup/types';
import type { Answer, Frame, UpdateFrame } from '../src/wire/types';

export interface Person {
  id: string;
  token: string;
  name: string;
}
export type Sight = UpdateFrame<StartupPublicView, StartupPrivateView, StartupMove>;

/** Somebody at a table of IT Startup without a screen: sees and moves over a bare socket. */
export class Rival {
  #last: Sight | null = null;
  #table = '';
  #seat = 0;
  #commands = 0;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #onSight: () => void = () => undefined;

  private constructor(
    readonly person: Person,
    private readonly page: Page,
  ) {}

  /** The socket is a browser's, in an empty page of its own. */
  static async arrive(browser: Browser, server: string, name: string): Promise<Rival> {
    const page = await (await browser.newContext({ baseURL: server })).newPage();
    const answer = await page.request.post('/api/guests', { data: { name } });
    const rival = new Rival((await answer.json()) as Person, page);
    await page.goto('/healthz');
    await new Promise<void>((resolve, reject) => {
      const hear = (data: string) => {
        const frame = JSON.parse(data) as Frame;
        if (frame.type === 'welcome') resolve();
        else rival.#hear(frame);
      };
      page
        .exposeFunction('hear', hear)
        .then(() =>
          page.evaluate((token) => {
            const here = window as unknown as { hear(data: string): void; socket: WebSocket };
            here.socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
            here.socket.onopen = () => here.socket.send(JSON.stringify({ hello: token }));
            here.socket.onmessage = ({ data }) => here.hear(String(data));
          }, rival.person.token),
        )
        .catch(reject);
    });
    return rival;
  }

  #hear(frame: Frame) {
    if (frame.type === 'answer') {
      this.#answers.get(frame.id)?.(frame);
      this.#answers.delete(frame.id);
    } else if (frame.type === 'update' && frame.table === this.#table) {
      this.#last = frame as Sight;
      this.#onSight();
    }
  }

  async #command(command: Record<string, unknown>): Promise<void> {
    const id = `r-${++this.#commands}`;
    const answer = await new Promise<Answer>((resolve) => {
      this.#answers.set(id, resolve);
      void this.page.evaluate(
        (said) => (window as unknown as { socket: WebSocket }).socket.send(said),
        JSON.stringify({ id, table: this.#table, ...command }),
      );
    });
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.text}`);
  }

  /** Opens a table for these people, the bots beside them, and starts it. */
  async host(friends: readonly Rival[], seats: number, options: Record<string, unknown>): Promise<string> {
    const bots = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, 'greedy']).slice(1 + friends.length),
    );
    const wish = { game: 'it-startup', seats, options, bots, start: false };
    const answer = await this.page.request.post('/api/tables', {
      data: wish,
      headers: { Authorization: `Bearer ${this.person.token}` },
    });
    const { id } = (await answer.json()) as { id: string };
    await this.#open(id);
    this.#seat = 0;
    for (const [i, friend] of friends.entries()) {
      await friend.#open(id);
      friend.#seat = i + 1;
      await friend.#command({ do: 'sit', seat: friend.#seat });
    }
    await this.#command({ do: 'start' });
    return id;
  }

  async #open(table: string): Promise<void> {
    if (this.#table) await this.#command({ do: 'close' });
    this.#table = table;
    this.#last = null;
    await this.#command({ do: 'open' });
  }

  /** What is seen as soon as this holds. */
  when(holds: (sight: Sight) => boolean): Promise<Sight> {
    return new Promise((resolve) => {
      this.#onSight = () => {
        if (!this.#last || !holds(this.#last)) return;
        this.#onSight = () => undefined;
        resolve(this.#last);
      };
      this.#onSight();
    });
  }

  async move(move: StartupMove): Promise<void> {
    const { prompt } = await this.when((sight) => (sight.prompt?.choices.length ?? 0) > 0);
    // What is seen from now on comes after it.
    this.#last = null;
    await this.#command({ do: 'move', seat: this.#seat, decision: prompt?.decision, move });
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }
}
