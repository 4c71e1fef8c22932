import { OUTPUTS, type OutputKind, type PersonView, type Worker } from '../types';

/** Whether a bonus of somebody counts: they give more than their base. */
export const isLit = (person: Pick<PersonView, OutputKind>, worker: Worker): boolean =>
  OUTPUTS.some((kind) => person[kind] > worker[kind].base);
