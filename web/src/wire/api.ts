import type {
  ClockInfos,
  DeviceCode,
  DeviceGuest,
  DeviceOffer,
  HookInfo,
  HookTest,
  MyDevice,
  MyGames,
  Words,
} from '../generated/wire';
import type { Finished, Lobby } from '../lobby/lobby';
import type { Shape } from '../games/default/shape';
import type { FilmInfo, GameInfo, Guest, Guide, Options, Say, Table } from './types';

/** The server said no, with a sentence; or (status 0) was not to be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly say: Say | null;

  constructor(status: number, say: Say | null, text: string) {
    super(text);
    this.name = 'ApiError';
    this.status = status;
    this.say = say;
  }
}

export interface NewTable {
  game: string;
  door?: 'private' | 'open';
  seats: number;
  options: Options;
  bots: Record<string, string>;
  start: boolean;
}

/** A guided first game: it says itself how it begins. */
export interface GuidedTable {
  game: string;
  guide: true;
}

/** A running table that plays on from a moment of a finished game, against bots. */
export interface BranchedTable {
  game: string;
  from: { table: string; number: number; seat: number };
  bots: Record<string, string>;
}

async function call(
  path: string,
  init: { method?: string; token?: string | null; body?: unknown; file?: Blob } = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (init.token) headers.Authorization = `Bearer ${init.token}`;
  if (init.body !== undefined || init.file) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: init.method ?? 'GET',
      headers,
      body: init.body === undefined ? init.file : JSON.stringify(init.body),
    });
  } catch {
    throw new ApiError(0, null, '');
  }
  if (response.ok) return response;
  // A proxy in between may answer for a server that is down: then there is no sentence to read.
  const said = (await response.json().catch(() => null)) as { say?: Say; text?: string } | null;
  throw new ApiError(said || response.status < 500 ? response.status : 0, said?.say ?? null, said?.text ?? '');
}

const read = async <T>(path: string, init?: Parameters<typeof call>[1]): Promise<T> =>
  (await (await call(path, init)).json()) as T;

const remembered = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once; a failure is not remembered. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = remembered.get(key);
  if (known) return known as Promise<T>;
  const asked = ask();
  remembered.set(key, asked);
  asked.catch(() => remembered.delete(key));
  return asked;
}

/** Something to practise alone, by its name. */
export interface PracticeTask<T> {
  level: number;
  seed: number;
  task: T;
}

const practice = (game: string, level: number, seed?: number) =>
  `/api/games/${game}/practice/${level}${seed === undefined ? '' : `/${seed}`}`;

/** What the house tells of itself. */
export interface HouseInfo {
  /** An origin under which others in the network reach it, if there is one. */
  reach: string | null;
}

const NOT_TOLD: HouseInfo = { reach: null };

/** The webhook of a table, or mine for all tables. */
const hookOf = (table: string | null) => (table ? `/api/tables/${table}/hook` : '/api/me/hook');

