import type { Language } from '@meridian/i18n';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { useSession } from '../../../lib/session/session';
import {
  draftResponses,
  draftSummary,
  firstDraft,
  firstDraftId,
  partsOf,
} from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint, type FakeResponse } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import type { EditorPart } from './draft-address';
import { EditDraftPage, type EditDraftPageProps } from './edit-draft-page';

interface SaveBody {
  commands: { command: { edits?: { changes: { campaignName?: string } }[] } }[];
}

interface OpenOptions {
  responses?: Readonly<Record<string, FakeEndpoint>>;
  language?: Language;
  permissions?: readonly string[];
  /** Whether its rows are still loading. */
  isLoading?: boolean;
  part?: EditorPart;
}

async function open({
  responses = {},
  language,
  permissions = ['draft:draft:edit'],
  isLoading = false,
  part = 'campaign',
}: OpenOptions = {}) {
  await page.viewport(1440, 900);
  const onOpen = vi.fn<(draftId: string) => void>();
  const server = fakeServer({ ...responses, ...withoutThose(draftResponses(false), responses) });
  const props: EditDraftPageProps = {
    id: firstDraftId,
    part,
    row: undefined,
    userId: crypto.randomUUID(),
    items: {},
    onItemsChange: () => {},
    onNavigate: () => {},
    onBack: () => {},
    onOpen,
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
  if (!isLoading) await expect.element(page.getByRole('navigation').first()).toBeVisible();
  // without commands, a request only asks for the changes of others
  const hasCommands = (body: unknown) => (body as Partial<SaveBody>).commands?.length !== 0;
  const saves = () => server.bodiesOf('/draft/save').filter(hasCommands);
  return { server, onOpen, saves };
}

/** Removes responses that others replace: a fake server uses the first one that fits. */
function withoutThose<Each>(all: Readonly<Record<string, Each>>, some: object): Record<string, Each> {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !(path in some)));
}

const name = () => page.getByRole('heading', { level: 1 }).getByRole('textbox');
async function rename(text: string): Promise<void> {
  await userEvent.fill(name(), text);
  await userEvent.keyboard('{Enter}');
}

const notice = {
  cn: '修改仅保留在此标签页中',
  en: 'Your changes are stored in this tab only',
  tw: '變更僅保留在此分頁中',
};
const savedAt = { cn: '已保存 09:30', en: 'Saved 09:30', tw: '已於 09:30 儲存' };

it.each(['cn', 'en', 'tw'] as const)(
  'says that the browser cannot store changes, and saves them: %s',
  async (language) => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    onTestFinished(() => put.mockRestore());
    const { saves } = await open({ language });
    await rename('Winter 2027');
    await expect.element(page.getByText(notice[language])).toBeVisible();
    await expect.element(page.getByText(savedAt[language])).toBeVisible();
    expect(saves().at(0)).toMatchObject({ commands: [{ command: { type: 'rename', name: 'Winter 2027' } }] });
    // the line stays: the next change is at risk too
    await expect.element(page.getByText(notice[language])).toBeVisible();
  },
);

describe('a deleted draft', () => {
  const gone: FakeEndpoint = () => ({ code: 404, message: 'gone' });

  it('is restored, and the typed text is saved', async () => {
    let isGone = true;
    const { server } = await open({
      responses: {
        '/draft/save': (body, path) =>
          isGone
            ? gone(body, path)
            : (draftResponses(false)['/draft/save']?.(body, path) ?? gone(body, path)),
        '/draft/restore': () => {
          isGone = false;
          return { data: null };
        },
      },
    });
    await rename('typed meanwhile');
    await expect.element(page.getByText('1 change isn’t saved.')).toBeVisible();
    await expect.element(name()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Restore' }));
    await expect.element(page.getByText('Saved 09:30')).toBeVisible();
    await expect.element(name()).toHaveValue('typed meanwhile');
    expect(server.bodiesOf('/draft/restore')).toEqual([{ ids: [firstDraftId] }]);
  });

  it('is saved as a new draft if it cannot be restored', async () => {
    const { onOpen, saves } = await open({
      responses: {
        '/draft/save': (body, path) =>
          (body as { id: string }).id === firstDraftId
            ? gone(body, path)
            : (draftResponses(false)['/draft/save']?.(body, path) ?? gone(body, path)),
        '/draft/restore': gone,
      },
    });
    await rename('typed meanwhile');
    await userEvent.click(page.getByRole('button', { name: 'Restore' }));
    await expect.element(page.getByText('This draft can’t be restored any more.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save as a new draft' }));
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    expect(saves().at(-1)).toMatchObject({ id: onOpen.mock.calls[0]?.[0], version: 0 });
  });
});

it('says that the user has to log in, and saves once that is done', async () => {
  let isSignedIn = false;
  const { saves } = await open({
    responses: {
      '/draft/save': (body, path) =>
        isSignedIn
          ? (draftResponses(false)['/draft/save']?.(body, path) ?? { data: null })
          : { code: 401, message: 'over' },
    },
  });
  useSession.setState({ isExpired: true });
  onTestFinished(() => useSession.setState({ isExpired: false }));
  await rename('typed meanwhile');
  await expect.element(page.getByText('Logged out, 1 change waiting')).toBeVisible();
  isSignedIn = true;
  useSession.setState({ isExpired: false });
  await expect.element(page.getByText('Saved 09:30')).toBeVisible();
  expect(saves().at(-1)).toMatchObject({ commands: [{ command: { name: 'typed meanwhile' } }] });
});

it('is read-only for a user who may not edit drafts, without requests to save', async () => {
  const { server } = await open({ permissions: ['draft:draft:view'] });
  await expect.element(page.getByText('You can view this draft, but not change it.')).toBeVisible();
  expect(server.bodiesOf('/draft/save')).toEqual([]);
});

