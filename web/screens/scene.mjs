import { be } from './people.mjs';

/** A recorded moment seen by its viewer; `before` brings about what they come to, `then` does what they do before the picture is taken. */
export const scene =
  (name, { settle = 900, told, before, then } = {}) =>
  async ({ page, context, people, phone, stage }) => {
    const ready = await stage(name);
    await be(context, ready.viewer);
    if (told) await hasHeard(context, ready.table, told);
    const sends = new Map();
    for (const other of ready.others) sends.set(other.seat, await people.join(other, ready.table));
    if (before) await before({ ...ready, people, sends });
    await page.goto(`/t/${ready.table}`);
    await page.locator('.act').first().waitFor();
    if (ready.next) {
      const mover = sends.get(ready.next.seat);
      const { seat, decision, move } = ready.next;
      const command = { do: 'move', table: ready.table, seat, decision, move };
      if (mover) await mover(command);
      else await (await people.join(ready.viewer, ready.table))(command);
    }
    await page.waitForTimeout(settle);
    if (then) await then({ page, phone, sends, people, table: ready.table });
  };

/** What a learner was told at a guided table before, as this browser remembers it. */
const hasHeard = (context, table, steps) =>
  context.addInitScript((lesson) => localStorage.setItem('boardroom.lessons', JSON.stringify([lesson])), {
    table,
    steps,
    off: false,
  });

/** Whatever has this name is pressed. */
export const press =
  (name) =>
  async ({ page }) => {
    await page.getByRole('button', { name, exact: false }).first().click();
    await page.waitForTimeout(450);
  };
