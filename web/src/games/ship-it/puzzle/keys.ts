import { meantForPage } from '../../../play/numberKeys';
import type { Prefs } from '../../../prefs/prefs';
import type { Coding } from './coding.svelte';
import { OPS } from './task';

/** Keys that a button or a link under the focus wants for itself. */
const PRESSES = ['Enter', ' '];

type Act = (coding: Coding, speed: Prefs['speed']) => void;

const KEYS: Readonly<Record<string, Act>> = {
  ArrowUp: (coding) => coding.go(-1),
  ArrowDown: (coding) => coding.go(1),
  ArrowLeft: (coding) => coding.leave(),
  ArrowRight: (coding) => coding.enter(),
  Home: (coding) => coding.place({ part: coding.caret.part, path: [0] }),
  End: (coding) => coding.toPart(coding.caret.part),
  Backspace: (coding) => coding.erase(),
  Delete: (coding) => coding.eraseNext(),
  '+': (coding) => coding.moreTimes(1),
  '=': (coding) => coding.moreTimes(1),
  '-': (coding) => coding.moreTimes(-1),
  c: (coding) => coding.nextCondition(),
  f: (coding) => coding.otherPart(),
  g: (coding, speed) => coding.toggle(speed),
  ' ': (coding, speed) => coding.toggle(speed),
  ',': (coding) => coding.step(-1),
  '.': (coding) => coding.step(1),
  '0': (coding) => coding.toStart(),
};

const CONTROL: Readonly<Record<string, Act>> = {
  z: (coding) => coding.undo(),
  y: (coding) => coding.redo(),
};

/** Writes and runs a program by keys; true where the key meant something. */
export function keyed(event: KeyboardEvent, coding: Coding, speed: Prefs['speed']): boolean {
  const act = actOf(event);
  if (!act) return false;
  act(coding, speed);
  return true;
}

function actOf(event: KeyboardEvent): Act | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented) {
    if (key === 'z' && event.shiftKey) return CONTROL.y;
    return CONTROL[key];
  }
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    return (coding) => coding.carry(key === 'ArrowUp' ? -1 : 1);
  if (!meantForPage(event)) return undefined;
  const onButton = event.target instanceof Element && event.target.closest('button, a, summary');
  if (onButton && PRESSES.includes(key)) return undefined;
  const op = OPS[Number(key) - 1];
  if (op) return (coding) => coding.add(op);
  return KEYS[key];
}
