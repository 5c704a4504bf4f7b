import type { DraftSyncRow } from '@meridian/api-client/react';
import type { Language } from '@meridian/i18n';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { EditDraftPage } from './edit-draft-page';

const sent = (kind: DraftSyncRow['kind'], id: string, more: Partial<DraftSyncRow> = {}): DraftSyncRow => ({
  kind,
  id,
  providerId: '5000000001',
  isSynchronized: true,
  review: null,
  reasons: [],
  failure: null,
  notSent: [],
  base: null,
  baseParentId: null,
  ...more,
});
const failure = {
  reason: 'duplicate',
  code: '901381',
  message: 'The account has this keyword already.',
  providerMessage: '重复',
  field: 'keyword',
  content: null,
  canRetry: false,
};

async function open(rows: readonly DraftSyncRow[], language: Language = 'en') {
  await page.viewport(1440, 900);
  const { '/draft/syncStates': _, ...responses } = draftResponses(false);
  // two pages
  const server = fakeServer({
    ...responses,
    '/draft/syncStates': (body) => {
      const isFirst = (body as { from: number }).from === 0;
      return { data: { rows: isFirst ? rows.slice(0, 1) : rows.slice(1), next: isFirst ? 10_000 : null } };
    },
  });
  await renderPage(
    <CanProvider permissions={['draft:draft:edit']}>
      <EditDraftPage
        id={firstDraftId}
        part="keyword"
        row="unit-1"
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
    </CanProvider>,
    server.api,
    { language },
  );
}
const grid = page.getByRole('grid');

it('says for each row whether the provider has it, and why not, until it is edited', async () => {
  await open([
    sent('campaign', 'campaign-1'),
    sent('unit', 'unit-1'),
    sent('keyword', 'keyword-1', { providerId: null, isSynchronized: false, failure }),
  ]);
  await expect
    .element(grid.getByText('Failed: The account has this keyword already.; Provider 901381: 重复'))
    .toBeVisible();
  await expect
    .element(page.getByRole('treeitem', { name: /1 row rejected by the provider/ }).first())
    .toBeVisible();
  const cell = grid
    .getByRole('gridcell')
    .filter({ hasNotText: /Failed|Phrase|Exact|Auto/ })
    .nth(1);
  await cell.dblClick();
  await userEvent.keyboard('{Control>}a{/Control}another keyword{Enter}');
  await expect.element(grid.getByText('another keyword')).toBeVisible();
  await expect.element(grid.getByText(/^Failed/)).not.toBeInTheDocument();
});

it('shows nothing for a draft that was never uploaded', async () => {
  await open([]);
  await expect.element(grid).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Sync' })).not.toBeInTheDocument();
});

it.each([
  ['cn', '同步状态', '新增'],
  ['tw', '同步狀態', '新增'],
] as const)('says so in %s', async (language, head, state) => {
  await open([sent('campaign', 'campaign-1')], language);
  await expect.element(page.getByRole('columnheader', { name: head })).toBeVisible();
  await expect.element(grid.getByText(state).first()).toBeVisible();
});
