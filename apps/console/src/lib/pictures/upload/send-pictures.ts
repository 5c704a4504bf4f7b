import { isApiResponseError, NetworkError, TimeoutError, type ApiClient } from '@meridian/api-client';
import { endpoints, imageErrorSchema, type LibraryImage } from '@meridian/api-client/contract';
import { checkPicture } from './check-picture';
import type { PictureUpload, PictureUploadQueue, PictureUploadWait } from './picture-uploads';

export interface PictureSender {
  api: ApiClient;
  queue: PictureUploadQueue;
  accountId: number;
  /** Id or name; empty for none. */
  theme: string;
  /** Whether only ratios that units show are accepted, with their error code. */
  isForUnit: boolean;
  onSent: (image: LibraryImage) => void;
  signal: AbortSignal;
}

/** Number of simultaneous uploads. */
const lanes = 3;
const defaultWaitSeconds = 5;

/** Checks and uploads the waiting files until none is left. It waits while the server is busy or unreachable. */
export async function sendPictures(options: PictureSender): Promise<void> {
  const lane = async () => {
    for (let next = take(options); next !== undefined; next = take(options)) await send(next, options);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function take({ queue, signal }: PictureSender): PictureUpload | undefined {
  const { items, wait } = queue.store.getState();
  if (signal.aborted || wait === 'session') return undefined;
  const next = items.find(({ state }) => state === 'waiting');
  if (next) queue.change(next.key, { state: 'sending', share: 0 });
  return next;
}

async function send({ key, file }: PictureUpload, options: PictureSender): Promise<void> {
  const { api, queue, accountId, theme, isForUnit, onSent, signal } = options;
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  const unsubscribe = queue.store.subscribe(({ items }) => {
    if (!items.some((item) => item.key === key && item.state === 'sending')) stop();
  });
  try {
    const problem = await checkPicture(file, { isForUnit });
    if (problem !== null) {
      queue.change(key, { state: 'rejected', problem });
      return;
    }
    const image = await api.upload(isForUnit ? endpoints.unitImageUpload : endpoints.imageUpload, {
      file,
      body: { accountId, ...(theme !== '' && { theme }) },
      signal: abort.signal,
      onProgress: (share) => queue.change(key, { share }),
    });
    queue.change(key, { state: 'sent', share: 1, image });
    onSent(image);
  } catch (error) {
    if (abort.signal.aborted) return;
    await fail(key, error, options);
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', stop);
  }
}

async function fail(key: number, error: unknown, { queue, signal }: PictureSender): Promise<void> {
  const rejection = imageErrorSchema.safeParse(isApiResponseError(error) ? error.data : undefined);
  const wait = waitAfter(error);
  if (rejection.success) queue.change(key, { state: 'rejected', problem: rejection.data.problem });
  else if (wait === undefined) queue.change(key, { state: 'failed', error });
  else {
    queue.change(key, { state: 'waiting', share: 0 });
    queue.setWait(wait.reason);
    if (wait.reason !== 'session') await pause(wait.seconds, { queue, signal });
  }
}

function waitAfter(error: unknown): { reason: PictureUploadWait; seconds: number } | undefined {
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return { reason: 'connection', seconds: defaultWaitSeconds };
  if (!isApiResponseError(error)) return undefined;
  const seconds = error.retryAfter ?? defaultWaitSeconds;
  if (error.errorName === 'too_many_requests' || error.errorName === 'unavailable')
    return { reason: 'server', seconds };
  return error.errorName === 'login_expired' ? { reason: 'session', seconds } : undefined;
}

/** Resolves after its time, when the connection is back, or when the files are cancelled. */
function pause(seconds: number, { queue, signal }: Pick<PictureSender, 'queue' | 'signal'>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      unsubscribe();
      queue.setWait(undefined);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    const unsubscribe = queue.store.subscribe(({ items }) => {
      if (!items.some(({ state }) => state === 'waiting')) end();
    });
  });
}
