import { endpoints, importStates, maxImportBytes } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rateLimits } from '../../platform/lib/rate-limit';
import {
  csv,
  encode,
  encodings,
  feedDailyCsv,
  feedRow,
  regionExport,
  searchTermRow,
  searchTermsWeek,
  searchTermsWeekCsv,
  zipOf,
} from '../../testing/report-files';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

const { done, failed, unchanged } = importStates;
let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

async function newAccount(values: { currency?: string } = {}) {
  const accountId = await workspace.fixtures.addAccount(values);
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
  return { accountId, token };
}

const factSchema = z.object({
  channel: z.string(),
  section: z.string(),
  begin: z.string(),
  end: z.string(),
  currency: z.string(),
  cost: z.string(),
  impression: z.string(),
  dims: z.record(z.string(), z.string()),
});
async function factsOf(accountId: number) {
  const { rows } = await workspace.db.execute(sql`
    SELECT f.channel, f.section, f.begin_date AS begin, f.end_date AS end, f.currency, f.cost::text AS cost,
      f.impression::text AS impression, i.dims
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE f.account_id = ${accountId} ORDER BY f.begin_date, f.cost, i.dims::text`);
  return z.array(factSchema).parse(rows);
}
async function spansOf(accountId: number) {
  const { rows } = await workspace.db.execute(
    sql`SELECT begin_date AS begin, end_date AS end FROM fact_spans WHERE account_id = ${accountId} ORDER BY 1`,
  );
  return rows;
}
const simple = (rows: (string | number)[][]) =>
  csv([['date', 'campaign', 'impressions', 'clicks', 'cost'], ...rows]);

describe('a week of search terms', () => {
  it('becomes one span in the currency of the file, with reported totals and the sums of its rows', async () => {
    const who = await newAccount({ currency: 'INR' });
    const record = await workspace.finished({ ...who, content: searchTermsWeekCsv(), fileName: 'week.csv' });
    expect(record).toMatchObject({
      state: done,
      fileName: 'week.csv',
      accountId: who.accountId,
      section: 'searchTerm',
      profile: 'google-ads',
      beginDate: '2024-12-16',
      endDate: '2024-12-22',
      currency: 'INR',
      totalRows: 4,
      importedRows: 4,
      failedRows: 0,
      rowsCost: '1000.10',
      problems: [],
    });
    expect(record.reportedTotals.map(({ kind, cost }) => [kind, cost])).toEqual([
      ['rows', '1000.09'],
      ['other', '900.01'],
      ['account', '1900.10'],
    ]);
    expect(await spansOf(who.accountId)).toEqual([{ begin: '2024-12-16', end: '2024-12-22' }]);
    const facts = await factsOf(who.accountId);
    expect(facts).toMatchObject([
      {
        cost: '0.15',
        currency: 'INR',
        impression: '5',
        dims: { searchTerm: 'root canal cost', showWord: '' },
      },
      { cost: '399.90', impression: '1204' },
      { cost: '600.05' },
    ]);
  });

  it('changes nothing the second time, even if both are concurrent', async () => {
    const who = await newAccount({ currency: 'INR' });
    const upload = { ...who, content: searchTermsWeekCsv() };
    const both = await Promise.all([workspace.finished(upload), workspace.finished(upload)]);
    expect(both.map(({ state }) => state).sort()).toEqual([done, unchanged].sort());
    const before = await factsOf(who.accountId);
    expect(await workspace.finished(upload)).toMatchObject({
      state: unchanged,
      importedRows: 0,
      replacedDays: 0,
    });
    expect(await factsOf(who.accountId)).toEqual(before);
  });

  it('is replaced by a newer file of the same week, and restored when it is imported again', async () => {
    const who = await newAccount({ currency: 'INR' });
    await workspace.finished({ ...who, content: searchTermsWeekCsv() });
    const newer = searchTermsWeekCsv([searchTermRow('late click', { cost: '7.00' })]);
    expect(await workspace.booked({ ...who, content: newer })).toMatchObject({
      state: done,
      replacedDays: 7,
    });
    expect(await factsOf(who.accountId)).toMatchObject([
      { cost: '7.00', dims: { searchTerm: 'late click' } },
    ]);
    expect(await workspace.finished({ ...who, content: searchTermsWeekCsv() })).toMatchObject({
      state: done,
      replacedDays: 7,
    });
    expect(await factsOf(who.accountId)).toHaveLength(3);
  });

  it('is not replaced by a file with some of its days', async () => {
    const who = await newAccount({ currency: 'INR' });
    await workspace.finished({ ...who, content: searchTermsWeekCsv() });
    const before = await factsOf(who.accountId);
    const part = csv([
      ['date', 'campaign', 'search_term', 'impressions', 'clicks', 'cost'],
      ['2024-12-18', 'a', 'b', 1, 1, 1],
    ]);
    const record = await workspace.finished({ ...who, content: part });
    expect(record).toMatchObject({
      state: importStates.review,
      questions: [
        { code: 'overlap_with_stored_data', params: { beginDate: '2024-12-16', endDate: '2024-12-22' } },
      ],
    });
    expect(await factsOf(who.accountId)).toEqual(before);
  });

  it('has the same facts as a workbook and in every encoding', async () => {
    const who = await newAccount({ currency: 'INR' });
    await workspace.finished({ ...who, content: searchTermsWeekCsv() });
    const expected = await factsOf(who.accountId);
    const workbook = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: searchTermsWeek() }] });
    for (const content of [
      workbook,
      ...encodings.slice(1, 4).map((one) => encode(searchTermsWeekCsv(), one)),
    ]) {
      const other = await newAccount({ currency: 'INR' });
      expect(await workspace.finished({ ...other, content, fileName: 'week.et' })).toMatchObject({
        state: done,
      });
      expect(await factsOf(other.accountId)).toEqual(expected);
    }
  });
});

