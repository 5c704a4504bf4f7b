import type { Channel, FileAccountRule, ImportMode } from '@meridian/api-client/contract';
import { create } from 'zustand';
import { onSignOut } from '../../../lib/session/session';
import type { FileProblem } from './check-file';

/** Target of files. */
export interface UploadTarget {
  channel: Channel;
  accountId: number;
  mode: ImportMode;
  accounts: FileAccountRule;
}

/** A file to upload. A file from a ZIP file is unpacked when its turn comes. */
export interface NewUpload {
  /** Path within a folder or ZIP file. */
  name: string;
  /** In bytes. */
  size: number;
  read: () => Promise<File>;
  target: UploadTarget;
}

/** Thrown if a file was changed, moved or removed on the disk after it was selected. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

export type UploadState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

export interface Upload extends NewUpload {
  key: number;
  state: UploadState;
  /** Sent share of the bytes, 0 to 1. */
  share: number;
  /** Defined once it is sent. */
  importId: string | undefined;
  /** Why it failed. */
  error: unknown;
}

/** Why the next file is not sent yet; the queue continues automatically, except after `session`. */
export type UploadWait = 'server' | 'connection' | 'session';

export interface RejectedFile {
  fileName: string;
  problem: FileProblem;
}

interface Uploads {
  /** The files of the last batch, in order. */
  items: readonly Upload[];
  /** Rejected files. */
  rejected: readonly RejectedFile[];
  isPaused: boolean;
  wait: UploadWait | undefined;
  /** Adds files. They replace a batch that has ended. */
  add: (files: readonly NewUpload[], rejected?: readonly RejectedFile[]) => void;
  change: (key: number, change: Partial<Pick<Upload, 'state' | 'share' | 'importId' | 'error'>>) => void;
  setWait: (wait: UploadWait | undefined) => void;
  pause: () => void;
  resume: () => void;
  /** Cancels all unsent files. */
  cancel: () => void;
  /** Queues failed or cancelled files again. */
  retry: () => void;
  /** Removes rejected and failed files. */
  dismissErrors: () => void;
  clear: () => void;
}

let lastKey = 0;
const empty = { items: [], rejected: [], isPaused: false, wait: undefined };

/** The uploads, independent of the user's page. */
export const useUploads = create<Uploads>()((set) => {
  const changeAll = (states: readonly UploadState[], change: Partial<Upload>) =>
    set(({ items }) => ({
      items: items.map((item) => (states.includes(item.state) ? { ...item, ...change } : item)),
    }));
  return {
    ...empty,
    add: (files, rejected = []) =>
      set(({ items }) => ({
        rejected,
        items: [
          ...(isUnderWay(items) ? items : []),
          ...files.map((file): Upload => {
            lastKey += 1;
            return {
              ...file,
              key: lastKey,
              state: 'waiting',
              share: 0,
              importId: undefined,
              error: undefined,
            };
          }),
        ],
      })),
    change: (key, change) =>
      set(({ items }) => ({
        items: items.map((item) =>
          item.key === key && item.state !== 'cancelled' ? { ...item, ...change } : item,
        ),
      })),
    setWait: (wait) => set({ wait }),
    pause: () => set({ isPaused: true }),
    resume: () => set({ isPaused: false, wait: undefined }),
    cancel: () => {
      changeAll(['waiting', 'sending'], { state: 'cancelled', share: 0 });
      set({ isPaused: false, wait: undefined });
    },
    retry: () => changeAll(['failed', 'cancelled'], { state: 'waiting', share: 0, error: undefined }),
    dismissErrors: () =>
      set(({ items }) => ({ rejected: [], items: items.filter(({ state }) => state !== 'failed') })),
    clear: () => set(empty),
  };
});

onSignOut(() => {
  useUploads.getState().cancel();
  useUploads.getState().clear();
});

/** Whether some of the files are not sent yet. */
export function isUnderWay(items: readonly Upload[]): boolean {
  return items.some(({ state }) => state === 'waiting' || state === 'sending');
}

/** Progress of a batch: ended files, and the share of all bytes, 0 to 1. */
export function batchProgress(items: readonly Upload[]): { ended: number; total: number; share: number } {
  const isEnded = ({ state }: Upload) => state !== 'waiting' && state !== 'sending';
  // an empty file counts too
  const bytes = items.map(({ size }) => Math.max(1, size));
  const sent = items.map((item, index) => (isEnded(item) ? 1 : item.share) * (bytes[index] ?? 0));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    ended: items.filter(isEnded).length,
    total: items.length,
    share: items.length === 0 ? 0 : sumOf(sent) / sumOf(bytes),
  };
}
