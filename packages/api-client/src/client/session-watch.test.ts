import { beforeEach, expect, it, vi } from 'vitest';
import { ApiResponseError } from '../errors/errors';
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

it('passes on why the session ended, but no unknown reason', () => {
  const errorWith = (data: unknown) => new ApiResponseError({ code: 401, message: '', status: 200, data });
  watch.sawExpiry('one', errorWith({ reason: 'frozen' }));
  expect(on401).toHaveBeenLastCalledWith('frozen');
  token = 'two';
  watch.sawExpiry('two', errorWith({ reason: 'bored' }));
  expect(on401).toHaveBeenLastCalledWith(null);
});

it('does not report a session that has been replaced since', () => {
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

it('notifies again if the cookie expired twice, with a session in between', () => {
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
