/** The class `c-<ground>` to set around a picture; the print is the same. */
export type Ground =
  'dev' | 'engineering' | 'finance' | 'help' | 'hr' | 'knowledge' | 'ops' | 'product' | 'sabotage' | 'sales';