export const api = {
  /** Nothing depends on it: a house that cannot say is one that does not. */
  house: () =>
    read<Partial<HouseInfo>>('/api/house')
      .then(({ reach }): HouseInfo => ({ reach: reach ?? null }))
      .catch(() => NOT_TOLD),
  newGuest: (name: string) => read<Guest & { token: string }>('/api/guests', { method: 'POST', body: { name } }),
  me: (token: string) => read<Guest>('/api/me', { token }),
  rename: (token: string, name: string) => read<Guest>('/api/me', { method: 'PATCH', token, body: { name } }),
  myGames: (token: string) => read<MyGames>('/api/me/games', { token }),
  newWords: (token: string) => read<Words>('/api/me/words', { method: 'POST', token }),
  recover: (words: string) => read<DeviceGuest>('/api/recover', { method: 'POST', body: { words } }),
  newDeviceCode: (token: string, table: string) =>
    read<DeviceCode>('/api/me/devices', { method: 'POST', token, body: { table } }),
  devices: (token: string) => read<MyDevice[]>('/api/me/devices', { token }),
  signOut: async (token: string, device: string) =>
    void (await call(`/api/me/devices/${encodeURIComponent(device)}`, { method: 'DELETE', token })),
  signOutOthers: async (token: string) => void (await call('/api/me/devices', { method: 'DELETE', token })),
  deviceOffer: (code: string) => read<DeviceOffer>(`/api/devices/${encodeURIComponent(code)}`),
  takeDeviceCode: (code: string) => read<DeviceGuest>('/api/devices', { method: 'POST', body: { code } }),
  export: async (token: string) => (await call('/api/me/export', { token })).blob(),
  forget: async (token: string) => void (await call('/api/me', { method: 'DELETE', token })),
  hook: async (token: string, table: string | null) =>
    (await read<{ hook: HookInfo | null }>(hookOf(table), { token })).hook,
  putHook: (token: string, table: string | null, url: string) =>
    read<HookInfo>(hookOf(table), { method: 'PUT', token, body: { url } }),
  testHook: (token: string, table: string | null) => read<HookTest>(`${hookOf(table)}/test`, { method: 'POST', token }),
  dropHook: async (token: string, table: string | null) =>
    void (await call(hookOf(table), { method: 'DELETE', token })),
  clocks: (game: string) => once(`clocks/${game}`, () => read<ClockInfos>(`/api/games/${game}/clocks`)),
  games: () => once('games', () => read<GameInfo[]>('/api/games')),
  houseTexts: () => once('texts', () => read<unknown>('/api/texts')),
  gameTexts: (game: string) => once(`texts/${game}`, () => read<unknown>(`/api/games/${game}/texts`)),
  shape: (game: string) => once(`shape/${game}`, () => read<Shape>(`/api/games/${game}/shape`)),
  box: (game: string) => once(`box of ${game}`, () => read<unknown>(`/api/games/${game}/box`)),
  booklet: (game: string) => once(`play/${game}`, async () => (await call(`/api/games/${game}/play`)).text()),
  rules: (game: string) => once(`rules/${game}`, async () => (await call(`/api/games/${game}/rules`)).text()),
  /** The booklet for players; 404 where a game has none. */
  play: (game: string) => once(`play/${game}`, async () => (await call(`/api/games/${game}/play`)).text()),
  guide: (game: string) => once(`guide/${game}`, () => read<Guide>(`/api/games/${game}/guide`)),
  practice: <T>(game: string, level: number, seed?: number) => read<PracticeTask<T>>(practice(game, level, seed)),
  judge: <V>(game: string, level: number, seed: number, answer: unknown) =>
    read<V>(practice(game, level, seed), { method: 'POST', body: answer }),
  tables: (token: string) => read<{ mine: Table[]; watch: Table[] }>('/api/tables', { token }),
  newTable: (token: string, table: NewTable | GuidedTable | BranchedTable) =>
    read<Table>('/api/tables', { method: 'POST', token, body: table }),
  /** The tables as I find them; without a token, those that anybody may come to. */
  lobby: (token: string | null) => read<Lobby>('/api/lobby', { token }),
  finished: (token: string, from: number) => read<Finished>(`/api/lobby/finished?from=${from}`, { token }),
  hidden: (token: string) => read<Finished>('/api/lobby/hidden', { token }),
  hide: async (token: string, table: string) =>
    void (await call(`/api/tables/${table}/hidden`, { method: 'PUT', token })),
  unhide: async (token: string, table: string) =>
    void (await call(`/api/tables/${table}/hidden`, { method: 'DELETE', token })),
  deleteTable: async (token: string, table: string) =>
    void (await call(`/api/tables/${table}`, { method: 'DELETE', token })),
  /** Looking back: eyes are a seat's number, "watch" or "open". */
  film: (token: string | null, table: string, eyes: string) =>
    read<FilmInfo>(`/api/tables/${table}/film/${eyes}`, { token }),
  /** A game that is over, as one file. */
  game: async (token: string | null, table: string) => (await call(`/api/tables/${table}/export`, { token })).blob(),
  /** A game from elsewhere, as a table of mine at which nobody sits. */
  bring: (token: string, file: Blob) => read<Table>('/api/imports', { method: 'POST', token, file }),
  tableBox: (table: string) => once(`box/${table}`, () => read<unknown>(`/api/tables/${table}/box`)),
  tableOfCode: (code: string) => read<{ table: string }>(`/api/codes/${encodeURIComponent(code)}`),
};
