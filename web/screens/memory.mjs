import { scene } from './scene.mjs';

const SOON = 450;

/** Until it is so; what others do takes a moment. */
async function until(isSo) {
  for (let i = 0; i < 250; i++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`it never came so: ${isSo}`);
}

/** Somebody does the first thing their prompt offers, as soon as the house takes it: what others did may not have come yet. */
async function moves(send) {
  const [seat] = send.last.table.you.seats;
  await until(async () => {
    const { decision, choices } = send.last.update.prompt;
    const { move } = choices.find(({ refusal }) => !refusal);
    return (await send({ do: 'move', seat, decision, move })).ok;
  });
}

/** I press the first button of the bar, and somebody else hears of it. */
async function iMove(page, other) {
  const { n } = other.last.update;
  await page.keyboard.press('1');
  await until(() => other.last.update.n > n);
}

const asksBack = (send) => send({ do: 'ask-back', seat: send.last.table.you.seats[0] });

/** On a phone the way back is in the drawer of the table. */
export async function looksBackAtTheGame({ page, phone }, steps = 3) {
  if (phone) await page.getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'One move back' }).waitFor();
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowLeft');
  // Whatever lies there is not pointed at.
  if (!phone) await page.mouse.move(0, 0);
  await page.waitForTimeout(SOON);
}

/** I bid, another bids more, and I ask for mine; `then` they may answer. */
const iAsk =
  (answer) =>
  async ({ page, sends }) => {
    const [tom] = sends.values();
    await iMove(page, tom);
    await moves(tom);
    await page.waitForTimeout(SOON);
    await page.keyboard.press('z');
    await page.waitForTimeout(SOON);
    if (answer) await answer(tom);
    await page.waitForTimeout(700);
  };

/** Tom bids, then I, then Noor, and Tom asks for his. */
const iAmAsked =
  (meanwhile) =>
  async ({ page, phone, sends }) => {
    const [tom, noor] = sends.values();
    await moves(tom);
    await page.waitForTimeout(SOON);
    await iMove(page, noor);
    await moves(noor);
    await page.waitForTimeout(SOON);
    if (meanwhile) await meanwhile({ page, phone });
    await asksBack(tom);
    await page.waitForTimeout(700);
  };

/** Two others bid, and it is their matter. */
async function othersAsk({ page, sends }) {
  const [tom, noor] = sends.values();
  await moves(tom);
  await moves(noor);
  await page.waitForTimeout(SOON);
  await asksBack(tom);
  await page.waitForTimeout(700);
}

const letsStand = (send) => send({ do: 'answer-back', seat: send.last.table.you.seats[0], agree: false });
const agrees = (send) => send({ do: 'answer-back', seat: send.last.table.you.seats[0], agree: true });

/** Leading a lot I look back, until somebody bids more. */
async function isCalled({ page, phone, sends }) {
  await looksBackAtTheGame({ page, phone });
  const [tom] = sends.values();
  await moves(tom);
  await page.waitForTimeout(700);
}

/** The film of a finished game where somebody decided something, with all hands open. */
async function opensHands({ page }) {
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.deck .pin').last().click();
  await page.waitForTimeout(600);
}

async function asksTheExpert({ page, phone }) {
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.deck .pin').first().click();
  const ask = page.getByRole('button', { name: /^Ask about/ });
  await (phone ? ask.tap() : ask.click());
  await page.locator('.expert .ways').filter({ visible: true }).waitFor({ timeout: 90_000 });
  await page.waitForTimeout(450);
}

export const aboutMemory = [
  {
    name: 'undo-asker',
    like: 'undo-asked',
    title: 'I ask to take a move back',
    shoot: scene('esop-auction', { then: iAsk() }),
  },
  { name: 'undo-asked', title: 'Somebody asks me', shoot: scene('esop-auction', { then: iAmAsked() }) },
  {
    name: 'undo-told',
    like: 'undo-asked',
    title: 'Somebody asks others',
    shoot: scene('esop-auction', { then: othersAsk }),
  },
  {
    name: 'undo-stands',
    like: 'undo-asked',
    title: 'It stands',
    shoot: scene('esop-auction', { then: iAsk(letsStand) }),
  },
  {
    name: 'undo-went',
    like: 'undo-asked',
    title: 'It goes back',
    shoot: scene('esop-auction', { then: iAsk(agrees) }),
  },
  {
    name: 'undo-free',
    like: 'boss-organisation-done',
    title: 'Free until somebody acts',
    shoot: scene('boss-organisation-done'),
  },
  {
    name: 'history-called',
    like: 'history-asked',
    title: 'Looking back, and called to my turn',
    shoot: scene('esop-auction-leading', { then: isCalled }),
  },
  {
    name: 'history-asked',
    title: 'Looking back, and asked',
    shoot: scene('esop-auction', { then: iAmAsked(looksBackAtTheGame) }),
  },
  {
    name: 'replay-hands',
    like: 'esop-branch',
    title: 'The film, with all hands open',
    shoot: scene('its-end', { then: opensHands }),
  },
  {
    name: 'replay-expert',
    title: 'The film, and what the expert would have done',
    shoot: scene('its-end', { then: asksTheExpert }),
  },
];
