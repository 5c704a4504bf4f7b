import * as z from 'zod/mini';
import { parseStored } from '../../lib/storage/parse-stored';
import { localStore } from '../../lib/storage/safe-storage';

const key = 'recentPages';
const recentSchema = z.object({ owner: z.string(), pages: z.array(z.unknown()) });

/** The stored pages include the open one, which is not offered. */
const maxPages = 6;

/** The most recently opened pages, newest first, after another one was opened. */
export function withVisit(recent: readonly string[], path: string): string[] {
  return [path, ...recent.filter((each) => each !== path)].slice(0, maxPages);
}

/** The pages that a user recently opened in this browser, also in other tabs; empty if storage is damaged or forbidden. */
export function readRecentPages(owner: string): string[] {
  return parseRecent(localStore.getItem(key), owner);
}

/** Stores that a user has opened a page. */
export function storeVisit(owner: string, path: string): void {
  localStore.setItem(key, printRecent(owner, withVisit(readRecentPages(owner), path)));
}

/** The text that `parseRecent` reads. `owner` is the user of the pages. */
export function printRecent(owner: string, pages: readonly string[]): string {
  return JSON.stringify({ owner, pages });
}

/** Parses the stored text; damaged texts and the pages of another user give an empty list. */
export function parseRecent(text: string | null, owner: string): string[] {
  const stored = parseStored(text, recentSchema);
  if (stored?.owner !== owner) return [];
  return stored.pages.filter((each) => typeof each === 'string').slice(0, maxPages);
}
