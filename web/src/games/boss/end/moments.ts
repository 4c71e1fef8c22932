import { eventPicture, projectPicture } from '../../../art/boss/pictures';
import { workerPicture } from '../../../art/boss/workers';
import type { Drawing } from '../../../art/drawing';
import type { Arg } from '../../../wire/types';
import type { Moment, Play } from '../../board';
import type { BossBox, BossEvent, BossView } from '../types';

type Of<T extends BossEvent['type']> = Extract<BossEvent, { type: T }>;

/** What happened of one sort, with its round. */
function all<T extends BossEvent['type']>(play: Play, type: T): { round: number; event: Of<T> }[] {
  let round = 1;
  return play.events.flatMap(({ event }) => {
    const told = event as BossEvent;
    if (told.type === 'round-started') round = told.round;
    return told.type === type ? [{ round, event: told as Of<T> }] : [];
  });
}

/** The few things worth telling: who took over, the largest delivery, who went bankrupt, what failed, who walked out. */
export function moments(play: Play): Moment[] {
  if (!(play.view as BossView).end) return [];
  const { projects } = play.box as BossBox;
  const typeOf = (id: string) => projects.find((project) => project.id === id)?.type;
  const found: Moment[] = [];
  const tell = (
    id: string,
    round: number,
    seat: number,
    args: Record<string, Arg>,
    picture: Drawing,
    ground?: string,
  ) =>
    found.push({
      id,
      seat,
      when: play.words.text({ key: 'board.round', args: { round } }),
      headline: play.words.text({ key: `board.end.moment.${id}`, args }),
      text: play.words.text({ key: `board.end.moment.${id}-text`, args }),
      picture,
      ground,
    });

  const retired = all(play, 'ceo-retired').at(-1);
  if (retired) {
    const { seat, person, heir } = retired.event;
    tell('retired', retired.round, seat.seat, { seat, person, heir }, workerPicture(heir.card));
  }
  const died = all(play, 'ceo-died').at(-1);
  if (died) {
    const { seat, person } = died.event;
    tell('died', died.round, seat.seat, { seat, person }, workerPicture(person.card, { lit: false, morale: 0 }));
  }
  const best = all(play, 'project-completed').toSorted((a, b) => (b.event.vp.vp ?? 0) - (a.event.vp.vp ?? 0))[0];
  if (best) {
    const { seat, project, cash, vp } = best.event;
    tell(
      'best',
      best.round,
      seat.seat,
      { seat, project, cash, vp },
      projectPicture(project.card),
      typeOf(project.card),
    );
  }
  const broke = all(play, 'bankrupt').at(-1);
  if (broke) {
    const { seat, vp } = broke.event;
    tell('bankrupt', broke.round, seat.seat, { seat, vp }, eventPicture('wage-spiral'), 'red');
  }
  const failed = all(play, 'project-failed').at(-1);
  if (failed) {
    const { seat, project } = failed.event;
    tell('failed', failed.round, seat.seat, { seat, project }, projectPicture(project.card), typeOf(project.card));
  }
  const left = all(play, 'person-left').at(-1);
  if (left) {
    const { seat, person } = left.event;
    tell('left', left.round, seat.seat, { seat, person }, workerPicture(person.card, { lit: false, morale: 0 }));
  }
  return found.slice(0, 4);
}
