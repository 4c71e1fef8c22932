import type { Change, Preview } from '../wire/types';

/** The change of a preview that is about this, by the key of its label: where it stands among the others says nothing. */
export const changeOf = (preview: Preview | undefined, what: string): Change | undefined =>
  preview?.changes.find((change) => change.what.key === what);
