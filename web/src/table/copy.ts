/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a link to whatever the person shares with; copies it where there is no such thing. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch {
      // Closed without choosing, or not allowed: copying still helps.
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
