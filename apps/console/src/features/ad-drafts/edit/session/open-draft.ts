import type { DraftSummary } from '@meridian/api-client/contract';
import type { DraftSession } from '@meridian/draft-editor/core';

/**
 * What becomes of changes. `offline`: they wait for the server; `signedOut`: they wait until the user signs in again; `failed`:
 * the server rejects them; `locked`: the draft is being uploaded, or is; `deleted`: somebody has deleted it.
 */
type SavingState = 'saved' | 'saving' | 'offline' | 'signedOut' | 'failed' | 'locked' | 'deleted';

export interface OpenDraft {
  summary: DraftSummary;
  session: DraftSession;
  saving: SavingState;
  /** ISO time of the server, at which it last saved changes of this window. */
  savedAt: string | undefined;
  error: unknown;
  /** False since the browser could not store changes: closing the window would lose those that are not saved. */
  isJournaled: boolean;
  /** As `isJournaled`, of what is typed and no value yet. */
  isTypingStored: boolean;
}

export type DraftStoreState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'open' } & OpenDraft);
