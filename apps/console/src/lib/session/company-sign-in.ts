import * as z from 'zod/mini';
import { parseStored } from '../storage/parse-stored';
import { windowStore } from '../storage/safe-storage';

const key = 'companySignIn';
const pendingSchema = z.object({
  handle: z.string(),
  /** The page to open afterwards; untrusted. */
  redirect: z.optional(z.string()),
});
/** A log-in that this window started at the company's log-in page. */
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** Stores the log-in while the window is at the company's log-in page. */
export function storePendingSignIn(pending: PendingSignIn): void {
  windowStore.setItem(key, JSON.stringify(pending));
}

/** Reads the log-in and removes it: its handle works once. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const pending = parseStored(windowStore.getItem(key), pendingSchema);
  windowStore.removeItem(key);
  return pending;
}
