/** SHA-256 as the house tells it; null where the browser does not reckon it for this page. */
export async function sha256(text: string): Promise<string | null> {
  // Browsers reckon only for pages that nobody could have changed on the way.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A hash in groups, so that it can be compared by eye. */
export const grouped = (hash: string): string => hash.replace(/(.{8})(?=.)/g, '$1 ');
