import type { OpenInput } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { createInputJournal } from './input-journal';
import { holdWindowLock } from './window-locks';

const rejected: OpenInput = {
  kind: 'campaign',
  id: 'c1',
  field: 'budget',
  text: '88.888',
  from: '50',
  isLeft: true,
};
const typed: OpenInput = { ...rejected, field: 'campaignName', text: 'Kyo', from: '', isLeft: false };

/** Windows of one browser: `close` is what the browser does with the locks of a window that is gone. */
function browser() {
  const name = `inputs-${crypto.randomUUID()}`;
  const open = new Set<string>();
  const locks = {
    request: (lock: string) => {
      open.add(lock);
      return new Promise(() => undefined);
    },
    query: () => Promise.resolve({ held: [...open].map((lock) => ({ name: lock })) }),
  } as unknown as LockManager;
  return {
    window: (windowId: string) => {
      holdWindowLock(locks, windowId);
      return createInputJournal({ name, windowId, locks });
    },
    close: (windowId: string) => {
      for (const lock of open) if (lock.endsWith(windowId)) open.delete(lock);
    },
  };
}

it('returns what a window that is gone has left, and of an open one what it has rejected', async () => {
  const { window, close } = browser();
  const first = window('first');
  await first.write('ann', 'winter', { put: [rejected, typed], removed: [] });
  expect(await first.read('ann', 'winter')).toHaveLength(2);
  const second = window('second');
  expect(await second.read('ann', 'winter')).toEqual([rejected]);
  close('first');
  expect(await second.read('ann', 'winter')).toHaveLength(2);
  expect(await second.read('bob', 'winter')).toEqual([]);
  expect(await second.read('ann', 'winter-2')).toEqual([]);
});

it('removes what was read, unless another text has taken its place or an open window has it', async () => {
  const { window, close } = browser();
  const [first, second] = [window('first'), window('second')];
  await first.write('ann', 'winter', { put: [typed], removed: [] });
  await second.removeRead('ann', 'winter', [typed]);
  expect(await first.read('ann', 'winter')).toEqual([typed]);
  const longer = { ...typed, text: 'Kyoto' };
  await first.write('ann', 'winter', { put: [longer], removed: [] });
  close('first');
  await second.removeRead('ann', 'winter', [typed]);
  expect(await second.read('ann', 'winter')).toEqual([longer]);
  await second.removeRead('ann', 'winter', [longer]);
  expect(await second.read('ann', 'winter')).toEqual([]);
});

it('removes for all windows what one of them corrects or discards, and tells them', async () => {
  const { window } = browser();
  const [first, second] = [window('first'), window('second')];
  await first.write('ann', 'winter', { put: [rejected], removed: [] });
  const told = new Promise<void>((resolve) => first.watch('ann', 'winter', resolve));
  await second.write('ann', 'winter', { put: [], removed: ['campaign c1 budget '] });
  await told;
  expect(await first.read('ann', 'winter')).toEqual([]);
});
