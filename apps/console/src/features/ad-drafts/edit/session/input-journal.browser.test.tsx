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

const isRejected = ({ text }: OpenInput) => text === rejected.text;

/** Windows of one browser: `close` releases the locks of a closed window, as the browser does. */
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

it('returns the texts of a closed window, and the rejected texts of an open one', async () => {
  const { window, close } = browser();
  const first = window('first');
  await first.write('ann', 'winter', { put: [rejected, typed], removed: [] });
  expect(await first.read('ann', 'winter', isRejected)).toHaveLength(2);
  const second = window('second');
  expect(await second.read('ann', 'winter', isRejected)).toEqual([rejected]);
  close('first');
  expect(await second.read('ann', 'winter', isRejected)).toHaveLength(2);
  expect(await second.read('bob', 'winter', isRejected)).toEqual([]);
  expect(await second.read('ann', 'winter-2', isRejected)).toEqual([]);
});

it('removes the texts that it read, unless another text has taken their place or an open window has them', async () => {
  const { window, close } = browser();
  const [first, second] = [window('first'), window('second')];
  await first.write('ann', 'winter', { put: [typed], removed: [] });
  await second.removeRead('ann', 'winter', [typed]);
  expect(await first.read('ann', 'winter', isRejected)).toEqual([typed]);
  const longer = { ...typed, text: 'Kyoto' };
  await first.write('ann', 'winter', { put: [longer], removed: [] });
  close('first');
  await second.removeRead('ann', 'winter', [typed]);
  expect(await second.read('ann', 'winter', isRejected)).toEqual([longer]);
  await second.removeRead('ann', 'winter', [longer]);
  expect(await second.read('ann', 'winter', isRejected)).toEqual([]);
});

it('removes for all windows the texts that one of them corrects or discards, and notifies them', async () => {
  const { window } = browser();
  const [first, second] = [window('first'), window('second')];
  await first.write('ann', 'winter', { put: [rejected], removed: [] });
  const told = new Promise<void>((resolve) => first.watch('ann', 'winter', resolve));
  await second.write('ann', 'winter', { put: [], removed: ['campaign c1 budget '] });
  await told;
  expect(await first.read('ann', 'winter', isRejected)).toEqual([]);
});
