import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import {
  draftConflictSchema,
  endpoints,
  maxCommandsPerSave,
  type DraftSummary,
} from '@meridian/api-client/contract';
import {
  acknowledge,
  adoptCommands,
  commandsToSave,
  decideConflict,
  editSession,
  openSession,
  rebaseSession,
  redoInSession,
  renewPending,
  replaceSaved,
  resumeSession,
  undoInSession,
  type Draft,
  type DraftCommand,
  type DraftSession,
  type IdentifiedCommand,
  type SessionConflict,
} from '@meridian/draft-editor/core';
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { loadDraft } from '../../lib/load-draft';
import type { DraftJournal, LeftCommands } from './draft-journal';
import { createDraftTyping } from './draft-typing';
import type { InputJournal } from './input-journal';
import type { DraftStoreState, OpenDraft } from './open-draft';
import { createSaveAsNew } from './save-as-new';
import { changesSince, isInvalid, saveCommands, saveWhatCan, toCommands } from './save-commands';
import { eventOfFailure, savingStep, type NextRequest, type SavingEvent } from './saving-state';

export interface DraftStoreOptions {
  api: ApiClient;
  journal: DraftJournal;
  inputJournal: InputJournal;
  userId: string;
  draftId: string;
  /** Whether the user may edit drafts. A user who may not has nothing to save, and sees the draft as it was when it was opened. */
  canEdit: boolean;
}

/** Delays: after an edit before it is sent, between two attempts, and between requests for other users' changes. */
const delaysMs = { now: 0, afterEdit: 700, afterFailure: 4_000, poll: 6_000 };
const newId = () => crypto.randomUUID();

