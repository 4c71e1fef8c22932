import crown from 'icon:thing/crown';
import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import type { Carried, Place } from '../../../pieces/dragging';
import { signs } from '../../../art/boss/signs';
import restart from 'icon:action/rotate-ccw';
import door from 'icon:action/door-open';
import { MediaQuery } from 'svelte/reactivity';
import type { Preview } from '../../board';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { AppointView, BossMove, BossOwn, DraftPersonView, DraftView, Edit, Reason } from '../types';
import { BOARD, treeOf, type Moved, type Node } from './tree';

const BRIEF = /(capacity|skill|cracks)$/;

/** What is in hand: somebody to be placed, somebody who goes, a workshop, the chair and its ways. */
export type Intent =
  { kind: 'place' | 'dismiss'; person: string } | { kind: 'workshop' | 'chair' } | { kind: 'appoint'; reason: Reason };

/** The chart that is drawn, what is in hand, and what would follow if it were let go here. */
export class Drafting implements Deciding {
  readonly board: BossBoard;
  /** Who or what lies under the pointer or has the focus. */
  pointed = $state<string | null>(null);
  /** Where the hand is while it drags, on the screen. */
  hand = $state.raw<{ x: number; y: number } | null>(null);
  #intent = $state.raw<Intent | null>(null);
  #then = $state.raw<DraftView | null>(null);
  #sending = false;
  readonly #phone = new MediaQuery('max-width: 900px', false);
  readonly #consequence: Consequence<BossMove>;

  constructor(board: BossBoard) {
    this.board = board;
    this.#consequence = new Consequence(board.play, () => this.move);
    // What was seen stays until the next is known: a chart that jumps back between two desks says nothing.
    $effect(() => {
      const { preview, refused } = this.#consequence;
      if (preview) this.#then = (preview.then as BossOwn | undefined)?.draft ?? null;
      else if (refused || this.move === null) this.#then = null;
    });
  }

  /** The own draft, as long as this phase lasts. */
  get draft(): DraftView | null {
    return this.board.own?.draft ?? null;
  }

  get isOpen(): boolean {
    return this.draft !== null && !this.draft.done;
  }

  get intent(): Intent | null {
    const intent = this.#intent;
    if (!intent || !this.isOpen) return null;
    return 'person' in intent && !this.#on(intent.person) ? null : intent;
  }

  /** Who is carried. */
  get held(): string | null {
    const { intent } = this;
    return intent?.kind === 'place' ? intent.person : null;
  }

  /** The chart to draw: as it would be, or as it stands. */
  get shown(): DraftView | null {
    return this.#then && this.move ? this.#then : this.draft;
  }

  /** The draft without what is in hand, where that is shown. */
  get base(): DraftView | null {
    return this.shown === this.draft ? null : this.draft;
  }

  get refused(): string | null {
    return this.#consequence.refused?.text ?? null;
  }

  get waiting(): readonly DraftPersonView[] {
    return this.draft?.people.filter(({ waiting }) => waiting) ?? [];
  }

  get ways(): readonly AppointView[] {
    return this.draft?.appoint ?? [];
  }

  personIn = (draft: DraftView | null, id: string): DraftPersonView | undefined =>
    draft?.people.find(({ person }) => person === id);

