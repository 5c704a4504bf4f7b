import { rawResponseOf, type RawResponse } from './read-response';

/** One upload. */
export interface UploadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal: AbortSignal;
  /** Called with the share of sent bytes, 0 to 1. */
  onProgress: (share: number) => void;
  /** Sends the form if there is no XMLHttpRequest. */
  fetch: typeof globalThis.fetch;
}

/**
 * Sends a form by XMLHttpRequest, since fetch does not report upload progress. Node and workers have only fetch.
 * Errors: rejects with the signal's reason, or with an Error when there is no response.
 */
export async function sendForm(request: UploadRequest): Promise<RawResponse> {
  request.signal.throwIfAborted();
  return typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ url, headers, form, signal, fetch }: UploadRequest): Promise<RawResponse> {
  const response = await fetch(url, { method: 'POST', headers, body: form, signal });
  return rawResponseOf(response, await response.text());
}

function sendByXhr({ url, headers, form, signal, onProgress }: UploadRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
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
