import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionWatch, type SessionWatch } from './session-watch';

const on401 = vi.fn();
let token: string | null;
let watch: SessionWatch;
beforeEach(() => {
  on401.mockClear();
  token = 'one';
  watch = createSessionWatch({ getToken: () => token, on401 });
});

it('notifies once, however many requests fail', () => {
  watch.sawExpiry('one');
  watch.sawExpiry('one');
  expect(on401).toHaveBeenCalledTimes(1);
});

it('says nothing of a session that has been replaced since', () => {
  token = 'two';
  watch.sawExpiry('one');
  expect(on401).not.toHaveBeenCalled();
});

it('notifies again when the next session ends', () => {
  watch.sawExpiry('one');
  token = 'two';
  watch.sawExpiry('two');
  expect(on401).toHaveBeenCalledTimes(2);
});

it('notifies again when the cookie has run out twice, with a session between', () => {
  token = null;
  watch.sawExpiry(null);
  token = 'two';
  watch.sawSuccess('two');
  token = null;
  watch.sawExpiry(null);
  expect(on401).toHaveBeenCalledTimes(2);
});

it('ignores a public request that succeeds in the middle of a burst', () => {
  token = null;
  watch.sawExpiry(null);
  watch.sawSuccess(null);
  watch.sawExpiry(null);
  expect(on401).toHaveBeenCalledTimes(1);
});
