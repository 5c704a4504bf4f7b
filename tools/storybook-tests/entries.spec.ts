import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  collectProblems,
  draw,
  drawnRoots,
  isReady,
  removeDrawn,
  show,
  shownRoots,
  type Entry,
} from './preview';
import { serveFolder, type ServedFolder } from './serve-folder';
import { untranslatedTexts } from './untranslated';

const folder = path.resolve(import.meta.dirname, '../../storybook-static');
// a parse boundary: Storybook writes this file
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
let site: ServedFolder;
test.beforeAll(async () => {
  site = await serveFolder(folder);
});
test.afterAll(() => site.close());

/** What the sidebar lists; tests are not in it. */
const visible = Object.values(index.entries).filter(({ tags }) => tags?.includes('dev'));

const documented = new Set(visible.filter(({ type }) => type === 'docs').map(({ title }) => title));

/**
 * Every docs page, which draws the stories of its component, and what no other test draws. The rest runs as a test in
 * Vitest, where a console error fails it too; one story of each file shows that the build of the file works.
 */
function isOpened({ type, title, importPath, tags = [] }: Entry, position: number): boolean {
  const isOnDocsPage = documented.has(title) && tags.includes('autodocs');
  const isFirstOfFile = visible.findIndex((other) => other.importPath === importPath) === position;
  if (type === 'docs' || isOnDocsPage) return type === 'docs';
  return !tags.includes('test') || (isFirstOfFile && !documented.has(title));
}

const opened = visible.filter(isOpened);

/** Visible stories that no docs page draws; a recipe draws its own. */
const besideDocsPages = visible.filter(
  ({ type, title, tags = [] }) =>
    type === 'story' && !title.includes('/Recipes/') && !(documented.has(title) && tags.includes('autodocs')),
);
/** Console pages have their words from the catalogues of i18n, whose tests compare the languages: one of each file. */
const drawnInChinese = besideDocsPages.filter(({ title, importPath }, position) => {
  const isFirstOfFile = besideDocsPages.findIndex((other) => other.importPath === importPath) === position;
  return isFirstOfFile || !title.startsWith('Console/');
});

/** Their play functions show a state, whatever the language: they look for no word that is spelled out. */
const withPlay = visible.filter(({ type, tags = [] }) => type === 'story' && tags.includes('play-fn'));
const [docs, stories] = [true, false].map((isDocs) =>
  opened.filter(({ type }) => (type === 'docs') === isDocs),
);
const drawn = [...new Set([...(stories ?? []), ...drawnInChinese])].filter(
  (entry) => !withPlay.includes(entry),
);

/** Each page shows its share of the entries one after another, without a reload. */
function testShares(name: string, entries: readonly Entry[], pageCount: number, find: FindProblems) {
  for (let share = 0; share < pageCount; share += 1) {
    test(`${name}, part ${share + 1} of ${pageCount}`, async ({ page }) => {
      const problems = collectProblems(page);
      const globals = 'a11y.manual:!true;language:cn';
      await page.goto(`${site.origin}/iframe.html?id=no-entry&viewMode=story&globals=${globals}`);
      // the entry does not exist: nothing else is drawn yet, and its error is no finding
      await page.waitForFunction(() => document.body.className.includes('sb-show-errordisplay'));
      const failed: string[] = [];
      for (const entry of entries.filter((_, position) => position % pageCount === share)) {
        problems.length = 0;
        const found = await find(page, entry).catch((error: unknown) => [`reloads: ${String(error)}`]);
        if (found.some((problem) => problem.startsWith('reloads'))) await page.waitForFunction(isReady);
        problems.push(...found);
        if (problems.length > 0) failed.push(`${entry.title} › ${entry.name}: ${problems.join('; ')}`);
      }
      expect(failed).toEqual([]);
    });
  }
}

type FindProblems = (page: Page, entry: Entry) => Promise<string[]>;

const shown: FindProblems = async (page, entry) => {
  const outcome = await show(page, entry);
  return outcome === 'rendered' ? [] : [outcome];
};

/** Tokens and keys of the foundations are names in code; their words have tests of their own. */
const isReference = ({ title }: Entry) => /^(Foundations|Welcome)\b/.test(title);

async function textProblems(page: Page, entry: Entry, root: string): Promise<string[]> {
  const isChecked = entry.type === 'docs' || drawnInChinese.includes(entry);
  if (!isChecked || isReference(entry)) return [];
  return (await untranslatedTexts(page, root)).map((text) => `not translated: ${text}`);
}

const inChinese: FindProblems = async (page, entry) => {
  if (withPlay.includes(entry))
    return [...(await shown(page, entry)), ...(await textProblems(page, entry, shownRoots))];
  const outcome = await draw(page, entry);
  const problems = outcome === 'rendered' ? [] : [outcome];
  problems.push(...(await textProblems(page, entry, drawnRoots)));
  await page.evaluate(removeDrawn);
  return problems;
};

const docsInChinese: FindProblems = async (page, entry) => [
  ...(await shown(page, entry)),
  ...(await rawValues(page)),
  ...(await textProblems(page, entry, '.sb-story')),
];

testShares('docs pages are in the language of the toolbar', docs ?? [], 4, docsInChinese);
// those with play functions last: a dialog that is left open covers what comes next
testShares('stories are in the language of the toolbar', [...drawn, ...withPlay], 2, inChinese);

test('has entries for every group of the sidebar', () => {
  const groups = new Set(visible.map(({ title }) => title.split('/')[0]));
  expect([...groups].toSorted()).toEqual([
    'API client',
    'Components',
    'Console',
    'Date range',
    'Draft editor',
    'Foundations',
    'Patterns',
    'Report table',
    'Welcome',
  ]);
});

test('opens with its brand, the sidebar and the welcome page', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(`${site.origin}/index.html`);
  await expect(page.getByAltText('Meridian')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Foundations')).toBeVisible();
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Meridian',
  );
  expect(problems).toEqual([]);
});

/** Values that a docs page shows as JavaScript prints them, such as the insides of an element. */
async function rawValues(page: Page): Promise<string[]> {
  const text = (await page.locator('#storybook-docs').textContent()) ?? '';
  return text.match(/\[object Object\]|\$\$typeof/g) ?? [];
}
