import type { ImageProblem, LibraryImage } from '@meridian/api-client/contract';
import { createStore } from 'zustand/vanilla';

export type PictureUploadState = 'waiting' | 'sending' | 'sent' | 'rejected' | 'failed' | 'cancelled';

/** A file that is being uploaded to the library. */
export interface PictureUpload {
  key: number;
  file: File;
  state: PictureUploadState;
  /** Sent share of the bytes, 0 to 1. */
  share: number;
  /** The image created from the file. */
  image?: LibraryImage;
  /** Why it is not sent: it would be rejected in any case. */
  problem?: ImageProblem;
  /** Error of the server or the connection. */
  error?: unknown;
}

/** Why the next file is not sent yet; the queue continues automatically, except after `session`. */
export type PictureUploadWait = 'server' | 'connection' | 'session';

interface PictureUploads {
  items: readonly PictureUpload[];
  wait: PictureUploadWait | undefined;
}

let lastKey = 0;

/** A list of files to upload, with their results. */
export function createPictureUploads() {
  const store = createStore<PictureUploads>()(() => ({ items: [], wait: undefined }));
  const changeAll = (states: readonly PictureUploadState[], change: Partial<PictureUpload>) =>
    store.setState(({ items }) => ({
      items: items.map((item) => (states.includes(item.state) ? { ...item, ...change } : item)),
    }));
  return {
    store,
    add: (files: readonly File[]) =>
      store.setState(({ items }) => ({
        items: [
          ...items,
          ...files.map((file): PictureUpload => {
            lastKey += 1;
            return { key: lastKey, file, state: 'waiting', share: 0 };
          }),
        ],
      })),
    change: (key: number, change: Partial<PictureUpload>) =>
      store.setState(({ items }) => ({
        items: items.map((item) =>
          item.key === key && item.state !== 'cancelled' ? { ...item, ...change } : item,
        ),
      })),
    setWait: (wait: PictureUploadWait | undefined) => store.setState({ wait }),
    cancel: () => {
      changeAll(['waiting', 'sending'], { state: 'cancelled', share: 0 });
      store.setState({ wait: undefined });
    },
    /** Queues failed or cancelled files again, or one of them. */
    retry: (key?: number) =>
      store.setState(({ items }) => ({
        wait: undefined,
        items: items.map((item) =>
          isRetryable(item) && (key === undefined || item.key === key)
            ? { key: item.key, file: item.file, state: 'waiting', share: 0 }
            : item,
        ),
      })),
    clear: () => store.setState({ items: [], wait: undefined }),
  };
}
export type PictureUploadQueue = ReturnType<typeof createPictureUploads>;

/** Whether a retry of a file may succeed. */
export function isRetryable({ state }: PictureUpload): boolean {
  return state === 'failed' || state === 'cancelled';
}

/** Number of finished files, and the share of all bytes, 0 to 1. */
export function uploadTotals(items: readonly PictureUpload[]) {
  const isPending = ({ state }: PictureUpload) => state === 'waiting' || state === 'sending';
  const bytes = items.reduce((sum, { file }) => sum + Math.max(1, file.size), 0);
  const sent = items.reduce(
    (sum, item) => sum + Math.max(1, item.file.size) * (isPending(item) ? item.share : 1),
    0,
  );
  return {
    ended: items.filter((item) => !isPending(item)).length,
    sent: items.filter(({ state }) => state === 'sent').length,
    failed: items.filter(({ state }) => state === 'failed' || state === 'rejected').length,
    share: bytes === 0 ? 0 : sent / bytes,
  };
}
