import { partsIdOf, type FieldDefinition, type ReportPart } from '@meridian/api-client/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { CustomFieldsPage } from './custom-fields-page';

const part = (
  channel: ReportPart['channel'],
  section: ReportPart['section'],
  more: Partial<ReportPart> = {},
): ReportPart => ({
  partsId: partsIdOf(channel, section),
  channel,
  section,
  name: section,
  fieldCount: 8,
  shownCount: 6,
  isChanged: false,
  ...more,
});
const parts = [
  part('search', 'keyword'),
  part('search', 'device', { isChanged: true }),
  part('feed', 'crowd'),
];

const field = (dataKey: string, titleName: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id: dataKey,
  dataKey,
  titleName,
  partsId: 'searchKeyword',
  group: 'money',
  isLocked: false,
  isShown: true,
  isDefault: true,
  ...more,
});
const fields = [
  field('date', 'Date', { group: 'basics', isLocked: true }),
  field('showWord', 'Keyword', { group: 'basics', isLocked: true }),
  field('campaignName', 'Campaign', { group: 'basics' }),
  field('cost', 'Cost', { unit: 't2', unitDesc: '￥' }),
  field('cpc', 'Avg. CPC'),
  field('click', 'Clicks', { group: 'delivery' }),
  field('cpm', 'CPM', { isShown: false }),
  field('adgroupName', 'Unit', { group: 'basics', isShown: false }),
];

async function open({
  at = '/fields?part=searchKeyword',
  responses = {},
}: { at?: string; responses?: Record<string, (body: unknown) => FakeResponse> } = {}) {
  const server = fakeServer({
    '/parts/list': () => ({ data: parts }),
    '/fields/list': () => ({ data: fields }),
    '/fields/save': () => ({ data: {} }),
    '/fields/reset': () => ({ data: {} }),
    ...responses,
  });
  await page.viewport(1440, 900);
  onTestFinished(() => {
    localStorage.clear();
    useUnsavedDrafts.getState().clear();
  });
  const router = await renderRoute({
    api: server.api,
    at,
    page: ({ part: partsId }, navigate) => (
      <CustomFieldsPage
        partsId={typeof partsId === 'string' ? partsId : undefined}
        onPartChange={(next) => navigate({ part: next })}
      />
    ),
  });
  await expect.element(page.getByRole('heading', { name: 'Custom fields' })).toBeVisible();
  const order = page.getByRole('complementary', { name: 'Shown in this order' });
  return {
    server,
    router,
    order,
    save: page.getByRole('button', { name: 'Save', exact: true }),
    /** The movable fields in order. */
    movable: () =>
      order
        .getByRole('button', { name: /^Move / })
        .elements()
        .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', '')),
  };
}
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('shows parts with their counts, groups with three states, and the locked fields first', async () => {
  const { order, movable } = await open();
  const current = page.getByRole('button', { name: 'Keyword 6', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('button', { name: 'Device Customised 6', exact: true })).toBeVisible();
  await expect.element(box('All fields in Basics')).toBePartiallyChecked();
  await expect.element(box('All fields in Delivery')).toBeChecked();
  await expect.element(box('Date')).toBeDisabled();
  await expect.element(box('Date')).toBeChecked();
  await expect.element(page.getByText('3 of 4')).toBeVisible();
  await expect.element(order).toHaveTextContent(/Pinned to the left, always shownDateKeyword/);
  expect(movable()).toEqual(['Campaign', 'Cost', 'Avg. CPC', 'Clicks']);
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
});

it('saves the selected fields, in their order, and then has nothing left to save', async () => {
  localStorage.setItem(
    'meridian.columns.search.keyword',
    JSON.stringify({ columnOrder: ['cost'], columnSizing: { cost: 90 } }),
  );
  const { server, save, movable } = await open();
  await expect.element(save).toBeDisabled();
  await box('CPM').click();
  await box('Campaign').click();
  await page.getByRole('button', { name: 'Remove Avg. CPC' }).click();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keyword 5', exact: true })).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  expect(server.bodiesOf('/fields/save')).toMatchObject([
    { partsId: 'searchKeyword', dataKeys: ['date', 'showWord', 'cost', 'click', 'cpm'] },
  ]);
  expect(movable()).toEqual(['Cost', 'Clicks', 'CPM']);
  await expect.element(save).toBeDisabled();
  expect(JSON.parse(localStorage.getItem('meridian.columns.search.keyword') ?? '')).toEqual({
    columnSizing: { cost: 90 },
  });
});

it('keeps the changes if they cannot be saved', async () => {
  const { save, movable } = await open({
    responses: { '/fields/save': () => ({ code: 500, message: 'no' }) },
  });
  await box('CPM').click();
  await save.click();
  await expect.element(save).toBeEnabled();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(movable()).toEqual(['Campaign', 'Cost', 'Avg. CPC', 'Clicks', 'CPM']);
});

it('shows or hides a whole group with its box; locked fields stay', async () => {
  const { movable } = await open();
  await box('All fields in Cost').click();
  expect(movable()).toEqual(['Campaign', 'Cost', 'Avg. CPC', 'Clicks', 'CPM']);
  await box('All fields in Cost').click();
  expect(movable()).toEqual(['Campaign', 'Clicks']);
  await box('All fields in Basics').click();
  await box('All fields in Basics').click();
  expect(movable()).toEqual(['Clicks']);
  await expect.element(box('Keyword')).toBeChecked();
  await expect.element(box('All fields in Basics')).toBePartiallyChecked();
});

