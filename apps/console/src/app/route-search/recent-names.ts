import { foundNameSchema, type FoundName } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { parseStored } from '../../lib/storage/parse-stored';
import { localStore } from '../../lib/storage/safe-storage';
import { keyOfName } from './found-name-target';

const key = 'recentNames';
const recentSchema = z.object({ owner: z.string(), names: z.array(z.unknown()) });
const maxNames = 6;

/** The names that a user last opened from the search in this browser, newest first; empty if storage is damaged or forbidden. */
export function readRecentNames(owner: string): FoundName[] {
  const stored = parseStored(localStore.getItem(key), recentSchema);
  if (stored?.owner !== owner) return [];
  return stored.names.flatMap((each) => foundNameSchema.safeParse(each).data ?? []).slice(0, maxNames);
}

/** Stores that a user has opened a name. */
export function storeNameVisit(owner: string, found: FoundName): void {
  const others = readRecentNames(owner).filter((each) => keyOfName(each) !== keyOfName(found));
  localStore.setItem(key, JSON.stringify({ owner, names: [found, ...others].slice(0, maxNames) }));
}
