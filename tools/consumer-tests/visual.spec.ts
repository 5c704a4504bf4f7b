import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../lib/sample';
import type { Entry } from './app/entries';
import { differences, drawnIn, nothingDrawn, type Drawing } from './drawn';
import { openHost, settled, sortButton, test, titleStart, type Query } from './host';

/** The table, and its pop-ups elsewhere in the page. */
const ours = '[data-scope-ui], [data-scope-ui] *';
/** Without the strokes of icons, which have no text: fonts of a layer override their attributes. */
const oursInLayers = ':is([data-scope-ui], [data-scope-ui] *):not(svg *)';
const theirs = 'html, body, #host, #host *';

interface State {
  title: string;
  /** Brings the page from the previous state into this one. */
  act?: (page: Page) => Promise<unknown>;
}

interface View {
  title: string;
  query?: Query;
  /** States shown in order on one page. */
  states: readonly State[];
  tag?: '@all-cases';
}

const setOnHtml = (name: 'theme' | 'size', value: string) => (page: Page) =>
  page.evaluate(([key, to]) => document.documentElement.setAttribute(`data-${key}`, to), [
    name,
    value,
  ] as const);

const asItOpens: State = { title: 'as it opens' };

const views: View[] = [
  {
    title: 'with rows and a pager',
    query: { paged: '' },
    states: [
      asItOpens,
      {
        title: 'under the pointer',
        act: async (page) => {
          await sortButton(page, 'Clicks').hover(titleStart);
          // its code is loaded when the pointer enters a header
          await page.locator('[data-column-menu]').waitFor();
        },
      },
      {
        title: 'sorted, with the focus inside',
        act: async (page) => {
          await sortButton(page, 'Clicks').click(titleStart);
          // the focus is shown once the keyboard is used
          await page.keyboard.press('Shift');
        },
      },
      ...sampleOf(['touch', 'mini'], 2).map((size) => ({
        title: `at size ${size}`,
        act: setOnHtml('size', size),
      })),
      { title: 'in the dark theme', act: setOnHtml('theme', 'dark') },
      {
        title: 'with the list of page sizes open',
        act: async (page) => {
          await page.getByLabel('Rows per page').click();
          await page.getByRole('option', { name: '50 / page' }).waitFor();
        },
      },
      {
        title: 'in a narrow page',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 600, height: 900 });
        },
      },
    ],
  },
  { title: 'without a row', query: { rows: '0', paged: '' }, states: [asItOpens], tag: '@all-cases' },
  { title: 'while it loads', query: { status: 'loading' }, states: [asItOpens], tag: '@all-cases' },
  { title: 'after a failure', query: { status: 'error' }, states: [asItOpens], tag: '@all-cases' },
];

for (const { tag = [], ...view } of views) {
  const title = `rules for elements, before or after ours, leave the table as it is ${view.title}`;
  test(title, { tag }, async ({ page }) => {
    const reference = await drawn(page, 'reference', view);
    for (const { drawing } of reference) expect(drawing.elements.length).toBeGreaterThan(10);
    for (const place of ['before', 'after'] as const) {
      for (const [index, { title, drawing }] of (await drawn(page, place, view)).entries()) {
        const expected = reference[index]?.drawing ?? nothingDrawn;
        expect(differences(expected, drawing), `${title}: the rules stand ${place} ours`).toEqual([]);
      }
    }
  });
}

test('rules for elements in a cascade layer leave the table unchanged', async ({ page }) => {
  const view: View = { title: 'with rows and a pager', query: { paged: '' }, states: [asItOpens] };
  const [reference] = await drawn(page, 'reference', view, oursInLayers);
  const [layered] = await drawn(page, 'layered', view, oursInLayers);
  expect(reference?.drawing.elements.length).toBeGreaterThan(10);
  expect(differences(reference?.drawing ?? nothingDrawn, layered?.drawing ?? nothingDrawn)).toEqual([]);
});

test('the page around the table is unchanged by our styles', async ({ page }) => {
  await openHost(page, 'bare');
  const alone = await drawnIn(page, theirs);
  for (const entry of ['before', 'after'] as const) {
    await openHost(page, entry);
    expect(differences(alone, await drawnIn(page, theirs)), `its rules stand ${entry} ours`).toEqual([]);
  }
});

/** The table in each state of a view. */
async function drawn(page: Page, entry: Entry, { query, states }: View, selector = ours) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHost(page, entry, query);
  const found: { title: string; drawing: Drawing }[] = [];
  for (const { title, act } of states) {
    await act?.(page);
    await settled(page);
    found.push({ title, drawing: await drawnIn(page, selector) });
  }
  return found;
}
