import { onTestFinished, vi } from 'vitest';
import { useUploads } from '../upload/uploads';

/** A sent upload, to which the test responds. */
export interface FakeUpload {
  fileName: string;
  /** The form without the file. */
  fields: Readonly<Record<string, unknown>>;
  /** Reports the sent share of the bytes, 0 to 1. */
  progress: (share: number) => void;
  respond: (body: { code: number; message?: string; data?: unknown }) => void;
  /** The connection breaks. */
  drop: () => void;
}

/** Replaces XMLHttpRequest, which sends uploads, until the test ends. Returns the uploads in order. */
export function fakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeXhr {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    open = () => {};
    abort() {
      this.onabort();
      this.onloadend();
    }
    setRequestHeader = () => {};
    getResponseHeader = () => null;
    send(form: FormData) {
      const { file, ...fields } = Object.fromEntries(form);
      uploads.push({
        fileName: file instanceof File ? file.name : '',
        fields,
        progress: (share) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 }),
        respond: (body) => {
          this.status = 200;
          this.responseText = JSON.stringify({ message: 'success', ...body });
          this.onload();
          this.onloadend();
        },
        drop: () => {
          this.onerror();
          this.onloadend();
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  onTestFinished(() => {
    useUploads.getState().cancel();
    useUploads.getState().clear();
    vi.unstubAllGlobals();
  });
  return uploads;
}
