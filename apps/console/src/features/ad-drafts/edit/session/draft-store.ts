import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import {
  draftConflictSchema,
  endpoints,
  limitsOf,
  maxCommandsPerSave,
  type DraftStart,
  type DraftSummary,
} from '@meridian/api-client/contract';
import {
  commandsToSave,
  decideConflict,
  editSession,
  openSession,
  rebaseSession,
  redoInSession,
  replaceSaved,
  resumeSession,
  undoInSession,
  type Draft,
  type DraftCommand,
  type DraftSession,
  type SessionConflict,
} from '@meridian/draft-editor/core';
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { loadDraft, type LoadedDraft } from '../../lib/load-draft';
import type { DraftJournal, LeftCommands } from './draft-journal';
import { draftStep, type DraftStoreEvent } from './draft-step';
import { createDraftTyping } from './draft-typing';
import type { InputJournal } from './input-journal';
import type { DraftStoreState } from './open-draft';
import { createSaveAsNew } from './save-as-new';
import { changesSince, saveCommands, saveWhatCan, toCommands } from './save-commands';
import type { NextRequest } from './saving-state';
import type { StorageEvent } from './storage-state';

export interface DraftStoreOptions {
  api: ApiClient;
  journal: DraftJournal;
  inputJournal: InputJournal;
  userId: string;
  draftId: string;
  /** Whose rows are loaded first. */
  start?: DraftStart | undefined;
  /** Whether the user may edit drafts. A user who may not has nothing to save, and sees the draft as it was when it was opened. */
  canEdit: boolean;
}

/** Delays: after an edit before it is sent, between two attempts, and between requests for other users' changes. */
const delaysMs = { now: 0, afterEdit: 700, afterFailure: 4_000, poll: 6_000 };
const newId = () => crypto.randomUUID();

/**
 * A draft that is being edited: changes are stored in the browser at once and saved on the server soon after. `draftStep` has the states;
 * this does what they need: requests, timers and storage.
 */
