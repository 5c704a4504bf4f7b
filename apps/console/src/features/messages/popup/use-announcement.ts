import { endpoints, type Message } from '@meridian/api-client/contract';
import { pauseWhileOffline } from '@meridian/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { serverProbe } from '../../../lib/offline/server-probe';
import { useSession } from '../../../lib/session/session';
import { useUnread } from '../live/unread';
import { popupWaitMs, readPopupTimer, shouldPopUp, startedTimer, storePopupTimer } from './popup-timer';
import { isFree, whenFree } from './when-free';

/** Delay after a failed check, in milliseconds. */
const retryMs = 60_000;

/**
 * The newest message with a pop-up, if it is unread and was not shown yet; later messages without a pop-up are ignored. It is checked at
 * the start, when a new message arrives, and when the timer runs out. Only one of several tabs shows it.
 */
export function useAnnouncement(userId: string | undefined) {
  const api = useApi();
  const { mutateAsync: countPopup } = useMutation(
    pauseWhileOffline(serverProbe, ({ id }: Pick<Message, 'id'>) =>
      api.call(endpoints.messageAddPopupCount, { body: { id } }),
    ),
  );
  const isExpired = useSession((state) => state.isExpired);
  const newestId = useUnread((state) => state.newestId);
  const [shown, setShown] = useState<Message | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (userId === undefined || isExpired || shown) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (ms: number) => {
      if (!signal.aborted) timer = setTimeout(() => setRound((count) => count + 1), ms);
    };

    const check = async (): Promise<void> => {
      const waitMs = popupWaitMs(readPopupTimer(), new Date());
      if (waitMs > 0) {
        again(waitMs);
        return;
      }
      const { data } = await api.call(endpoints.messageList, {
        body: { page: { size: 1 }, query: { hasPopup: true } },
        signal,
      });
      const [newest] = data.list;
      // checked again: another tab may have shown it meanwhile, or a dialog may have opened here
      const now = new Date();
      if (signal.aborted || !newest || !shouldPopUp({ newest, timer: readPopupTimer(), now })) {
        return;
      }
      if (!isFree()) {
        again(0);
        return;
      }
      storePopupTimer(startedTimer(now));
      setShown(newest);
      await countPopup({ id: newest.id });
    };

    // waits before it requests the lock: a hidden tab must not block the others
    whenFree(signal)
      .then(() => alone(`pop-up of ${userId}`, signal, check))
      .catch(() => again(retryMs));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, countPopup, userId, isExpired, newestId, shown, round]);

  return { message: isExpired ? null : shown, close: () => setShown(null) };
}

/** Runs an action while no other tab runs it; without locks, runs it directly. */
async function alone(name: string, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, action);
  else await action();
}
