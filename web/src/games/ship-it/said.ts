import type { Arg, Say } from '../../wire/types';
import type { ShipBoard } from './board.svelte';
import { climb } from './round/climb';
import type { Scene } from './showing';

/** What the bar says instead of the prompt. */
export interface Said {
  sentence: Say;
  detail?: Say;
}

const say = (key: string, args: Say['args'] = {}): Say => ({ key: `board.said.${key}`, args });

/** Why the last puzzle was won, as it was told. */
function wonBy(board: ShipBoard): Arg {
  const heard = board.play.events.findLast(({ event }) => event.type === 'puzzle-won')?.event;
  return heard?.type === 'puzzle-won' ? heard.why : '';
}

/** What just happened, in one sentence, as far as it is told. */
export function sceneSaid(board: ShipBoard, scene: Scene, step: number, focus: number): Said {
  switch (scene.kind) {
    case 'founded':
      return { sentence: say('founded'), detail: say('founded-detail') };
    case 'hiring': {
      const hire = scene.hires[step - 1];
      if (!hire) return { sentence: say('hiring'), detail: say('hiring-detail') };
      const args = {
        seat: { seat: hire.seat },
        name: board.engineer(hire.engineer).name,
        price: { money: hire.price },
        beaten: hire.beaten.map((seat) => ({ seat })),
      };
      const key = hire.intern ? 'intern' : hire.beaten.length > 0 ? 'tie' : 'hired';
      const by = key === 'tie' && board.option('bid-ties') === 'first-submitted' ? 'tie-first' : key;
      return { sentence: say(key, args), detail: say(`${by}-detail`, args) };
    }
    case 'granting': {
      const grant = scene.grants[Math.max(0, step - 1)];
      if (!grant) return { sentence: say('granting'), detail: say('granting-detail') };
      const sentence = grant.bounced
        ? say('bounced', {
            name: grant.bounced.name,
            seat: { seat: grant.bounced.earlier },
            action: { card: grant.action },
          })
        : say('granted', { pass: grant.pass, seat: { seat: grant.seat }, action: { card: grant.action } });
      return { sentence, detail: say('granting-detail') };
    }
    case 'plans':
      return { sentence: say('plans'), detail: say('plans-detail') };
    case 'programs': {
      const { winner, par = 0, coders = [] } = board.view.puzzle ?? {};
      const blocks = coders.find(({ seat }) => seat === winner)?.blocks ?? 0;
      return {
        sentence:
          winner === undefined || winner === null
            ? { key: 'event.puzzle-unsolved', args: { par } }
            : { key: 'event.puzzle-won', args: { seat: { seat: winner }, blocks, par, why: wonBy(board) } },
      };
    }
    case 'sprint':
      return {
        sentence: scene.won
          ? { key: 'event.sprint-won', args: { ...scene.won, seat: { seat: scene.won.seat } } }
          : { key: 'event.sprint-lost' },
      };
    case 'resolution': {
      const id = scene.steps[step] ?? 'plans';
      const company = scene.report.companies.find((each) => each.seat === focus);
      if (id === 'plans') return { sentence: say('plans'), detail: say('plans-detail') };
      if (id === 'milestones' || !company) return { sentence: say('milestones'), detail: say('milestones-detail') };
      const way = climb(company, id, (who) => board.engineer(who).name);
      if (!way)
        return {
          sentence: say('nothing', { seat: { seat: focus }, what: board.text(`track.${TRACK[id]}`) }),
          detail: say(`${id}-detail`),
        };
      return {
        sentence: say('moved', {
          seat: { seat: focus },
          what: board.text(`track.${way.track}`),
          before: board.amount(way.track, way.before),
          after: board.amount(way.track, way.after),
        }),
        detail: say(`${id}-detail`),
      };
    }
    case 'event': {
      const strike = scene.report.companies.find((each) => each.seat === focus)?.strike;
      const event = { card: scene.report.event ?? '' };
      if (!strike || step === 0) return { sentence: say('event', { event }), detail: say('event-detail') };
      return {
        sentence: say(strike.mitigated ? 'spared' : 'hit', {
          seat: { seat: focus },
          event,
          points: { points: Math.abs(strike.points) },
          way: strike.points < 0 ? 'loses' : strike.points > 0 ? 'gains' : 'nothing',
        }),
        detail: strike.thanks === 'veteran' ? say('veteran') : strike.why,
      };
    }
  }
}

const TRACK = {
  debt: 'debt',
  users: 'users',
  revenue: 'revenue',
  servers: 'servers',
  rating: 'rating',
  income: 'money',
} as const;
