import type { DraftPlan } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { EditDraftPage, type EditDraftPageProps } from '../edit/edit-draft-page';
import type { ItemsAddress } from './upload-address';

const all = ['draft:draft:view', 'draft:draft:edit', 'draft:draft:upload'];
/** Numbers of the demo's drafts by the content of their upload step. */
const drafts = { errors: 1, pending: 2, failed: 3, running: 4, uploaded: 5 } as const;

interface OpenOptions {
  language?: Language;
  permissions?: readonly string[];
  responses?: Readonly<Record<string, FakeEndpoint>>;
  items?: ItemsAddress;
}

async function open(
  shown: keyof typeof drafts,
  { language, permissions = all, responses = {}, items = {} }: OpenOptions = {},
) {
  await page.viewport(1440, 900);
  const id = `${firstDraftId.slice(0, -1)}${drafts[shown]}`;
  const server = fakeServer({ ...draftResponses(false), ...responses });
  const spies = {
    onNavigate: vi.fn<EditDraftPageProps['onNavigate']>(),
    onItemsChange: vi.fn<EditDraftPageProps['onItemsChange']>(),
    onOpen: vi.fn<EditDraftPageProps['onOpen']>(),
    onBack: vi.fn<EditDraftPageProps['onBack']>(),
  };
  const props: EditDraftPageProps = {
    id,
    part: 'upload',
    row: undefined,
    items,
    userId: crypto.randomUUID(),
    ...spies,
    accounts: [],
    timeZone: 'Asia/Shanghai',
    today: '2026-11-21',
  };
  await renderPage(
    <CanProvider permissions={permissions}>
      <EditDraftPage {...props} />
    </CanProvider>,
    server.api,
    { language },
  );
  return { server, id, ...spies };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('the plan', () => {
  it('counts the errors of each kind, and links to the first one of a place', async () => {
    const { onNavigate } = await open('errors');
    await expect.element(page.getByText('There are keyword errors')).toBeVisible();
    await expect.element(page.getByText('There are creative errors')).toBeVisible();
    await expect.element(button('Submit for confirmation')).toBeDisabled();
    const [first] = page.getByRole('button', { name: /^滑雪.*: \d$|: 1$/ }).elements();
    if (!first) throw new Error('no place');
    await userEvent.click(first);
    expect(onNavigate).toHaveBeenCalledWith('keyword', 'unit-1', undefined, undefined);
  });

  it.each(['cn', 'en', 'tw'] as const)('breaks no cell into lines on a phone in %s', async (language) => {
    await open('pending', { language });
    await page.viewport(390, 844);
    const table = page.getByRole('table').first();
    await expect.element(table).toBeVisible();
    const broken = [...table.element().querySelectorAll('th, td')].filter((cell) => {
      const content = document.createRange();
      content.selectNodeContents(cell);
      return content.getBoundingClientRect().height > 24;
    });
    expect(broken.map((cell) => cell.textContent)).toEqual([]);
  });

  it('fits beside the structure and the summary, with a column of removed items', async () => {
    await open('pending', {
      responses: {
        '/draft/plan': async (...request) => {
          const response = await draftResponses(false)['/draft/plan']?.(...request);
          if (!response || !('data' in response)) throw new Error('no plan');
          const plan = response.data as DraftPlan;
          return { data: { ...plan, total: { ...plan.total, removed: 3 } } };
        },
      },
    });
    // the menu of the console
    document.body.style.paddingLeft = '240px';
    onTestFinished(() => void document.body.style.removeProperty('padding-left'));
    const table = page.getByRole('region', { name: 'Batches in upload order' });
    await expect.element(table).toBeVisible();
    const { scrollWidth, clientWidth } = table.element();
    expect(scrollWidth).toBe(clientWidth);
  });

  describe('of chosen campaigns', () => {
    const counts = { created: 0, changed: 2, removed: 0 };
    const campaigns = [
      { id: 'c1', name: 'Winter', ...counts, group: 'c1' },
      { id: 'c2', name: 'Spring', ...counts, group: 'c2' },
      { id: 'c3', name: 'Summer', ...counts, removed: 1, group: 'c2' },
    ];
    const responses: NonNullable<OpenOptions['responses']> = {
      '/draft/plan': async (...request) => {
        const response = await draftResponses(false)['/draft/plan']?.(...request);
        if (!response || !('data' in response)) throw new Error('no plan');
        const body = request[0] as { campaignIds?: string[] };
        const itemsToSend = 2 * (body.campaignIds ?? campaigns).length;
        return { data: { ...(response.data as DraftPlan), campaigns, itemsToSend } };
      },
    };
    const tick = (name: RegExp) => page.getByRole('checkbox', { name }).click();

    it('is planned, shown and uploaded, with campaigns that depend on each other', async () => {
      const { server, id } = await open('pending', { responses });
      await page.getByText('Upload only some campaigns').click();
      await expect
        .element(page.getByRole('checkbox', { name: /^Summer · 2 changed and 1 removed/ }))
        .toBeChecked();
      await tick(/^Spring · 2 changed · only together with Summer/);
      await expect.element(page.getByRole('checkbox', { name: /^Summer/ })).not.toBeChecked();
      await page
        .getByRole('checkbox', { name: /I’ve checked/ })
        .first()
        .click();
      await userEvent.click(button('Show changes'));
      await vi.waitFor(() =>
        expect(server.bodiesOf('/draft/changes').at(-1)).toMatchObject({
          query: { id, campaignIds: ['c1'] },
        }),
      );
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
      await userEvent.click(button('Upload 2 items'));
      await vi.waitFor(() =>
        expect(server.bodiesOf('/draft/upload')).toEqual([{ id, version: 1, campaignIds: ['c1'] }]),
      );
    });

    it('needs one campaign, and sends all without a choice', async () => {
      const { server, id } = await open('pending', { responses });
      await page.getByText('Upload only some campaigns').click();
      await tick(/^All campaigns/);
      await page
        .getByRole('checkbox', { name: /I’ve checked/ })
        .first()
        .click();
      await expect.element(page.getByText('Select at least one campaign.')).toBeVisible();
      await expect.element(button('Upload 0 items')).toBeDisabled();
      await tick(/^All campaigns/);
      await userEvent.click(button('Upload 6 items'));
      await vi.waitFor(() => expect(server.bodiesOf('/draft/upload')).toEqual([{ id, version: 1 }]));
    });
  });

  it('is submitted after a review of its changes', async () => {
    let status = 1;
    const { server, id } = await open('errors', {
      responses: {
        '/draft/preview': () => ({
          data: {
            version: 1,
            status,
            counts: Object.fromEntries(
              ['draft', 'campaign', 'unit', 'keyword', 'creative', 'picture'].map((kind) => [
                kind,
                { error: 0, warning: 0, advice: 0 },
              ]),
            ),
            groups: [],
            canSubmit: true,
          },
        }),
        '/draft/submit': () => {
          status = 2;
          return { data: { version: 1, status } };
        },
      },
    });
    await userEvent.click(button('Submit for confirmation'));
    const dialog = page.getByRole('dialog', { name: 'Submit this draft for confirmation?' });
    await expect.element(dialog.getByText('1.50')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for confirmation' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.bodiesOf('/draft/submit')).toEqual([{ id, version: 1 }]);
  });

  it.each([
    [
      'en',
      'Show changes',
      'Brand keywords only of 1 campaign',
      'Not sent: iOS store link. The provider accepts this for new items only.',
    ],
    ['cn', '查看变更', '仅推广品牌词：1 个计划', '未发送：iOS 应用链接。推广平台只在新建时接受该字段'],
    [
      'tw',
      '查看變更',
      '僅投放品牌關鍵字：1 個廣告活動',
      '未傳送：iOS 商店連結。廣告平台只在新建時接受此欄位',
    ],
  ] as const)(
    'names values that the provider does not get, and links to them (%s)',
    async (language, changes, note, line) => {
      const { onNavigate } = await open('pending', { language });
      await expect.element(page.getByText(note)).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: note }));
      expect(onNavigate).toHaveBeenCalledWith('campaign', undefined);
      await userEvent.click(button(changes));
      await expect.element(page.getByText(line)).toBeVisible();
    },
  );

  it('is downloaded as a list', async () => {
    const { server, id } = await open('pending');
    await userEvent.click(button('Download list'));
    await expect.poll(() => server.bodiesOf('/draft/plan/export')).toEqual([{ id }]);
  });

  it('is uploaded once the user has ticked the confirmation', async () => {
    const { server, id } = await open('pending');
    await expect
      .element(page.getByRole('row', { name: /^Total 180 1 9 17 requests 3 min 10 s/ }))
      .toBeVisible();
    await expect.element(button('Upload 181 items')).toBeDisabled();
    await userEvent.click(
      page.getByRole('checkbox', { name: 'I’ve checked the budget, regions and schedule' }),
    );
    await userEvent.click(button('Upload 181 items'));
    await expect.poll(() => server.bodiesOf('/draft/upload')).toEqual([{ id, version: 1 }]);
  });

  it('is read-only for a user without the permission to upload', async () => {
    await open('pending', { permissions: ['draft:draft:view', 'draft:draft:edit'] });
    await expect.element(page.getByText('Someone with upload permission has to confirm it.')).toBeVisible();
    await expect.element(button('Back to draft')).toBeVisible();
    await expect.element(button('Upload 181 items')).not.toBeInTheDocument();
  });

  it('can be requested again if it could not be computed', async () => {
    let isBroken = true;
    await open('pending', {
      responses: {
        '/draft/plan': (body, path) =>
          isBroken
            ? { code: 922_005, message: 'no access' }
            : (draftResponses(false)['/draft/plan']?.(body, path) ?? { data: null }),
      },
    });
    await expect.element(page.getByText('Couldn’t create the plan')).toBeVisible();
    isBroken = false;
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText('What will be sent')).toBeVisible();
  });
});

