import briefcase from 'icon:thing/briefcase';
import { colourIcon, kindIcon, typeIcon } from '../../art/boss/icons';
import { agendaPicture, eventPicture, issuePicture, projectPicture } from '../../art/boss/pictures';
import { signs } from '../../art/boss/signs';
import { workerPicture } from '../../art/boss/workers';
import { byCard, type CardEntry, type Catalogue, type Seen, type Touch } from '../catalogues';
import { BossBoard, type BossPlay } from './board.svelte';
import { exhibit } from './exhibit';
import { lastings } from './pieces/lasting';
import { OUTPUTS, type Project, type Worker } from './types';

const boardOf = (play: unknown) => new BossBoard(play as BossPlay);
const FEW = 5;

const printed = ({ base, bonus }: { base: number; bonus: number }) =>
  bonus > 0 ? `${base}\u00a0+\u00a0${bonus}` : String(base);

const peopleOf = (board: BossBoard): Worker[] => [board.box.startingWorker, ...board.box.workers];

function person(board: BossBoard, who: Worker): CardEntry {
  return {
    id: who.id,
    name: who.name,
    group: 'people',
    text: who.background,
    picture: workerPicture(who.id, { morale: who.morale }),
    cost: board.hours(who.training),
    badge: String(who.salary),
    number: who.training,
    copies: 1,
    facts: [
      { label: 'training', value: board.hours(who.training), icon: signs.time },
      { label: 'salary', value: board.cash(who.salary), icon: signs.cash },
      ...OUTPUTS.map((kind) => ({ label: kind, value: printed(who[kind]), icon: signs[kind] })),
      { label: 'morale', value: String(who.morale), icon: signs.happy },
    ],
  };
}

function project(board: BossBoard, card: Project): CardEntry {
  return {
    id: card.id,
    name: card.name,
    group: 'projects',
    text: [
      card.text,
      card.special?.text ?? '',
      ...lastings(board, card).map(({ text }) => text),
      board.text(`type.${card.type}`),
    ].join(' '),
    picture: projectPicture(card.id),
    category: card.type,
    kind: board.text(`type.${card.type}`),
    kindIcon: typeIcon(card.type),
    cost: board.hours(card.setup),
    badge: String(card.victoryPoints),
    number: card.setup,
    copies: 1,
    facts: [
      { label: 'setup', value: board.hours(card.setup), icon: signs.time },
      { label: 'each-round', value: `${board.hours(card.time)}, ${board.cash(card.overhead)}` },
      { label: 'rounds', value: String(card.rounds) },
      { label: 'brings', value: board.cash(card.return), icon: signs.cash },
      { label: 'vp', value: String(card.victoryPoints), icon: signs.vp },
    ],
  };
}

export const catalogue: Catalogue = {
  exhibit,
  groups: [
    { id: 'people', icon: signs.leadership },
    { id: 'projects', icon: briefcase },
    { id: 'events', icon: colourIcon('green') },
    { id: 'issues', icon: kindIcon('people'), only: ['issues', true] },
    { id: 'agenda', icon: signs.idea, only: ['ideas', true] },
  ],
  number: 'time',
  cards(play): CardEntry[] {
    const board = boardOf(play);
    const { projects, events, issues, agenda } = board.box;
    return [
      ...peopleOf(board).map((who) => person(board, who)),
      ...projects.map((card) => project(board, card)),
      ...events.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'events',
        text: `${card.text} ${board.text(`event.${card.colour}`)}`,
        picture: eventPicture(card.id),
        category: card.colour,
        kind: board.text(`event.${card.colour}`),
        kindIcon: colourIcon(card.colour),
        copies: 1,
        facts: card.duration ? [{ label: 'lasts', value: String(card.duration.rounds) }] : [],
      })),
      ...issues.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'issues',
        text: [card.text, card.test.text ?? '', ...card.choices.flatMap(({ label, text }) => [label, text ?? ''])].join(
          ' ',
        ),
        picture: issuePicture(card.id),
        category: card.kind,
        kind: board.text(`issue-kind.${card.kind}`),
        kindIcon: kindIcon(card.kind),
        copies: 1,
        facts: card.test.text ? [{ label: 'test', value: card.test.text }] : [],
      })),
      ...agenda.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'agenda',
        text: card.text,
        picture: agendaPicture(card.id),
        kindIcon: signs.idea,
        cost: String(card.cost),
        copies: 1,
        facts: [{ label: 'ideas', value: String(card.cost), icon: signs.idea }],
      })),
    ];
  },
  touches(play, id): Touch[] {
    const board = boardOf(play);
    const { projects, issues } = board.box;
    const sort = board.sortOf(id);
    const list = (how: string, cards: readonly { id: string }[]): Touch => ({
      how,
      cards: cards
        .filter((card) => card.id !== id)
        .slice(0, FEW)
        .map((card) => ({ id: card.id })),
    });
    const out: Touch[] = [];
    if (sort === 'project') {
      const card = board.project(id);
      out.push(
        list(
          'rewarded-by',
          projects.filter(({ lasting }) =>
            lasting.some(({ kind, type }) => kind === 'typeBonus' && type === card.type),
          ),
        ),
      );
      const shields = card.lasting.flatMap(({ kind, issue }) => (kind === 'shield' && issue ? [issue] : []));
      out.push(
        list(
          'shields',
          issues.filter(({ kind }) => shields.includes(kind)),
        ),
      );
    } else if (sort === 'issue') {
      const { kind } = board.issue(id);
      out.push(
        list(
          'shielded-by',
          projects.filter(({ lasting }) => lasting.some((each) => each.kind === 'shield' && each.issue === kind)),
        ),
      );
      out.push(
        list(
          'set-aside',
          board.box.agenda.filter((card) => card.id === 'quick-fix'),
        ),
      );
    } else if (sort === 'worker') {
      const who = board.worker(id);
      const rank = (other: Worker) => Math.abs(other.training - who.training) + Math.abs(other.salary - who.salary);
      out.push(
        list(
          'like',
          board.box.workers.filter((other) => other.id !== id).toSorted((a, b) => rank(a) - rank(b)),
        ),
      );
    }
    return out.filter((touch) => touch.cards.length > 0);
  },
  where(play) {
    const { view, own, seat } = play as unknown as BossPlay;
    const seen: [string | null | undefined, Seen][] = [];
    view.companies.forEach((company, whose) => {
      for (const { person: card } of company.people) seen.push([card, { where: 'chart', seat: whose }]);
      for (const { project: card } of company.ongoing) seen.push([card, { where: 'ongoing', seat: whose }]);
      for (const card of company.completed) seen.push([card, { where: 'completed', seat: whose }]);
    });
    for (const { worker } of view.hiring?.pool ?? []) seen.push([worker, { where: 'offer' }]);
    for (const { project: card } of view.projects?.pool ?? []) seen.push([card, { where: 'offer' }]);
    seen.push([view.event?.card, { where: 'now' }]);
    for (const { card } of view.inForce) seen.push([card, { where: 'in-force' }]);
    for (const { issue } of own?.issues ?? []) seen.push([issue, { where: 'hand', seat: seat ?? undefined }]);
    const { workersOut, projectsOut, eventsOut } = view.decks;
    for (const card of [...workersOut, ...projectsOut, ...eventsOut]) seen.push([card, { where: 'gone' }]);
    return byCard(seen);
  },
};
