import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Words that comments, test titles and documents avoid. A name in backticks is not one of them. */
const losing = /(?<!`)\b(?:(?:some|no|every|any)body|which else|the own)\b(?!`)/i;

/** Lines of code with text for people: comments, and titles of tests. */
const readable = /^\s*(?:\/?\*|\/\/|\{\/\*)|\s\/\/ |\b(?:it|test|describe)(?:\.\w+(?:\(.*?\))?)*\(['`]/;

/** Documents that list the words, or tell of earlier texts. */
const ofOthers = /^(?:docs\/glossary|CONTRIBUTING)\.md$|CHANGELOG\.md$|^\.changeset\/|^tools\/texts\//;

interface Line {
  file: string;
  text: string;
}

const isFault = ({ file, text }: Line) =>
  !ofOthers.test(file) && (/\.mdx?$/.test(file) || readable.test(text)) && losing.test(text);

it.each([
  ['a.ts', '  /** Gets what somebody typed. */'],
  ['a.ts', '// nobody reads it'],
  ['a.tsx', 'const a = 1; // The own one.'],
  ['a.test.ts', "it('tells everybody', () => {"],
  ['docs/a.md', 'Anybody may open it.'],
])('rejects in %s: %s', (file, text) => {
  expect(isFault({ file, text })).toBe(true);
});

it.each([
  ['a.ts', "const user = 'nobody';"],
  ['a.ts', '// PostgreSQL runs as `nobody`'],
  ['docs/a.md', 'Another user may open it.'],
  ['docs/glossary.md', '| someone | somebody |'],
])('passes in %s: %s', (file, text) => {
  expect(isFault({ file, text })).toBe(false);
});

it('finds none of these words in comments and documents', () => {
  const pattern = String.raw`\b((some|no|every|any)body|which else|the own)\b`;
  const listed = execFileSync(
    'git',
    ['grep', '--untracked', '-iE', pattern, '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*.mdx'],
    { cwd: root, encoding: 'utf8' },
  );
  const lines = listed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ file: line.slice(0, line.indexOf(':')), text: line.slice(line.indexOf(':') + 1) }));
  expect(lines.filter(isFault).map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
});
