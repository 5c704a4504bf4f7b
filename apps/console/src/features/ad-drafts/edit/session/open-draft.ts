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
  /** While further rows are loading: how many are here. Nothing can be edited, checked or counted until then. */
  loadedRows?: number;
}

export type DraftStoreState =
  | {
      status: 'loading';
      /** The draft as far as it is loaded, to read only. */
      part?: OpenDraft;
    }
  | { status: 'failed'; error: unknown }
  | ({ status: 'open' } & OpenDraft);
