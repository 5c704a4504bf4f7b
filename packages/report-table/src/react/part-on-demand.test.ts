import { expect, it, onTestFinished, vi } from 'vitest';
import { partOnDemand } from './part-on-demand';

it('is loaded once, for its first subscriber, and notifies all', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const { current, subscribe } = partOnDemand(load);
  const listeners = [vi.fn(), vi.fn()];
  expect(load).not.toHaveBeenCalled();
  listeners.forEach(subscribe);
  expect(current()).toBeUndefined();
  await vi.waitFor(() => listeners.forEach((listener) => expect(listener).toHaveBeenCalledOnce()));
  expect(current()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('is null if it cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const { current, subscribe } = partOnDemand(() => Promise.reject(new Error('not there')));
  const listener = vi.fn();
  subscribe(listener);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(current()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
