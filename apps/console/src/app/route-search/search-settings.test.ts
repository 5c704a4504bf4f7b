import Fuse from 'fuse.js/min-basic';
import { expect, it, vi } from 'vitest';
import { createPageSearch } from './search-pages';

vi.mock('fuse.js/min-basic', () => ({
  default: vi.fn(
    class {
      search = () => [];
    },
  ),
}));

it('forgives up to 0.4, and weighs a title 0.7 and a path 0.3', () => {
  createPageSearch([], 'en');
  expect(vi.mocked(Fuse).mock.calls[0]?.[1]).toMatchObject({
    threshold: 0.4,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'path', weight: 0.3 },
    ],
  });
});
