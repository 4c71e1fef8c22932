/** The five grounds of the cards, each with its own print (`c-dev` … `c-sabotage`). */
export type Category = 'dev' | 'hr' | 'knowledge' | 'help' | 'sabotage';

/** What of a card decides its ground. */
interface Kind {
  readonly type: string;
  readonly role?: string | null;
  readonly stance?: string | null;
}

/** Developers stand on one ground, everybody else who is hired on another; actions are told apart by their stance. */
export function categoryOf({ type, role, stance }: Kind): Category {
  if (type === 'employee') return role === 'developer' ? 'dev' : 'hr';
  if (type === 'knowledge') return 'knowledge';
  return stance === 'sabotage' ? 'sabotage' : 'help';
}
