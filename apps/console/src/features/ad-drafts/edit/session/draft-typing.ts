import {
  createInputStore,
  inputKey,
  inputState,
  parseInput,
  type Draft,
  type InputStore,
  type OpenInput,
  type ProviderLimits,
} from '@meridian/draft-editor/core';
import type { InputJournal } from './input-journal';

/** A draft and the limits of its provider. */
interface CheckedDraft {
  draft: Draft;
  limits: ProviderLimits;
}

export interface DraftTypingOptions {
  journal: InputJournal;
  userId: string;
  draftId: string;
  /** Undefined while the draft is not open. */
  currentDraft: () => CheckedDraft | undefined;
  /** Gets whether the browser could store typed texts. */
  onStored: (isStored: boolean) => void;
}

export interface DraftTyping {
  /** Texts that are typed in editors but are not values yet. */
  inputs: InputStore;
  /** Texts of earlier windows. */
  read: (limits: ProviderLimits) => Promise<readonly OpenInput[]>;
  /** Shows them in the editors, except texts that the draft has since got as values. */
  adopt: (typed: readonly OpenInput[], current: CheckedDraft) => void;
  /** Forgets texts that are the value in all these drafts. */
  forgetSaved: (typed: readonly OpenInput[], drafts: readonly CheckedDraft[]) => Promise<void>;
  /** Follows other windows of the user; returns a function that stops it and stores the last keys. */
  follow: () => () => void;
}

/** Runs a function after a delay; returns one that cancels it. */
export function later(run: () => void, delayMs: number): () => void {
  const waiting = setTimeout(run, delayMs);
  return () => clearTimeout(waiting);
}

/** Typed texts of an open draft, in the storage of the browser and in the other windows of the user. */
export function createDraftTyping(options: DraftTypingOptions): DraftTyping {
  const { journal, userId, draftId, currentDraft, onStored } = options;
  const inputs = createInputStore({
    write: (changes) => journal.write(userId, draftId, changes),
    later,
    onWritten: onStored,
  });
  const read = (limits: ProviderLimits) =>
    journal.read(
      userId,
      draftId,
      (input) => input.isLeft && parseInput(input, input.text, limits).error !== null,
    );
  const adopt: DraftTyping['adopt'] = (typed, { draft, limits }) =>
    inputs.adopt(
      typed
        .filter((input) => inputState(draft, input, limits) !== 'unchanged')
        .map((input) => ({ ...input, isLeft: inputs.get(inputKey(input))?.isLeft ?? true })),
    );
  const forgetSaved: DraftTyping['forgetSaved'] = async (typed, drafts) => {
    const saved = typed.filter((input) =>
      drafts.every(({ draft, limits }) => inputState(draft, input, limits) === 'unchanged'),
    );
    // texts that cannot be removed now are removed the next time
    if (saved.length > 0) await journal.removeRead(userId, draftId, saved).catch(() => undefined);
  };
  const showOthers = async () => {
    const limits = currentDraft()?.limits;
    if (!limits) return;
    const typed = await read(limits);
    const current = currentDraft();
    if (current) adopt(typed, current);
  };
  return {
    inputs,
    read,
    adopt,
    forgetSaved,
    follow: () => {
      const stop = journal.watch(userId, draftId, () => void showOthers());
      return () => {
        stop();
        void inputs.flush();
      };
    },
  };
}
