import type { RawResponse } from './read-response';

/** One upload as the browser sends it. */
export interface UploadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal: AbortSignal;
  /** Share of the bytes that are sent, 0 to 1. */
  onProgress: ((share: number) => void) | undefined;
}

/**
 * Sends a form by XMLHttpRequest, since fetch does not report upload progress.
 * Errors: rejects with the signal's reason, or with an Error when there is no response.
 */
export function sendForm({ url, headers, form, signal, onProgress }: UploadRequest): Promise<RawResponse> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    xhr.onerror = () => reject(new Error('no response'));
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own reason, as fetch gives it
    xhr.onabort = () => reject(signal.reason);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    xhr.send(form);
  });
}
