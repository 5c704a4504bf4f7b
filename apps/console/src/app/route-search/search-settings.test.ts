import { expect, it, onTestFinished, vi } from 'vitest';

it('forgives up to 0.4, and weighs a title 0.7 and a path 0.3', async () => {
  const Fuse = vi.fn(
    class {
      search = () => [];
    },
  );
  // test files share loaded modules: the others need the real search
  onTestFinished(() => {
    vi.doUnmock('fuse.js/min-basic');
    vi.resetModules();
  });
  vi.resetModules();
  vi.doMock('fuse.js/min-basic', () => ({ default: Fuse }));
  const { createPageSearch } = await import('./search-pages');
  createPageSearch([], 'en');
  expect(Fuse.mock.calls).toEqual([
    [
      [],
      expect.objectContaining({
        threshold: 0.4,
        keys: [
          expect.objectContaining({ name: 'title', weight: 0.7 }),
          expect.objectContaining({ name: 'path', weight: 0.3 }),
        ],
      }),
    ],
  ]);
});
