import { endpoints, importStates, type ReportImport } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csv } from '../../testing/report-files/csv';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

const { done, review } = importStates;
const days = ['2024-12-01', '2024-12-02'];
const wrong = 'ten';
const head = ['date', 'campaign', 'impressions', 'clicks', 'cost'];

interface Who {
  token: string;
  accountId: number;
}
async function newAccount(): Promise<Who> {
  const accountId = await workspace.fixtures.addAccount();
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
  return { token, accountId };
}

/** Imports a file with two valid rows per day, and `failed` invalid ones on the first. */
async function bookWithFailedRows(who: Who, failed: number): Promise<ReportImport> {
  const good = days.flatMap((day) => ['a', 'b'].map((name) => [day, name, 100, 10, 10]));
  const bad = Array.from({ length: failed }, (_, index) => [days[0] ?? '', `c${index}`, 100, 10, wrong]);
  const record = await workspace.finished({ ...who, content: csv([head, ...good, ...bad]) });
  return workspace.answer(record, { token: who.token, choices: { failed_rows: 'book_rest' } });
}

const failedRowsOf = async ({ id }: ReportImport, { token }: Who) =>
  (await workspace.failedRows(id, token)).text();
const mend = (text: string) => text.replaceAll(wrong, '10');

async function costs({ accountId }: Who): Promise<Record<string, string>> {
  const { rows } = await workspace.db.execute<{ day: string; cost: string }>(sql`
    SELECT begin_date::text AS day, trim_scale(sum(cost))::text AS cost FROM facts
    WHERE account_id = ${accountId} GROUP BY 1 ORDER BY 1`);
  return Object.fromEntries(rows.map(({ day, cost }) => [day.slice(-2), cost]));
}

async function incompleteDays({ token, accountId }: Who): Promise<number | undefined> {
  const { path } = endpoints.searchReportList;
  const { data } = await workspace.post('searchReportList', {
    token,
    path: path.replace(':section', 'campaign').replace(':period', 'daily'),
    body: { query: { accountId, beginDate: days[0], endDate: days[1] } },
  });
  return endpoints.searchReportList.data.parse(data).info.incompleteDays;
}

it('a corrected file is added to the days of its file, which are complete until it is undone', async () => {
  // as many as would count as a whole day
  for (const failed of [1, 18]) {
    const who = await newAccount();
    const first = await bookWithFailedRows(who, failed);
    expect([await costs(who), await incompleteDays(who)]).toEqual([{ '01': '20', '02': '20' }, 1]);
    const mended = await workspace.finished({ ...who, content: mend(await failedRowsOf(first, who)) });
    expect(mended).toMatchObject({ state: done, importedRows: failed, questions: [] });
    expect(mended.notes).toContainEqual(
      expect.objectContaining({ code: 'mended_rows', params: { file: first.fileName } }),
    );
    expect(await costs(who)).toEqual({ '01': String(20 + 10 * failed), '02': '20' });
    expect(await incompleteDays(who)).toBe(0);
    await workspace.post('reportImportUndo', { token: who.token, body: { id: mended.id } });
    expect([await costs(who), await incompleteDays(who)]).toEqual([{ '01': '20', '02': '20' }, 1]);
  }
});

it('a corrected file is added once only', async () => {
  const who = await newAccount();
  const content = mend(await failedRowsOf(await bookWithFailedRows(who, 1), who));
  expect(await workspace.finished({ ...who, content })).toMatchObject({ state: done });
  const again = await workspace.finished({ ...who, content: content.replace('100', '101') });
  expect(again).toMatchObject({ state: review, questions: [{ code: 'less_than_before' }] });
  expect(await costs(who)).toEqual({ '01': '30', '02': '20' });
});

it('a corrected file needs an answer if some of the rows are missing or still invalid', async () => {
  const who = await newAccount();
  const text = await failedRowsOf(await bookWithFailedRows(who, 2), who);
  const [header = '', row = '', other = ''] = text.split('\r\n');
  const some = await workspace.finished({ ...who, content: [header, mend(row), ''].join('\r\n') });
  expect(some).toMatchObject({ state: review, questions: [{ code: 'less_than_before' }] });
  const half = await workspace.finished({ ...who, content: [header, mend(row), other, ''].join('\r\n') });
  expect(half.questions.map(({ code }) => code)).toEqual(['less_than_before', 'failed_rows']);
  expect([await costs(who), await incompleteDays(who)]).toEqual([{ '01': '20', '02': '20' }, 1]);
});

it('a corrected file replaces nothing of a later file for these days', async () => {
  const who = await newAccount();
  const content = mend(await failedRowsOf(await bookWithFailedRows(who, 1), who));
  const whole = [...days.map((day) => [day, 'a', 300, 30, 30]), [days[0] ?? '', 'c0', 100, 10, 10]];
  const later = await workspace.finished({ ...who, content: csv([head, ...whole]) });
  expect(await workspace.answer(later, { token: who.token })).toMatchObject({ state: done });
  expect(await workspace.finished({ ...who, content })).toMatchObject({ state: review });
  expect([await costs(who), await incompleteDays(who)]).toEqual([{ '01': '40', '02': '30' }, 0]);
});
