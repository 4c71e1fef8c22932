/*
 * The wire as types.ts tells it, held against the types made from the server's records (`npm run types` makes them):
 * what the server sends and these do not expect is an error here.
 */
import type * as made from '../generated/wire';
import type { Lobby } from '../lobby/lobby';
import type * as told from './types';

/** What is there, if it is there: the records do not say whether an absent value is left out or null. */
type Present<T> = T extends readonly (infer I)[]
  ? Present<NonNullable<I>>[]
  : T extends object
    ? { [K in keyof T]-?: Present<NonNullable<T[K]>> }
    : T;

type Fits<Made extends Told, Told> = [Made, Told];

export type Proof = [
  Fits<Present<made.TableFrame>, told.TableFrame>,
  Fits<Present<made.YouFrame>, told.YouFrame>,
  Fits<Present<made.Update>, told.UpdateFrame>,
  Fits<Present<made.ClockFrame>, told.ClockFrame>,
  Fits<Present<made.Call>, told.CallFrame>,
  Fits<Present<made.Talk>, told.TalkFrame>,
  Fits<Present<made.Gone>, told.GoneFrame>,
  Fits<Present<made.LobbyInfo>, Lobby>,
  Fits<Present<made.House>, told.HouseFrame>,
  Fits<Present<made.Bye>, told.ByeFrame>,
  Fits<Present<made.Welcome>, told.WelcomeFrame>,
  Fits<Present<made.GameInfo>, told.GameInfo>,
  Fits<made.Frame['type'], told.Frame['type']>,
  Fits<told.Frame['type'], made.Frame['type']>,
];