it('shows the preview in place of the keywords on demand where both do not fit', async () => {
  await open({ part: 'keyword' });
  await userEvent.click(page.getByRole('button', { name: 'Preview' }));
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await expect.element(preview).toBeVisible();
  await expect.element(grid).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(grid).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Preview' }));
  await expect.element(preview).toBeVisible();
  await expect.element(grid).not.toBeInTheDocument();
});

const strangeNames = [
  '<img src=x onerror="document.title=1"><script>1</script>',
  '👩‍🚀 北海道',
  '\u202Eתיירות',
  '{地域}{滑雪} {{name}} %s $t(x)',
  '名'.repeat(10_000),
];

it('shows and saves names with HTML, emoji, wildcards, right-to-left text and 10,000 characters unchanged', async () => {
  const { saves } = await open();
  for (const text of strangeNames) {
    await page.getByRole('textbox', { name: 'Campaign name' }).fill(text);
    await userEvent.tab();
    const item = page.getByRole('treeitem').first();
    await expect.poll(() => item.element().textContent).toContain(text.slice(0, 20));
  }
  await expect.element(page.getByText('Saved 09:30')).toBeVisible();
  const names = saves()
    .flatMap((body) => (body as SaveBody).commands)
    .map(({ command }) => command.edits?.[0]?.changes.campaignName);
  expect(names).toEqual(strangeNames);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

it('shows a skeleton of the editor while a large draft loads', async () => {
  let respond = () => {};
  const arrived = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const detail = draftResponses(false)['/draft/detail'];
  await open({
    isLoading: true,
    responses: {
      '/draft/detail': async (body, path) => {
        await arrived;
        return detail?.(body, path) ?? { data: null };
      },
    },
  });
  const busy = () => document.querySelector('[aria-busy=true]');
  await expect.poll(() => busy()?.querySelectorAll('[aria-hidden=true]').length).toBeGreaterThan(10);
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect.element(line).toBeInTheDocument();
  respond();
  await expect.element(name()).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

describe('a draft of several pages', () => {
  /** The example's rows in two pages: the second one has the last keywords, and arrives when the test says so. */
  async function openPages(part: EditorPart, language: Language = 'en') {
    let respond: (response: FakeResponse) => void = () => {};
    const later = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    const parts = partsOf(firstDraft);
    const [before, after] = [parts.slice(0, 2), parts.slice(2)];
    const keywords = after.filter(({ kind }) => kind === 'keyword');
    const rest = after.filter(({ kind }) => kind !== 'keyword');
    const cut = (from: number, end?: number) =>
      keywords.map((each) => ({ ...each, rows: each.rows.slice(from, end) }));
    const draft = draftSummary(1, firstDraft.name, {
      counts: { campaign: 1, unit: 1, keyword: keywords[0]?.rows.length ?? 0, creative: 2, picture: 1 },
    });
    const { server } = await open({
      isLoading: true,
      part,
      language,
      responses: {
        '/draft/detail': (body) =>
          (body as { from?: number }).from === undefined
            ? { data: { draft, parts: [...before, ...rest, ...cut(0, 2)], next: 7 } }
            : later,
      },
    });
    return { server, respond: () => respond({ data: { draft, parts: cut(2), next: null } }), fail: respond };
  }
  const progress = {
    cn: '正在加载：7 / 10 行',
    en: 'Loading: 7 of 10 rows',
    tw: '載入中：7 / 10 列',
  };
  const grid = () => page.getByRole('grid', { name: 'Keywords' });
  const rowCount = () => grid().element().getAttribute('aria-rowcount');

  it('shows its first rows while the others load, and keeps the place when they are here', async () => {
    const { server, respond } = await openPages('keyword');
    await expect.element(page.getByText(progress.en)).toBeVisible();
    await userEvent.click(grid().getByText('二世谷滑雪'));
    await userEvent.keyboard('typed');
    // nothing says how many there are, and nothing can be changed, checked, searched or sorted
    expect(rowCount()).toBe('-1');
    await expect.element(page.getByRole('button', { name: 'Find and replace' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Add row' })).toBeDisabled();
    await expect.element(page.getByText('The check starts once all rows are loaded.')).toBeVisible();
    await userEvent.click(page.getByRole('columnheader', { name: 'Keyword' }));
    await expect
      .element(page.getByRole('columnheader', { name: 'Keyword' }))
      .toHaveAttribute('aria-sort', 'none');
    const active = grid().element().getAttribute('aria-activedescendant');
    const element = grid().element();
    respond();
    await expect.poll(rowCount).toBe('6');
    expect(grid().element()).toBe(element);
    expect(element.getAttribute('aria-activedescendant')).toBe(active);
    await expect.element(page.getByText(progress.en)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Find and replace' })).toBeEnabled();
    await expect.element(page.getByText(/keyword errors?$/)).toBeVisible();
    expect(server.bodiesOf('/draft/save')).toEqual([]);
  });

  it('shows the error of a later page, and loads all again', async () => {
    const { fail } = await openPages('campaign');
    await expect.element(page.getByRole('textbox', { name: 'Campaign name' })).toBeDisabled();
    fail({ code: 500, message: 'broken' });
    await expect.element(page.getByText('Couldn’t open the draft')).toBeVisible();
    await expect.element(page.getByRole('form')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('Couldn’t open the draft')).toBeVisible();
  });

  it.each(['cn', 'tw'] as const)('says how far it is: %s', async (language) => {
    await openPages('upload', language);
    await expect.element(page.getByText(progress[language])).toBeVisible();
  });
});
