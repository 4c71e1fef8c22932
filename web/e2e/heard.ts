import type { Page } from '@playwright/test';
import { Looks } from '../src/wire/looks';
import type { Frame } from '../src/wire/types';

type Whole = Exclude<Frame, { changes: unknown }>;

/** Listens to the line of a page: what tells only what changed is heard as if it told how everything stands. */
export function hears(page: Page, told: (frame: Whole) => void): void {
  page.on('websocket', (line) => {
    const looks = new Looks();
    line.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Frame;
      const whole = frame.type === 'update' ? looks.whole(frame) : frame;
      if (whole) told(whole);
    });
  });
}
