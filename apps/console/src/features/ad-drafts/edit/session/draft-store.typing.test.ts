import { inputKey, type InputPlace, type OpenInput } from '@meridian/draft-editor/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnsavedCommands } from './draft-journal';
import { openStore, renameTo } from './testing/open-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const name: InputPlace = { kind: 'draft', id: '', field: 'name' };
const budget: InputPlace = { kind: 'campaign', id: 'c1', field: 'budget' };

it('stores typed text within half a second, and has it after a crash', async () => {
  const { store, typing, reopen } = await openStore();
  store.inputs.type(name, 'Win', 'Winter');
  await vi.advanceTimersByTimeAsync(200);
  store.inputs.type(name, 'Winter 2', 'Winter');
  await vi.advanceTimersByTimeAsync(500);
  expect([...typing.typed.values()].map(({ text }) => text)).toEqual(['Winter 2']);
  const next = await reopen();
  expect(next.store.inputs.get(inputKey(name))).toMatchObject({ text: 'Winter 2', isLeft: true });
});

it('stores the last keys when it is closed', async () => {
  const { store, typing } = await openStore();
  store.inputs.type(name, 'Winter 2', 'Winter');
  store.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([...typing.typed.values()]).toMatchObject([{ text: 'Winter 2' }]);
});

it('forgets a text that became a value before the crash', async () => {
  const { store, typing, reopen } = await openStore();
  store.inputs.type(name, 'Winter 2', 'Winter');
  await vi.advanceTimersByTimeAsync(500);
  store.run(renameTo('Winter 2'));
  // the window crashes before the text is removed from the storage
  expect(typing.typed.size).toBe(1);
  const next = await reopen();
  expect(next.store.inputs.all().size).toBe(0);
  expect(next.name()).toBe('Winter 2');
});

describe('a text that the server has saved', () => {
  const winter = { ...name, text: 'Winter', from: 'Autumn', isLeft: true };
  const key = inputKey(name);
  const openAgain = async (input: OpenInput, left?: UnsavedCommands) => {
    const { typing, reopen } = await openStore({ left, save: () => ({ code: 500, message: 'no' }) });
    typing.typed.set(key, input);
    await reopen();
    return typing.typed;
  };

  it('is no longer stored as typed once the draft is opened', async () => {
    expect([...(await openAgain(winter))]).toEqual([]);
  });

  it('is stored if the draft has another value by now', async () => {
    expect([...(await openAgain({ ...winter, text: 'Spring' })).keys()]).toEqual([key]);
  });

  it.each([
    ['the value has not reached the server', 'Spring'],
    ['a change of it waits', 'Winter'],
  ])('is stored while %s', async (_, text) => {
    const left = { version: 4, commands: [{ id: 'e1', command: renameTo('Spring') }] };
    expect([...(await openAgain({ ...winter, text }, left)).keys()]).toEqual([key]);
  });

  it('stays stored if something else is typed while it is read, or another window shows the draft', async () => {
    const { typing, store } = await openStore();
    typing.typed.set(key, winter);
    typing.publish();
    await vi.advanceTimersByTimeAsync(1);
    expect([...typing.typed.keys()]).toEqual([key]);
    typing.onRead = () => typing.typed.set(key, { ...winter, text: 'Winter 3' });
    store.reload();
    await vi.advanceTimersByTimeAsync(1);
    expect(typing.typed.get(key)?.text).toBe('Winter 3');
  });
});

it('says that the browser cannot store typed text, until it can', async () => {
  const { store, state, typing } = await openStore();
  typing.isFull = true;
  store.inputs.type(name, 'Winter 2', 'Winter');
  await vi.advanceTimersByTimeAsync(500);
  expect(state().isTypingStored).toBe(false);
  typing.isFull = false;
  store.inputs.type(name, 'Winter 20', 'Winter');
  await vi.advanceTimersByTimeAsync(500);
  expect(state().isTypingStored).toBe(true);
  expect([...typing.typed.values()]).toMatchObject([{ text: 'Winter 20' }]);
});

it('shows at once that another window of the user has rejected or discarded a text', async () => {
  const { store, typing } = await openStore();
  typing.typed.set(inputKey(budget), { ...budget, text: '88.888', from: '50', isLeft: true });
  typing.publish();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.inputs.get(inputKey(budget))?.text).toBe('88.888');
  typing.typed.clear();
  typing.publish();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.inputs.all().size).toBe(0);
});