export function createDraftStore(options: DraftStoreOptions) {
  const { api, journal, inputJournal, userId, draftId, canEdit } = options;
  const store = createStore<DraftStoreState>()(() => ({ status: 'loading' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Undefined while the draft is closed. Responses to requests of another opening are ignored. */
  let opening: { isSaving: boolean } | undefined;
  let lastWrite: Promise<void> | undefined;
  /** Whether the page is rendering a part of the draft: another one would make it begin again. */
  let isDrawingPart = false;
  const copyAs = createSaveAsNew(options);

  const typing = createDraftTyping({
    journal: inputJournal,
    userId,
    draftId,
    currentDraft: () => {
      const state = openState();
      return state && { draft: state.session.history.draft, limits: limitsOf(state.summary.provider) };
    },
    onStored: (isStored) => send({ type: 'typing', isStored }),
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
  /** Applies an event. `leftBy`: windows whose commands are now in the draft. */
  const send = (event: DraftStoreEvent, leftBy?: readonly string[]) => {
    const state = store.getState();
    const step = draftStep(state, event, newId);
    // the page renders again only if the visible state changes
    if (!shallow(state, step.state)) store.setState(step.state, true);
    plan(step.next, step.minDelayMs);
    if (step.isUnstored) writeJournal(leftBy);
  };
  const plan = (next: NextRequest, minDelayMs: number) => {
    if (next === 'asPlanned') return;
    clearTimeout(timer);
    if (opening && canEdit) timer = setTimeout(() => void save(), Math.max(delaysMs[next], minDelayMs));
  };

  function writeJournal(leftBy?: readonly string[]): void {
    const state = openState();
    if (!state) return;
    const { version, pending: commands } = state.session;
    const write = journal.write(userId, draftId, { version, commands }, leftBy);
    lastWrite = write;
    const sendStorage = (event: StorageEvent) => send({ type: 'storage', write: event });
    sendStorage({ type: 'started' });
    const isLast = () => write === lastWrite;
    write.then(
      () => sendStorage({ type: 'done', isLast: isLast(), isEmpty: commands.length === 0 }),
      () => sendStorage({ type: 'failed', isLast: isLast() }),
    );
  }

  const change = (edit: (session: DraftSession) => DraftSession | null) => send({ type: 'edited', edit });

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
      send({ type: 'sent' });
      const saved = await saveCommands(api, { id: draftId, version, commands });
      if (current === opening) send({ type: 'saved', count: commands.length, ...saved });
    } catch (error) {
      if (current === opening) await fail(error);
    } finally {
      current.isSaving = false;
    }
  }

  /** Continues with the commands of a window that was closed while this one is open. */
  async function adoptLeft(): Promise<void> {
    const current = opening;
    const left = await journal.readLeft(userId, draftId);
    const version = openState()?.session.version;
    if (!left || version === undefined) return;
    const changes = await changesBetween(left.version, version);
    if (current !== opening) return;
    send({ type: 'adopted', left: left.commands, changes, version }, left.windowIds);
  }

  async function fail(error: unknown): Promise<void> {
    if (isApiResponseError(error, 'conflict')) await rebase(error.data);
    else send({ type: 'failed', error });
  }

  async function rebase(data: unknown): Promise<void> {
    const { version, changes } = draftConflictSchema.parse(data);
    const current = opening;
    const loaded =
      changes === null ? await loadDraft(api, { id: draftId }).catch(() => undefined) : undefined;
    if (current !== opening) return;
    if (changes !== null) {
      const theirs = toCommands(changes);
      send({ type: 'rebased', rebase: (own) => rebaseSession(own, { version, changes: theirs }, newId) });
    } else if (loaded) {
      const saved = { version: loaded.summary.version, draft: loaded.draft };
      send({ type: 'rebased', rebase: (own) => replaceSaved(own, saved, newId) });
    } else send({ type: 'notRebased' });
  }

  async function load(): Promise<void> {
    const current = { isSaving: false };
    opening = current;
    try {
      const reading = canEdit ? journal.readLeft(userId, draftId) : undefined;
      isDrawingPart = false;
      const showPart = async (part: () => LoadedDraft) => {
        // their changes belong to what the user sees
        if ((await reading)?.commands.length || current !== opening || isDrawingPart) return;
        isDrawingPart = true;
        const { summary, draft } = part();
        send({ type: 'partLoaded', summary, session: openSession(draft, summary.version) });
      };
      const [{ summary, draft }, left] = await Promise.all([
        loadDraft(api, { id: draftId, start: options.start, onPart: (part) => void showPart(part) }),
        reading,
      ]);
      const limits = limitsOf(summary.provider);
      const typed = canEdit ? await typing.read(limits) : [];
      const session = left ? await resume(draft, summary.version, left) : openSession(draft, summary.version);
      if (current !== opening) return;
      const visible = { draft: session.history.draft, limits };
      typing.adopt(typed, visible);
      // both the saved and the visible draft: a pending change may still be undone
      void typing.forgetSaved(typed, [{ draft, limits }, visible]);
      send({ type: 'loaded', summary, session });
      if (left) writeJournal(left.windowIds);
    } catch (error) {
      if (current === opening) send({ type: 'notLoaded', error });
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
    /** The part of the draft in the state is on the page: another one may follow. */
    partDrawn: () => {
      isDrawingPart = false;
    },
    run: (command: DraftCommand) => change((session) => editSession(session, command, newId)),
    undo: () => change((session) => undoInSession(session, newId)),
    redo: () => change((session) => redoInSession(session, newId)),
    decide: (conflict: SessionConflict, side: 'mine' | 'theirs') =>
      change((session) => decideConflict(session, conflict, side, newId)),
    /** Sends waiting changes at once, for example after the server was unreachable or the user has logged in again. */
    saveNow: () => send({ type: 'asked' }),
    reload: () => {
      send({ type: 'reloading' });
      void load();
    },
    /** Shows the status from another request. */
    showStatus: (status: DraftSummary['status']) => send({ type: 'statusFound', status }),
    /** Restores a deleted draft. Errors: those of `draftRestore`. */
    restore: async () => {
      try {
        await api.call(endpoints.draftRestore, { body: { ids: [draftId] } });
      } finally {
        // another user may have restored it
        send({ type: 'asked' });
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
      send({ type: 'copied' });
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
