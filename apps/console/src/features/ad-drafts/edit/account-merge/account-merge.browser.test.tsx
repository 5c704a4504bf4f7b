import type { AccountConflict, AccountMergeStatus, DraftSummary } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../../lib/page/notices';
import { draftResponses, firstDraft, firstDraftId } from '../../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../../testing/fake-server';
import { openEditor } from '../testing/open-editor';

type Merge = NonNullable<AccountMergeStatus['merge']>;

const startedTime = '2026-11-20T03:00:00Z';
const counts = { added: 0, changed: 0, removed: 0, campaignsDone: 0, campaignsTotal: 0 };
const conflict = (kind: AccountConflict['kind'], id: string, field: string): AccountConflict => ({
  kind,
  id,
  field,
  base: 100,
  mine: 200,
  theirs: 300,
  foundTime: startedTime,
});

const sentKeyword = {
  kind: 'keyword',
  id: 'keyword-1',
  providerId: '1',
  isSynchronized: true,
  failure: null,
  review: null,
  reasons: [],
  notSent: [],
  base: null,
  baseParentId: null,
};

/**
 * A server whose draft was fetched from its account. `states`: what each job does: one that runs until `advance`, then another, or one
 * that ends.
 */
function serverOf({
  states = [],
  conflicts = [],
  isAvailable = true,
  draftStatus = 1,
}: {
  states?: readonly Partial<Merge>[];
  conflicts?: readonly AccountConflict[];
  isAvailable?: boolean;
  draftStatus?: DraftSummary['status'];
}) {
  const decisions: unknown[] = [];
  let open = [...conflicts];
  const left = [...states];
  let merge: Merge | null = null;
  const status = () => ({ data: { isAvailable, merge, conflicts: open.length } });
  const next = () => {
    const [state] = left;
    if ((state?.state ?? 'running') !== 'running') left.shift();
    if (state?.state === 'done') draftStatus = 1;
    if (state) merge = { state: 'running', problem: null, ...counts, startedTime, ...state };
    return status();
  };
  const responses = draftResponses(false);
  const dataOf = (path: string, body: unknown) =>
    (responses[path]?.(body, path) as { data: { draft?: object } } | undefined)?.data;
  const server = fakeServer({
    ...responses,
    '/draft/detail': (body) => {
      const data = dataOf('/draft/detail', body);
      return { data: { ...data, draft: { ...data?.draft, status: draftStatus } } };
    },
    '/draft/syncStates': () => ({ data: { rows: [sentKeyword], next: null } }),
    '/draft/save': (body) => ({ data: { ...dataOf('/draft/save', body), status: draftStatus } }),
    '/draft/account/merge': () => {
      merge = { state: 'running', problem: null, ...counts, startedTime };
      return status();
    },
    '/draft/account/mergeStatus': () => (merge?.state === 'running' ? next() : status()),
    '/draft/account/cancelMerge': () => {
      left.splice(0, left.length, { state: 'cancelled' });
      return status();
    },
    '/draft/account/conflicts': () => ({ data: { conflicts: open, total: open.length } }),
    '/draft/account/decideConflicts': (body) => {
      const { conflicts: keys } = body as { conflicts: readonly { field: string; id: string }[] | null };
      decisions.push(body);
      open = open.filter(
        ({ id, field }) => keys !== null && !keys.some((key) => key.id === id && key.field === field),
      );
      return { data: { version: 1, conflicts: open.length } };
    },
  });
  return { server, decisions, advance: () => left.shift() };
}
const open = (
  { server }: ReturnType<typeof serverOf>,
  options: Partial<Parameters<typeof openEditor>[1]> = {},
) => openEditor(server.api, { userId: crypto.randomUUID(), part: 'campaign', ...options });
/** Waits for a message at the edge of the screen. */
const expectNotice = (title: string, description?: string) =>
  vi.waitFor(() => {
    const { waiting } = useNotices.getState();
    expect(waiting.map((notice) => [notice.title, notice.description])).toContainEqual([title, description]);
  });
const getChanges = page.getByRole('button', { name: 'Get changes' });

it('shows the progress of getting changes, and then what came', async () => {
  const space = serverOf({
    states: [
      { campaignsDone: 1, campaignsTotal: 2 },
      { state: 'done', campaignsDone: 2, campaignsTotal: 2, added: 3, changed: 1 },
    ],
  });
  await open(space);
  await getChanges.click();
  await expect.element(page.getByText('1 of 2 campaigns')).toBeVisible();
  await expect.element(getChanges).toBeDisabled();
  space.advance();
  await expectNotice('Changes from the account: 3 added, 1 changed, 0 removed');
  await expect.element(getChanges).toBeEnabled();
});

it('says so if there are no changes, and why it failed', async () => {
  await open(serverOf({ states: [{ state: 'done' }, { state: 'failed', problem: 'draft_locked' }] }));
  await getChanges.click();
  await expectNotice('The account has no other changes');
  await getChanges.click();
  await expectNotice('Couldn’t get changes from the account.', 'The draft was uploaded meanwhile.');
});