/** A draft that is being edited: changes are stored in the browser at once and saved on the server soon after. */
export function createDraftStore(options: DraftStoreOptions) {
  const { api, journal, inputJournal, userId, draftId, canEdit } = options;
  const store = createStore<DraftStoreState>()(() => ({ status: 'loading' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Undefined while the draft is closed. Responses to requests of another opening are ignored. */
  let opening: { isSaving: boolean } | undefined;
  let lastWrite: Promise<void> | undefined;
  const copyAs = createSaveAsNew(options);

  const typing = createDraftTyping({
    journal: inputJournal,
    userId,
    draftId,
    currentDraft: () => openState()?.session.history.draft,
    onStored: (isTypingStored) => patch({ isTypingStored }),
  });
  let stopTyping: (() => void) | undefined;

  const saveBeforeLeaving = ({ version, pending }: DraftSession) =>
    saveWhatCan(api, { id: draftId, version, commands: pending }, (saved) =>
      journal.remove(userId, draftId, saved),
    );

  const openState = () => {
    const state = store.getState();
    return state.status === 'open' ? state : undefined;
  };
  const patch = (change: Partial<OpenDraft>) => {
    const state = openState();
    if (!state) return;
    const next = { ...state, ...change };
    // the page renders again only if the visible state changes
    if (!shallow(state, next)) store.setState(next, true);
  };
  const plan = (next: NextRequest, minDelayMs = 0) => {
    if (next === 'asPlanned') return;
    clearTimeout(timer);
    if (opening && canEdit) timer = setTimeout(() => void save(), Math.max(delaysMs[next], minDelayMs));
  };
  /** Applies an event together with further changes. */
  const step = (event: SavingEvent, change: Partial<OpenDraft> = {}, minDelayMs = 0) => {
    const state = openState();
    if (!state) return;
    const { saving, next } = savingStep(state.saving, event);
    patch({ ...change, saving });
    plan(next, minDelayMs);
  };

  function writeJournal({ version, pending }: DraftSession, leftBy?: readonly string[]): void {
    const write = journal.write(userId, draftId, { version, commands: pending }, leftBy);
    lastWrite = write;
    patch({ isStoring: true });
    const end = (change: Partial<OpenDraft>) =>
      patch(write === lastWrite ? { ...change, isStoring: false } : change);
    write.then(
      () => end(pending.length > 0 ? { isJournaled: true } : {}),
      () => end({ isJournaled: false }),
    );
  }

  function change(edit: (session: DraftSession) => DraftSession | null): void {
    const state = openState();
    const edited = state && edit(state.session);
    if (!edited || edited === state.session) return;
    // without the undone change, the server may accept them
    const session = isInvalid(state) ? renewPending(edited, newId) : edited;
    step({ type: 'edited' }, { session });
    writeJournal(session);
  }

  async function save(): Promise<void> {
    const current = opening;
    const state = openState();
    if (!state || !current || current.isSaving) return;
    current.isSaving = true;
    try {
      if (state.session.pending.length === 0) await adoptLeft();
      const session = current === opening ? openState()?.session : undefined;
      if (!session) return;
      const commands = commandsToSave(session, { commands: maxCommandsPerSave });
      const { version } = session;
      const saved = await saveCommands(api, { id: draftId, version, commands });
      if (current === opening) succeed(commands, saved);
    } catch (error) {
      if (current === opening) await fail(error);
    } finally {
      current.isSaving = false;
    }
  }

  function succeed(
    commands: readonly IdentifiedCommand[],
    saved: { version: number; status: DraftSummary['status']; savedTime: string },
  ): void {
    const state = openState();
    if (!state) return;
    const { version, status } = saved;
    const isNew = version !== state.summary.version || status !== state.summary.status;
    const summary = isNew ? { ...state.summary, version, status } : state.summary;
    const session =
      commands.length > 0 ? acknowledge(state.session, commands.length, version) : state.session;
    const savedAt = commands.length > 0 ? saved.savedTime : state.savedAt;
    const isPending = session.pending.length > 0;
    step({ type: 'saved', isPending }, { session, summary, error: undefined, savedAt });
    if (commands.length > 0) writeJournal(session);
  }

  /** Continues with the commands of a window that was closed while this one is open. */
  async function adoptLeft(): Promise<void> {
    const current = opening;
    const left = await journal.readLeft(userId, draftId);
    const version = openState()?.session.version;
    if (!left || version === undefined) return;
    const changes = await changesBetween(left.version, version);
    const state = openState();
    // texts saved meanwhile are not among the changes: removed the next time
    if (!state || current !== opening || state.session.version !== version) return;
    const session = adoptCommands(state.session, { left: left.commands, changes });
    if (session.pending.length > 0) step({ type: 'edited' }, { session });
    else patch({ session });
    writeJournal(session, left.windowIds);
  }

  async function fail(error: unknown): Promise<void> {
    if (isApiResponseError(error, 'conflict')) return rebase(error.data);
    const isPending = (openState()?.session.pending.length ?? 0) > 0;
    const event = eventOfFailure(error, isPending);
    const isShown = ['locked', 'deleted', 'rejected'].includes(event.type);
    const retryAfter = isApiResponseError(error, 'too_many_requests') ? (error.retryAfter ?? 0) : 0;
    step(event, isShown ? { error } : {}, retryAfter * 1_000);
  }

  async function rebase(data: unknown): Promise<void> {
    const { version, changes } = draftConflictSchema.parse(data);
    const current = opening;
    const loaded = changes === null ? await loadDraft(api, draftId).catch(() => undefined) : undefined;
    const state = openState();
    if (!state || current !== opening) return;
    if (changes === null && !loaded) {
      plan('afterFailure');
      return;
    }
    const session = loaded
      ? replaceSaved(state.session, { version: loaded.summary.version, draft: loaded.draft }, newId)
      : rebaseSession(state.session, { version, changes: toCommands(changes ?? []) }, newId);
    step({ type: 'rebased' }, { session });
    writeJournal(session);
  }

  async function load(): Promise<void> {
    const current = { isSaving: false };
    opening = current;
    try {
      const [{ summary, draft }, left] = await Promise.all([
        loadDraft(api, draftId),
        canEdit ? journal.readLeft(userId, draftId) : undefined,
      ]);
      const typed = canEdit ? await typing.read() : [];
      const session = left ? await resume(draft, summary.version, left) : openSession(draft, summary.version);
      if (current !== opening) return;
      const isPending = session.pending.length > 0;
      const { saving, next } = savingStep('saving', { type: 'saved', isPending });
      typing.adopt(typed, session.history.draft);
      // both the saved and the visible draft: a pending change may still be undone
      void typing.forgetSaved(typed, [draft, session.history.draft]);
      const own = { savedAt: undefined, error: undefined };
      const stored = { isStoring: false, isJournaled: true, isTypingStored: true };
      store.setState({ status: 'open', summary, session, saving, ...own, ...stored }, true);
      if (left) writeJournal(session, left.windowIds);
      plan(next);
    } catch (error) {
      if (current === opening) store.setState({ status: 'failed', error }, true);
    }
  }

  async function resume(draft: Draft, version: number, left: LeftCommands): Promise<DraftSession> {
    if (left.version === version) return openSession(draft, version, left.commands);
    const changes = await changesBetween(left.version, version);
    return resumeSession(draft, version, { pending: left.commands, changes });
  }

  const changesBetween = async (earlier: number, later: number) =>
    earlier === later ? [] : changesSince(api, { id: draftId, version: earlier });

  return {
    store,
    /** Texts that are typed in editors but are not values yet. */
    inputs: typing.inputs,
    /** Loads the draft, and saves edits from now on. */
    open: () => {
      if (canEdit) stopTyping = typing.follow();
      void load();
    },
    run: (command: DraftCommand) => change((session) => editSession(session, command, newId)),
    undo: () => change((session) => undoInSession(session, newId)),
    redo: () => change((session) => redoInSession(session, newId)),
    decide: (conflict: SessionConflict, side: 'mine' | 'theirs') =>
      change((session) => decideConflict(session, conflict, side, newId)),
    /** Sends waiting changes at once, for example after the server was unreachable or the user has logged in again. */
    saveNow: () => step({ type: 'asked' }),
    reload: () => {
      store.setState({ status: 'loading' }, true);
      void load();
    },
    /** Shows the status from another request. */
    showStatus: (status: DraftSummary['status']) => {
      const state = openState();
      if (state && state.summary.status !== status) patch({ summary: { ...state.summary, status } });
    },
    /** Restores a deleted draft. Errors: those of `draftRestore`. */
    restore: async () => {
      try {
        await api.call(endpoints.draftRestore, { body: { ids: [draftId] } });
      } finally {
        // another user may have restored it
        step({ type: 'asked' });
      }
    },
    /**
     * Saves the visible draft as a new one with another name, and returns its id. Nothing is pending then.
     * Errors: those of `draftSave`.
     */
    saveAsNew: async (name: string): Promise<string> => {
      const state = openState();
      if (!state) throw new Error('The draft is not open.');
      const id = await copyAs(state, name);
      patch({ session: { ...state.session, pending: [] } });
      return id;
    },
    close: () => {
      stopTyping?.();
      opening = undefined;
      clearTimeout(timer);
      const state = openState();
      if (canEdit && state && state.session.pending.length > 0) void saveBeforeLeaving(state.session);
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
