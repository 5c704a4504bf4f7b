import type { Message } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/storage/parse-stored';
import { localStore } from '../../../lib/storage/safe-storage';

const key = 'userMsgCenterPopup';
/** Between two pop-ups, milliseconds. */
const expireTime = 3_600_000;

const timerSchema = z.object({
  /** Milliseconds after which the next message may pop up. */
  expireTime: z.number().check(z.minimum(0), z.maximum(expireTime)),
  /** When the last one did, as readable text for debugging. */
  timeStr: z.string(),
  /** When the last one did, milliseconds. */
  timeStamp: z.number(),
});
export type PopupTimer = z.infer<typeof timerSchema>;

/** A timer from storage; null for none and for one that makes no sense. */
export function parsePopupTimer(text: string | null): PopupTimer | null {
  return parseStored(text, timerSchema) ?? null;
}

/** The timer of a message that pops up now. */
export function startedTimer(now: Date): PopupTimer {
  return { expireTime, timeStr: now.toISOString(), timeStamp: now.getTime() };
}

/**
 * How long no message may pop up, milliseconds. A stamp of the future counts as expired: then the clock was wrong when it
 * was written, or is now.
 */
export function popupWaitMs(timer: PopupTimer | null, now: Date): number {
  if (timer === null || timer.timeStamp > now.getTime()) return 0;
  return Math.max(0, timer.timeStamp + timer.expireTime - now.getTime());
}

/** Whether a message pops up: the newest of those that do, if it is unread and has not done so yet, once the timer has run out. */
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

/** What could not be stored, for this tab. The timer is no store: each use reads what another tab may have written. */
let remembered: string | null = null;

/** The timer of this browser; null where none was stored or what was makes no sense. */
export function readPopupTimer(): PopupTimer | null {
  return parsePopupTimer(remembered ?? localStore.getItem(key));
}

/** Stores the timer; where storage is forbidden or full this tab remembers it. */
export function storePopupTimer(timer: PopupTimer): void {
  const text = JSON.stringify(timer);
  remembered = localStore.setItem(key, text) ? null : text;
}
