import { expect, it } from 'vitest';
import { storageStates, storageStep, type StorageEvent, type StorageState } from './storage-state';

const done = (isLast: boolean, isEmpty: boolean): StorageEvent => ({ type: 'done', isLast, isEmpty });

it.each<[StorageEvent, Record<StorageState, StorageState>]>([
  [{ type: 'started' }, { stored: 'storing', storing: 'storing', full: 'retrying', retrying: 'retrying' }],
  [done(true, false), { stored: 'stored', storing: 'stored', full: 'stored', retrying: 'stored' }],
  [done(true, true), { stored: 'stored', storing: 'stored', full: 'full', retrying: 'full' }],
  [done(false, false), { stored: 'storing', storing: 'storing', full: 'storing', retrying: 'storing' }],
  [done(false, true), { stored: 'storing', storing: 'storing', full: 'retrying', retrying: 'retrying' }],
  [
    { type: 'failed', isLast: true },
    { stored: 'full', storing: 'full', full: 'full', retrying: 'full' },
  ],
  [
    { type: 'failed', isLast: false },
    { stored: 'retrying', storing: 'retrying', full: 'retrying', retrying: 'retrying' },
  ],
])('%j leads from every state to the next one', (event, expected) => {
  expect(Object.fromEntries(storageStates.map((from) => [from, storageStep(from, event)]))).toEqual(expected);
});
