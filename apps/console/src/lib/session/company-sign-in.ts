import * as z from 'zod/mini';
import { parseStored } from '../storage/parse-stored';
import { windowStore } from '../storage/safe-storage';

const key = 'companySignIn';
const pendingSchema = z.object({
  handle: z.string(),
  /** The page to open afterwards; not trusted. */
  redirect: z.optional(z.string()),
});
/** A sign-in that this window has begun at the page of the company. */
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** Stores the sign-in while the window is at the page of the company. */
export function storePendingSignIn(pending: PendingSignIn): void {
  windowStore.setItem(key, JSON.stringify(pending));
}

/** Reads the sign-in and removes it: its handle works once. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const pending = parseStored(windowStore.getItem(key), pendingSchema);
  windowStore.removeItem(key);
  return pending;
}
