/** Where the pages opened last are kept in local storage. */
export const recentKey = 'recentPages';

/** So many are remembered; the open page, which is not offered, is one of them. */
const maxPages = 6;

/** The pages opened last, the newest first, after another one was opened. */
export function withVisit(recent: readonly string[], path: string): string[] {
  return [path, ...recent.filter((each) => each !== path)].slice(0, maxPages);
}

/** Reads what is stored; damaged texts are an empty list. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, maxPages) : [];
  } catch {
    return [];
  }
}
