import box from '../../../../../games/src/main/resources/boxes/ship-it/box.json';
import said from '../../../../../games/src/main/resources/boxes/ship-it/en.json';
import { readTexts, together } from '../../../texts/sources';
import { Speaker } from '../../../texts/speaker';
import type { ShipPlay } from '../board.svelte';
import en from '../en.json';
import type { CompanyView, EngineerView, ShipPrivateView, ShipPublicView } from '../types';

const NAMES = ['Mira', 'Tom', 'Noor', 'Ada'];
const cards = [box.corporationPresets, box.funding, box.tech, box.products, box.engineerLevels, box.specialties]
  .flat()
  .concat(box.traits as never, box.actions as never)
  .map(({ id, name }) => [id, name] as const);
const cardNames = new Map<string, string>(cards);

export const engineer = (id: number, name: string, more: Partial<EngineerView> = {}): EngineerView => ({
  id,
  name,
  level: 'junior',
  specialty: 'backend',
  salary: 12,
  hired: 1,
  rounds: 0,
  ...more,
});

/** A company that has only what a test speaks of. */
export const company = (seat: number, more: Partial<CompanyView> = {}): CompanyView =>
  ({
    seat,
    figures: { money: 40, users: 1200, revenue: 0, rating: 390, debt: 0, servers: 15, ai: 2, bonus: 0, recruits: 0 },
    roster: [],
    decides: false,
    ...more,
  }) as CompanyView;

/** A play seen from the first seat, with the real box and the real texts. */
export const playOf = (view: Partial<ShipPublicView>, own: Partial<ShipPrivateView> = {}): ShipPlay => {
  const seats = view.companies?.map(({ seat }) => seat) ?? [];
  const name = (seat: number) => NAMES[seat] ?? '';
  return {
    seat: 0,
    order: seats,
    name,
    box,
    view: { phase: 'opening', milestones: [], actions: [], pool: [], ...view },
    own,
    table: { options: {} },
    prefs: { speed: 'normal' },
    hint: { advice: null, ticks: () => false },
    reducedMotion: true,
    words: new Speaker(together(readTexts(said), readTexts(en)), {
      seatName: name,
      mine: 0,
      cardName: (id) => cardNames.get(id),
    }),
  } as unknown as ShipPlay;
};