  #on(id: string): DraftPersonView | undefined {
    const found = this.personIn(this.draft, id);
    return found?.gone ? undefined : found;
  }

  /** The move that letting go here would be. */
  get move(): Edit | null {
    const { intent, pointed, draft } = this;
    if (!intent || !draft) return null;
    if (intent.kind === 'dismiss') return { type: 'dismiss', person: intent.person };
    if (pointed === null) return null;
    if (intent.kind === 'workshop') return { type: 'workshop', person: pointed };
    if (intent.kind === 'appoint')
      return pointed === draft.ceo || pointed === BOARD
        ? null
        : { type: 'appoint', person: pointed, reason: intent.reason };
    if (intent.kind !== 'place' || pointed === intent.person) return null;
    const boss = pointed === BOARD ? null : pointed;
    const now = this.#on(intent.person);
    if (!now?.waiting && (now?.boss ?? null) === boss) return null;
    return { type: 'place', person: intent.person, ...(boss === null ? {} : { boss }) };
  }

  /** A chart as a tree; with the seats of last round where they are empty now. */
  tree(draft: DraftView, ghosts = false): Node {
    const people = draft.people.filter(({ waiting, gone }) => !waiting && !gone);
    const ids = people.map(({ person }) => person);
    const moved = people.flatMap(({ person, previousBoss, moved: went }): Moved[] =>
      went && previousBoss && ids.includes(previousBoss) ? [{ person, from: previousBoss }] : [],
    );
    return treeOf(people, draft.ceo ?? null, ghosts ? moved : []);
  }

  take = (person: string) => this.#begin({ kind: 'place', person });

  begin = (kind: 'workshop' | 'chair') => this.#begin({ kind });

  appoint = (reason: Reason) => this.#begin({ kind: 'appoint', reason });

  dismiss = (person: string) => {
    if (this.draft?.dismissible.includes(person)) this.#begin({ kind: 'dismiss', person });
  };

  #begin(intent: Intent) {
    this.#intent = intent;
    this.pointed = null;
  }

  release = () => {
    this.#intent = null;
    this.pointed = null;
    this.hand = null;
  };

  point = (id: string | null) => {
    this.pointed = id;
  };

  /** Lets go, presses, confirms: what lies under the pointer becomes true in the draft. */
  commit = async () => {
    const { move } = this;
    if (this.#sending) return;
    if (move && !this.refused) {
      // The press that ends a drag comes after it; and what was seen stays until it is true.
      this.#sending = true;
      const lit = this.draft?.now.exactBosses ?? 0;
      await this.board.play.send(move);
      // A team that lights up is heard.
      this.board.play.playSound((this.draft?.now.exactBosses ?? 0) > lit ? 'reveal' : 'bid');
      this.#sending = false;
    }
    this.release();
  };

  /** A desk or the empty chair is pressed: taken up, or the aim of what is in hand. */
  press = (id: string) => {
    const { intent } = this;
    if (!this.isOpen || this.#sending) return;
    if (!intent || intent.kind === 'chair' || intent.kind === 'dismiss')
      return id === BOARD ? this.begin('chair') : this.take(id);
    if (this.held === id) return this.release();
    this.pointed = id;
    if (this.move) void this.commit();
    else this.release();
  };

  /** Takes somebody up with the hand; `aim` says over whom it is. */
  carried = (person: string, aim: (at: Place) => string | null): Carried | null => {
    if (!this.isOpen || person === this.draft?.ceo) return null;
    return {
      lift: () => this.take(person),
      isHeld: () => this.held === person,
      move: (at) => {
        this.hand = { x: at.x, y: at.y };
        const over = aim(at);
        if (over !== this.pointed) this.pointed = over;
      },
      drop: () => {
        this.hand = null;
        void this.commit();
      },
      cancel: this.release,
    };
  };

  /** What the keys of letters do to whom is held or has the focus. */
  onkey = (key: string, focused: string | null): boolean => {
    if (!this.isOpen) return false;
    const person = this.held ?? focused ?? this.pointed;
    if (key === 'escape' && this.intent) this.release();
    else if (key === 'd' && person) this.dismiss(person);
    else if (key === 'w' && this.draft?.workshopOpen) this.#workshop(this.held);
    else if (key === 'c' && this.ways.length > 0) this.begin('chair');
    else return false;
    return true;
  };

  /** For whom is held at once, else for whoever is chosen next. */
  #workshop(person: string | null) {
    if (person === null) return this.begin('workshop');
    this.#intent = { kind: 'workshop' };
    this.pointed = person;
    void this.commit();
  }

  get bar(): Deciding['bar'] {
    const { intent, pointed, board } = this;
    if (!intent) return null;
    const say = (key: string, args: Record<string, { card: string } | string> = {}) => ({
      key: `board.organisation.${key}`,
      args,
    });
    const preview = this.#brief(this.#consequence.preview);
    const refusal = this.#consequence.refused?.say;
    const over = pointed === BOARD || pointed === null ? board.text('organisation.the-board') : { card: pointed };
    const person = 'person' in intent ? { card: intent.person } : '';
    if (intent.kind === 'chair') return { sentence: say('chair'), detail: say('chair-detail') };
    if (intent.kind === 'dismiss') return { sentence: say('dismiss', { person }), preview, detail: refusal };
    if (this.move === null)
      return {
        sentence: say(this.held === this.draft?.ceo ? 'hold-ceo' : `hold-${intent.kind}`, { person }),
        detail: say(`hold-${intent.kind}-detail`),
      };
    if (refusal) return { sentence: say(`hold-${intent.kind}`, { person }), detail: refusal };
    return { sentence: say(`${this.hand ? 'drop' : 'do'}-${intent.kind}`, { person, boss: over }), preview };
  }

  /** A phone has room for what matters most; the rest stands behind its tab. */
  #brief(preview: Preview | null): Preview | undefined {
    if (!preview || !this.#phone.current) return preview ?? undefined;
    return { ...preview, changes: preview.changes.filter(({ what }) => BRIEF.test(what.key)) };
  }

  get acts(): readonly Act[] | null {
    const { board, intent, draft } = this;
    if (!this.isOpen || !draft) return null;
    const text = (key: string, args?: Record<string, number>) => board.text(`organisation.act.${key}`, args);
    const back: Act = { id: 'back', label: text('back'), sub: text('back-key'), do: this.release };
    const send = (move: Edit) => void board.play.send(move);
    const workshop: Act = {
      id: 'workshop',
      icon: signs.idea,
      label: text('workshop'),
      sub: text('workshop-cost', { cost: board.agenda('workshop').cost }),
      why: draft.workshopOpen ? null : text('workshop-closed'),
      move: board.hinted('workshop'),
      do: () => this.#workshop(this.held),
    };
    const chair: Act = {
      id: 'chair',
      icon: crown,
      label: text('chair'),
      sub: text('chair-sub'),
      move: board.hinted('appoint'),
      do: () => this.begin('chair'),
    };
    if (intent?.kind === 'dismiss')
      return [
        back,
        {
          id: 'dismiss',
          kind: 'main',
          icon: door,
          label: text('dismiss'),
          sub: this.#severance(intent.person),
          do: () => void this.commit(),
        },
      ];
    if (intent?.kind === 'workshop' && draft.workshop)
      return [
        back,
        { id: 'no-workshop', label: text('no-workshop'), do: () => (send({ type: 'workshop' }), this.release()) },
      ];
    if (intent && intent.kind !== 'place') return [back];
    if (intent) {
      const { person } = intent;
      const goes = draft.dismissible.includes(person);
      return [
        back,
        ...(goes
          ? [
              {
                id: 'dismiss',
                icon: door,
                label: text('dismiss'),
                sub: this.#severance(person),
                do: () => this.dismiss(person),
              },
            ]
          : []),
        ...(draft.workshopOpen ? [workshop] : []),
        ...(person === draft.ceo && this.ways.length > 0 ? [chair] : []),
      ];
    }
    return [
      { id: 'reset', icon: restart, label: text('reset'), do: () => send({ type: 'reset' }) },
      ...(board.hasIdeas ? [workshop] : []),
      ...(this.ways.some(({ refusal }) => !refusal) ? [chair] : []),
      {
        id: 'done',
        kind: 'main',
        label: text('done'),
        sub: text('done-sub', { waiting: this.waiting.length }),
        move: { type: 'done' },
        do: () => send({ type: 'done' }),
      },
    ];
  }

  #severance(person: string): string {
    return this.board.cash(this.#on(person)?.salary ?? 0);
  }
}
