import type { ApiClient } from '@meridian/api-client';
import { draftWorkbook, exampleDraft, exampleLimits, type DraftCommand } from '@meridian/draft-editor/core';
import type { WorkbookContent } from '@meridian/draft-editor/workbooks';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { StoredDialogs } from '../lib/stored-dialogs';
import { ImportDialog } from './import-dialog';

const workbook = (heads: string[], ...rows: string[][]): WorkbookContent => ({
  sheets: [{ name: '关键词', rows: [heads, ...rows] }],
});
const twoKeywords = workbook(['单元名称', '关键词'], ['滑雪套餐', '二世谷滑雪'], ['滑雪套餐', '富良野滑雪']);

async function open(
  content: WorkbookContent,
  responses: Readonly<Record<string, FakeEndpoint>> = {},
  {
    userId = crypto.randomUUID(),
    permissions = ['material:image:view'],
    liveCountOf = () => 0,
  }: {
    userId?: string;
    permissions?: readonly string[];
    liveCountOf?: (command: DraftCommand) => number;
  } = {},
): Promise<{
  unmount: () => Promise<void>;
  onCommand: ReturnType<typeof vi.fn<(command: DraftCommand) => void>>;
  server: ReturnType<typeof fakeServer>;
}> {
  const onCommand = vi.fn<(command: DraftCommand) => void>();
  const server = fakeServer({
    '/headMapping/list': () => ({ data: { mappings: [] } }),
    ...responses,
    '/draft/businessPoints': draftResponses(false)['/draft/businessPoints'] ?? (() => ({ data: null })),
    '/draft/keyword/places': responses['/draft/keyword/places'] ?? (() => ({ data: { list: [] } })),
  });
  const read = { problem: null, encoding: 'xlsx', sheets: content.sheets };
  // asserted: the only upload of the dialog returns the content of a file
  const upload = (() => Promise.resolve(read)) as unknown as ApiClient['upload'];
  await page.viewport(1440, 900);
  const { unmount } = await renderPage(
    <CanProvider permissions={permissions}>
      <StoredDialogs userId={userId} scope={firstDraftId}>
        <ImportDialog
          limits={exampleLimits}
          draftId={firstDraftId}
          accountId={7}
          draft={exampleDraft()}
          onCommand={onCommand}
          liveCountOf={liveCountOf}
          scope="draft"
          unitId={undefined}
          onClose={() => {}}
        />
      </StoredDialogs>
    </CanProvider>,
    { ...server.api, upload },
  );
  return { onCommand, server, unmount };
}
const chooseFile = () =>
  userEvent.upload(page.getByLabelText('choose a file'), new File(['a'], 'keywords.xlsx'));
const keywordsOf = (command: DraftCommand | undefined) => JSON.stringify(command).match(/[二富]\S{2}滑雪/g);

it('says which files are accepted when it gets another one in any way', async () => {
  const { server } = await open(twoKeywords);
  const message = page.getByText(/ending in \.xlsx \.xls \.et \.sheet \.csv/);
  const file = new File(['a'], 'keywords.txt');
  // the file dialog of the browser can show all files
  const input = page.getByLabelText('choose a file').element();
  await userEvent.upload(input, file);
  await expect.element(message).toBeVisible();
  await chooseFile();
  await page.getByRole('button', { name: 'Select another file' }).click();
  await expect.element(message).not.toBeInTheDocument();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const zone = page.getByText('Drop a file here, or').element();
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await expect.element(message).toBeVisible();
  expect(server.bodiesOf('/draft/keyword/places')).toHaveLength(1);
});

