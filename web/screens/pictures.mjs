import { be } from './people.mjs';

/** A recorded moment seen by its viewer; `then` does what the person does before the picture is taken. */
const scene =
  (name, { settle = 900, then } = {}) =>
  async ({ page, context, people, phone, stage }) => {
    const ready = await stage(name);
    await be(context, ready.viewer);
    const sends = new Map();
    for (const other of ready.others) sends.set(other.seat, await people.join(other, ready.table));
    await page.goto(`/t/${ready.table}`);
    await page.locator('.act').first().waitFor();
    if (ready.next) {
      const mover = sends.get(ready.next.seat);
      const command = { do: 'move', table: ready.table, decision: ready.next.decision, move: ready.next.move };
      if (mover) await mover(command);
      else await (await people.join(ready.viewer, ready.table))(command);
    }
    await page.waitForTimeout(settle);
    if (then) await then({ page, phone });
  };

const press =
  (name) =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: false }).first().click();
    await page.waitForTimeout(450);
  };

async function home({ page, context, people }) {
  const mira = await people.guest('Mira');
  await be(context, mira);
  await people.http(
    'POST',
    '/api/tables',
    { game: 'esop-wars', seats: 3, options: {}, bots: { 1: 'greedy', 2: 'random' }, start: true },
    mira.token,
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.waitForTimeout(500);
}

/** The table before the start, seen by its host or by a guest who has just sat down. */
const waiting =
  (asHost) =>
  async ({ page, context, people }) => {
    const [mira, tom] = [await people.guest('Mira'), await people.guest('Tom')];
    const table = await people.http(
      'POST',
      '/api/tables',
      { game: 'esop-wars', seats: 5, options: {}, bots: { 2: 'greedy' }, start: false },
      mira.token,
    );
    const [viewer, other] = asHost ? [mira, tom] : [tom, mira];
    const tomsSocket = await people.join(tom, table.id);
    await tomsSocket({ do: 'sit', seat: 1 });
    if (!asHost) await people.join(other, table.id);
    await be(context, viewer);
    await page.goto(`/t/${table.id}`);
    await page.getByText('Tom').first().waitFor();
    await page.waitForTimeout(500);
  };

export const pictures = [
  { name: 'home', shoot: home },
  { name: 'table-waiting', shoot: waiting(true) },
  { name: 'table-waiting-guest', shoot: waiting(false) },
  { name: 'esop-auction', shoot: scene('esop-auction') },
  { name: 'esop-auction-first', shoot: scene('esop-auction-first') },
  { name: 'esop-auction-leading', shoot: scene('esop-auction-leading') },
  { name: 'esop-auction-asked', shoot: scene('esop-auction-asked') },
  { name: 'esop-auction-watch', shoot: scene('esop-auction-watch') },
  { name: 'esop-auction-late', shoot: scene('esop-auction-late') },
  { name: 'esop-draft', shoot: scene('esop-draft') },
  { name: 'esop-lock', shoot: scene('esop-lock') },
  { name: 'esop-wildcard', shoot: scene('esop-wildcard') },
  { name: 'esop-market', shoot: scene('esop-market', { settle: 3500 }) },
  { name: 'esop-drop', shoot: scene('esop-drop') },
  { name: 'esop-drop-chosen', shoot: scene('esop-drop-chosen') },
  { name: 'esop-secondary', shoot: scene('esop-secondary') },
  { name: 'esop-secondary-leading', shoot: scene('esop-secondary-leading') },
  { name: 'esop-exit', shoot: scene('esop-exit', { settle: 4000 }) },
  { name: 'end', shoot: scene('esop-end', { settle: 2000 }) },
  { name: 'drawer-rules', shoot: scene('esop-drop', { then: press('Rules') }) },
  { name: 'drawer-prefs', shoot: scene('esop-drop', { then: press('Preferences') }) },
  { name: 'reconnecting', shoot: reconnecting },
  { name: 'refused', shoot: refused },
];

/** The line is cut while the person looks on. */
async function reconnecting(shot) {
  const cut = [];
  await shot.page.routeWebSocket(/\/ws$/, (socket) => {
    if (cut.length) return socket.close();
    const server = socket.connectToServer();
    cut.push(() => (socket.close(), server.close()));
  });
  await scene('esop-drop')(shot);
  cut.forEach((close) => close());
  await shot.page.waitForTimeout(1500);
}

/** A bid that came too late: the server's refusal, shown where it was made. */
async function refused(shot) {
  await shot.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    // The answer to something already closed: what a slow finger sends.
    socket.onMessage((frame) => server.send(String(frame).replace(/"decision":"lot-\d+"/, '"decision":"lot-1"')));
  });
  await scene('esop-auction', { settle: 300 })(shot);
  await shot.page.keyboard.press('1');
  await shot.page.waitForTimeout(700);
}
