import {
  basePath,
  endpoints,
  limitsOf,
  maxDraftImportBytes,
  type DraftImportFile,
} from '@meridian/api-client/contract';
import {
  detectSheets,
  emptyDraft,
  importTemplate,
  namedPictures,
  planImport,
  templateNames,
} from '@meridian/draft-editor/core';
import { languages } from '@meridian/i18n/core';
import { eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTables } from '../../kits/workbooks/tables/read-tables';
import { drafts } from '../../platform/db/schema';
import { folderStore } from '../../platform/files/folder-store';
import { createTestApp, type TestApp, type TestResponse } from '../../testing';
import { encode } from '../../testing/report-files';
import { temporaryFolder } from '../../testing/temporary-folder';

type User = { userId: string; token: string };
let test: TestApp;
let folder: string;
let ann: User;
let stranger: User;
let accountId: number;
let id: string;

beforeAll(async () => {
  folder = temporaryFolder();
  test = await createTestApp({ files: folderStore(folder), readTables: (task) => readTables(task) });
  accountId = await test.fixtures.addAccount();
  ann = await test.fixtures.signedIn({ name: 'Ann', accountIds: [accountId] });
  stranger = await test.fixtures.signedIn({ accountIds: [await test.fixtures.addAccount()] });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  id = randomUUID();
  test.clock.advance(60_000);
  await test.call('draftSave', { token: ann.token, body: { id, accountId, name: 'Winter' } });
});

type UploadId = 'draftKeywordImport' | 'draftCreativeImport' | 'draftWholeImport';