it('can be cancelled', async () => {
  await open(serverOf({ states: [{ campaignsTotal: 2 }] }));
  await getChanges.click();
  await expect.element(page.getByText('0 of 2 campaigns')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(getChanges).toBeEnabled();
  await expect.element(page.getByText('0 of 2 campaigns')).not.toBeInTheDocument();
});

it('shows the values of draft and account, and decides for one or all of them', async () => {
  const conflicts = [
    conflict('campaign', 'campaign-1', 'budget'),
    conflict('campaign', 'campaign-1', 'bid'),
    conflict('unit', 'unit-1', 'bid'),
  ];
  const space = serverOf({ conflicts });
  await open(space);
  const panel = page.getByRole('alert');
  await expect
    .element(panel.getByText('3 values changed in the draft and, differently, in the account.'))
    .toBeVisible();
  const budget = panel.getByRole('listitem').first();
  await expect.element(budget.getByText('￥300.00')).toBeVisible();
  // the draft may have been edited since
  const current = firstDraft.tables.campaign.groups.get('')?.[0]?.budget ?? 0;
  await expect.element(budget.getByText(`￥${current.toFixed(2)}`)).toBeVisible();
  await budget.getByRole('button', { name: 'Use the account’s' }).click();
  await expect.element(panel.getByText(/2 values changed/)).toBeVisible();
  await panel.getByRole('button', { name: 'Keep all of the draft’s' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(space.decisions).toEqual([
    {
      draftId: firstDraftId,
      side: 'theirs',
      conflicts: [{ kind: 'campaign', id: 'campaign-1', field: 'budget' }],
    },
    { draftId: firstDraftId, side: 'mine', conflicts: null },
  ]);
});

it('makes an uploaded draft editable again', async () => {
  const conflicts = [conflict('campaign', 'campaign-1', 'budget')];
  await open(serverOf({ states: [{ state: 'done' }], draftStatus: 4, conflicts }));
  const name = page.getByRole('textbox', { name: 'Draft name' });
  await expect.element(page.getByText('This draft is uploaded.')).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  // nothing can be decided in an uploaded draft
  await expect.element(page.getByText(/value changed in the draft/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Get changes and continue editing' }).click();
  await expectNotice('The account has no other changes');
  await expect.element(name).toBeVisible();
  await expect.element(page.getByText('This draft is uploaded.')).not.toBeInTheDocument();
  await expect.element(page.getByText(/value changed in the draft/)).toBeVisible();
});

it('marks rows with conflicts in the grid and the structure', async () => {
  const space = serverOf({ conflicts: [conflict('keyword', 'keyword-1', 'bid')] });
  await open(space, { part: 'keyword' });
  await expect.element(page.getByRole('grid').getByText('In conflict')).toBeVisible();
  const tree = page.getByRole('tree');
  await expect.element(tree.getByText(/1 row in conflict with the account/).first()).toBeInTheDocument();
  await page.getByRole('button', { name: 'Keep the draft’s' }).click();
  await expect.element(page.getByRole('grid').getByText('In conflict')).not.toBeInTheDocument();
  await expect.element(tree.getByText(/in conflict with the account/)).not.toBeInTheDocument();
});

it('are warned of before an upload, also to users who may only upload', async () => {
  const conflicts = [conflict('campaign', 'campaign-1', 'budget'), conflict('unit', 'unit-1', 'bid')];
  await open(serverOf({ conflicts }), {
    part: 'upload',
    permissions: ['draft:draft:view', 'draft:draft:upload'],
  });
  await expect.element(page.getByText('2 conflicts with the account are undecided.')).toBeVisible();
  await expect.element(page.getByText(/The upload decides for the draft/)).toBeVisible();
});

it.each([1, 4] as const)(
  'is not offered for a draft of status %i that was not fetched from its account',
  async (draftStatus) => {
    const space = serverOf({ isAvailable: false, draftStatus });
    await open(space);
    await vi.waitFor(() => expect(space.server.bodiesOf('/draft/account/mergeStatus')).not.toEqual([]));
    if (draftStatus === 4)
      await expect.element(page.getByText('Copy the draft to make changes.')).toBeVisible();
    await expect.element(getChanges).not.toBeInTheDocument();
  },
);

it.each([1, 4] as const)(
  'is not offered to users who may not edit drafts, with status %i',
  async (draftStatus) => {
    const space = serverOf({ draftStatus, conflicts: [conflict('campaign', 'campaign-1', 'budget')] });
    await open(space, { permissions: ['draft:draft:view', 'draft:draft:upload'] });
    await expect.element(page.getByText('You can view this draft, but not change it.')).toBeVisible();
    await expect.element(getChanges).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Keep the draft’s' })).not.toBeInTheDocument();
    expect(space.server.bodiesOf('/draft/account/merge')).toEqual([]);
  },
);
