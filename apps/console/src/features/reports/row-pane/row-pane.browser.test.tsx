import type { ReportRow } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportResponses } from '../../../testing/demo/demo-reports';
import { recordedAt } from '../../../testing/demo/recorded';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderReport } from '../testing/render-report';
import { rowKeys } from './row-keys';

const id = 'search-campaign-custom';
const at = '/keywordSearch/campaign/campaignCustom';

const recordedList = recordedAt(
  '/marketing/api/v1/seachReport/campaign/custom/list',
  { page: { number: 1, size: 20 }, query: { beginDate: '2026-10-21', endDate: '2026-11-20' } },
  'en',
);
// asserted: the path of a list
const { list: recordedRows } = recordedList.data as { list: ReportRow[] };
/** The campaigns stand for units of one of them. */
const units: FakeEndpoint = () => recordedList;

async function open(search = '', own: Readonly<Record<string, FakeEndpoint>> = {}) {
  const server = fakeServer({
    ...own,
    '/unit/custom/list': units,
    ...reportResponses({ language: 'en', isEmpty: false }),
    ...own,
  });
  const router = await renderReport({ api: server.api, id, at: `${at}${search}`, canOpen: () => true });
  return { ...server, router };
}

/** Names of rows, after that of the totals. */
const headAt = (place: number) =>
  page
    .getByRole('grid')
    .getByRole('rowheader')
    .nth(place + 1);
const nameAt = (place: number) => headAt(place).element().textContent;
/** A cell without a link or checkbox, in a row after the titles and the totals. */
const cellAt = (place: number) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .nth(place + 2)
    .getByRole('gridcell')
    .nth(1);
const pane = (name: string) => page.getByRole('region', { name: `Details of ${name}` });

beforeEach(() => page.viewport(1440, 900));

it('opens by a double click, moves with the arrows, closes with Escape and returns the focus', async () => {
  const { router } = await open();
  await expect.element(headAt(0)).toBeVisible();
  await cellAt(0).dblClick();
  await expect.element(pane(nameAt(0))).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(pane(nameAt(1))).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(pane(nameAt(0))).toBeVisible();
  const { row } = router.state.location.search as { row?: string }; // asserted: as the page writes it
  expect(row).toMatch(/^[0-9a-z]+$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(pane(nameAt(0))).not.toBeInTheDocument();
  await expect.element(page.getByRole('grid')).toHaveFocus();
  expect(router.state.location.search).toEqual({});
});

it('opens by Enter, and follows the active row of the table', async () => {
  await open();
  await expect.element(headAt(0)).toBeVisible();
  await cellAt(0).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(pane(nameAt(0))).toBeVisible();
  await cellAt(2).click();
  await expect.element(pane(nameAt(2))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pane(nameAt(2))).not.toBeInTheDocument();
});

it('asks for exactly the row, and for the units below it', async () => {
  const { bodiesOf } = await open();
  await expect.element(headAt(0)).toBeVisible();
  const name = nameAt(0);
  await cellAt(0).dblClick();
  await expect.element(pane(name).getByRole('link', { name: /^Show/ })).toBeVisible();
  expect(bodiesOf('/campaign/custom/trend').at(-1)).toMatchObject({ query: { campaignName: [name] } });
  expect(bodiesOf('/unit/custom/list').at(-1)).toMatchObject({
    query: { campaignName: [name] },
    page: { sortCol: 'cost desc' },
  });
  expect(pane(name).getByRole('listitem').elements().length).toBeGreaterThan(6);
  await expect.element(pane(name).getByRole('button', { name: 'Only this' })).toBeVisible();
});

it('reopens from its address without taking the focus', async () => {
  await open(`?row=${rowKeys(recordedRows)[1] ?? ''}`);
  await expect.element(pane(String(recordedRows[1]?.['campaignName']))).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

it('opens nothing for a row that is not on the page', async () => {
  await open('?row=zzz');
  await expect.element(headAt(0)).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Details of/ })).not.toBeInTheDocument();
});

it('shows what failed, and retries', async () => {
  let isAway = true;
  const trend = reportResponses({ language: 'en', isEmpty: false })['/trend'];
  await open('', {
    '/trend': (body, path) => {
      const { query } = body as { query: { campaignName?: string[] } }; // asserted: made by the client
      if (isAway && query.campaignName) return { code: 400, message: 'No.' };
      return trend?.(body, path) ?? { data: null };
    },
  });
  await expect.element(headAt(0)).toBeVisible();
  const name = nameAt(0);
  await cellAt(0).dblClick();
  await expect.element(pane(name).getByText(/Couldn’t load the trend/)).toBeVisible();
  isAway = false;
  await pane(name).getByRole('button', { name: 'Try again' }).click();
  await expect.element(pane(name).getByRole('figure')).toBeVisible();
});

it('covers the table on phones, where a tap opens it', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(headAt(0)).toBeVisible();
  const name = nameAt(0);
  await cellAt(0).click();
  await expect.element(page.getByRole('dialog', { name: new RegExp(name.slice(0, 3)) })).toBeVisible();
});
