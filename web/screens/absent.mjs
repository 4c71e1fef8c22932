import { press, scene } from './scene.mjs';

const GIVE = /^Hold: give it to/;

/** The crown goes to somebody else, who takes it. */
async function crowns(host, other) {
  await host({ do: 'offer-host', seat: other.last.table.you.seats[0] });
  await other({ do: 'answer-host', accept: true });
}

/** The line of the first of the others breaks. */
const breaks =
  (then) =>
  async ({ sends, ...seen }) => {
    const [other] = sends.values();
    other.leave();
    await seen.page
      .getByText(/has left the room|is gone/)
      .first()
      .waitFor();
    await seen.page.waitForTimeout(450);
    if (then) await then(seen);
  };

/** While I was gone Tom had a bot sit in for me. */
async function wasAway({ people, viewer, table, sends }) {
  const me = await people.join(viewer, table);
  const [tom] = sends.values();
  await crowns(me, tom);
  me.leave();
  await gone(tom, viewer.seat);
  await allowed(() => tom({ do: 'sit-in', seat: viewer.seat }));
  return tom;
}

/** And the others went on. */
async function wasMissed(seen) {
  const tom = await wasAway(seen);
  const { decision, choices } = tom.last.update.prompt;
  await tom({ do: 'move', seat: 1, decision, move: choices[0].move });
}

/** I was gone for so long that Tom gave my chair to the bot. */
async function wasRemoved(seen) {
  const tom = await wasAway(seen);
  await allowed(() => tom({ do: 'remove', seat: seen.viewer.seat }));
}

/** Asks again and again until the house allows it. */
async function allowed(ask) {
  for (const end = Date.now() + 30_000; ;) {
    const answer = await ask();
    if (answer.ok) return;
    if (Date.now() > end) throw new Error(answer.text);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A bot sits in for who is gone, until the house allows more. */
async function staysAway({ page }) {
  await press('Seat a bot now')({ page });
  await page.getByRole('button', { name: GIVE }).waitFor();
}

/** The chair of who is gone goes to the bot. */
async function gives({ page }) {
  await staysAway({ page });
  await page.getByRole('button', { name: GIVE }).focus();
  await page.keyboard.down('Space');
  await page.getByText('stayed away').first().waitFor();
  await page.keyboard.up('Space');
  await page.waitForTimeout(600);
}

/** Until the house knows that a line is down. */
async function gone(send, seat) {
  while (send.last.table.table.seats[seat].connected) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Under the table's own drawer lies what concerns people. */
const atTable =
  (...names) =>
  async ({ page, phone }) => {
    await page.keyboard.press('t');
    for (const name of names) await press(name)({ page, phone });
    if (!phone) await page.mouse.move(0, 0);
    await page.waitForTimeout(450);
  };

async function resigns({ page }) {
  await atTable('Leave the game')({ page });
  await page.getByRole('button', { name: 'Hold to resign' }).focus();
  await page.keyboard.down('Space');
  await page.getByText('You resigned.').first().waitFor();
  await page.keyboard.up('Space');
  await page.waitForTimeout(600);
}

/** Another resigns while I look on. */
async function resigned({ page, sends }) {
  const [other] = sends.values();
  await other({ do: 'resign', seat: other.last.table.you.seats[0] });
  await page.waitForTimeout(700);
}

/** Tom, who has the crown, offers it to me. */
async function offersMe({ people, viewer, table, sends }) {
  const me = await people.join(viewer, table);
  const [other] = sends.values();
  await crowns(me, other);
  await other({ do: 'offer-host', seat: viewer.seat });
}

async function pauses({ page, phone }) {
  await atTable('Pause the game')({ page, phone });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(600);
}

export const aboutAbsent = [
  { name: 'absent', title: 'Somebody is gone', shoot: scene('esop-auction', { then: breaks() }) },
  {
    name: 'absent-awaited',
    like: 'absent',
    title: 'It waits for who is gone',
    shoot: scene('its-waiting', { then: breaks() }),
  },
  {
    name: 'absent-bot',
    like: 'absent',
    title: 'A bot keeps the chair warm',
    shoot: scene('esop-auction', { then: breaks(press('Seat a bot now')) }),
  },
  { name: 'absent-back', like: 'absent', title: 'Welcome back', shoot: scene('esop-auction', { before: wasMissed }) },
  {
    name: 'absent-long',
    like: 'absent',
    title: 'Somebody stays away',
    shoot: scene('esop-auction-asked', { then: breaks(staysAway) }),
  },
  {
    name: 'absent-given-away',
    like: 'absent',
    title: 'Who stayed away lost the chair',
    shoot: scene('esop-auction-asked', { then: breaks(gives) }),
  },
  {
    name: 'absent-removed',
    like: 'absent',
    title: 'I stayed away, and my chair was given away',
    shoot: scene('esop-auction-asked', { before: wasRemoved }),
  },
  {
    name: 'absent-leaving',
    title: 'Leave this game?',
    shoot: scene('ship-turns', { then: atTable('Leave the game') }),
  },
  { name: 'absent-resigned', like: 'absent', title: 'I resigned', shoot: scene('ship-turns', { then: resigns }) },
  {
    name: 'absent-given-up',
    like: 'absent',
    title: 'Somebody else resigned',
    shoot: scene('ship-turns', { then: resigned }),
  },
  {
    name: 'crown',
    like: 'crown-chosen',
    title: 'The crown goes to whom?',
    shoot: scene('ship-turns', { then: atTable('Hand over the crown') }),
  },
  {
    name: 'crown-chosen',
    title: 'The crown goes to Tom',
    shoot: scene('ship-turns', { then: atTable('Hand over the crown', /^Tom here/) }),
  },
  {
    name: 'crown-offered',
    like: 'crown-chosen',
    title: 'I am offered the crown',
    shoot: scene('its-waiting', { before: offersMe }),
  },
  { name: 'paused', like: 'absent', title: 'The game is paused', shoot: scene('esop-auction', { then: pauses }) },
];
