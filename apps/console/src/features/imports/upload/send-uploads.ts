import { isApiResponseError, NetworkError, TimeoutError, type ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { FileChangedError, useUploads, type Upload, type UploadWait } from './uploads';

export interface UploadSender {
  api: ApiClient;
  /** Called for each file that the server has accepted. */
  onSent: (importId: string) => void;
  /** Called after each file, regardless of its result. */
  onEnded: () => void;
}

/** Seconds before another attempt if the server names none. */
const defaultWaitSeconds = 5;
let isSending = false;

/**
 * Uploads the waiting files one after another until none is left, or the queue is paused. It waits and continues automatically while the
 * server is busy or unreachable. A second call while it runs does nothing.
 */
export async function sendUploads(options: UploadSender): Promise<void> {
  if (isSending) return;
  isSending = true;
  window.addEventListener('beforeunload', askBeforeLeaving);
  try {
    for (let next = nextUpload(); next !== undefined; next = nextUpload()) await send(next, options);
  } finally {
    isSending = false;
    window.removeEventListener('beforeunload', askBeforeLeaving);
  }
}

function nextUpload(): Upload | undefined {
  const { items, isPaused } = useUploads.getState();
  return isPaused ? undefined : items.find(({ state }) => state === 'waiting');
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function send({ key, read, target }: Upload, { api, onSent, onEnded }: UploadSender): Promise<void> {
  const { change } = useUploads.getState();
  const abort = new AbortController();
  // cancelled by the user, or by logging out
  const unsubscribe = useUploads.subscribe(({ items }) => {
    if (!items.some((item) => item.key === key && item.state === 'sending')) abort.abort();
  });
  change(key, { state: 'sending', share: 0 });
  let file: File | undefined;
  try {
    file = await read();
    const { id } = await api.upload(endpoints.reportImportUpload, {
      file,
      body: target,
      signal: abort.signal,
      onProgress: (share) => change(key, { share }),
    });
    unsubscribe();
    change(key, { state: 'sent', share: 1, importId: id });
    onSent(id);
  } catch (error) {
    unsubscribe();
    if (abort.signal.aborted) return;
    const cause = file === undefined || (await isReadable(file)) ? error : new FileChangedError();
    const wait = waitAfter(cause);
    if (wait === undefined) change(key, { state: 'failed', error: cause });
    else {
      change(key, { state: 'waiting', share: 0 });
      await waitFor(wait);
      return;
    }
  }
  onEnded();
}

/** The browser reads a file while it sends it, and fails if it was changed, moved or removed. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

interface Wait {
  reason: UploadWait;
  seconds: number;
}

/** The condition for sending the file again; undefined if it would fail again. */
function waitAfter(error: unknown): Wait | undefined {
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return { reason: 'connection', seconds: defaultWaitSeconds };
  if (!isApiResponseError(error)) return undefined;
  const seconds = error.retryAfter ?? defaultWaitSeconds;
  if (error.errorName === 'too_many_requests' || error.errorName === 'unavailable')
    return { reason: 'server', seconds };
  return error.errorName === 'login_expired' ? { reason: 'session', seconds } : undefined;
}

/** Resolves after its time, when the connection is back, or when the user resumes or cancels. */
function waitFor({ reason, seconds }: Wait): Promise<void> {
  const { setWait, pause } = useUploads.getState();
  setWait(reason);
  if (reason === 'session') {
    pause();
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      unsubscribe();
      setWait(undefined);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    window.addEventListener('online', end);
    const unsubscribe = useUploads.subscribe(({ wait }) => {
      if (wait === undefined) end();
    });
  });
}
