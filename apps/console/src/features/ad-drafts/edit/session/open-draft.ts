import type { DraftSummary } from '@meridian/api-client/contract';
import type { DraftSession } from '@meridian/draft-editor/core';
import type { SavingState } from './saving-state';

export interface OpenDraft {
  summary: DraftSummary;
  session: DraftSession;
  saving: SavingState;
  /** ISO time of the server at which it last saved changes of this window. */
  savedAt: string | undefined;
  error: unknown;
  /** Whether the browser is storing the last changes: until it has, a crash of the window loses them. */
  isStoring: boolean;
  /** False if the browser could not store changes: closing the window would lose the unsaved ones. */
  isJournaled: boolean;
  /** Like `isJournaled`, for typed texts that are not values yet. */
  isTypingStored: boolean;
}

export type DraftStoreState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'open' } & OpenDraft);
