import { expect, it, vi } from 'vitest';
import { makeEverydayVisit } from '../../testing/everyday-visit';

const damaged = vi.hoisted(() => ({
  local: [
    'accent',
    'curAccount',
    'hasFixedHeader',
    'hasSidebarLogo',
    'hasTableAids',
    'hasTags',
    'lang',
    'recentPages',
    'size',
    'theme',
    'userMsgCenterPopup',
  ],
  window: ['keptDrafts', 'tags'],
}));

// before anything is imported: much is read as soon as its file is there
const write = vi.hoisted(() => (value: string) => {
  for (const key of damaged.local) localStorage.setItem(key, value);
  for (const key of damaged.window) sessionStorage.setItem(key, value);
});
vi.hoisted(() => write('{"cut off'));

it.each(['{"cut off', 'null', '[[]]', '{"owner":"lin","tags":{},"drafts":[null]}', '-1e999', '\u0000'])(
  'ignores invalid values in the storage: with %j a user signs in, reads, uses tags and logs out',
  async (value) => {
    write(value);
    await makeEverydayVisit();
    expect(localStorage.getItem('lang')).toBe('en');
  },
);
