import { afterEach, describe, expect, it } from 'vitest';
import { batchProgress, isUnderWay, useUploads, type NewUpload } from './uploads';

const uploadOf = (name: string, size = 100): NewUpload => ({
  name,
  size,
  read: () => Promise.resolve(new File([], name)),
  target: { channel: 'search', accountId: 7, mode: 'book', accounts: 'selected' },
});
const state = () => useUploads.getState();
const keyOf = (name: string) => state().items.find((item) => item.name === name)?.key ?? -1;
const states = () => Object.fromEntries(state().items.map((item) => [item.name, item.state]));

afterEach(() => state().clear());

describe('the files of a batch', () => {
  it('are added while some are uploading, and replaced once all have ended', () => {
    state().add([uploadOf('a')]);
    state().add([uploadOf('b')]);
    expect(states()).toEqual({ a: 'waiting', b: 'waiting' });
    for (const name of ['a', 'b']) state().change(keyOf(name), { state: 'sent' });
    state().add([uploadOf('c')], [{ fileName: 'd.pdf', problem: 'wrongType' }]);
    expect(states()).toEqual({ c: 'waiting' });
    expect(state().rejected).toHaveLength(1);
  });

  it('are cancelled unless they have ended, and stay so if their request ends later', () => {
    state().add([uploadOf('a'), uploadOf('b'), uploadOf('c')]);
    state().change(keyOf('a'), { state: 'sent', importId: 'i' });
    state().change(keyOf('b'), { state: 'sending' });
    state().cancel();
    state().change(keyOf('b'), { state: 'sent' });
    expect(states()).toEqual({ a: 'sent', b: 'cancelled', c: 'cancelled' });
    expect(isUnderWay(state().items)).toBe(false);
    state().retry();
    expect(states()).toEqual({ a: 'sent', b: 'waiting', c: 'waiting' });
  });

  it('are weighted by their bytes', () => {
    state().add([uploadOf('a', 300), uploadOf('b', 100), uploadOf('empty', 0)]);
    expect(batchProgress(state().items)).toEqual({ ended: 0, total: 3, share: 0 });
    state().change(keyOf('a'), { state: 'sending', share: 0.5 });
    state().change(keyOf('b'), { state: 'failed' });
    expect(batchProgress(state().items)).toEqual({ ended: 1, total: 3, share: 250 / 401 });
    for (const name of ['a', 'empty']) state().change(keyOf(name), { state: 'sent' });
    expect(batchProgress(state().items)).toEqual({ ended: 3, total: 3, share: 1 });
    expect(batchProgress([])).toEqual({ ended: 0, total: 0, share: 0 });
  });
});