describe('days', () => {
  it('are summed by their keys, in the currency of the account', async () => {
    const who = await newAccount({ currency: 'USD' });
    const record = await workspace.finished({ ...who, channel: 'feed', content: feedDailyCsv() });
    expect(record).toMatchObject({
      state: done,
      totalRows: 7,
      importedRows: 7,
      rowsCost: '98',
      currency: 'USD',
      // 7 rows, of which two are equal
      rowCounts: { file: 7, imported: 6, merged: 1, failed: 0 },
    });
    const facts = await factsOf(who.accountId);
    expect(facts).toHaveLength(6);
    expect(facts[4]).toMatchObject({
      begin: '2023-02-01',
      end: '2023-02-01',
      cost: '4',
      impression: '15',
      currency: 'USD',
    });
  });

  it('are replaced individually; other days, sections and accounts remain', async () => {
    const who = await newAccount();
    const bystander = await newAccount();
    for (const { token, accountId } of [who, bystander]) {
      await workspace.finished({ token, accountId, channel: 'feed', content: feedDailyCsv() });
    }
    await workspace.booked({ ...who, content: regionExport() });
    const newer = feedDailyCsv([feedRow('2023-01-31', 'new', { spend: 99 }), feedRow('2023-02-02', 'new')]);
    expect(await workspace.booked({ ...who, channel: 'feed', content: newer })).toMatchObject({
      replacedDays: 1,
    });
    const facts = await factsOf(who.accountId);
    expect(facts.filter(({ begin }) => begin === '2023-01-31')).toMatchObject([
      { cost: '99', dims: { ideaTitle: 'new' } },
    ]);
    expect(facts.filter(({ begin }) => begin === '2023-01-08')).toHaveLength(2);
    expect(facts.filter(({ section }) => section === 'region')).toHaveLength(2);
    expect(await factsOf(bystander.accountId)).toHaveLength(6);
  });

  it('remove the filter options of the rows that they replace', async () => {
    const who = await newAccount();
    const campaigns = async () => {
      const path = '/marketing/api/v1/seachReport/campaign/filterOptions';
      const body = { query: { accountId: who.accountId } };
      const { data } = await workspace.post('searchReportFilterOptions', { token: who.token, body, path });
      const { campaignName } = endpoints.searchReportFilterOptions.data.parse(data);
      return campaignName.map(({ value }) => value);
    };
    const kept = ['2024-12-01', 'kept', 1, 1, 1];
    await workspace.finished({ ...who, content: simple([kept, ['2024-12-02', 'old', 1, 1, 1]]) });
    expect(await campaigns()).toEqual(['kept', 'old']);
    await workspace.finished({ ...who, content: simple([['2024-12-02', 'new', 1, 1, 1]]) });
    expect(await campaigns()).toEqual(['kept', 'new']);
  });

  it('replace a week if they cover all of it, and are replaced by a week', async () => {
    const who = await newAccount();
    const period = '2024-12-16 - 2024-12-22\n';
    const week = `${period}campaign,impressions,clicks,cost\na,7,7,7\n`;
    const days = period + simple([['2024-12-17', 'a', 1, 1, '2.50']]);
    for (const [content, cost, spans] of [
      [week, '7', 1],
      [days, '2.50', 7],
      [week, '7', 1],
    ] as const) {
      expect(await workspace.booked({ ...who, content })).toMatchObject({ state: done });
      expect(await factsOf(who.accountId)).toMatchObject([{ section: 'campaign', cost }]);
      expect(await spansOf(who.accountId)).toHaveLength(spans);
    }
  });
});