it('moves a field with Alt and the arrow keys, and keeps the focus on it', async () => {
  const { movable, order } = await open();
  const handle = order.getByRole('button', { name: 'Move Campaign', exact: true });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(movable()).toEqual(['Cost', 'Avg. CPC', 'Campaign', 'Clicks']);
  await expect.element(handle).toHaveFocus();
  await expect.element(page.getByText('Campaign. Position 3 of 4')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowUp}');
  expect(movable()).toEqual(['Cost', 'Campaign', 'Avg. CPC', 'Clicks']);
  await expect.element(order.getByRole('button', { name: 'Move Cost', exact: true })).toHaveFocus();
});

it('drags a field with Space and the arrow keys, and announces it', async () => {
  const { movable, order } = await open();
  const handle = order.getByRole('button', { name: 'Move Campaign', exact: true });
  await expect.element(handle).toHaveAccessibleDescription(/Press Space to pick it up/);
  handle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Campaign picked up. Position 1 of 4')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Campaign. Position 2 of 4')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/^Move cancelled. Campaign is back/)).toBeInTheDocument();
  expect(movable()).toEqual(['Campaign', 'Cost', 'Avg. CPC', 'Clicks']);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Campaign picked up. Position 1 of 4')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Campaign. Position 2 of 4')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Campaign dropped. Position 2 of 4')).toBeInTheDocument();
  expect(movable()).toEqual(['Cost', 'Campaign', 'Avg. CPC', 'Clicks']);
});

it('drags a field to the drop line', async () => {
  const { movable, order } = await open();
  const handleOf = (name: string) => order.getByRole('button', { name: `Move ${name}`, exact: true });
  await userEvent.dragAndDrop(handleOf('Clicks'), handleOf('Cost'), {
    targetPosition: { x: 12, y: 2 },
    steps: 8,
  });
  await vi.waitFor(() => expect(movable()).toEqual(['Campaign', 'Clicks', 'Cost', 'Avg. CPC']));
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
});

it('finds fields by their name', async () => {
  await open();
  const search = page.getByRole('searchbox', { name: 'Find a field' });
  await search.fill('cp');
  await expect.element(box('CPM')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Basics/ })).not.toBeInTheDocument();
  await search.fill('zzz');
  await expect.element(page.getByText('No matching fields')).toBeVisible();
});

it('resets a part to its default only after a confirmation that names it', async () => {
  const { server } = await open({ at: '/fields?part=searchDevice' });
  await page.getByRole('button', { name: 'Reset to default' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Device report to the default fields?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/fields/reset')).toEqual([]);
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/fields/reset')).toMatchObject([{ partsIds: ['searchDevice'] }]);
  expect(server.bodiesOf('/fields/list').length).toBeGreaterThan(1);
});

it('keeps unsaved changes by part, while other parts and pages are viewed', async () => {
  const { router, movable, save } = await open();
  await box('CPM').click();
  await page.getByRole('button', { name: 'Crowd 6', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Crowd report' })).toBeVisible();
  await expect.element(box('CPM')).not.toBeChecked();
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Keyword Not saved yet 6' })).toBeVisible();

  await router.navigate({ href: '/other' });
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  const [draft] = Object.values(useUnsavedDrafts.getState().drafts);
  expect(draft).toMatchObject({ href: '/fields?part=searchKeyword', name: 'Keyword report' });
  await router.navigate({ href: draft?.href ?? '' });
  await expect.element(box('CPM')).toBeChecked();
  expect(movable()).toEqual(['Campaign', 'Cost', 'Avg. CPC', 'Clicks', 'CPM']);

  await box('CPM').click();
  await expect.element(save).toBeDisabled();
  expect(useUnsavedDrafts.getState().drafts).toEqual({});
});

it('discards the draft once it is saved', async () => {
  const { save } = await open();
  await box('CPM').click();
  await save.click();
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  expect(useUnsavedDrafts.getState().drafts).toEqual({});
});

it('leaves at once if nothing was changed', async () => {
  const { router } = await open();
  await page.getByRole('button', { name: 'Crowd 6' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ part: 'feedCrowd' }));
  await expect.element(page.getByRole('heading', { name: 'Crowd report' })).toBeVisible();
});

it('opens the first part if the address names an unknown one', async () => {
  await open({ at: '/fields?part=nothing' });
  await expect.element(page.getByRole('heading', { name: 'Keyword report' })).toBeVisible();
});

it.each([
  ['/parts/list', 'the parts'],
  ['/fields/list', 'the fields'],
])('says that %s has failed, and retries', async (path) => {
  let isFailing = true;
  await open({
    responses: {
      [path]: () =>
        isFailing ? { code: 403, message: 'no' } : { data: path === '/parts/list' ? parts : fields },
    },
  });
  await expect.element(page.getByText('Couldn’t load the fields')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(box('CPM')).toBeVisible();
});

it.each([
  [1280, 'desktop'],
  [390, 'phone'],
])('opens the order in a separate panel at a width of %d', async (width) => {
  const { order } = await open();
  await page.viewport(width, 844);
  await expect.element(order).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Order 6' }).click();
  const panel = page.getByRole('dialog', { name: 'Shown in this order' });
  await panel.getByRole('button', { name: 'Remove Cost' }).click();
  await expect.element(panel.getByRole('button', { name: 'Remove Cost' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(box('Cost ￥')).not.toBeChecked();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
