import { exampleDraft, fromRows, toRows } from '@meridian/draft-editor/core';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftResponses, partsOf } from '../../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../../testing/fake-server';
import { openEditor } from '../testing/open-editor';

const permissions = ['draft:draft:edit', 'report:search:view'];
const last30Days = { beginDate: '2026-10-22', endDate: '2026-11-20' };

type Given = readonly [id: string, click: number, cost: string];
const shownRows: readonly Given[] = [
  ['keyword-1', 1_234, '5678.90'],
  ['spa', 40, '12.5'],
];
const pageOf = (rows: readonly Given[]) => ({
  data: {
    ids: rows.map(([id]) => id),
    impression: rows.map(([, click]) => click * 20),
    click: rows.map(([, click]) => click),
    cost: rows.map(([, , cost]) => cost),
    conversion: rows.map(() => null),
    landPageExperience: rows.map(() => '2'),
    businessRelationship: rows.map(() => ''),
    estimatedClickRate: rows.map(() => ''),
    currencies: ['CNY'],
    next: null,
  },
});

beforeEach(() => localStorage.clear());

/** Opens the keywords of the example, one in the report, one new; `performance`: what the server responds. */
async function open(
  performance: FakeEndpoint = () => pageOf(shownRows),
  { userId = crypto.randomUUID(), ...more }: { userId?: string; permissions?: string[] } = {},
) {
  const { name, rows } = toRows(exampleDraft());
  const [first] = rows.keyword;
  if (!first) throw new Error('the example has a keyword');
  const others = ['spa', 'new'].map((id) => ({ ...first, id, keyword: `${id} hotel` }));
  const draft = fromRows({ name, rows: { ...rows, keyword: [first, ...others] } });
  const responses = draftResponses(false);
  const server = fakeServer({
    ...responses,
    '/draft/detail': (body, path) => {
      const response = responses['/draft/detail']?.(body, path) as { data: object } | undefined;
      return { data: { ...response?.data, parts: partsOf(draft) } };
    },
    '/draft/performance': performance,
  });
  const editor = await openEditor(server.api, { permissions, ...more, userId, part: 'keyword' });
  return { ...editor, requests: () => server.bodiesOf('/draft/performance'), userId };
}

const grid = page.getByRole('grid');
const column = (name: RegExp) => page.getByRole('checkbox', { name });
async function choose(...names: RegExp[]) {
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of names) await column(name).click();
  await userEvent.keyboard('{Escape}');
}
/** Texts of a column from the top. */
function textsOf(name: RegExp): (string | undefined)[] {
  const heads = [...grid.element().querySelectorAll('[role=columnheader]')];
  const at = heads.findIndex((head) => name.test(head.textContent));
  const drawn = [...grid.element().querySelectorAll('[role=row]')].slice(1);
  return drawn.map((each) => each.children[at]?.textContent);
}

it('requests the metrics of the rows once a column shows them', async () => {
  const { requests } = await open();
  await expect.element(grid).toBeVisible();
  expect(requests()).toEqual([]);
  await choose(/^Cost($| \()/, /^Clicks/, /^CTR/, /^Cost per/, /^Landing/);
  await expect.poll(() => textsOf(/^Cost \(/)).toEqual(['5,678.90', '12.50', '–']);
  expect(textsOf(/^Clicks/)).toEqual(['1,234', '40', '–']);
  expect(textsOf(/^CTR/)).toEqual(['5.00%', '5.00%', '–']);
  expect(textsOf(/^Cost per/)).toEqual(['–', '–', '–']);
  expect(textsOf(/^Landing/)).toEqual(['Average', 'Average', '–']);
  expect(requests()).toMatchObject([{ kind: 'keyword', within: 'unit-1', query: last30Days, from: 0 }]);
});

it('remembers columns and days', async () => {
  const { requests, unmount, userId } = await open();
  await choose(/^Clicks/);
  await expect.poll(() => textsOf(/^Clicks/)).toEqual(['1,234', '40', '–']);
  await page.getByRole('button', { name: /^Date range/ }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(requests)
    .toMatchObject([{ query: last30Days }, { query: { beginDate: '2026-11-14', endDate: '2026-11-20' } }]);
  await unmount();
  const again = await open(undefined, { userId });
  await expect.poll(() => textsOf(/^Clicks/)).toEqual(['1,234', '40', '–']);
  expect(again.requests()).toMatchObject([{ query: { beginDate: '2026-11-14', endDate: '2026-11-20' } }]);
});

it('can be edited while they load, and sorts once they are here', async () => {
  let respond = () => {};
  const arrived = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await open(async () => {
    await arrived;
    return pageOf(shownRows);
  });
  await choose(/^Clicks/);
  await expect.element(page.getByText('Loading performance…')).toBeVisible();
  await grid.getByRole('columnheader', { name: 'Clicks' }).click();
  await grid.getByText('spa hotel').dblClick();
  await userEvent.keyboard('{Control>}a{/Control}onsen{Enter}');
  await expect.element(grid.getByText('onsen')).toBeVisible();
  expect(textsOf(/^Clicks/)).toEqual(['…', '…', '…']);
  respond();
  await expect.poll(() => textsOf(/^Clicks/)).toEqual(['40', '1,234', '–']);
  await expect.element(page.getByText('Loading performance…')).not.toBeInTheDocument();
});

it('says why they are missing, and tries again', async () => {
  let isFailing = true;
  await open(() => (isFailing ? { code: 400, message: 'The range is invalid.' } : pageOf([])));
  await choose(/^Clicks/);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Couldn’t load performance\./);
  expect(textsOf(/^Clicks/)).toEqual(['', '', '']);
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No row here has data in these days.')).toBeVisible();
  expect(textsOf(/^Clicks/)).toEqual(['–', '–', '–']);
});

it('says why a user without the permission of the report cannot see them', async () => {
  const { requests } = await open(undefined, { permissions: ['draft:draft:edit'] });
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(column(/^Clicks/)).toBeDisabled();
  await expect.element(page.getByText(/don’t have permission to see search reports/)).toBeVisible();
  expect(requests()).toEqual([]);
});
