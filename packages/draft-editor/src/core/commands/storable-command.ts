import { maxFieldLength } from '../model/rows';
import type { DraftCommand } from './command';

// characters that `draftCommandSchema` rejects in texts
const unstorable = /[\0\p{Cs}]/u;

/**
 * The command with texts that a server can store: without NUL, with U+FFFD instead of half a surrogate pair, and cut to 10,000
 * characters. One rejected text would keep all later changes of a draft from being saved.
 */
export function storableCommand(command: DraftCommand): DraftCommand {
  // asserted: only texts are replaced by other texts
  return isStorable(command) ? command : (storable(command) as DraftCommand);
}

/** Checks without copying: nearly every command is storable, and a pasted one has up to 100,000 rows. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= maxFieldLength && !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.values(value).every(isStorable);
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(storable);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, storable(each)]),
  );
}

function storableText(text: string): string {
  const clean = unstorable.test(text) ? text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd') : text;
  if (clean.length <= maxFieldLength) return clean;
  const cut = clean.slice(0, maxFieldLength);
  // do not cut in the middle of a pair
  return /\p{Cs}$/u.test(cut) ? cut.slice(0, -1) : cut;
}
