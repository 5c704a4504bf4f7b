import type { Message } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/storage/parse-stored';
import { localStore } from '../../../lib/storage/safe-storage';

const key = 'userMsgCenterPopup';
/** Minimum time between two pop-ups, in milliseconds. */
const expireTime = 3_600_000;

const timerSchema = z.object({
  /** Milliseconds after which the next message may pop up. */
  expireTime: z.number().check(z.minimum(0), z.maximum(expireTime)),
  /** Time of the last one, as readable text for debugging. */
  timeStr: z.string(),
  /** Time of the last one, in milliseconds. */
  timeStamp: z.number(),
});
export type PopupTimer = z.infer<typeof timerSchema>;

/** A timer from storage; null if there is none or it is invalid. */
export function parsePopupTimer(text: string | null): PopupTimer | null {
  return parseStored(text, timerSchema) ?? null;
}

/** The timer of a message that pops up now. */
export function startedTimer(now: Date): PopupTimer {
  return { expireTime, timeStr: now.toISOString(), timeStamp: now.getTime() };
}

/**
 * Remaining time without pop-ups, in milliseconds. A future stamp counts as expired: the clock was wrong when it was written, or is
 * wrong now.
 */
export function popupWaitMs(timer: PopupTimer | null, now: Date): number {
  if (timer === null || timer.timeStamp > now.getTime()) return 0;
  return Math.max(0, timer.timeStamp + timer.expireTime - now.getTime());
}

/** Whether a message pops up: the newest of those with a pop-up, if it is unread and was not shown yet, once the timer has run out. */
export function shouldPopUp({
  newest,
  timer,
  now,
}: {
  newest: Pick<Message, 'popupCount' | 'isRead'> | undefined;
  timer: PopupTimer | null;
  now: Date;
}): boolean {
  return (
    newest !== undefined && newest.isRead === 0 && newest.popupCount < 1 && popupWaitMs(timer, now) === 0
  );
}

/**
 * Fallback of this tab for a timer that could not be stored. Not a cache: each use reads the storage, because another tab may have
 * written it.
 */
let remembered: string | null = null;

/** The timer of this browser; null if none was stored or it is invalid. */
export function readPopupTimer(): PopupTimer | null {
  return parsePopupTimer(remembered ?? localStore.getItem(key));
}

/** Stores the timer; if storage is forbidden or full, this tab remembers it. */
export function storePopupTimer(timer: PopupTimer): void {
  const text = JSON.stringify(timer);
  remembered = localStore.setItem(key, text) ? null : text;
}
