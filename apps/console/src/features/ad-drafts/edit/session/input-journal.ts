import { inputKey, type InputChanges, type OpenInput } from '@meridian/draft-editor/core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openWindows } from './window-locks';

/** A text that a window has stored. */
interface InputEntry {
  userId: string;
  draftId: string;
  /** Key of the input; windows of a user share it, and the last one that types owns it. */
  key: string;
  windowId: string;
  input: OpenInput;
}

interface InputSchema extends DBSchema {
  inputs: { key: [string, string, string]; value: InputEntry };
}

/** Stores texts that are typed in editors but are not values yet, even through a crash of the window. */
export interface InputJournal {
  /**
   * Texts of a draft from this window and closed windows, and rejected texts from another open window. Texts being typed there stay its
   * own.
   */
  read: (userId: string, draftId: string, isRejected: (input: OpenInput) => boolean) => Promise<OpenInput[]>;
  /** Removes texts that were read, except those that have changed since, or belong to another open window. */
  removeRead: (userId: string, draftId: string, inputs: readonly OpenInput[]) => Promise<void>;
  /** Rejects if the browser's storage is full or blocked. */
  write: (userId: string, draftId: string, changes: InputChanges) => Promise<void>;
  /** Calls back when another window has made a change; returns a function that unsubscribes. */
  watch: (userId: string, draftId: string, onChange: () => void) => () => void;
}

/** The journal of this window in IndexedDB. In a browser without it, `write` rejects and there is nothing to read. */
export function createInputJournal({
  name = 'meridian-draft-inputs',
  windowId,
  locks,
}: {
  name?: string;
  windowId: string;
  locks: LockManager | null;
}): InputJournal {
  let opened: Promise<IDBPDatabase<InputSchema>> | undefined;
  const database = () => {
    opened ??= openDB<InputSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('inputs', { keyPath: ['userId', 'draftId', 'key'] }),
    });
    // the next use tries again
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const channel = new BroadcastChannel(name);

  return {
    async read(userId, draftId, isRejected) {
      try {
        const [db, windows] = await Promise.all([database(), openWindows(locks)]);
        const range = IDBKeyRange.bound([userId, draftId], [userId, draftId, []]);
        const entries = await db.getAll('inputs', range);
        return entries
          .filter(
            (entry) => entry.windowId === windowId || !windows.has(entry.windowId) || isRejected(entry.input),
          )
          .map(({ input }) => input);
      } catch {
        return [];
      }
    },

    async removeRead(userId, draftId, inputs) {
      const [db, windows] = await Promise.all([database(), openWindows(locks)]);
      const { store, done } = db.transaction('inputs', 'readwrite');
      for (const input of inputs) {
        const entry = await store.get([userId, draftId, inputKey(input)]);
        const isFree = entry?.windowId === windowId || !windows.has(entry?.windowId ?? '');
        if (entry && isFree && isSame(entry.input, input)) await store.delete([userId, draftId, entry.key]);
      }
      await done;
    },

    async write(userId, draftId, { put, removed }) {
      const change = (await database()).transaction('inputs', 'readwrite');
      const requests = [
        ...put.map((input) => change.store.put({ userId, draftId, key: inputKey(input), windowId, input })),
        ...removed.map((key) => change.store.delete([userId, draftId, key])),
      ];
      // the page may be about to close
      change.commit();
      await Promise.all([...requests, change.done]);
      channel.postMessage([userId, draftId]);
    },

    watch(userId, draftId, onChange) {
      const handle = ({ data }: MessageEvent<unknown>) => {
        if (String(data) === String([userId, draftId])) onChange();
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}

function isSame(one: OpenInput, other: OpenInput): boolean {
  return one.text === other.text && one.from === other.from && one.isLeft === other.isLeft;
}
