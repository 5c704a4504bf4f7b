import type { IdentifiedCommand } from '@meridian/draft-editor/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDraftJournal } from './draft-journal';

const command = (name: string): IdentifiedCommand => ({
  id: crypto.randomUUID(),
  command: { type: 'rename', name },
});

/** Windows of one browser: `close` releases the locks of a closed window, as the browser does. */
function browser() {
  const name = `journal-${crypto.randomUUID()}`;
  const open = new Set<string>();
  const locks = {
    request: (lock: string) => {
      open.add(lock);
      return new Promise(() => undefined);
    },
    query: () => Promise.resolve({ held: [...open].map((lock) => ({ name: lock })) }),
  } as unknown as LockManager;
  return {
    window: (windowId: string) => createDraftJournal({ name, windowId, locks }),
    close: (windowId: string) => {
      for (const lock of open) if (lock.endsWith(windowId)) open.delete(lock);
    },
  };
}

it('returns the commands of a closed window, until they are saved', async () => {
  const { window, close } = browser();
  const commands = [command('a'), command('b')];
  await window('first').write('ann', 'winter', { version: 4, commands });
  close('first');
  const second = window('second');
  expect(await second.readLeft('ann', 'winter')).toMatchObject({ version: 4, commands });
  // the draft could not be loaded, and is opened again
  expect(await second.readLeft('ann', 'winter')).toMatchObject({ version: 4, commands });
  close('second');
  const third = window('third');
  expect(await third.readLeft('ann', 'winter')).toEqual({ version: 4, commands, windowIds: ['first'] });
  const more = [...commands, command('c')];
  await third.write('ann', 'winter', { version: 5, commands: more }, ['first']);
  expect(await third.readLeft('ann', 'winter')).toEqual({
    version: 5,
    commands: more,
    windowIds: ['third'],
  });
  await third.write('ann', 'winter', { version: 6, commands: [] });
  expect(await third.readLeft('ann', 'winter')).toBeUndefined();
});

it('returns the commands of this window, for example after another page was shown', async () => {
  const first = browser().window('first');
  const commands = [command('a'), command('b'), command('c')];
  await first.write('ann', 'winter', { version: 4, commands });
  expect(await first.readLeft('ann', 'winter')).toMatchObject({ version: 4, commands });
  await first.remove('ann', 'winter', { version: 5, ids: [commands[0]?.id ?? ''] });
  expect(await first.readLeft('ann', 'winter')).toMatchObject({ version: 5, commands: commands.slice(1) });
  await first.remove('ann', 'winter', { version: 7, ids: commands.map(({ id }) => id) });
  expect(await first.readLeft('ann', 'winter')).toBeUndefined();
});

it("leaves another open window's commands to it", async () => {
  const { window, close } = browser();
  await window('first').write('ann', 'winter', { version: 4, commands: [command('a')] });
  const second = window('second');
  expect(await second.readLeft('ann', 'winter')).toBeUndefined();
  close('first');
  expect(await second.readLeft('ann', 'winter')).toMatchObject({ version: 4 });
});

it('joins the commands of several windows, based on the earliest version', async () => {
  const { window, close } = browser();
  const [a, b] = [command('a'), command('b')];
  await window('first').write('ann', 'winter', { version: 6, commands: [a] });
  await window('second').write('ann', 'winter', { version: 4, commands: [b] });
  close('first');
  close('second');
  const left = await window('third').readLeft('ann', 'winter');
  expect(left?.version).toBe(4);
  expect(left?.commands.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
});

it('keeps users and drafts apart', async () => {
  const { window, close } = browser();
  await window('first').write('ann', 'winter', { version: 4, commands: [command('a')] });
  close('first');
  const second = window('second');
  expect(await second.readLeft('bob', 'winter')).toBeUndefined();
  expect(await second.readLeft('ann', 'winter-2')).toBeUndefined();
});

it('stores a command once, whatever follows it', async () => {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  onTestFinished(() => puts.mockRestore());
  const first = browser().window('first');
  const commands = Array.from({ length: 5 }, (_, index) => command(`${index}`));
  for (let end = 1; end <= 5; end++)
    await first.write('ann', 'winter', { version: 4, commands: commands.slice(0, end) });
  for (let saved = 1; saved <= 5; saved++)
    await first.write('ann', 'winter', { version: 4 + saved, commands: commands.slice(saved) });
  const stored = puts.mock.contexts.filter((store) => (store as IDBObjectStore).name === 'commands');
  expect(stored).toHaveLength(5);
});

it('removes saved commands', async () => {
  const { window, close } = browser();
  const first = window('first');
  await first.write('ann', 'winter', { version: 4, commands: [command('a')] });
  await first.write('ann', 'winter', { version: 5, commands: [] });
  close('first');
  expect(await window('second').readLeft('ann', 'winter')).toBeUndefined();
});

describe('in a browser that cannot store', () => {
  it('a complete write, nothing of it is stored', async () => {
    const first = browser().window('first');
    const stored = { version: 1, commands: [command('a')] };
    await first.write('ann', 'winter', stored);
    const unstorable = { ...command('c'), hook: () => undefined };
    const write = first.write('ann', 'winter', { version: 2, commands: [command('b'), unstorable] });
    await expect(write).rejects.toThrow();
    expect(await first.readLeft('ann', 'winter')).toMatchObject(stored);
  });

  it('anything because its storage is full, returns stored commands and tries later writes', async () => {
    const { window, close } = browser();
    const stored = { version: 1, commands: [command('a')] };
    await window('first').write('ann', 'winter', stored);
    close('first');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    const second = window('second');
    expect(await second.readLeft('ann', 'winter')).toMatchObject(stored);
    const more = { version: 1, commands: [...stored.commands, command('b')] };
    await expect(second.write('ann', 'winter', more)).rejects.toThrow('no room');
    put.mockRestore();
    await second.write('ann', 'winter', more);
    expect((await second.readLeft('ann', 'winter'))?.commands).toEqual(more.commands);
  });

  it('anything, as in a private window, a write rejects and there is nothing is left', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const first = browser().window('first');
    expect(await first.readLeft('ann', 'winter')).toBeUndefined();
    await expect(first.write('ann', 'winter', { version: 1, commands: [command('a')] })).rejects.toThrow();
  });
});
