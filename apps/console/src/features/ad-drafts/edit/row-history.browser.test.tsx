import type { ItemChange } from '@meridian/api-client/contract';
import type { DraftSyncRow } from '@meridian/api-client/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { EditDraftPage } from './edit-draft-page';

const change: ItemChange = {
  id: '6a1f8f5e-3f0a-4f7e-9a3c-0c8f7f6d2b11',
  time: '2026-11-20T06:03:00.000Z',
  userName: 'Mei',
  draftId: null,
  draftName: 'Winter',
  action: 'update',
  fields: [{ field: 'bid', from: 1.2, to: 1.5 }],
};

const inAccount = (kind: DraftSyncRow['kind'], id: string): DraftSyncRow => ({
  kind,
  id,
  providerId: `at ${id}`,
  isSynchronized: true,
  review: null,
  reasons: [],
  failure: null,
  notSent: [],
  base: null,
  baseParentId: null,
});

async function open(part: 'campaign' | 'unit', row: string, rows: readonly DraftSyncRow[]) {
  await page.viewport(1440, 900);
  const { '/draft/syncStates': _, ...responses } = draftResponses(false);
  const server = fakeServer({
    ...responses,
    '/draft/syncStates': () => ({ data: { rows, next: null } }),
    '/draft/account/itemHistory': () => ({ data: { changes: [change], hasMore: false } }),
  });
  await renderRoute({
    api: server.api,
    at: '/',
    page: () => (
      <CanProvider permissions={['draft:draft:edit', 'draft:draft:view']}>
        <EditDraftPage
          id={firstDraftId}
          part={part}
          row={row}
          userId={crypto.randomUUID()}
          items={{}}
          onItemsChange={() => {}}
          accounts={[]}
          timeZone="Asia/Shanghai"
          today="2026-11-21"
          onNavigate={() => {}}
          onBack={() => {}}
          onOpen={() => {}}
        />
      </CanProvider>
    ),
  });
  return server;
}

it.each([
  ['campaign', 'campaign-1'],
  ['unit', 'unit-1'],
] as const)('shows above the form of a %s who changed it, by keyboard', async (kind, row) => {
  const server = await open(kind, row, [inAccount('campaign', 'campaign-1'), inAccount('unit', 'unit-1')]);
  const button = page.getByRole('button', { name: 'History', exact: true });
  await expect.element(button).toBeVisible();
  expect(server.bodiesOf('/itemHistory')).toEqual([]);
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const history = page.getByRole('dialog', { name: 'History', exact: true });
  await expect.element(history.getByText('2026-11-20 14:03, Mei')).toBeVisible();
  await expect.element(history.getByRole('insertion')).toHaveTextContent('￥1.50');
  expect(server.bodiesOf('/itemHistory')).toMatchObject([{ item: { kind, providerId: `at ${row}` } }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(history).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('is not offered for a row that is not in the account', async () => {
  await open('unit', 'unit-1', [inAccount('campaign', 'campaign-1')]);
  await expect.element(page.getByRole('textbox', { name: 'Unit name' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'History', exact: true })).not.toBeInTheDocument();
});
