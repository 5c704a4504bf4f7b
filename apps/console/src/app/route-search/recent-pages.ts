/** Where the pages opened last are kept in local storage. */
export const recentKey = 'recentPages';

/** So many are remembered; the open page, which is not offered, is one of them. */
const maxPages = 6;

/** The pages opened last, the newest first, after another one was opened. */
export function withVisit(recent: readonly string[], path: string): string[] {
  return [path, ...recent.filter((each) => each !== path)].slice(0, maxPages);
}

/** The text that `parseRecent` reads. `owner` is the user whose pages they are. */
export function printRecent(owner: string, pages: readonly string[]): string {
  return JSON.stringify({ owner, pages });
}

/** Reads what is stored; damaged texts and the pages of another user are an empty list. */
export function parseRecent(stored: string | null, owner: string): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || value.owner !== owner || !Array.isArray(value.pages)) return [];
    return value.pages.filter((each: unknown) => typeof each === 'string').slice(0, maxPages);
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