describe('an invalid row', () => {
  it('is listed with its number, its cells and a message in the language of the request; valid rows are imported', async () => {
    const who = await newAccount();
    const content = simple([
      ['2024-12-01', 'a', 10, 1, '0.10'],
      ['2024-12-02', 'a', 'viele', 1, '0.10'],
      ['2025-01-05', 'a', 10, 1, '0.10'],
      ['2024-12-03', 'a', 10, 1, '0.20'],
    ]);
    const record = await workspace.booked({ ...who, content }, 'tw');
    expect(record).toMatchObject({
      state: done,
      totalRows: 4,
      importedRows: 2,
      failedRows: 2,
      rowsCost: '0.30',
    });
    expect(record.problems).toMatchObject([
      { dataNum: 3, code: 'number_invalid', failMessage: '「impressions」的值「viele」不是數字' },
      { dataNum: 4, code: 'date_future', cells: ['2025-01-05', 'a', '10', '1', '0.10'] },
    ]);
    const file = await workspace.failedRows(record.id, who.token, 'tw');
    expect(await file.text()).toContain('「impressions」的值「viele」不是數字');
    expect(await factsOf(who.accountId)).toHaveLength(2);
  });

  it('is stored with all others; the list shows the first 3, and pages show them all', async () => {
    const who = await newAccount();
    const bad = Array.from({ length: 2_500 }, (_, index) => ['2024-12-01', `c${index}`, 'x', 1, 1]);
    const record = await workspace.booked({
      ...who,
      content: simple([['2024-12-01', 'a', 1, 1, 1], ...bad]),
    });
    expect(record).toMatchObject({ state: done, importedRows: 1, failedRows: 2_500 });
    expect(record.problems.map(({ dataNum }) => dataNum)).toEqual([3, 4, 5]);
    const last = await workspace.post('reportImportProblems', {
      token: who.token,
      body: { id: record.id, page: { number: 50, size: 50 } },
    });
    expect(last.page).toEqual({ number: 50, size: 50, totalCount: 2_500 });
    const { list } = endpoints.reportImportProblems.data.parse(last.data);
    expect(list.map(({ dataNum }) => dataNum)).toEqual(Array.from({ length: 50 }, (_, at) => 2_453 + at));
    expect(list[0]).toMatchObject({ cells: ['2024-12-01', 'c2450', 'x', '1', '1'] });
    const other = await newAccount();
    expect(
      await workspace.post('reportImportProblems', { token: other.token, body: { id: record.id } }),
    ).toMatchObject({ code: 404 });
    const { rows } = await workspace.db.execute(
      sql`SELECT count(*)::int AS kept FROM import_problems WHERE import_id = ${record.id}`,
    );
    expect(rows).toEqual([{ kept: 2_500 }]);
  });
});

describe('a file of many long cells with control characters', () => {
  it('has small responses, and all characters in the file of failed rows', async () => {
    const who = await newAccount();
    const cell = '\u0001'.repeat(200);
    const row = ['2024-12-01', 'a', 'x', 1, 1, ...Array.from({ length: 400 }, () => cell)];
    const heads = Array.from({ length: 400 }, (_, at) => `column ${at}`);
    const content = csv([
      ['date', 'campaign', 'impressions', 'clicks', 'cost', ...heads],
      ['2024-12-01', 'a', 1, 1, 1, ...heads],
      ...Array.from({ length: 20 }, () => row),
    ]);
    const record = await workspace.booked({ ...who, content });
    expect(JSON.stringify(record).length).toBeLessThan(30_000);
    expect(record.detection?.columns).toHaveLength(100);
    expect(record.problems[0]?.cells).toHaveLength(20);
    expect(record.problems[0]?.cells?.at(-1)).toBe('\ufffd'.repeat(80));
    const file = await workspace.failedRows(record.id, who.token);
    expect(await file.text()).toContain(cell);
  });
});

