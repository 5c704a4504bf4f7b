import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../api/api';
import { useRefreshLibrary } from '../use-refresh-library';
import { createPictureUploads } from './picture-uploads';
import { sendPictures, type PictureSender } from './send-pictures';

export type PictureTarget = Pick<PictureSender, 'accountId' | 'theme' | 'isForUnit'>;

/** Uploads of pictures while the component is mounted. The library is refetched afterwards. */
export function usePictureUploads() {
  const api = useApi();
  const refresh = useRefreshLibrary();
  const [queue] = useState(createPictureUploads);
  const { items, wait } = useStore(queue.store);
  const running = useRef<Promise<void>>(undefined);
  const end = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    end.current = controller;
    return () => controller.abort();
  }, []);
  const isPending = items.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  const send = (target: PictureTarget) => {
    const { signal } = end.current ?? new AbortController();
    const before = running.current ?? Promise.resolve();
    running.current = before.then(async () => {
      let sent = 0;
      await sendPictures({ api, queue, ...target, signal, onSent: () => (sent += 1) });
      if (sent > 0) await refresh();
    });
  };
  return {
    items,
    wait,
    isPending,
    add: (files: readonly File[], target: PictureTarget) => {
      queue.add(files);
      send(target);
    },
    retry: (target: PictureTarget, key?: number) => {
      queue.retry(key);
      send(target);
    },
    cancel: queue.cancel,
    clear: queue.clear,
  };
}
export type PictureUploadsState = ReturnType<typeof usePictureUploads>;
