// A bot that plays any game over Boardroom's wire, at random. Everything it knows stands in docs/protocol.md.
// It makes a table of its own, or joins one by its code: --join CODE, or as `boardroom ladder --outside` tells it.
import { parseArgs } from 'node:util';

const PROTOCOL = 1;
const MOST_TRIES = 150; // to connect again, a fifth of a second apart
const told = process.env;

const { values: arg } = parseArgs({
  options: {
    server: { type: 'string', default: told.BOARDROOM_URL ?? 'http://localhost:7070' },
    join: { type: 'string', default: told.BOARDROOM_CODE ?? '' },
    name: { type: 'string', default: 'Example' },
    game: { type: 'string', default: 'esop-wars' },
    seats: { type: 'string', default: '3' },
    bots: { type: 'string', default: 'casual' }, // who else sits at a table of its own
    options: { type: 'string', default: '{}' }, // what differs from the defaults of the game, as JSON
    seed: { type: 'string', default: '1' },
    'drop-after': { type: 'string', default: '0' }, // close the socket once after so many moves, to show catching up
  },
});

let state = Number(arg.seed) >>> 0;
const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const sleep = (millis) => new Promise((done) => setTimeout(done, millis));

/** Your bot goes here: one of the moves that answer the prompt. What else it may look at stands in the update. */
function choose({ prompt }) {
  const moves = prompt.examples ?? prompt.choices.filter((choice) => !choice.refusal).map((choice) => choice.move);
  return moves[Math.floor(random() * moves.length)];
}

async function http(method, path, body, token) {
  const answer = await fetch(arg.server + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 429) {
    await sleep(1000 * Number(answer.headers.get('Retry-After')));
    return http(method, path, body, token);
  }
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.text}`);
  return json;
}

const guest = await http('POST', '/api/guests', { name: arg.name });
const table = await (arg.join ? join() : open());

/** Whoever makes a table sits on its first seat. */
async function open() {
  const seats = Number(arg.seats);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, arg.bots]));
  const body = { game: arg.game, seats, options: JSON.parse(arg.options), bots, start: true };
  return (await http('POST', '/api/tables', body, guest.token)).id;
}

async function join() {
  return (await http('GET', `/api/codes/${arg.join}`)).table;
}

let socket;
let seat; // mine, as the last "table" frame told it
let latest; // the last update
let lastN = 0;
let opening = true; // the first update after "open" says how it stands, perhaps with the number I had already
let commands = 0;
let moves = 0;
let refused = 0;
let busy = false; // a move is on its way
let tries = 0;
let dropAfter = Number(arg['drop-after']);
const waiting = new Map(); // command id -> the command, and what to do with its answer

function send(command) {
  const id = `c-${++commands}`;
  return new Promise((resolve) => {
    const frame = JSON.stringify({ id, ...command });
    waiting.set(id, { frame, resolve });
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  });
}

/** Takes the first free seat that nobody else is quicker at. */
async function sit() {
  const { seats } = await http('GET', `/api/tables/${table}`);
  for (const free of seats.filter(({ kind }) => kind === 'open'))
    if ((await send({ do: 'sit', table, seat: free.seat })).ok) return;
  fail(`no open seat at ${arg.join}`);
}

/** Answers whatever the game waits for from me; what is refused is too late, or asked again a little later. */
async function act() {
  if (busy || seat === undefined || !latest?.owes.includes(seat)) return;
  busy = true;
  const asked = latest;
  const answer = await send({ do: 'move', table, seat, decision: asked.prompt.decision, move: choose(asked) });
  if (answer.ok) moves++;
  else refused++;
  busy = false;
  if (dropAfter && moves >= dropAfter) {
    dropAfter = 0;
    socket.close();
  } else if (latest !== asked) await act();
  else setTimeout(act, answer.ok ? 2000 : 300); // the update that follows comes sooner
}

function update(frame) {
  const { n, missed, result } = frame;
  const expected = opening ? (missed < 0 ? n : lastN + missed) : lastN + 1;
  if (lastN && n !== expected) fail(`update ${n} after ${lastN}`);
  opening = false;
  lastN = n;
  latest = frame;
  if (result) finish(result);
  else act();
}

function finish({ standings }) {
  for (const s of [...standings].sort((a, b) => a.rank - b.rank))
    console.log(`${s.rank}. seat ${s.seat}${s.seat === seat ? ' (me)' : ''}  ${JSON.stringify(s.score)}${s.out ? '  out' : ''}`);
  console.log(`over after ${moves} moves of mine (${refused} came too late)`);
  process.exit(0);
}

function fail(why) {
  console.log(`Error: ${why}`);
  process.exit(1);
}

function connect() {
  socket = new WebSocket(arg.server.replace(/^http/, 'ws') + '/ws');
  socket.onopen = () => socket.send(JSON.stringify({ hello: guest.token, protocol: PROTOCOL }));
  socket.onclose = ({ code }) => {
    if (code === 1008) fail('sent away');
    if (++tries > MOST_TRIES) fail('nobody answers');
    setTimeout(connect, 200);
  };
  socket.onerror = () => {};
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    switch (frame.type) {
      case 'welcome':
        for (const { frame: unanswered } of waiting.values()) socket.send(unanswered); // done once, however often sent
        tries = 0;
        opening = true;
        if (arg.join && !lastN) sit();
        send({ do: 'open', table, ...(lastN && { since: lastN }) });
        break;
      case 'answer':
        if (frame.id === undefined) fail(frame.text); // the house does not understand me
        waiting.get(frame.id)?.resolve(frame);
        waiting.delete(frame.id);
        break;
      case 'table':
        seat = frame.you.seats[0];
        act();
        break;
      case 'update':
        update(frame);
        break;
      case 'gone':
        fail(frame.text);
    }
  };
}

connect();
