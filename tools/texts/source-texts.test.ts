import { languages } from '@meridian/i18n/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { losingWord } from './losing-words';
import { textsOfSource } from './source-texts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where texts are written in code, outside of the tables of a language. */
const surfaces = {
  commands: ['apps/server/src/cli', 'tools/*.mjs', 'tools/lib'],
  'server messages and logs': ['apps/server/src'],
  'summaries of endpoints': ['packages/api-client/src/contract'],
  'demo data': ['apps/server/src/demo', 'apps/console/src/testing'],
  stories: ['*.stories.tsx', '*.example.tsx', 'apps/console/src/stories', 'packages/*/src/testing/*'],
} as const;

/** Words of other programs: column heads of report files and spreadsheets, messages of the database driver. */
const ofOthers =
  /report-import\/profiles\/|report-import\/core\/total-words\.ts$|customers\/sheets\/fields\.ts$|database-errors\.ts$|testing\/report-files\/|import-fields\.ts$/;

const isTest = /\.test(?:-d)?\.|\.spec\.ts$/;

function filesOf(folders: readonly string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !isTest.test(file) && !ofOthers.test(file));
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** The losing words in the texts of a source, with the texts. */
function losingWordsIn(file: string, source: string): string[] {
  const code = source.replaceAll(comments, '');
  // a parser takes far longer than the patterns
  if (languages.every((language) => losingWord(code, language) === undefined)) return [];
  return textsOfSource(file, source).flatMap(({ text, language }) => {
    const found = losingWord(text, language);
    return found === undefined ? [] : [`${file}: ${found} in “${text}”`];
  });
}

it.each([
  ["log.warn({ err }, 'the rule could not be checked');", 'could not be'],
  ['const usage = `npm run admin -- NAME\n  --undo   let ${name} sign in again`;', 'sign in'],
  ["defineEndpoint({ summary: 'Removes a user that is frozen.' });", 'frozen'],
  ["const note = { accountName: '枫叶旅行', remark: '投放渠道' };", '渠道'],
  ["export const story = <Alert title='Nobody may see it'>Text</Alert>;", 'Nobody'],
  ["const texts = { cn: { name: '匹配模式' }, tw: { name: '放送' } };", '放送'],
  ['export const story = <p className="frozen">Your figures</p>;', 'figures'],
])('finds a losing word in: %s', (source, word) => {
  expect(losingWordsIn('a.tsx', source)).toEqual([expect.stringContaining(`a.tsx: ${word} in “`)]);
});

it.each([
  '// nobody reads comments\nconst state = "frozen";',
  "import { figure } from 'the figures';",
  "type State = 'is frozen';",
  'db.execute(sql`SELECT figures FROM users WHERE booked IS NOT NULL`);',
  "const texts = { en: 'Apply', tw: '套用' };",
  "const text = 'Users log in with their username.';",
])('finds none in: %s', (source) => {
  expect(losingWordsIn('a.tsx', source)).toEqual([]);
});

it.each(Object.entries(surfaces))('has the words of the glossary in %s', (_surface, folders) => {
  const files = filesOf(folders);
  expect(files).not.toEqual([]);
  const found = files.flatMap((file) => losingWordsIn(file, readFileSync(root + file, 'utf8')));
  expect(found).toEqual([]);
});
