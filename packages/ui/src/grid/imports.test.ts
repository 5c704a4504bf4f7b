import { expect, it } from 'vitest';

const files: Record<string, string> = import.meta.glob(
  ['./*/*.{ts,tsx}', '!./examples/*', '!./**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

// `composition` has no imports of its own
it('imports React, its own files and one helper alone, so that hosts load no other part of the package', () => {
  const imported = Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name]) => name ?? ''),
  );
  const foreign = imported.filter((name) => !/^\.\/|^\.\.\/(cells|columns|drag|rows|scroll)\//.test(name));
  expect(imported.length).toBeGreaterThan(30);
  expect([...new Set(foreign)].sort()).toEqual(['../../lib/composition', 'react', 'react-dom']);
});
