import { isApiResponseError } from '@meridian/api-client';
import type { DraftSummary } from '@meridian/api-client/contract';
import {
  acknowledge,
  adoptCommands,
  renewPending,
  rowKinds,
  type DraftSession,
  type IdentifiedCommand,
} from '@meridian/draft-editor/core';
import type { DraftStoreState, OpenDraft } from './open-draft';
import { isInvalid } from './save-commands';
import { eventOfFailure, savingStep, type NextRequest, type SavingEvent } from './saving-state';
import { storageStep, type StorageEvent } from './storage-state';

/** What happens to a draft that is being edited. */
export type DraftStoreEvent =
  | { type: 'loaded'; summary: DraftSummary; session: DraftSession }
  /** Some of its rows are loaded. */
  | { type: 'partLoaded'; summary: DraftSummary; session: DraftSession }
  | { type: 'notLoaded'; error: unknown }
  /** The user wants to load it again. */
  | { type: 'reloading' }
  /** The user changes it; null for nothing. */
  | { type: 'edited'; edit: (session: DraftSession) => DraftSession | null }
  /** The commands of a window that was closed, with the changes from their version to `version`. */
  | {
      type: 'adopted';
      left: readonly IdentifiedCommand[];
      changes: readonly IdentifiedCommand[];
      version: number;
    }
  /** The server has saved the oldest commands. */
  | { type: 'saved'; count: number; version: number; status: DraftSummary['status']; savedTime: string }
  /** Other users have saved commands. */
  | { type: 'rebased'; rebase: (session: DraftSession) => DraftSession }
  /** Their commands could not be loaded. */
  | { type: 'notRebased' }
  /** A request failed, except for a conflict. */
  | { type: 'failed'; error: unknown }
  /** A request with the oldest commands is under way: they keep their ids until its response. */
  | { type: 'sent' }
  /** The user wants to save again, or the server is reachable again. */
  | { type: 'asked' }
  /** The visible draft was saved as a new one. */
  | { type: 'copied' }
  /** Another request has found this status. */
  | { type: 'statusFound'; status: DraftSummary['status'] }
  | { type: 'storage'; write: StorageEvent }
  | { type: 'typing'; isStored: boolean };

export interface DraftStep {
  state: DraftStoreState;
  next: NextRequest;
  /** Minimum time until the next request. */
  minDelayMs: number;
  /** Whether the journal needs the unsaved commands of the state. */
  isUnstored: boolean;
}

/** The draft after an event, and what is to be done next. Without a clock, requests or storage. */
export function draftStep(state: DraftStoreState, event: DraftStoreEvent, newId: () => string): DraftStep {
  if (event.type === 'reloading') return { ...nothing, state: { status: 'loading' } };
  if (event.type === 'notLoaded') return { ...nothing, state: { status: 'failed', error: event.error } };
  if (event.type === 'loaded') return open(event);
  if (event.type === 'partLoaded') return showPart(state, event);
  return state.status === 'open' ? stepOfOpen(state, event, newId) : { ...nothing, state };
}

type Open = Extract<DraftStoreState, { status: 'open' }>;
type Loading = Extract<DraftStoreEvent, { type: 'loaded' | 'partLoaded' | 'notLoaded' | 'reloading' }>;

const nothing = { next: 'asPlanned', minDelayMs: 0, isUnstored: false } as const;

function open({ summary, session }: Extract<DraftStoreEvent, { type: 'loaded' }>): DraftStep {
  const { saving, next } = savingStep('saving', { type: 'saved', isPending: session.pending.length > 0 });
  return {
    ...nothing,
    state: { status: 'open', ...opened({ summary, session }), saving },
    next,
  };
}

/** A part has the status `loading`, so that it cannot be edited or saved. */
function showPart(
  state: DraftStoreState,
  { summary, session }: Extract<DraftStoreEvent, { type: 'partLoaded' }>,
): DraftStep {
  if (state.status !== 'loading') return { ...nothing, state };
  const loadedRows = rowKinds.reduce((sum, kind) => sum + session.saved.tables[kind].size, 0);
  const part = { ...opened({ summary, session }), loadedRows };
  return { ...nothing, state: { status: 'loading', part } };
}

const opened = ({ summary, session }: Pick<OpenDraft, 'summary' | 'session'>): OpenDraft => ({
  summary,
  session,
  saving: 'saved',
  savedAt: undefined,
  error: undefined,
  storage: 'stored',
  isTypingStored: true,
});

function stepOfOpen(state: Open, event: Exclude<DraftStoreEvent, Loading>, newId: () => string): DraftStep {
  const same = { ...nothing, state };
  const { session, summary } = state;
  switch (event.type) {
    case 'edited': {
      const edited = event.edit(session);
      if (!edited || edited === session) return same;
      // without the undone change, the server may accept them
      const next = isInvalid(state) ? renewPending(edited, newId) : edited;
      return { ...save(state, { type: 'edited' }, { session: next }), isUnstored: true };
    }
    case 'adopted': {
      // texts saved meanwhile are not among the changes: the commands are adopted the next time
      if (session.version !== event.version) return same;
      const adopted = adoptCommands(session, { left: event.left, changes: event.changes });
      const step =
        adopted.pending.length > 0
          ? save(state, { type: 'edited' }, { session: adopted })
          : { ...nothing, state: { ...state, session: adopted } };
      return { ...step, isUnstored: true };
    }
    case 'saved': {
      const { count, version, status, savedTime } = event;
      const isNew = version !== summary.version || status !== summary.status;
      const acknowledged = count > 0 ? acknowledge(session, count, version) : session;
      const isPending = acknowledged.pending.length > 0;
      const step = save(
        state,
        { type: 'saved', isPending },
        {
          session: acknowledged,
          summary: isNew ? { ...summary, version, status } : summary,
          error: undefined,
          savedAt: count > 0 ? savedTime : state.savedAt,
        },
      );
      return { ...step, isUnstored: count > 0 };
    }
    case 'rebased':
      return {
        ...save(state, { type: 'rebased' }, { session: event.rebase(session) }),
        isUnstored: true,
      };
    case 'notRebased':
      return { ...same, next: 'afterFailure' };
    case 'failed': {
      const { error } = event;
      const failure = eventOfFailure(error, session.pending.length > 0);
      const isShown = ['locked', 'deleted', 'rejected'].includes(failure.type);
      const retryAfter = isApiResponseError(error, 'too_many_requests') ? (error.retryAfter ?? 0) : 0;
      return { ...save(state, failure, isShown ? { error } : {}), minDelayMs: retryAfter * 1_000 };
    }
    case 'sent':
    case 'asked':
      return save(state, { type: event.type });
    case 'copied':
      return { ...nothing, state: { ...state, session: { ...session, pending: [] } } };
    case 'statusFound':
      return summary.status === event.status
        ? same
        : { ...nothing, state: { ...state, summary: { ...summary, status: event.status } } };
    case 'storage':
      return { ...nothing, state: { ...state, storage: storageStep(state.storage, event.write) } };
    case 'typing':
      return { ...nothing, state: { ...state, isTypingStored: event.isStored } };
  }
}

function save(state: Open, event: SavingEvent, change: Partial<OpenDraft> = {}): DraftStep {
  const { saving, next } = savingStep(state.saving, event);
  return { ...nothing, state: { ...state, ...change, saving }, next };
}
