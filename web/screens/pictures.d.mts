import type { BrowserContext, Page } from '@playwright/test';
import type { People } from './people.mjs';

/** What a moment is brought about with. */
export interface Shot {
  page: Page;
  context: BrowserContext;
  people: People;
  phone: boolean;
  stage: (scene: string) => Promise<unknown>;
  server: string;
}

export interface Moment {
  name: string;
  title: string;
  /** The moment it is laid out like: what fits there fits here. */
  like?: string;
  shoot: (shot: Shot) => Promise<void>;
}

export const games: readonly { id: string; title: string; moments: readonly Moment[] }[];
