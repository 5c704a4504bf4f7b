import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Columns of report files, which are not labels of the console. */
const ofFiles = new Set(['Clicks (all)', 'Link clicks']);

/** Documents about the console: without the generated rules, and the glossary, which lists rejected words. */
const documents = listed(':(glob)docs/*.md').filter((file) => !/(?:draft-rules|glossary)\.md$/.test(file));

/** Quoted texts that begin like a label. */
function quotedLabels(document: string): string[] {
  const prose = document.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/["“]([A-Z][^"“”\n]{1,60})["”]/g)].map(([, label = '']) => label);
}

function isText(value: unknown, label: string): boolean {
  if (typeof value === 'string') return value === label;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => isText(each, label))
  );
}

it('finds quoted labels', () => {
  expect(quotedLabels('Click "Sync now" or “Undo”, see `"Not this"` and "not this".')).toEqual([
    'Sync now',
    'Undo',
  ]);
});

it('quotes labels of the console word for word in the documentation', () => {
  const texts = listed('packages/i18n/src/locales/en').map((file): unknown => JSON.parse(read(file)));
  const tables = listed('packages/*labels.ts').map(read).join('\n');
  const unknown = documents.flatMap((file) =>
    quotedLabels(read(file))
      .filter((label) => !ofFiles.has(label) && !isText(texts, label) && !tables.includes(`'${label}'`))
      .map((label) => `${file}: ${label}`),
  );
  expect(unknown).toEqual([]);
});
