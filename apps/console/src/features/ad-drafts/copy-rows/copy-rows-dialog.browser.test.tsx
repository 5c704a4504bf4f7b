import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { draftResponses, draftSummary, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { openEditor } from '../edit/testing/open-editor';

const dialog = page.getByRole('dialog', { name: /^Copy .* to another draft$/ });

async function openTree(own: Record<string, FakeEndpoint> = {}) {
  const server = fakeServer({ ...draftResponses(false), ...own });
  await openEditor(server.api, { userId: crypto.randomUUID(), part: 'keyword' });
  return server;
}

async function openFromTree(name: RegExp, own?: Record<string, FakeEndpoint>) {
  const server = await openTree(own);
  const row = page.getByRole('treeitem', { name }).first();
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Copy to another draft' }).click();
  await expect.element(dialog).toBeVisible();
  return server;
}

async function choose(field: string, option: RegExp) {
  await dialog.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}
const chooseDraft = async (draft: RegExp) => {
  await choose('Account', /启明在线教育/);
  await choose('Draft', draft);
};
const railPasses = draftSummary(3, '').id;
const titles = () => useNotices.getState().waiting.map(({ title }) => title);

it('says what the draft takes and what not, and copies that', async () => {
  const server = await openFromTree(/北海道/);
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await chooseDraft(/Rail passes/);
  await expect
    .element(dialog.getByText(/^Will be added: 1 campaign, 1 unit, 4 keywords.* 2 creatives$/))
    .toBeVisible();
  const list = dialog.getByRole('region', { name: 'Rows that won’t be copied' });
  await expect
    .element(list)
    .toHaveTextContent(/1 row won’t be copied.*library doesn’t have the picture.*雪景/);
  const source = { id: firstDraftId, version: 1, kind: 'campaign', ids: ['campaign-1'] };
  expect(server.bodiesOf('/draft/rowCopy/preview')).toEqual([
    { source, target: { id: railPasses, parentId: '' } },
  ]);
  await dialog.getByRole('button', { name: 'Copy 8 rows' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/rowCopy/save')).toMatchObject([
    { source, target: { id: railPasses, parentId: '', version: 1 } },
  ]);
  expect(server.bodiesOf('/draft/save')).toEqual([]);
  expect(titles().join('\n')).toMatch(/^Added to Rail passes, spring: 1 campaign, 1 unit/m);
});

it('creates a draft of the account with the campaigns', async () => {
  const server = await openFromTree(/北海道/);
  await chooseDraft(/New draft/);
  await dialog.getByRole('textbox', { name: 'Draft name' }).fill('Okinawa');
  await dialog.getByRole('button', { name: 'Copy 8 rows' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/rowCopy/save')).toMatchObject([
    { accountId: 1002, target: { name: 'Okinawa' } },
  ]);
});

it('copies ticked keywords to a unit of another draft with the keyboard', async () => {
  const server = await openTree();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Copy \d+ rows to another draft$/ }).click();
  await expect.element(dialog).toBeVisible();
  await choose('Account', /启明在线教育/);
  await expect.element(dialog.getByRole('combobox', { name: 'Draft' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Draft' }).click();
  expect(page.getByRole('option', { name: 'New draft' }).query()).toBeNull();
  // the draft of the rows is no target
  expect(page.getByRole('option', { name: 'Hokkaido winter 2027' }).query()).toBeNull();
  await userEvent.keyboard('Rail{Enter}');
  await expect.element(dialog.getByRole('combobox', { name: 'To unit' })).toBeVisible();
  dialog.getByRole('combobox', { name: 'To unit' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('滑雪{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Copy 8 rows' })).toBeEnabled();
  expect(server.bodiesOf('/draft/rowCopy/preview')).toMatchObject([
    { source: { kind: 'keyword' }, target: { id: railPasses, parentId: 'unit-1' } },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/rowCopy/save')).toEqual([]);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Keywords');
});

it('checks again if a draft has changed meanwhile, and repeats no copy under another id', async () => {
  let isConflict = true;
  const server = await openFromTree(/北海道/, {
    '/draft/rowCopy/save': () => (isConflict ? { code: 409, message: 'conflict' } : { data: { version: 2 } }),
  });
  await chooseDraft(/Rail passes/);
  await dialog.getByRole('button', { name: 'Copy 8 rows' }).click();
  await vi.waitFor(() => expect(titles().join('\n')).toMatch(/One of the drafts has changed/));
  await expect.poll(() => server.bodiesOf('/draft/rowCopy/preview').length).toBe(2);
  isConflict = false;
  await dialog.getByRole('button', { name: 'Copy 8 rows' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const ids = server.bodiesOf('/draft/rowCopy/save').map((body) => (body as { requestId: string }).requestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('says what to do if an account has no other draft, and why the preview failed', async () => {
  await openFromTree(/滑雪套餐/, {
    '/draft/rowCopy/preview': () => ({ code: 500, message: 'no' }),
    '/draft/list': (body) => {
      const { accountId } = (body as { query: { accountId: number } }).query;
      const list = accountId === 1002 ? [] : [draftSummary(3, 'Rail passes, spring')];
      return {
        data: { list, statusCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 9: 0 }, authors: [] },
        page: { number: 1, size: 50, totalCount: list.length },
      };
    },
  });
  await choose('Account', /启明在线教育/);
  await expect.element(dialog.getByText(/has no other draft you can edit/)).toBeVisible();
  await choose('Account', /樱屋家居/);
  await choose('Draft', /Rail passes/);
  await choose('To campaign', /北海道/);
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/Couldn’t check what the draft takes/);
  await expect.element(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
});
