import type { DraftSummary, ListedAccountMerge } from '@meridian/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { draftSummary } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { DraftsPage } from './drafts-page';

type Merge = NonNullable<ListedAccountMerge['merge']>;
type Nightly = NonNullable<ListedAccountMerge['nightly']>;

const winter = draftSummary(1, 'Winter');
const spring = draftSummary(2, 'Spring');
const uploaded = draftSummary(3, 'Uploaded', { status: 4 });
/** Was not fetched from its account. */
const drawn = draftSummary(4, 'Drawn');

const startedTime = '2026-11-20T19:00:00Z';
const mergeOf = (changes: Partial<Merge>): Merge => ({
  state: 'done',
  problem: null,
  campaignsDone: 0,
  campaignsTotal: 0,
  added: 0,
  changed: 0,
  removed: 0,
  startedTime,
  ...changes,
});
const every = (changes: Partial<Nightly> = {}): Nightly => ({
  nextTime: '2026-11-21T19:00:00Z',
  stopped: null,
  userName: 'Lin Wei',
  ...changes,
});

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T01:00:00Z')));
afterEach(() => void vi.useRealTimers());

/** The list of four drafts; `states`: what is known of changes in the accounts of some. */
async function open(
  states: Readonly<Record<string, Partial<ListedAccountMerge>>> = {},
  { drafts = [winter, spring, uploaded, drawn], permissions = ['draft:draft:edit'] } = {},
) {
  const known = new Map(
    drafts
      .filter(({ id }) => id !== drawn.id)
      .map(({ id }): [string, ListedAccountMerge] => [
        id,
        { draftId: id, isAvailable: true, merge: null, conflicts: 0, nightly: null, ...states[id] },
      ]),
  );
  const change = (id: string, changes: Partial<ListedAccountMerge>) => {
    const listed = known.get(id);
    if (listed) known.set(id, { ...listed, ...changes });
  };
  const server = fakeServer({
    '/draft/list': () => ({
      data: { list: drafts, statusCounts: { 1: 3, 2: 0, 3: 0, 4: 1, 9: 0 }, authors: [] },
      page: { number: 1, size: 20, totalCount: drafts.length },
    }),
    '/draft/account/mergeList': () => ({ data: { drafts: [...known.values()] } }),
    '/draft/account/merge': (body) => {
      const { draftId } = body as { draftId: string };
      if (draftId === spring.id) return { code: 922_005, message: 'no credentials', isSpecific: true };
      change(draftId, { merge: mergeOf({ state: 'running', campaignsDone: 1, campaignsTotal: 3 }) });
      return { data: { isAvailable: true, merge: null, conflicts: 0 } };
    },
    '/draft/account/cancelMerge': (body) => {
      change((body as { draftId: string }).draftId, { merge: mergeOf({ state: 'cancelled' }) });
      return { data: { isAvailable: true, merge: null, conflicts: 0 } };
    },
    '/draft/account/mergeNightly': (body) => {
      const { draftIds, isNightly } = body as { draftIds: string[]; isNightly: boolean };
      for (const id of draftIds) change(id, { nightly: isNightly ? every() : null });
      return { data: null };
    },
  });
  await page.viewport(1440, 900);
  const onOpen = vi.fn<(draft: DraftSummary) => void>();
  await renderRoute({
    api: server.api,
    at: '/list',
    page: () => (
      <CanProvider permissions={permissions}>
        <DraftsPage
          address={{}}
          onAddressChange={() => undefined}
          accounts={[{ accountId: 1 } as never]}
          timeZone="Asia/Shanghai"
          onNew={vi.fn()}
          onOpen={onOpen}
          onCopy={vi.fn()}
        />
      </CanProvider>
    ),
  });
  await expect.element(row(/Winter/)).toBeVisible();
  return { server, change, onOpen };
}

