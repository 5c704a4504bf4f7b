import { inputKey, type OpenInput } from '@meridian/draft-editor/core';
import type { DraftJournal, UnsavedCommands } from '../draft-journal';
import type { InputJournal } from '../input-journal';

/** A journal that remembers what one user has of one draft, as long as it exists; `left` is of a window that is gone. */
export function memoryJournal(left?: UnsavedCommands) {
  const state = {
    unsaved: left,
    left: undefined as typeof left,
    written: [] as UnsavedCommands[],
    isFull: false,
    /** Delays of the next writes. */
    delays: [] as Promise<void>[],
  };
  const put = (unsaved: UnsavedCommands) => {
    state.unsaved = unsaved.commands.length === 0 ? undefined : unsaved;
  };
  const journal: DraftJournal = {
    readLeft: () => {
      const entries = [state.unsaved, state.left].filter((entry) => entry !== undefined);
      if (entries.length === 0) return Promise.resolve(undefined);
      const version = Math.min(...entries.map((entry) => entry.version));
      const commands = entries.flatMap((entry) => entry.commands);
      return Promise.resolve({ version, commands, windowIds: state.left ? ['gone'] : [] });
    },
    write: async (_userId, _draftId, unsaved, leftBy = []) => {
      state.written.push(unsaved);
      const delay = state.delays.shift();
      if (delay) await delay;
      if (state.isFull && unsaved.commands.length > 0) throw new Error('full');
      if (leftBy.length > 0) state.left = undefined;
      put(unsaved);
    },
    remove: (_userId, _draftId, { version, ids }) => {
      const commands = state.unsaved?.commands.filter(({ id }) => !ids.includes(id)) ?? [];
      put({ version, commands });
      return Promise.resolve();
    },
  };
  return { journal, state };
}

/** Like `memoryJournal`, for typed texts; `publish` is called by another window after a change. */
export function memoryInputJournal() {
  const typed = new Map<string, OpenInput>();
  const listeners = new Set<() => void>();
  const state = {
    typed,
    isFull: false,
    publish: () => listeners.forEach((listener) => listener()),
    /** Runs between a read and the next step. */
    onRead: () => {},
  };
  const inputJournal: InputJournal = {
    read: () => {
      const read = [...typed.values()];
      state.onRead();
      return Promise.resolve(read);
    },
    removeRead: (_userId, _draftId, inputs) => {
      for (const input of inputs) if (typed.get(inputKey(input)) === input) typed.delete(inputKey(input));
      return Promise.resolve();
    },
    write: (_userId, _draftId, { put, removed }) => {
      if (state.isFull) return Promise.reject(new Error('full'));
      for (const input of put) typed.set(inputKey(input), input);
      for (const key of removed) typed.delete(key);
      return Promise.resolve();
    },
    watch: (_userId, _draftId, onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  return { inputJournal, state };
}
