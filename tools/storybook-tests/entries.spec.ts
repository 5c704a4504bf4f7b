import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder, type ServedFolder } from './serve-folder';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  tags?: readonly string[];
}

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

/** Each page shows its share of the entries one after another, without a reload. */
const opened = visible.filter(isOpened);
const pageCount = 4;
for (let share = 0; share < pageCount; share += 1) {
  const entries = opened.filter((_, position) => position % pageCount === share);
  test(`entries open without an error, part ${share + 1} of ${pageCount}`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.goto(`${site.origin}/iframe.html?id=no-entry&viewMode=story&globals=a11y.manual:!true`);
    // the entry does not exist: nothing else is drawn yet, and its error is no finding
    await page.waitForFunction(() => document.body.className.includes('sb-show-errordisplay'));
    const failed: string[] = [];
    for (const entry of entries) {
      problems.length = 0;
      const outcome = await show(page, entry).catch((error: unknown) => `reloads: ${String(error)}`);
      if (outcome.startsWith('reloads')) await page.waitForFunction(isReady);
      if (outcome !== 'rendered') problems.push(outcome);
      if (entry.type === 'docs') problems.push(...(await rawValues(page)));
      if (problems.length > 0) failed.push(`${entry.title} › ${entry.name}: ${problems.join('; ')}`);
    }
    expect(failed).toEqual([]);
  });
}

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

const isReady = () => '__STORYBOOK_PREVIEW__' in globalThis;

/** Console errors, exceptions and failed requests of a page, as they come. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Switches the preview to an entry and waits until all its stories are finished. */
function show(page: Page, { id, type }: Entry): Promise<string> {
  return page.evaluate(
    ({ storyId, viewMode }) =>
      new Promise<string>((resolve) => {
        const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
        // Storybook types its preview as an internal class
        const { channel } = preview as {
          channel: {
            on: (event: string, listener: (payload?: unknown) => void) => void;
            off: (event: string, listener: (payload?: unknown) => void) => void;
            emit: (event: string, payload: unknown) => void;
          };
        };
        const ends = ['finished', 'errored', 'aborted'];
        const running = new Set<unknown>();
        const follow = (payload: unknown) => {
          const { newPhase = '', storyId: story } = payload as { newPhase?: string; storyId?: string };
          if (ends.includes(newPhase)) running.delete(story);
          else running.add(story);
        };
        const finish = (outcome: string) => {
          channel.off('storyRenderPhaseChanged', follow);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(outcome);
        };
        // a docs page draws its stories after itself; one that is left half-way reloads the page
        const finishWhenIdle = (frames: number) => {
          if (frames === 0) finish('rendered');
          else requestAnimationFrame(() => finishWhenIdle(running.size === 0 ? frames - 1 : 3));
        };
        const listeners: [string, (payload?: unknown) => void][] = [
          ['storyFinished', () => viewMode === 'story' && finish('rendered')],
          ['docsRendered', () => finishWhenIdle(3)],
          ...['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'].map(
            (event): [string, (payload?: unknown) => void] => [
              event,
              (payload) => finish(`${event} ${JSON.stringify(payload).slice(0, 300)}`),
            ],
          ),
        ];
        channel.on('storyRenderPhaseChanged', follow);
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    { storyId: id, viewMode: type },
  );
}
