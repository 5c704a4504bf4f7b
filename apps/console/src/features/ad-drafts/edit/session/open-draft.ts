import type { DraftSummary } from '@meridian/api-client/contract';
import type { DraftSession } from '@meridian/draft-editor/core';
import type { SavingState } from './saving-state';
import type { StorageState } from './storage-state';

export interface OpenDraft {
  summary: DraftSummary;
  session: DraftSession;
  saving: SavingState;
  /** ISO time of the server at which it last saved changes of this window. */
  savedAt: string | undefined;
  error: unknown;
  storage: StorageState;
  /** False if the browser could not store typed texts that are not values yet. */
  isTypingStored: boolean;
}

export type DraftStoreState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'open' } & OpenDraft);
