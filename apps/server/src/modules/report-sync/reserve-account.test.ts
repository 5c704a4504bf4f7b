import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reserveAccount } from './reserve-account';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const repository = () => ({
  claim: vi.fn(() => Promise.resolve(true)),
  extend: vi.fn(() => Promise.resolve()),
  release: vi.fn(() => Promise.resolve()),
});

it('extends the reservation during the run, even if a single extension fails', async () => {
  const calls = repository();
  calls.extend.mockRejectedValueOnce(new Error('no connection'));
  const run = () => new Promise<string>((resolve) => setTimeout(resolve, 100_000, 'done'));
  const held = reserveAccount(calls, 1, run);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await held).toBe('done');
  expect(calls.extend).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(calls.extend).toHaveBeenCalledTimes(6);
  expect(calls.release).not.toHaveBeenCalled();
});

it('releases the account of a run that will be retried', async () => {
  const calls = repository();
  await expect(reserveAccount(calls, 1, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(calls.release).toHaveBeenCalledWith(1);
});

it('does nothing while another run has the account', async () => {
  const run = vi.fn(() => Promise.resolve());
  const claim = () => Promise.resolve(false);
  expect(await reserveAccount({ ...repository(), claim }, 1, run)).toBeUndefined();
  expect(run).not.toHaveBeenCalled();
});
