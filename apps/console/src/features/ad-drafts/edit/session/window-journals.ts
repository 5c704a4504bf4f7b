import { createDraftJournal } from './draft-journal';
import type { DraftStoreOptions } from './draft-store';
import { createInputJournal } from './input-journal';
import { findLocks } from './window-locks';

type Journals = Pick<DraftStoreOptions, 'journal' | 'inputJournal'>;

let journals: Journals | undefined;

/** Shared by the window, because the journals represent it. */
export function windowJournals(): Journals {
  journals ??= create();
  return journals;
}

function create(): Journals {
  const own = { windowId: crypto.randomUUID(), locks: findLocks() };
  return { journal: createDraftJournal(own), inputJournal: createInputJournal(own) };
}