it('leaves out keywords that the account has, on request', async () => {
  const place = { keyword: '二世谷滑雪', draftName: null, campaignName: '夏季', adgroupName: '二世谷' };
  const { onCommand } = await open(twoKeywords, {
    '/draft/keyword/places': () => ({ data: { list: [place] } }),
  });
  await chooseFile();
  await page.getByRole('checkbox', { name: 'Skip the keyword that the account already has' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  expect(keywordsOf(onCommand.mock.calls[0]?.[0])).toEqual(['富良野滑雪']);
  expect(useNotices.getState().take()[0]).toMatchObject({
    description: expect.stringContaining('1 new') as string,
  });
});

/** The export of the draft with a removed keyword, and a bid of its unit. */
function editedExport(): WorkbookContent {
  const { sheets } = draftWorkbook(exampleDraft(), { draftId: firstDraftId, language: 'en' });
  return {
    sheets: sheets.map(({ name, columns, rows }) => {
      const heads = columns.map(({ head }) => head);
      const edited = { Units: ['Bid (CNY)', '3.20'], Keywords: ['Remove', 'Remove'] }[name];
      const lines = rows.map(({ cells }) =>
        heads.map((head, at) => (head === edited?.[0] ? edited[1] : cells[at]) ?? ''),
      );
      return { name, rows: [heads, ...lines] };
    }),
  };
}

it('makes the changes of an edited export in one step, and says what the next upload removes', async () => {
  const { onCommand } = await open(editedExport(), {}, { liveCountOf: () => 1 });
  await chooseFile();
  await expect.element(page.getByText(/1 row that leaves the draft is in the account/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  expect(onCommand.mock.calls).toEqual([
    [
      {
        type: 'batch',
        commands: [
          { type: 'remove', kind: 'keyword', ids: ['keyword-1'] },
          { type: 'update', kind: 'unit', edits: [{ id: 'unit-1', changes: { bid: 3.2 } }] },
        ],
      },
    ],
  ]);
  expect(useNotices.getState().take()[0]).toMatchObject({
    description: expect.stringContaining('1 changed, 1 removed') as string,
  });
});

it('counts removed rows as imported beside failed ones', async () => {
  const { sheets } = editedExport();
  const heads = sheets[2]?.rows[0] ?? [];
  const foreign = heads.map((head) => (head === 'Row ID' ? 'row-of-another-draft' : ''));
  const content = {
    sheets: sheets.map((sheet, at) => (at === 2 ? { ...sheet, rows: [...sheet.rows, foreign] } : sheet)),
  };
  await open(content);
  await chooseFile();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.element(page.getByText('2 rows imported')).toBeVisible();
  await expect.element(page.getByText('1 row failed')).toBeVisible();
});

it('says that the account could not be queried, and retries', async () => {
  let isFailing = true;
  const { server } = await open(twoKeywords, {
    '/draft/keyword/places': () => (isFailing ? { code: 503, message: 'busy' } : { data: { list: [] } }),
  });
  await chooseFile();
  await expect.element(page.getByText(/Couldn’t look up the keywords in the account/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByText(/Couldn’t look up the keywords in the account/))
    .not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/keyword/places').at(-1)).toMatchObject({
    keywords: ['二世谷滑雪', '富良野滑雪'],
  });
});

it('shows remembered column mappings, forgets them, and remembers them again', async () => {
  const all = [
    { head: '词', field: 'keyword' },
    { head: '点击', field: null },
  ];
  const { server } = await open(twoKeywords, {
    '/headMapping/list': () => ({ data: { mappings: all } }),
    '/headMapping/delete': () => ({ data: { mappings: all.slice(1) } }),
    '/headMapping/save': () => ({ data: { mappings: all } }),
  });
  await page.getByRole('button', { name: 'Show 2 columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remembered columns' });
  await expect.element(dialog.getByRole('row', { name: /点击 Not imported/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove 词' }).click();
  await expect.element(dialog.getByRole('row', { name: /词 Removed/ })).toBeVisible();
  expect(server.bodiesOf('/headMapping/delete')).toEqual([{ kind: 'draft', heads: ['词'] }]);
  await dialog.getByRole('button', { name: 'Restore 词' }).click();
  await expect.element(dialog.getByRole('row', { name: /词 Keyword/ })).toBeVisible();
  expect(server.bodiesOf('/headMapping/save')).toEqual([
    { kind: 'draft', mappings: [{ head: '词', field: 'keyword' }] },
  ]);
});

it('says that column mappings could not be loaded, and loads them again', async () => {
  let isFailing = true;
  const mappings = [{ head: '词', field: 'keyword' }];
  await open(twoKeywords, {
    '/headMapping/list': () => (isFailing ? { code: 503, message: 'busy' } : { data: { mappings } }),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/couldn’t be loaded|Couldn’t load/);
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Show column' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it("remembers the user's decision about a column once the file is imported", async () => {
  const { server } = await open(
    workbook(['单元名称', '关键词', '内部编号'], ['滑雪套餐', '二世谷滑雪', 'a']),
    {
      '/headMapping/save': () => ({ data: { mappings: [{ head: '内部编号', field: null }] } }),
    },
  );
  await chooseFile();
  await page.getByRole('combobox', { name: 'Meaning of the column 内部编号' }).click();
  await page.getByRole('option', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await vi.waitFor(() =>
    expect(server.bodiesOf('/headMapping/save')).toEqual([
      { kind: 'draft', mappings: [{ head: '内部编号', field: null }] },
    ]),
  );
});

it("has the user's decision about a column after the page was closed, until a file is imported", async () => {
  const userId = crypto.randomUUID();
  const named = workbook(['单元名称', '关键词', '内部编号'], ['滑雪套餐', '二世谷滑雪', 'a']);
  const responses = {
    '/headMapping/save': () => ({ data: { mappings: [] } }),
  };
  const meaning = page.getByRole('combobox', { name: 'Meaning of the column 内部编号' });
  const first = await open(named, responses, { userId });
  await chooseFile();
  await meaning.click();
  await page.getByRole('option', { name: 'Skip' }).click();
  await first.unmount();
  const second = await open(named, responses, { userId });
  await chooseFile();
  await expect.element(meaning).toHaveTextContent('Skip');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await vi.waitFor(() => expect(second.server.bodiesOf('/headMapping/save')).toHaveLength(1));
  await second.unmount();
  await open(named, responses, { userId });
  await chooseFile();
  await expect.element(meaning).not.toHaveTextContent('Skip');
});

const pictureFile: WorkbookContent = {
  sheets: [
    {
      name: '图片',
      rows: [
        ['计划名称', '单元名称', '图片名称'],
        ['北海道冬季', '滑雪套餐', 'ski.jpg'],
        ['北海道冬季', '滑雪套餐', 'gone'],
      ],
    },
  ],
};

it('looks up the pictures that a file names, and reports those missing from the library', async () => {
  const ski = { id: 'b8d5f0b0-58a6-4f2e-9a3e-0f3a6c1b2d4e', name: 'ski', theme: '滑雪', ratio: '1:1' };
  const { onCommand, server } = await open(pictureFile, {
    '/material/image/find': () => ({ data: { list: [ski] } }),
  });
  await chooseFile();
  await expect.element(page.getByText(/has no picture “gone”/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  expect(server.bodiesOf('/material/image/find')).toEqual([
    { accountId: 7, names: ['ski.jpg', 'ski', 'gone'] },
  ]);
  expect(JSON.stringify(onCommand.mock.calls[0]?.[0])).toContain(
    JSON.stringify({ imageId: ski.id, theme: '滑雪', ratio: '1:1' }).slice(1, -1),
  );
});

it('says that pictures could not be looked up instead of leaving them out', async () => {
  await open(pictureFile, { '/material/image/find': () => ({ code: 403, message: 'not allowed' }) });
  await chooseFile();
  await expect.element(page.getByText(/Couldn’t look up the picture “ski.jpg”/)).toBeVisible();
});

it('requests no library that the user may not see, and says which names work without it', async () => {
  const { server } = await open(pictureFile, {}, { permissions: [] });
  await chooseFile();
  await expect
    .element(page.getByText(/“ski.jpg”.*Without access to the library, you can only use pictures/))
    .toBeVisible();
  expect(server.bodiesOf('/material/image/find')).toEqual([]);
});
