import type { DraftHistoryRefusal } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../../lib/page/notices';
import { draftHistoryResponses } from '../../../../testing/demo/demo-draft-history';
import { draftResponses, firstDraftId } from '../../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../../testing/fake-server';
import { openEditor } from '../testing/open-editor';

async function openHistory(own: Record<string, FakeEndpoint> = {}, permissions?: readonly string[]) {
  const server = fakeServer({ ...draftResponses(false), ...own });
  await openEditor(server.api, { userId: crypto.randomUUID(), part: 'keyword', permissions });
  await userEvent.keyboard('{Alt>}h{/Alt}');
  const sheet = page.getByRole('dialog', { name: 'History of the draft' });
  await expect.element(sheet).toBeVisible();
  return { server, sheet };
}

it('says in words who changed what when, and shows the rows of an entry', async () => {
  const { sheet, server } = await openHistory();
  const [, , third] = [0, 1, 2].map((index) =>
    sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .nth(index),
  );
  if (third === undefined) throw new Error('no entry');
  await expect.element(third).toHaveTextContent('2026-11-18 10:10, 林晓雯');
  await expect.element(third).toHaveTextContent('Bid (CNY) of 12 keywords in 3 units￥1.20changed to￥1.50');
  await third.getByRole('button', { name: 'Show 12 rows' }).click();
  await expect.element(third.getByText('Unnamed keyword')).toBeVisible();
  expect(server.bodiesOf('/draft/history/rows')).toEqual([{ id: firstDraftId, from: 8, to: 8, offset: 0 }]);
  // a row that is gone is no link
  await expect.element(third.getByText('夜滑')).toBeVisible();
  expect(third.getByRole('button', { name: 'Show 夜滑 in the draft' }).query()).toBeNull();
  await third.getByRole('button', { name: 'Show 北海道 滑雪 in the draft' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('filters by user, kind and row', async () => {
  const { sheet, server } = await openHistory();
  await sheet.getByRole('combobox', { name: 'User' }).click();
  await page.getByRole('option', { name: '陈伟' }).click();
  await expect
    .poll(() => server.bodiesOf('/draft/history/list').at(-1))
    .toEqual({ id: firstDraftId, userName: '陈伟' });
  await sheet.getByRole('button', { name: 'Show 12 rows' }).first().click();
  await sheet.getByRole('button', { name: 'Only changes of this row' }).first().click();
  await expect
    .poll(() => server.bodiesOf('/draft/history/list').at(-1))
    .toEqual({ id: firstDraftId, row: { kind: 'keyword', id: 'keyword-1' } });
  await expect.element(sheet.getByText('Row: 北海道 滑雪')).toBeVisible();
});

it('goes back to a version after showing what changes, based on the version that was shown', async () => {
  const { sheet, server } = await openHistory();
  await sheet.getByRole('button', { name: 'Go back to this version' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Go back to the version of/ });
  await expect.element(dialog.getByText('The first 3 of 12 rows')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/history/restore')).toEqual([
    { id: firstDraftId, version: 12, target: { type: 'version', version: 11 } },
  ]);
  await vi.waitFor(() =>
    expect(useNotices.getState().waiting.map(({ title }) => title)).toContain('The draft is as it was then.'),
  );
});

it.each<[DraftHistoryRefusal, RegExp]>([
  [{ reason: 'uploaded', count: 0 }, /uploaded since then/],
  [{ reason: 'pictures', count: 2 }, /2 pictures of that version were deleted/],
])('says why it cannot go back: %j', async (refusal, text) => {
  const given = draftHistoryResponses(false)['/draft/history/preview']?.(undefined, '');
  // asserted: the response above has data
  const { data } = given as { data: object };
  const { sheet } = await openHistory({
    '/draft/history/preview': () => ({ data: { ...data, refusal } }),
  });
  await sheet.getByRole('button', { name: 'Undo this change' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Undo the change of/ });
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Undo change' })).toBeDisabled();
});

it('is only shown to users who may not edit drafts', async () => {
  const { sheet } = await openHistory({}, ['draft:draft:view']);
  await expect.element(sheet.getByText('Current version')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Go back to this version' }).query()).toBeNull();
  expect(sheet.getByRole('button', { name: 'Undo this change' }).query()).toBeNull();
});
