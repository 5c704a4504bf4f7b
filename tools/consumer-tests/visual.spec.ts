import { expect, type Page } from '@playwright/test';
import type { Entry } from './app/entries';
import { differences, drawnIn } from './drawn';
import { openHost, settled, sortButton, test, titleStart, type Query } from './host';

/** The table, and what it opens elsewhere in the page. */
const ours = '[data-scope-ui], [data-scope-ui] *';
/** Without the strokes of icons, whose attributes give way to what a layer says of fonts: they have no text. */
const oursInLayers = ':is([data-scope-ui], [data-scope-ui] *):not(svg *)';
const theirs = 'html, body, #host, #host *';

interface State {
  title: string;
  query?: Query;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>;
}

const setOnHtml = (name: 'theme' | 'size', value: string) => (page: Page) =>
  page.evaluate(([key, to]) => document.documentElement.setAttribute(`data-${key}`, to), [
    name,
    value,
  ] as const);

const withPager: State = { title: 'with rows and a pager', query: { paged: '' } };

const states: State[] = [
  withPager,
  { title: 'without a row', query: { rows: '0', paged: '' } },
  { title: 'while it loads', query: { status: 'loading' } },
  { title: 'after a failure', query: { status: 'error' } },
  { ...withPager, title: 'in the dark theme', act: setOnHtml('theme', 'dark') },
  ...['default', 'small', 'mini', 'touch'].map((size) => ({
    ...withPager,
    title: `at size ${size}`,
    act: setOnHtml('size', size),
  })),
  {
    ...withPager,
    title: 'in a narrow page',
    act: (page) => page.setViewportSize({ width: 600, height: 900 }),
  },
  { title: 'under the pointer', act: (page) => sortButton(page, 'Clicks').hover(titleStart) },
  {
    title: 'sorted, with the focus inside',
    act: async (page) => {
      await sortButton(page, 'Clicks').click(titleStart);
      // the focus is shown once the keyboard is used
      await page.keyboard.press('Shift');
    },
  },
  {
    title: 'with the list of page sizes open',
    query: { paged: '' },
    act: async (page) => {
      await page.getByLabel('Rows per page').click();
      await page.getByRole('option', { name: '50 / page' }).waitFor();
    },
  },
];

for (const state of states) {
  test(`rules for elements, before or after ours, leave the table as it is ${state.title}`, async ({
    page,
  }) => {
    const reference = await drawn(page, 'reference', state);
    expect(reference.length).toBeGreaterThan(10);
    expect(differences(reference, await drawn(page, 'before', state)), 'the rules stand before ours').toEqual(
      [],
    );
    expect(differences(reference, await drawn(page, 'after', state)), 'the rules stand after ours').toEqual(
      [],
    );
  });
}

test('rules for elements in a cascade layer leave the table as it is', async ({ page }) => {
  const reference = await drawn(page, 'reference', withPager, oursInLayers);
  expect(differences(reference, await drawn(page, 'layered', withPager, oursInLayers))).toEqual([]);
});

test('the page around the table is unchanged by our styles', async ({ page }) => {
  await openHost(page, 'bare');
  const alone = await drawnIn(page, theirs);
  for (const entry of ['before', 'after'] as const) {
    await openHost(page, entry);
    expect(differences(alone, await drawnIn(page, theirs)), `its rules stand ${entry} ours`).toEqual([]);
  }
});

async function drawn(page: Page, entry: Entry, { query, act }: State, selector = ours) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHost(page, entry, query);
  await act?.(page);
  await settled(page);
  return drawnIn(page, selector);
}
