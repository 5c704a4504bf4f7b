import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { draftResponses, draftSummary, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { AddTermsDialog } from './add-terms-dialog';

interface SaveBody {
  id: string;
  version: number;
  commands: {
    id: string;
    command: { placements: { parentId: string; rows: { keyword: string }[] }[]; edits?: unknown };
  }[];
}

async function open(
  terms: readonly string[],
  { responses = {} }: { responses?: Record<string, (body: unknown) => FakeResponse> } = {},
) {
  const server = fakeServer({ ...draftResponses(false), ...responses });
  const onAdded = vi.fn();
  const onOpenDraft = vi.fn();
  await page.viewport(1440, 900);
  await renderPage(
    <AddTermsDialog
      accountId={1}
      terms={terms}
      onOpenDraft={onOpenDraft}
      onClose={(isDone) => {
        if (isDone) onAdded();
      }}
    />,
    server.api,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return { server, onAdded, onOpenDraft, saves: () => server.bodiesOf('/draft/save') as SaveBody[] };
}
async function choose(field: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}
const chooseUnit = async () => {
  await choose('Draft', /Hokkaido winter 2027/);
  await choose('Unit', /滑雪套餐/);
};
const box = (name: string) => page.getByRole('checkbox', { name });

it('adds the terms that the draft does not have, and says so', async () => {
  const { onAdded, onOpenDraft, saves } = await open(['北海道亲子滑雪', '二世谷滑雪', '雪场接送']);
  await chooseUnit();
  await expect.element(box('二世谷滑雪')).toBeDisabled();
  await expect.element(page.getByText('Already in this unit')).toBeVisible();
  await box('雪场接送').click();
  await page.getByRole('button', { name: 'Add 1 keyword' }).click();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  const [save] = saves();
  expect(save).toMatchObject({ id: firstDraftId, version: 1 });
  expect(save?.commands).toHaveLength(1);
  expect(save?.commands[0]?.command.placements).toMatchObject([
    { parentId: 'unit-1', rows: [{ keyword: '北海道亲子滑雪', matchType: 'phrase' }] },
  ]);
  const [notice] = useNotices.getState().take();
  expect(notice?.title).toBe('1 keyword added to Hokkaido winter 2027');
  notice?.action?.onClick();
  expect(onOpenDraft).toHaveBeenCalledWith(firstDraftId, 'unit-1');
});

it('names where else the account has a term, and adds it only if it is selected', async () => {
  const place = { campaignName: 'Rail', adgroupName: 'Passes' };
  const { saves, server } = await open(['jr pass', '雪场接送', '札幌啤酒'], {
    responses: {
      '/draft/keyword/places': () => ({
        data: {
          list: [
            { ...place, keyword: 'JR Pass', draftName: 'Spring' },
            { ...place, keyword: '札幌啤酒', draftName: null },
          ],
        },
      }),
    },
  });
  await chooseUnit();
  await expect.element(page.getByText('Already in draft Spring: Passes')).toBeVisible();
  await expect.element(page.getByText('In the account: Rail › Passes')).toBeVisible();
  expect(server.bodiesOf('/draft/keyword/places')).toMatchObject([
    { id: firstDraftId, keywords: ['jr pass', '雪场接送', '札幌啤酒'] },
  ]);
  await box('札幌啤酒').click();
  await page.getByRole('button', { name: 'Add 2 keywords' }).click();
  await vi.waitFor(() =>
    expect(saves()[0]?.commands[0]?.command.placements[0]?.rows.map(({ keyword }) => keyword)).toEqual([
      '雪场接送',
      '札幌啤酒',
    ]),
  );
});

it('adds terms as negative keywords after those of the unit', async () => {
  const { onAdded, saves } = await open(['免费', '机场巴士', '雪'.repeat(21)]);
  await chooseUnit();
  await choose('Add as', /Exact negatives/);
  await expect.poll(() => page.getByRole('combobox', { name: 'Match mode' }).elements()).toEqual([]);
  await expect.element(box('雪'.repeat(21))).toBeDisabled();
  await page.getByRole('button', { name: 'Add 2 negative keywords' }).click();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  expect(saves()[0]?.commands[0]?.command.edits).toMatchObject([
    { id: 'unit-1', changes: { exactNegatives: ['滑雪', '免费', '机场巴士'] } },
  ]);
  const [notice] = useNotices.getState().take();
  expect(notice?.title).toBe('2 negative keywords added to Hokkaido winter 2027');
});

it('keeps the terms if the draft cannot be saved, and repeats the same request', async () => {
  let isFailing = true;
  const { onAdded, saves } = await open(['雪场接送'], {
    responses: {
      '/draft/save': () =>
        isFailing
          ? { code: 500, message: 'no' }
          : { data: { version: 2, status: 1, savedTime: '2026-11-21T01:30:00Z' } },
    },
  });
  await chooseUnit();
  await page.getByRole('button', { name: 'Add 1 keyword' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Add 1 keyword' }).click();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  const ids = saves().map(({ commands }) => commands[0]?.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('offers only editable drafts', async () => {
  await open(['雪场接送']);
  await page.getByRole('combobox', { name: 'Draft' }).click();
  await expect.element(page.getByRole('option', { name: 'Rail passes, spring' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Kyoto autumn' }).elements()).toEqual([]);
});

it('says what to do without a draft, and without a unit', async () => {
  const empty = { list: [], statusCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 9: 0 }, authors: [] };
  await open(['雪场接送'], {
    responses: { '/draft/list': () => ({ data: empty, page: { number: 1, size: 50, totalCount: 0 } }) },
  });
  await expect.element(page.getByText(/has no draft you can edit/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add 0 keywords' })).toBeDisabled();
});

it('says that a draft has no units', async () => {
  const draft = draftSummary(1, 'Hokkaido winter 2027');
  await open(['雪场接送'], {
    responses: { '/draft/detail': () => ({ data: { draft, parts: [], next: null } }) },
  });
  await choose('Draft', /Hokkaido winter 2027/);
  await expect.element(page.getByText(/has no units yet/)).toBeVisible();
});