const row = (name: RegExp) => page.getByRole('row', { name });
const openMenu = (name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click();
const choose = async (name: string, command: string) => {
  await openMenu(name);
  await page.getByRole('menuitem', { name: command, exact: true }).click();
};

it('gets changes of a draft, shows progress and result, and the draft’s new state', async () => {
  const { server, change } = await open();
  await choose('Winter', 'Get changes');
  await expect
    .element(row(/Winter/))
    .toHaveTextContent('Getting changes from the account · 1 of 3 campaigns');
  const before = server.bodiesOf('/draft/list').length;
  change(winter.id, { merge: mergeOf({ added: 2, changed: 1 }), conflicts: 0 });
  await expect
    .element(row(/Winter/))
    .toHaveTextContent('Nov 21, 2026 03:00: 2 added, 1 changed, 0 removed in the account');
  await vi.waitFor(() => expect(server.bodiesOf('/draft/list').length).toBeGreaterThan(before));
});

it('can be stopped', async () => {
  await open();
  await choose('Winter', 'Get changes');
  await choose('Winter', 'Stop getting changes');
  await expect.element(row(/Winter/)).not.toHaveTextContent('Getting changes');
  await openMenu('Winter');
  await expect.element(page.getByRole('menuitem', { name: 'Get changes', exact: true })).toBeVisible();
});

it('gets changes of the ticked drafts that can have them; one that fails leaves the others', async () => {
  const { server } = await open();
  await page.getByRole('checkbox', { name: 'Select all drafts on this page' }).click();
  await page.getByRole('button', { name: 'Get changes of 2 drafts' }).click();
  await expect.element(row(/Winter/)).toHaveTextContent('1 of 3 campaigns');
  await vi.waitFor(() =>
    expect(server.bodiesOf('/draft/account/merge')).toEqual([{ draftId: winter.id }, { draftId: spring.id }]),
  );
  await vi.waitFor(() => expect(useNotices.getState().take()).toMatchObject([{ tone: 'error' }]));
});

it('links conflicts to the draft, and says why changes failed', async () => {
  const { onOpen } = await open({
    [winter.id]: { merge: mergeOf({ changed: 1 }), conflicts: 2 },
    [spring.id]: { merge: mergeOf({ state: 'failed', problem: 'draft_too_large' }) },
    [uploaded.id]: { conflicts: 1 },
  });
  await row(/Winter/)
    .getByRole('button', { name: '2 conflicts with the account' })
    .click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(winter);
  await expect
    .element(row(/Spring/))
    .toHaveTextContent(/Couldn’t get changes. With the changes, the draft would have more rows/);
  // nothing can be decided in an uploaded draft
  await expect.element(row(/Uploaded/)).not.toHaveTextContent('conflict');
});

it('gets changes every night, until that is switched off', async () => {
  const { server } = await open();
  await choose('Winter', 'Get changes every night');
  await expect.element(row(/Winter/)).toHaveTextContent('Every night, next Nov 22, 2026 03:00');
  await choose('Winter', 'No longer get changes every night');
  await expect.element(row(/Winter/)).not.toHaveTextContent('Every night');
  expect(server.bodiesOf('/draft/account/mergeNightly')).toEqual([
    { draftIds: [winter.id], isNightly: true },
    { draftIds: [winter.id], isNightly: false },
  ]);
});

it('says when nights are skipped or have ended', async () => {
  await open({
    [winter.id]: { nightly: every({ nextTime: null, stopped: 'failed' }) },
    [spring.id]: { nightly: every({ nextTime: null, stopped: 'access_lost' }) },
    [uploaded.id]: { nightly: every() },
  });
  await expect.element(row(/Winter/)).toHaveTextContent('it failed three nights in a row');
  await expect.element(row(/Spring/)).toHaveTextContent('Lin Wei may no longer edit it');
  await expect.element(row(/Uploaded/)).toHaveTextContent('Every night, but only while it is a draft');
  await choose('Winter', 'Get changes every night');
  await expect.element(row(/Winter/)).toHaveTextContent('Every night, next');
});

it('is not offered for a draft that was not fetched from its account', async () => {
  await open();
  await openMenu('Drawn');
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /changes/ }).elements()).toEqual([]);
});

it('is not offered to users who may not edit drafts', async () => {
  await open({ [winter.id]: { nightly: every() } }, { permissions: ['draft:draft:view'] });
  await expect.element(row(/Winter/)).toHaveTextContent('Every night');
  await openMenu('Winter');
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('View');
});