describe('a rejected file changes nothing and has a reason', () => {
  const region = encode(regionExport(), 'gb18030');
  const table = simple([['2024-12-01', 'a', 10, 1, 1]]);
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(60 * 1024 * 1024) }]);
  const crowd = zipOf(
    Array.from({ length: 10_000 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) })),
  );
  const openDocument = zipOf(
    ['mimetype', 'content.xml', 'META-INF/manifest.xml'].map((name) => ({ name, content: Buffer.from('x') })),
  );
  it.each<[string, string | Uint8Array, string]>([
    ['cut in its header', region.subarray(0, 250), 'truncated'],
    ['cut in a row', region.subarray(0, -30), 'truncated'],
    ['cut in a quoted cell', `${table}2024-12-02,"b`, 'truncated'],
    ['of an unknown encoding', Uint8Array.of(0x41, 0xff, 0xff, 0xff, 0x0a), 'encoding_unknown'],
    ['empty', '', 'empty_file'],
    ['a web page', '<html><body>请登录</body></html>', 'web_page'],
    ['a zip bomb', bomb, 'workbook_too_large'],
    ['of 10,000 entries', crowd, 'workbook_too_many_parts'],
    ['an OpenDocument file', openDocument, 'opendocument'],
    ['a damaged old workbook', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'), 'workbook_damaged'],
  ])('%s', async (_title, content, code) => {
    const who = await newAccount();
    const record = await workspace.finished({ ...who, content, fileName: 'a.xls' });
    expect(record).toMatchObject({ state: failed, importedRows: 0, rowsCost: null });
    expect(record.problems[0]).toMatchObject({ code });
    expect(record.problems[0]?.failMessage).not.toBe('');
    expect(await factsOf(who.accountId)).toEqual([]);
    expect(await spansOf(who.accountId)).toEqual([]);
  });
});