describe('an upload', () => {
  it.each([
    ['en', 'Uploading', 'Field: Keyword'],
    ['cn', '上传中', '字段：关键词'],
    ['tw', '上傳中', '欄位：關鍵字'],
  ] as const)(
    "shows batches, and failed items first with the provider's message: %s",
    async (language, state, field) => {
      await open('running', { language });
      await expect.element(page.getByRole('heading', { name: state }).first()).toBeVisible();
      await expect.element(page.getByText(field)).toBeVisible();
      expect(page.getByRole('progressbar').elements().length).toBe(5);
    },
  );

  it('sends one failed item again, or all of them', async () => {
    const { server, id } = await open('running');
    await userEvent.click(button('Retry 二世谷 包车'));
    await expect
      .poll(() => server.bodiesOf('/draft/retryUpload'))
      .toEqual([{ id, rows: [{ kind: 'keyword', id: 'keyword-3' }] }]);
    // this item has to be changed first
    await expect.element(button('Retry 北海道 滑雪 特价')).not.toBeInTheDocument();
    await userEvent.click(button('Retry failed items'));
    await expect.poll(() => server.bodiesOf('/draft/retryUpload').at(-1)).toEqual({ id });
  });

  it('is shown as uploading after a retry, before the server has reported its progress', async () => {
    let isSent = false;
    const { server } = await open('failed', {
      responses: {
        '/draft/uploadStatus': (body, path) =>
          isSent
            ? new Promise(() => undefined)
            : (draftResponses(false)['/draft/uploadStatus']?.(body, path) ?? { data: null }),
        '/draft/retryUpload': () => {
          isSent = true;
          return { data: { uploadId: crypto.randomUUID(), status: 9 } };
        },
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Sync upload failed' })).toBeVisible();
    await userEvent.click(button('Retry failed items'));
    await expect
      .element(page.getByRole('heading', { name: 'The upload will start in a moment' }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Sync upload failed' })).not.toBeInTheDocument();
    await expect.element(button('Retry failed items')).not.toBeInTheDocument();
    expect(server.bodiesOf('/draft/retryUpload')).toHaveLength(1);
  });

  it('is stopped after a batch, and links to a failed row', async () => {
    const { server, id, onNavigate } = await open('running');
    await userEvent.click(button('Pause after this batch'));
    await expect.poll(() => server.bodiesOf('/draft/pauseUpload')).toEqual([{ id }]);
    await userEvent.click(button('Open 北海道 滑雪 特价'));
    expect(onNavigate).toHaveBeenCalledWith('keyword', 'unit-1', undefined, undefined);
  });

  it('that failed links to the first rejected row to correct', async () => {
    const { server, onNavigate } = await open('failed', { items: { items: 'waiting' } });
    await userEvent.click(button('Correct draft'));
    await expect.poll(() => onNavigate.mock.calls).toEqual([['keyword', 'unit-1', undefined, undefined]]);
    expect(server.bodiesOf('/draft/uploadStatus').at(-1)).toMatchObject({ query: { filter: 'failed' } });
  });

  it('that failed as a whole links to the first campaign', async () => {
    const { onNavigate } = await open('failed', {
      responses: {
        '/draft/uploadStatus': (body, path) => {
          const response = draftResponses(false)['/draft/uploadStatus']?.(body, path);
          const isOfFailed = JSON.stringify(body).includes('failed');
          // parse boundary: the demo's response has a list
          const all = response as { data: object };
          return isOfFailed ? { ...all, data: { ...all.data, list: [] } } : all;
        },
      },
    });
    await userEvent.click(button('Correct draft'));
    await expect.poll(() => onNavigate.mock.calls).toEqual([['campaign', undefined]]);
  });

  it('keeps the filter of its items in the address', async () => {
    const { server, onItemsChange } = await open('running', { items: { items: 'failed' } });
    await expect.element(page.getByRole('radio', { name: 'Failed 2' })).toBeChecked();
    expect(server.bodiesOf('/draft/uploadStatus')[0]).toMatchObject({ query: { filter: 'failed' } });
    await userEvent.click(page.getByText(/^Waiting/).first());
    expect(onItemsChange).toHaveBeenCalledWith({ items: 'waiting' });
  });

  it('shows the time since its start, and downloads failed items', async () => {
    const { server, id } = await open('running');
    await expect.element(page.getByRole('timer', { name: /^Elapsed time: \d+:\d\d/ })).toBeVisible();
    const download = new Promise<string>((resolve) => {
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
      click.mockImplementation(function (this: HTMLAnchorElement) {
        resolve(this.download);
      });
      onTestFinished(() => click.mockRestore());
    });
    await userEvent.click(button('Download list'));
    expect(await download).toMatch(/failed items\.xlsx$/);
    expect(server.bodiesOf('/draft/uploadStatus')).toContainEqual({
      page: { number: 1, size: 500 },
      query: { id, filter: 'failed' },
    });
  });

  it('can be watched, but not controlled without the permission', async () => {
    await open('running', { permissions: ['draft:draft:view'] });
    await expect.element(page.getByText('You can watch the upload, but you can’t control it.')).toBeVisible();
    for (const name of ['Pause after this batch', 'Retry failed items', 'Retry 二世谷 包车'])
      await expect.element(button(name)).not.toBeInTheDocument();
  });

  it.each([
    [true, all, 1],
    [false, all, 0],
    [true, ['draft:draft:view', 'draft:draft:upload'], 0],
  ] as const)(
    'that succeeded is continued by getting changes: fetched %s, with %j',
    async (isAvailable, permissions, buttons) => {
      const { server } = await open('uploaded', {
        permissions,
        responses: {
          '/draft/account/mergeStatus': () => ({ data: { isAvailable, merge: null, conflicts: 0 } }),
        },
      });
      await expect.element(page.getByRole('treeitem').first()).toBeVisible();
      await expect.poll(() => server.bodiesOf('/draft/account/mergeStatus')).not.toHaveLength(0);
      const getChanges = page.getByRole('button', { name: 'Get changes and continue editing' });
      await expect.poll(() => getChanges.elements()).toHaveLength(buttons);
    },
  );

  it('that succeeded is undone by a draft', async () => {
    const { server, id, onOpen } = await open('uploaded', {
      responses: {
        '/draft/inverse': (body, path) =>
          draftResponses(false)['/draft/copy']?.(body, path) ?? { data: null },
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Sync upload succeeded' }).first()).toBeVisible();
    await userEvent.click(button('Undo this upload'));
    await userEvent.click(button('Create draft'));
    await expect.poll(() => onOpen.mock.calls).toHaveLength(1);
    const [request] = server.bodiesOf('/draft/inverse');
    expect(request).toMatchObject({ id, newId: onOpen.mock.calls[0]?.[0] });
    expect(request).toHaveProperty('name', expect.stringMatching(/^Undo /));
  });
});
