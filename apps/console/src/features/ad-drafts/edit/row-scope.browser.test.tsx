import { emptyFields, exampleDraft, fromRows, rootId, toRows, type Draft } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftResponses, partsOf } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import type { EditorPart } from './draft-address';
import { openEditor } from './testing/open-editor';

/** The example with another unit, and another campaign with a unit. */
function largerDraft(): Draft {
  const { name, rows } = toRows(exampleDraft());
  const unit = (id: string, parentId: string, adgroupName: string) => ({
    ...emptyFields.unit,
    id,
    parentId,
    adgroupName,
  });
  const keyword = (id: string, parentId: string, text: string) => ({
    ...emptyFields.keyword,
    id,
    parentId,
    keyword: text,
  });
  const creative = { ...emptyFields.creative, id: 'creative-2', parentId: 'unit-3', title: 'Dive with us' };
  const campaign = {
    ...emptyFields.campaign,
    id: 'campaign-2',
    parentId: rootId,
    campaignName: 'Okinawa',
  };
  return fromRows({
    name,
    rows: {
      ...rows,
      campaign: [...rows.campaign, campaign],
      unit: [...rows.unit, unit('unit-2', 'campaign-1', 'Hotels'), unit('unit-3', 'campaign-2', 'Diving')],
      keyword: [
        ...rows.keyword,
        keyword('keyword-2', 'unit-2', 'spa hotel'),
        keyword('keyword-3', 'unit-3', 'dive shop'),
        keyword('keyword-4', 'unit-3', 'reef'),
      ],
      creative: [...rows.creative, creative],
    },
  });
}

async function open(part: EditorPart) {
  const responses = draftResponses(false);
  const server = fakeServer({
    ...responses,
    '/draft/detail': (body) => {
      const response = responses['/draft/detail']?.(body, '/draft/detail') as { data: object } | undefined;
      return { data: { ...response?.data, parts: partsOf(largerDraft()) } };
    },
  });
  await openEditor(server.api, { userId: crypto.randomUUID(), part });
  const saved = () =>
    server
      .bodiesOf('/draft/save')
      .flatMap((body) =>
        (body as { commands: { command: unknown }[] }).commands.map(({ command }) => command),
      );
  return { saved };
}

const grid = page.getByRole('grid');
/** Texts of the rows. */
const texts = () =>
  [...grid.element().querySelectorAll('[role=row]')]
    .slice(1)
    .map((row) => [...row.querySelectorAll('[role=gridcell] .truncate')].map((cell) => cell.textContent));
const words = () => texts().map(([word]) => word);
const show = (scope: 'Unit' | 'Campaign' | 'Whole draft') =>
  page.getByRole('radiogroup', { name: 'Rows shown' }).getByText(scope, { exact: true }).click();

it('shows the keywords of a unit, its campaign, or the whole draft with their units and campaigns', async () => {
  await open('keyword');
  await expect.poll(words).toEqual(['北海道滑雪']);
  await show('Campaign');
  await expect.poll(words).toEqual(['北海道滑雪', 'spa hotel']);
  await expect.element(grid.getByRole('columnheader', { name: /^Unit/ })).toBeInTheDocument();
  await expect.element(grid.getByRole('columnheader', { name: /^Campaign/ })).not.toBeInTheDocument();
  await show('Whole draft');
  await expect.poll(words).toEqual(['北海道滑雪', 'spa hotel', 'dive shop', 'reef']);
  await expect.element(page.getByText('4 in the whole draft')).toBeVisible();
  await expect.poll(() => texts().at(-1)).toEqual(expect.arrayContaining(['reef', 'Diving', 'Okinawa']));
});

it('changes rows of several units in one step', async () => {
  const { saved } = await open('keyword');
  await show('Whole draft');
  await grid.getByText('spa hotel').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await expect.poll(words).toEqual(['北海道滑雪', 'spa hotel', 'spa hotel', 'reef']);
  await expect
    .poll(saved)
    .toEqual([
      { type: 'update', kind: 'keyword', edits: [{ id: 'keyword-3', changes: { keyword: 'spa hotel' } }] },
    ]);
});

it('keeps the rows shown from step to step, and ends with another unit in the structure', async () => {
  await open('keyword');
  await show('Whole draft');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2).click();
  await expect.poll(() => words().at(-1)).toBe('Dive with us');
  // the form follows the active row, whatever its unit
  await grid.getByText('Dive with us').click();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Dive with us');
  await page.getByRole('tree').getByText('Hotels').click();
  await expect.element(page.getByRole('radio', { name: 'Unit' })).toBeChecked();
});

it('shows units side by side instead of the form of one', async () => {
  const { saved } = await open('unit');
  await expect.element(page.getByRole('form').first()).toBeVisible();
  await show('Whole draft');
  await expect.poll(words).toEqual(['滑雪套餐', 'Hotels', 'Diving']);
  await grid.getByText('Diving').dblClick();
  await userEvent.keyboard('{Control>}a{/Control}Reefs{Enter}');
  await expect
    .poll(saved)
    .toEqual([
      { type: 'update', kind: 'unit', edits: [{ id: 'unit-3', changes: { adgroupName: 'Reefs' } }] },
    ]);
});

it('shows campaigns side by side, and edits their lists in the form', async () => {
  const { saved } = await open('campaign');
  await expect.element(page.getByRole('form').first()).toBeVisible();
  await show('Whole draft');
  await expect.poll(words).toEqual(['北海道冬季', 'Okinawa']);
  await expect.element(page.getByText('2 in the whole draft')).toBeVisible();
  await grid.getByText('Okinawa').click();
  await userEvent.keyboard('{Tab}{Tab}120{Enter}');
  await expect.poll(saved).toEqual([
    {
      type: 'update',
      kind: 'campaign',
      edits: [{ id: 'campaign-2', changes: { budgetType: 2, budget: 120 } }],
    },
  ]);
  await grid.getByText('Okinawa').click();
  await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
  // the last column has the checks
  await expect
    .poll(() => document.activeElement)
    .toBe(page.getByRole('textbox', { name: 'Exact negatives' }).element());
  await expect.element(page.getByRole('form', { name: 'Okinawa' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Campaign' })).toBeChecked();
});

it('keeps the filter from scope to scope, and forgets it in another part', async () => {
  await open('keyword');
  await show('Whole draft');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await userEvent.keyboard('unit{Enter}Diving{Enter}');
  const chip = page.getByRole('button', { name: 'Edit filter: Unit contains “Diving”' });
  await expect.element(chip).toBeVisible();
  await expect.poll(words).toEqual(['dive shop', 'reef']);
  await show('Unit');
  await expect.element(chip).not.toBeInTheDocument();
  await show('Whole draft');
  await expect.element(chip).toBeVisible();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(2).click();
  await expect.poll(() => words().slice(1)).toEqual(['Dive with us']);
});