describe('an upload', () => {
  it('accepts its parts in any order', async () => {
    const who = await newAccount();
    const content = simple([['2024-12-01', 'a', 10, 1, 1]]);
    const order = ['file', 'channel', 'accountId'] as const;
    expect(await workspace.finished({ ...who, content, order })).toMatchObject({ state: done });
  });

  it('shows the name of the file without folders and control characters', async () => {
    const who = await newAccount();
    const record = await workspace.finished({ ...who, content: '', fileName: '..\\..\\日报\u202E.csv' });
    expect(record.fileName).toBe('日报.csv');
  });

  it('is rejected without file, without account, for an inaccessible account and for an unknown channel', async () => {
    const who = await newAccount();
    const other = await newAccount();
    const content = simple([['2024-12-01', 'a', 10, 1, 1]]);
    expect(await workspace.upload(who)).toMatchObject({ code: 400, fields: { file: 'required' } });
    expect(await workspace.upload({ token: who.token, content })).toMatchObject({ code: 400 });
    expect(await workspace.upload({ ...who, accountId: 0, content })).toMatchObject({ code: 400 });
    expect(await workspace.upload({ ...who, accountId: other.accountId, content })).toMatchObject({
      code: 403,
    });
    expect(await workspace.upload({ ...who, content, channel: 'mail' })).toMatchObject({
      code: 400,
    });
    expect(await workspace.upload({ ...who, token: 'x', content })).toMatchObject({ code: 401 });
  });

  it('is rejected if it is too large or not a report', async () => {
    const who = await newAccount();
    const large = Buffer.alloc(maxImportBytes + 1, 'a');
    const rejected = await workspace.upload({ ...who, content: large });
    expect(rejected).toMatchObject({ status: 413, code: 413 });
    expect(rejected.message).toMatch(/200 MB/);
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect(await workspace.upload({ ...who, content: picture })).toMatchObject({ status: 415, code: 415 });
    expect(await workspace.upload({ ...who, content: '%PDF-1.7' })).toMatchObject({ status: 415, code: 415 });
  });

  it('is rejected by its name, with the accepted extensions', async () => {
    const who = { ...(await newAccount({ currency: 'INR' })), content: searchTermsWeekCsv() };
    for (const fileName of ['week.tsv', 'week.txt', 'week.exe', 'week.csv.zip', 'csv']) {
      const rejected = await workspace.upload({ ...who, fileName });
      expect(rejected, fileName).toMatchObject({ status: 415, code: 415 });
      expect(rejected.message).toContain('.xlsx .xls .et .sheet .csv');
    }
    expect(await workspace.finished({ ...who, fileName: '周报.SHEET' })).toMatchObject({
      fileName: '周报.SHEET',
      encoding: 'utf-8',
      state: done,
    });
  });

  it.each([
    ['breaks off', 'multipart/form-data; boundary=B', '--B\r\nContent-Disposition: form-data; name="file"'],
    ['names no boundary', 'multipart/form-data; charset=utf-8', '--B--'],
    ['names an endless boundary', `multipart/form-data; boundary=${'b'.repeat(1_000)}`, '--B--'],
  ])('is an invalid request when its body %s', async (_title, contentType, body) => {
    const { token } = await newAccount();
    expect(await workspace.uploadRaw({ token, contentType, body })).toMatchObject({ status: 200, code: 400 });
  });

  it('is an invalid request if its file has no name, and leaves no file', async () => {
    const { token, accountId } = await newAccount();
    const before = workspace.storedFiles();
    const fields = ['accountId', 'channel'].map(
      (name) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${name === 'channel' ? 'search' : accountId}\r\n`,
    );
    const head = 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream';
    const body = `${fields.join('')}--b\r\n${head}\r\n\r\n${simple([['2024-12-01', 'a', 1, 1, 1]])}\r\n--b--\r\n`;
    const response = await workspace.uploadRaw({
      token,
      contentType: 'multipart/form-data; boundary=b',
      body,
    });
    expect(response).toMatchObject({ status: 200, code: 400, fields: { file: 'required' } });
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('is not imported if its stored content has changed', async () => {
    const { accountId, token } = await newAccount();
    const content = simple([['2024-12-01', 'a', 100, 10, 5]]);
    const record = await workspace.finished({ token, accountId, content, mode: 'preview' });
    await workspace.files.put(`imports/${record.id}`, Buffer.from(content.replace('100', '900')));
    const again = await workspace.answer(record, { token, mode: 'preview' });
    expect(again).toMatchObject({ state: importStates.failed, problems: [{ code: 'file_lost' }] });
  });

  it('leaves no file if a field is invalid', async () => {
    const { token } = await newAccount();
    const before = workspace.storedFiles();
    const content = simple([['2024-12-01', 'a', 1, 1, 1]]);
    const order = ['file', 'accountId', 'channel'] as const;
    expect(await workspace.upload({ token, accountId: 'x', content, order })).toMatchObject({ code: 400 });
    expect(workspace.storedFiles()).toEqual(before);
  });

  it('is rate-limited per user and minute', async () => {
    const { token } = await newAccount();
    const codes: number[] = [];
    // more than the limit for two minutes, in case a new minute begins
    for (let sent = 0; sent <= 2 * rateLimits.upload.perMinute; sent += 1) {
      codes.push((await workspace.upload({ token })).code);
    }
    expect(codes[0]).toBe(400);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  });

  it('is listed for users with access to its account, newest first', async () => {
    const who = await newAccount();
    const stranger = await newAccount();
    const first = await workspace.finished({ ...who, content: '', fileName: '1.csv' });
    await workspace.finished({ ...who, content: ' ', fileName: '2.csv' });
    const listOf = async (token: string, body: object = {}) => {
      const response = await workspace.post('reportImportList', { token, body });
      return endpoints.reportImportList.data.parse(response.data).list.map(({ fileName }) => fileName);
    };
    expect(await listOf(who.token)).toEqual(['2.csv', '1.csv']);
    expect(await listOf(stranger.token)).toEqual([]);
    expect(await listOf(stranger.token, { query: { id: first.id } })).toEqual([]);
    expect(await listOf(who.token, { query: { id: 'no-id' } })).toEqual([]);
  });
});

describe('recent imports', () => {
  it('are those of the last 24 hours, and those in review', async () => {
    const accountId = await workspace.fixtures.addAccount();
    const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
    const who = { token, accountId };
    const content = (day: string) =>
      csv([
        ['date', 'campaign', 'impressions', 'clicks', 'cost'],
        [day, 'a', 10, 2, '1.50'],
      ]);
    const old = await workspace.finished({ ...who, content: content('2024-12-01') });
    const waiting = await workspace.finished({ ...who, content: content('2024-12-02'), mode: 'preview' });
    await workspace.db.execute(sql`
      UPDATE imports SET created_at = created_at - interval '25 hours', finished_at = finished_at - interval '25 hours'
      WHERE account_id = ${accountId}`);
    const recent = await workspace.finished({ ...who, content: content('2024-12-03') });
    const list = async (isRecent: boolean) => {
      const { data } = await workspace.post('reportImportList', {
        token,
        body: { query: { accountId, isRecent } },
      });
      return endpoints.reportImportList.data.parse(data);
    };
    const now = await list(true);
    expect(now.list.map(({ id }) => id)).toEqual([recent.id, waiting.id]);
    expect(now).toMatchObject({ recentCount: 2, reviewCount: 1 });
    const all = await list(false);
    expect(all.list.map(({ id }) => id)).toEqual([recent.id, waiting.id, old.id]);
    expect(all).toMatchObject({ recentCount: 2, sums: { rows: 3, costs: [{ cost: '4.50' }] } });
    const none = await workspace.post('reportImportList', { token, body: { query: { id: 'unknown' } } });
    expect(endpoints.reportImportList.data.parse(none.data).list).toEqual([]);
  });
});
