import type { IdentifiedCommand } from '@meridian/draft-editor/core';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction } from 'idb';
import { findLocks, holdWindowLock, openWindows } from './window-locks';

/** Commands of a draft that are not saved yet. */
export interface UnsavedCommands {
  /** The version on which the commands are based; the earliest one if they come from several windows. */
  version: number;
  commands: readonly IdentifiedCommand[];
}

/** Commands of windows for a draft. */
export interface LeftCommands extends UnsavedCommands {
  windowIds: readonly string[];
}

/** A window's entry for a draft. The commands are separate entries: saving one removes one. */
interface JournalEntry {
  userId: string;
  draftId: string;
  windowId: string;
  version: number;
  /** In order. */
  commandIds: readonly string[];
}

interface JournalSchema extends DBSchema {
  unsaved: { key: [string, string, string]; value: JournalEntry };
  commands: { key: string; value: IdentifiedCommand };
}
type StoreNames = ['unsaved', 'commands'];
const storeNames: StoreNames = ['unsaved', 'commands'];
type Change = IDBPTransaction<JournalSchema, StoreNames, 'readwrite'>;
type Stores = { [Name in StoreNames[number]]: IDBPObjectStore<JournalSchema, StoreNames, Name, 'readwrite'> };

/** Keeps commands in the browser until the server has them, even through a crash of the window. */
export interface DraftJournal {
  /**
   * Commands that this window, and windows that are gone, have left of a draft; those of other open windows are theirs. They
   * stay in the journal until `write` replaces them.
   */
  readLeft: (userId: string, draftId: string) => Promise<LeftCommands | undefined>;
  /**
   * Replaces what this window, and the windows whose left commands are among these now, have of a draft. Rejects when the
   * browser's storage is full or blocked; then nothing has changed.
   */
  write: (
    userId: string,
    draftId: string,
    unsaved: UnsavedCommands,
    leftBy?: readonly string[],
  ) => Promise<void>;
  /** Removes commands that were saved in this version from this window's commands of a draft. */
  remove: (
    userId: string,
    draftId: string,
    saved: { version: number; ids: readonly string[] },
  ) => Promise<void>;
}

/** The journal of this window in IndexedDB. In a browser without it, `write` rejects. */
export function createDraftJournal({
  name = 'meridian-drafts',
  windowId = crypto.randomUUID(),
  locks = findLocks(),
}: { name?: string; windowId?: string; locks?: LockManager | null } = {}): DraftJournal {
  let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;
  const database = () => {
    opened ??= openDB<JournalSchema>(name, 2, {
      upgrade: (db) => {
        // no release has version 1
        for (const store of db.objectStoreNames) db.deleteObjectStore(store);
        db.createObjectStore('unsaved', { keyPath: ['userId', 'draftId', 'windowId'] });
        db.createObjectStore('commands', { keyPath: 'id' });
      },
    });
    // the next use tries again
    opened.catch(() => (opened = undefined));
    return opened;
  };
  // without locks, another window may send the same commands
  holdWindowLock(locks, windowId);

  return {
    async readLeft(userId, draftId) {
      try {
        const [db, windows] = await Promise.all([database(), openWindows(locks)]);
        const entries = (await db.getAll('unsaved', entriesOf(userId, draftId))).filter(
          (entry) => entry.windowId === windowId || !windows.has(entry.windowId),
        );
        if (entries.length === 0) return undefined;
        const version = Math.min(...entries.map((entry) => entry.version));
        const commandIds = [...new Set(entries.flatMap((entry) => entry.commandIds))];
        const commands = await commandsIn(db, commandIds);
        return { version, commands, windowIds: entries.map((entry) => entry.windowId) };
      } catch {
        return undefined;
      }
    },

    async write(userId, draftId, { version, commands }, leftBy = []) {
      await inOneChange(await database(), async (stores) => {
        const stored = new Set<string>();
        for (const each of new Set([windowId, ...leftBy])) {
          const entry = await stores.unsaved.get([userId, draftId, each]);
          for (const id of entry?.commandIds ?? []) stored.add(id);
          await stores.unsaved.delete([userId, draftId, each]);
        }
        for (const each of commands) if (!stored.delete(each.id)) await stores.commands.put(each);
        for (const id of stored) await stores.commands.delete(id);
        const commandIds = commands.map(({ id }) => id);
        await putEntry(stores, { userId, draftId, windowId, version, commandIds });
      });
    },

    async remove(userId, draftId, { version, ids }) {
      await inOneChange(await database(), async (stores) => {
        const entry = await stores.unsaved.get([userId, draftId, windowId]);
        if (entry === undefined) return;
        const saved = new Set(ids);
        for (const id of saved) await stores.commands.delete(id);
        await putEntry(stores, {
          ...entry,
          version: Math.max(version, entry.version),
          commandIds: entry.commandIds.filter((id) => !saved.has(id)),
        });
      });
    },
  };
}

const entriesOf = (userId: string, draftId: string) =>
  IDBKeyRange.bound([userId, draftId], [userId, draftId, []]);

async function commandsIn(
  db: IDBPDatabase<JournalSchema>,
  ids: readonly string[],
): Promise<IdentifiedCommand[]> {
  const { store } = db.transaction('commands');
  const found = await Promise.all(ids.map((id) => store.get(id)));
  return found.filter((command) => command !== undefined);
}

/** Stores an entry, or none without commands. */
async function putEntry({ unsaved }: Stores, entry: JournalEntry): Promise<void> {
  const { userId, draftId, windowId, commandIds } = entry;
  await (commandIds.length === 0 ? unsaved.delete([userId, draftId, windowId]) : unsaved.put(entry));
}

/** Applies all changes or none. Rejects with the error. */
async function inOneChange(
  db: IDBPDatabase<JournalSchema>,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const change = db.transaction(storeNames, 'readwrite');
  const ended = change.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    await work({ unsaved: change.objectStore('unsaved'), commands: change.objectStore('commands') });
  } catch (error) {
    abort(change);
    throw error;
  }
  const failure = await ended;
  if (failure) throw failure.error;
}

function abort(change: Change): void {
  try {
    change.abort();
  } catch {
    // a failed request has already aborted it
  }
}