async function upload(
  content: Uint8Array | string | null,
  {
    user = ann,
    draftId = id,
    name = '关键词.xlsx',
    to = 'draftWholeImport',
    language = 'cn',
  }: { user?: User; draftId?: string; name?: string; to?: UploadId; language?: string } = {},
): Promise<TestResponse<DraftImportFile>> {
  const form = new FormData();
  if (content !== null) form.append('file', new Blob([Buffer.from(content)]), name);
  form.append('id', draftId);
  const body = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: `${basePath}${endpoints[to].path}`,
    headers: {
      token: user.token,
      language,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  // parse boundary: the endpoint's schema is checked below
  const envelope: object = response.json();
  return { status: response.statusCode, headers: response.headers, ...envelope } as never;
}

const sheet = (rows: (string | number | boolean | Date | null)[][], more: object = {}) => ({
  name: '关键词',
  rows,
  ...more,
});
const rowsOf = ({ data }: { data: DraftImportFile }) => data.sheets.map(({ rows }) => rows);

describe('a workbook', () => {
  it('is returned as texts, whichever upload endpoint it is sent to', async () => {
    const bytes = await writeXlsx({
      sheets: [
        sheet([
          ['计划', '关键词', '出价', ''],
          [],
          ['a', '北海道', 2.5, null],
          ['b', 123456789012, 0.1 + 0.2, true],
        ]),
        sheet([['x']], { name: '隐藏', hidden: true }),
      ],
    });
    for (const to of ['draftKeywordImport', 'draftCreativeImport', 'draftWholeImport'] as const) {
      const response = await upload(bytes, { to });
      expect(endpoints[to].data.safeParse(response.data).success).toBe(true);
      expect(response).toMatchObject({ status: 200, code: 200, data: { problem: null, encoding: 'xlsx' } });
      expect(response.data.sheets).toEqual([
        {
          name: '关键词',
          isHidden: false,
          rows: [
            ['计划', '关键词', '出价'],
            [],
            ['a', '北海道', '2.5'],
            ['b', '123456789012', '0.3', 'true'],
          ],
        },
        { name: '隐藏', isHidden: true, rows: [] },
      ]);
    }
  });

  it('has dates, formulas and merged cells as displayed', async () => {
    const cells = new Map([
      ['3,0', { type: 'formula' as const, formula: 'A1&"b"', formulaResult: 'ab' }],
      ['3,1', { type: 'formula' as const, formula: 'A1&"c"' }],
    ]);
    const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
    const rows = [
      ['计划', '关键词'],
      ['a', new Date('2026-11-01T00:00:00Z')],
      [null, '00123'],
      [null, null],
    ];
    const response = await upload(await writeXlsx({ sheets: [sheet(rows, { cells, merges })] }));
    expect(rowsOf(response)).toEqual([
      [
        ['计划', '关键词'],
        ['a', '2026-11-01'],
        ['a', '00123'],
        ['ab', '#CALC!'],
      ],
    ]);
  });

  it('may have 65,536 blank rows, but not more rows than the limit', async () => {
    const far = async (row: number) => {
      const parts = unzipSync(await writeXlsx({ sheets: [sheet([['关键词'], ['a']])] }));
      const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      const cell = `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>z</t></is></c></row></sheetData>`;
      parts['xl/worksheets/sheet1.xml'] = strToU8(xml.replace('</sheetData>', cell));
      return zipSync(parts);
    };
    const response = await upload(await far(65_537));
    expect(response.data.sheets[0]?.rows).toHaveLength(65_537);
    expect(response.data.sheets[0]?.rows.at(-1)).toEqual(['z']);
    expect((await upload(await far(1_000_000))).data.problem?.code).toBe('too_many_rows');
  });

  it('cannot change objects of the server by its texts', async () => {
    const bytes = await writeXlsx({
      sheets: [
        sheet(
          [
            ['__proto__', 'constructor'],
            ['关键词', 'a'],
          ],
          { name: '__proto__' },
        ),
      ],
    });
    expect((await upload(bytes)).data.sheets[0]).toMatchObject({ name: '__proto__' });
    expect(Object.hasOwn(Object.prototype, 'constructor.prototype')).toBe(false);
  });
});

describe('a text file', () => {
  it.each(['utf-8', 'gb18030', 'utf-16le'] as const)(
    'in %s is one sheet with the name of the file',
    async (encoding) => {
      const text = '计划,关键词\n北海道冬季,"滑雪,团"\n\n北海道冬季,二世谷滑雪\n';
      const response = await upload(encode(text, encoding), { name: '../词表.v2.csv' });
      expect(response.data).toMatchObject({ problem: null, encoding });
      expect(response.data.sheets).toEqual([
        {
          name: '词表.v2',
          isHidden: false,
          rows: [['计划', '关键词'], ['北海道冬季', '滑雪,团'], [], ['北海道冬季', '二世谷滑雪']],
        },
      ]);
    },
  );

  it('is Big5 if more of its columns are known in that encoding', async () => {
    const response = await upload(encode('廣告活動,廣告群組,關鍵字,出價\n冬季,滑雪,雪票,1\n', 'big5'));
    expect(response.data.encoding).toBe('big5');
  });
});

it.each(['words.tsv', 'words.txt', 'words.exe', 'words.xlsx.zip', 'xlsx'])(
  'rejects the name %s, and says which are accepted',
  async (name) => {
    for (const to of ['draftKeywordImport', 'draftCreativeImport', 'draftWholeImport'] as const)
      expect(await upload('关键词\na', { name, to, language: 'en' })).toMatchObject({
        status: 415,
        code: 415,
        isSpecific: true,
        message: expect.stringContaining('.xlsx .xls .et .sheet .csv') as string,
      });
    expect((await upload('关键词\na', { name: 'WORDS.ET' })).data).toMatchObject({ encoding: 'utf-8' });
  },
);

describe('a file that cannot be read', () => {
  it.each([
    [
      'a PDF',
      Buffer.from('%PDF-1.7\n\0'),
      'other_file',
      '这是 PDF 文件：请选择 Excel 工作簿（.xlsx、.xls、.et）或 CSV',
    ],
    ['a web page', Buffer.from('<html><table></table></html>'), 'web_page', /网页/],
    ['a damaged workbook', Buffer.from('504b0304ffff', 'hex'), 'workbook_damaged', /./],
    ['nothing', Buffer.alloc(0), 'empty_file', /./],
    ['blank rows', Buffer.from('\n\n'), 'empty_file', /./],
    ['unknown bytes', Buffer.from('0001020003', 'hex'), 'not_a_workbook', /./],
  ])('is %s: the response says so', async (_name, bytes, code, message) => {
    const { code: status, data } = await upload(bytes, { language: 'cn' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ problem: { code }, sheets: [] });
    expect(data.problem?.failMessage).toMatch(message);
  });

  it('is too large', async () => {
    const response = await upload(Buffer.alloc(maxDraftImportBytes + 1, 'a'));
    expect(response).toMatchObject({ status: 413, code: 413 });
  });

  it('is missing', async () => {
    expect(await upload(null)).toMatchObject({ code: 400, fields: { file: 'required' } });
  });
});

describe('a draft', () => {
  it('must be in an account with access', async () => {
    expect(await upload('关键词\na', { user: stranger })).toMatchObject({ code: 404 });
    expect(await upload('关键词\na', { draftId: randomUUID() })).toMatchObject({ code: 404 });
    expect(await upload('关键词\na', { draftId: 'x' })).toMatchObject({
      code: 400,
      fields: { id: 'invalid' },
    });
  });

  it.each([9, 4] as const)('in the status %s is locked', async (status) => {
    await test.database.db.update(drafts).set({ status }).where(eq(drafts.id, id));
    expect(await upload('关键词\na')).toMatchObject({ code: 423 });
  });

  it('does not change, and no data of the file remains', async () => {
    await upload('关键词\na');
    await upload('关键词\na', { user: stranger });
    const { data } = await test.call<{ draft: object }>('draftDetail', { token: ann.token, body: { id } });
    expect(data.draft).toMatchObject({ version: 0, counts: { keyword: 0 } });
    await expect.poll(() => filesIn(folder)).toEqual([]);
  });
});

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('templates', () => {
  const get = (file: string) => test.app.inject(`/templates/${file}?t=1`);

  it('have a name in their language, and that of the URL for programs that support only ASCII', async () => {
    const { headers } = await get('keyword-cn.xlsx');
    const [, ascii, name = ''] =
      /^attachment; filename="?([^";]+)"?; filename\*=UTF-8''(\S+)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect([ascii, decodeURIComponent(name)]).toEqual([
      'keyword-cn.xlsx',
      expect.stringMatching(/^\p{Script=Han}+\.xlsx$/u),
    ]);
  });

  it.each(templateNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
    '%s in %s is a workbook with notes, lists and visible headers, which can be imported',
    async (name, language) => {
      const response = await get(`${name}-${language}.xlsx`);
      expect(response.headers['content-type']).toMatch(/spreadsheetml/);
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename=.*\.xlsx/);
      const template = importTemplate(name, language);
      const { sheets } = await readXlsx(response.rawPayload);
      expect(sheets.map((one) => one.name)).toEqual(template.sheets.map((one) => one.name));
      for (const [index, { columns }] of template.sheets.entries()) {
        const written = sheets[index];
        expect(written?.freezePane).toEqual({ rows: 1 });
        expect(written?.dataValidations?.map(({ values }) => values) ?? []).toEqual(
          columns.filter(({ values }) => values.length > 0).map(({ values }) => values),
        );
        const notes = columns.map((_, column) => written?.cells?.get(`0,${column}`)?.comment?.text);
        expect(notes).toEqual(columns.map(({ note }) => note));
      }
      const { data } = await upload(response.rawPayload);
      const plan = planImport(emptyDraft(), data, detectSheets(data), {
        limits: limitsOf('baidu'),
        newId: randomUUID,
      });
      expect(plan.rows.map(({ state }) => state)).toEqual(template.sheets.map(() => 'example'));
      const unmarked = {
        sheets: data.sheets.map((one) => ({ ...one, rows: one.rows.map((row) => row.slice(0, -1)) })),
      };
      const detected = detectSheets(unmarked);
      // the library has the picture of the example
      const pictures = namedPictures(unmarked, detected).map((picture) => ({
        id: picture,
        name: picture,
        theme: null,
        ratio: '1:1' as const,
      }));
      const again = planImport(emptyDraft(), unmarked, detected, {
        limits: limitsOf('baidu'),
        newId: randomUUID,
        pictures,
      });
      expect(again.rows.map(({ state }) => state)).toEqual(template.sheets.map(() => 'new'));
    },
  );

  it.each(['keyword-de.xlsx', 'other-cn.xlsx', '..%2f..%2fpackage.json', '%00', 'keyword-cn.xlsx%00'])(
    'has no file %s',
    async (file) => {
      expect([400, 404]).toContain((await get(file)).statusCode);
    },
  );
});
