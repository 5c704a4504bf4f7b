import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSample, sampleOf } from '../lib/sample';
import { collectProblems, isReady, show, type Entry } from './preview';
import { serveFolder, type ServedFolder } from './serve-folder';
import { isKept, latinTexts } from './untranslated';

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

/** The entries of the sidebar, without tests. */
const visible = Object.values(index.entries).filter(({ tags }) => tags?.includes('dev'));

const docsPages = visible.filter(({ type }) => type === 'docs');
const documented = new Set(docsPages.map(({ title }) => title));

/**
 * Stories that no docs page renders and Vitest does not test, in which a console error is also a failure; and one story of each file
 * without a docs page, which shows that the build of the file works.
 */
const stories = visible.filter(({ type, title, importPath, tags = [] }, position) => {
  if (type === 'docs' || (documented.has(title) && tags.includes('autodocs'))) return false;
  const isFirstOfFile = visible.findIndex((other) => other.importPath === importPath) === position;
  return !tags.includes('test') || (isFirstOfFile && !documented.has(title));
});

/** Each page shows its share of the entries, one after another, without a reload. */
function testShares(name: string, entries: readonly Entry[], pageCount: number, find: FindProblems) {
  for (let share = 0; share < pageCount; share += 1) {
    test(`${name}, part ${share + 1} of ${pageCount}`, async ({ page }) => {
      const problems = collectProblems(page);
      const globals = 'a11y.manual:!true;language:cn';
      await page.goto(`${site.origin}/iframe.html?id=no-entry&viewMode=story&globals=${globals}`);
      // the entry does not exist: nothing else is rendered yet, and its error does not count
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

/** Tokens and keys of the foundations are names in code; their words have separate tests. */
const isReference = ({ title }: Entry) => /^(Foundations|Welcome)\b/.test(title);

/** The content of an entry, and the menus and dialogs that a story opens at the end of the page. */
const rootsOf = ({ type }: Entry) => (type === 'docs' ? '.sb-story' : '#storybook-root, #storybook-root ~ *');

const inChinese: FindProblems = async (page, entry) => {
  const problems = [...(await shown(page, entry)), ...(await rawValues(page))];
  if (isReference(entry)) return problems;
  const texts = await page.evaluate(latinTexts, rootsOf(entry));
  return [...problems, ...texts.filter((text) => !isKept(text)).map((text) => `not translated: ${text}`)];
};

testShares(
  'docs pages are in the language of the toolbar',
  sampleOf(docsPages, 8),
  isSample ? 1 : 4,
  inChinese,
);
testShares('stories are in the language of the toolbar', sampleOf(stories, 8), 1, inChinese);

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

/** Raw JavaScript values on a docs page, such as internal fields of an element. */
async function rawValues(page: Page): Promise<string[]> {
  const text = (await page.locator('#storybook-docs').textContent()) ?? '';
  return text.match(/\[object Object\]|\$\$typeof/g) ?? [];
}
