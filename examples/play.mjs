// Plays one game over Boardroom's wire, at random. Everything it knows stands in docs/protocol.md.
// It makes a table of its own, or joins one by its code: --join CODE, or as `boardroom ladder --outside` tells it.
import { parseArgs } from 'node:util';

const told = process.env;

const { values: arg } = parseArgs({
  options: {
    server: { type: 'string', default: told.BOARDROOM_URL ?? 'http://localhost:7070' },
    join: { type: 'string', default: told.BOARDROOM_CODE ?? '' },
    game: { type: 'string', default: 'esop-wars' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    'drop-after': { type: 'string', default: '0' }, // close the socket once after so many moves, to show catching up
  },
});

let state = Number(arg.seed) >>> 0;
const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;

/** Your bot goes here: one of the choices that are not refused. */
function choose(prompt) {
  const open = prompt.choices.filter((choice) => !choice.refusal);
  return open[Math.floor(random() * open.length)]?.move;
}

async function http(method, path, body, token) {
  const answer = await fetch(arg.server + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.text}`);
  return json;
}

const guest = await http('POST', '/api/guests', { name: 'Example' });
const { table, seat: SEAT } = await (arg.join ? join() : open());

/** Whoever makes a table sits on its first seat. */
async function open() {
  const seats = Number(arg.seats);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'casual']));
  const body = { game: arg.game, seats, options: {}, bots, start: true };
  return { table: (await http('POST', '/api/tables', body, guest.token)).id, seat: 0 };
}

async function join() {
  const { table } = await http('GET', `/api/codes/${arg.join}`);
  const { seats } = await http('GET', `/api/tables/${table}`);
  const free = seats.find((seat) => seat.kind === 'open');
  if (!free) throw new Error(`no open seat at ${arg.join}`);
  return { table, seat: free.seat };
}

let socket;
let lastN = 0;
let opening = true; // the first update after "open" says how it stands, perhaps with the number I had already
let commands = 0;
let moves = 0;
let refused = 0;
let answeredFor = '';
let dropAfter = Number(arg['drop-after']);
const waiting = new Map(); // command id -> what to do with its answer

async function sit() {
  const answer = await send({ do: 'sit', table, seat: SEAT });
  if (!answer.ok) throw new Error(answer.text);
}

function send(command) {
  const id = `c-${++commands}`;
  return new Promise((resolve) => {
    const frame = JSON.stringify({ id, ...command });
    waiting.set(id, { frame, resolve });
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  });
}

async function update({ n, view, prompt, result, missed }) {
  const expected = opening ? (missed < 0 ? n : lastN + missed) : lastN + 1;
  if (lastN && n !== expected) throw new Error(`update ${n} after ${lastN}`);
  opening = false;
  lastN = n;
  if (result) return finish(result);
  // The same decision may be asked again at a new price, so a view that changed is worth another thought.
  const question = prompt.decision + JSON.stringify(prompt.choices);
  if (question === answeredFor || !prompt.choices.length) return;
  answeredFor = question;
  const move = choose(prompt);
  if (!move) return;
  const answer = await send({ do: 'move', table, seat: SEAT, decision: prompt.decision, move });
  if (answer.ok) moves++;
  else refused++;
  if (dropAfter && moves >= dropAfter) {
    dropAfter = 0;
    socket.close();
  }
}

function finish(result) {
  for (const s of [...result.standings].sort((a, b) => a.rank - b.rank))
    console.log(`${s.rank}. seat ${s.seat}${s.seat === SEAT ? ' (me)' : ''}  ${JSON.stringify(s.score)}${s.out ? '  out' : ''}`);
  console.log(`over after ${moves} moves of mine (${refused} came too late)`);
  process.exit(0);
}

function connect() {
  socket = new WebSocket(arg.server.replace(/^http/, 'ws') + '/ws');
  socket.onopen = () => socket.send(JSON.stringify({ hello: guest.token }));
  socket.onclose = () => setTimeout(connect, 200);
  socket.onerror = () => {};
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    switch (frame.type) {
      case 'welcome':
        for (const { frame: unanswered } of waiting.values()) socket.send(unanswered); // done once, however often sent
        opening = true;
        if (arg.join && !lastN) sit();
        send({ do: 'open', table, ...(lastN && { since: lastN }) });
        break;
      case 'answer':
        waiting.get(frame.id)?.resolve(frame);
        waiting.delete(frame.id);
        break;
      case 'update':
        update(frame);
        break;
    }
  };
}

connect();
