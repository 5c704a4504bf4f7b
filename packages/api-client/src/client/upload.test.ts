import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as endpoints from '../contract/endpoints';
import { ApiResponseError, NetworkError, TimeoutError } from '../errors/errors';
import { createClient } from './create-client';

/** Stands in for the browser's XMLHttpRequest; the test plays the server. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  url = '';
  status = 0;
  responseText = '';
  form = new FormData();
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    FakeXhr.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  isAborted = false;
  abort() {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
  respond(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

const file = new File(['日期,消费'], '报表.csv');
const on401 = vi.fn();
const client = createClient({ getToken: () => 't', getAccountId: () => 5, language: 'cn', on401 });
const upload = (options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) =>
  client.upload(endpoints.reportImportUpload, { file, body: { channel: 'feed' }, ...options });

it('sends the fields before the file, with account and both tokens', async () => {
  const result = upload();
  await vi.waitFor(() => expect(FakeXhr.last.form.has('file')).toBe(true));
  expect(FakeXhr.last.url).toBe('/base-api/marketing/api/v1/reportImport/upload');
  expect(FakeXhr.last.headers).toEqual({ language: 'cn', token: 't', authorization: 'Bearer t' });
  expect([...FakeXhr.last.form.keys()].at(-1)).toBe('file');
  expect(Object.fromEntries(FakeXhr.last.form)).toMatchObject({ channel: 'feed', accountId: '5' });
  FakeXhr.last.respond(200, { code: 200, message: '', data: { id: 'i1' } });
  expect(await result).toEqual({ id: 'i1' });
});

it('reports the share of the bytes that are sent', async () => {
  const onProgress = vi.fn();
  const result = upload({ onProgress });
  FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  FakeXhr.last.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  FakeXhr.last.respond(200, { code: 200, message: '', data: { id: 'i1' } });
  await result;
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('treats errorHandler like any other request', async () => {
  const tooLarge = upload();
  FakeXhr.last.respond(413, { code: 413, message: 'too large' });
  await expect(tooLarge).rejects.toMatchObject({ code: 413, status: 413 });
  await expect(tooLarge).rejects.toBeInstanceOf(ApiResponseError);
  const expired = upload();
  FakeXhr.last.respond(200, { code: 401, message: '' });
  await expect(expired).rejects.toMatchObject({ code: 401 });
  expect(on401).toHaveBeenCalledTimes(1);
});

it('reports a lost connection as a NetworkError', async () => {
  const result = upload();
  FakeXhr.last.onerror();
  await expect(result).rejects.toBeInstanceOf(NetworkError);
});

it("stops on the caller's abort", async () => {
  const controller = new AbortController();
  const result = upload({ signal: controller.signal });
  controller.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

it('counts the timeout from the last progress, not from the start', async () => {
  vi.useFakeTimers();
  try {
    const result = upload();
    const failure = expect(result).rejects.toBeInstanceOf(TimeoutError);
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(119_000);
      FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 4 });
    }
    await vi.advanceTimersByTimeAsync(119_000);
    expect(FakeXhr.last.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await failure;
  } finally {
    vi.useRealTimers();
  }
});
