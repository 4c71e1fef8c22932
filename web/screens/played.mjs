import { People } from './people.mjs';

/** As short as a project can be. */
const SHORT = { goal: 'custom', 'custom-goal': 8, pace: 'untimed', mulligan: false, counters: false };
/** What Mira played, and with whom, the first game first. */
const EVENINGS = [
  { game: 'it-startup', options: SHORT, friends: ['Tom'] },
  { game: 'esop-wars', options: { tableClock: 'none' }, friends: ['Noor', 'Tom'] },
];
const houses = new Map();

/** Mira, who has played some games to their end with Tom and Noor, and hidden the first: once in each house, whoever asks. */
export function played({ server }) {
  if (!houses.has(server)) houses.set(server, playAll(new People(server)));
  return houses.get(server);
}

async function playAll(people) {
  const [mira, tom, noor] = await Promise.all(['Mira', 'Tom', 'Noor'].map((name) => people.guest(name)));
  const called = { Tom: tom, Noor: noor };
  for (const { game, options, friends } of EVENINGS) {
    const wish = { game, seats: friends.length + 1, options, bots: {} };
    const { id } = await people.http('POST', '/api/tables', wish, mira.token);
    await new Promise((over) => {
      const host = people.join(mira, id, plays(over));
      const sits = friends.map(async (name, i) =>
        (await people.join(called[name], id, plays()))({ do: 'sit', seat: i + 1 }),
      );
      void Promise.all([host, ...sits]).then(([send]) => send({ do: 'start' }));
    });
  }
  people.leave();
  const { tables } = await people.http('GET', '/api/lobby/finished', undefined, mira.token);
  await people.http('PUT', `/api/tables/${tables.at(-1).table.id}/hidden`, undefined, mira.token);
  return { mira };
}

/** Whoever plays hires, or does the first thing that is offered, as soon as it is offered. */
function plays(over) {
  let done = '';
  return (frame, send) => {
    if (frame.table?.stage === 'over') over?.();
    if (frame.type !== 'update' || !frame.prompt) return;
    const { decision, choices } = frame.prompt;
    const open = choices.filter(({ refusal }) => !refusal);
    const choice = open.find(({ move }) => move.type === 'play-employee') ?? open[0];
    const asked = JSON.stringify(frame.prompt);
    if (!choice || asked === done) return;
    done = asked;
    void send({ do: 'move', seat: send.last.table.you.seats[0], decision, move: choice.move });
  };
}
