import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder, type ServedFolder } from './serve-folder';
import { untranslatedTexts } from './untranslated';

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
function testShares(
  name: string,
  entries: readonly Entry[],
  { language, pageCount }: Share,
  find: FindProblems,
) {
  for (let share = 0; share < pageCount; share += 1) {
    test(`${name}, part ${share + 1} of ${pageCount}`, async ({ page }) => {
      const problems = collectProblems(page);
      const globals = `a11y.manual:!true;language:${language}`;
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

interface Share {
  language: 'cn' | 'tw';
  pageCount: number;
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

testShares(
  'docs pages are in the language of the toolbar',
  docs ?? [],
  { language: 'cn', pageCount: 4 },
  docsInChinese,
);
// those with play functions last: a dialog that is left open covers what comes next
testShares(
  'stories are in the language of the toolbar',
  [...drawn, ...withPlay],
  { language: 'cn', pageCount: 2 },
  inChinese,
);
testShares(
  'play functions work in the language of the toolbar',
  withPlay,
  { language: 'tw', pageCount: 1 },
  shown,
);

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

/** A story that is shown, and the menus and dialogs that it opens at the end of the page. */
const shownRoots = '#storybook-root, #storybook-root ~ *';

/** A drawn story, and the menus and dialogs that it opens at the end of the page. */
const drawnRoots = '#drawn, #drawn ~ *';

/** Removes what `draw` drew. Runs in the page. */
async function removeDrawn() {
  const remove: unknown = Reflect.get(globalThis, 'removeDrawn');
  // asserted: `draw` sets it
  if (typeof remove === 'function') await (remove as () => Promise<void>)();
}

/** Draws a story without its play function, as a docs page does. */
function draw(page: Page, { id }: Entry): Promise<string> {
  return page.evaluate(async (storyId) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    // Storybook types its preview as an internal class
    const { channel, loadStory, renderStoryToElement } = preview as {
      channel: {
        on: (event: string, listener: (payload: { newPhase?: string; storyId?: string }) => void) => void;
        off: (event: string, listener: (payload: { newPhase?: string; storyId?: string }) => void) => void;
      };
      loadStory: (options: { storyId: string }) => Promise<unknown>;
      renderStoryToElement: (
        story: unknown,
        element: HTMLElement,
        callbacks: Record<string, (error?: unknown) => void>,
        options: { autoplay: boolean; forceInitialArgs: boolean },
      ) => () => Promise<void>;
    };
    const story = await loadStory.call(preview, { storyId });
    const element = document.createElement('div');
    element.id = 'drawn';
    document.body.append(element);
    return new Promise<string>((resolve) => {
      const finish = (outcome: string) => {
        channel.off('storyRenderPhaseChanged', follow);
        resolve(outcome);
      };
      const follow = ({ newPhase = '', storyId: drawn }: { newPhase?: string; storyId?: string }) => {
        if (drawn === storyId && newPhase === 'finished') finish('rendered');
      };
      channel.on('storyRenderPhaseChanged', follow);
      const callbacks = {
        showMain: () => undefined,
        showStoryDuringRender: () => undefined,
        showError: (error: unknown) => finish(`error ${JSON.stringify(error)}`),
        showException: (error: unknown) => finish(`exception ${String(error)}`),
      };
      const options = { autoplay: false, forceInitialArgs: true };
      const remove = renderStoryToElement.call(preview, story, element, callbacks, options);
      Reflect.set(globalThis, 'removeDrawn', async () => {
        await remove();
        element.remove();
      });
    });
  }, id);
}
