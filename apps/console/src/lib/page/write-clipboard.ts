/** Copies a text. Resolves to false if the clipboard is forbidden or absent, as on pages without TLS. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
