import { expect, it } from 'vitest';

const files: Record<string, string> = import.meta.glob('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const recipes = Object.entries(files).filter(
  ([file]) => !file.endsWith('.stories.tsx') && !file.endsWith('/chinese-titles.tsx'),
);

it.each(recipes)('%s takes the language that the toolbar selects, and is English without it', (_, text) => {
  expect(text).toMatch(/^export function \w+\(\{ language = 'en' \}/m);
  expect(text).not.toContain('language="en"');
});
