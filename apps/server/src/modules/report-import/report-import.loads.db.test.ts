import { endpoints, importStates, type ReportImport } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHousekeeping } from '../../housekeeping';
import { accounts } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { csv } from '../../testing/report-files/csv';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

const { done, review, undone, discarded, unchanged } = importStates;

interface Who {
  token: string;
  accountId: number;
}
async function newAccount(): Promise<Who> {
  const accountId = await workspace.fixtures.addAccount();
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
  return { token, accountId };
}

/** A campaign report with cost 10 per campaign and day. */
const report = (days: readonly string[], campaigns: readonly string[], cost = 10) =>
  csv([
    ['date', 'campaign', 'impressions', 'clicks', 'cost'],
    ...days.flatMap((day) => campaigns.map((name) => [day, name, 100, 10, cost])),
  ]);
const days = ['2024-12-01', '2024-12-02', '2024-12-03'];
const five = ['a', 'b', 'c', 'd', 'e'];

/** Cost per day, as in reports. */
async function costs({ accountId }: Who): Promise<Record<string, string>> {
  const { rows } = await workspace.db.execute<{ day: string; cost: string }>(sql`
    SELECT begin_date::text AS day, trim_scale(sum(cost))::text AS cost FROM facts
    WHERE account_id = ${accountId} GROUP BY 1 ORDER BY 1`);
  return Object.fromEntries(rows.map(({ day, cost }) => [day.slice(-2), cost]));
}
const undo = (who: Who, { id }: Pick<ReportImport, 'id'>, isPreview = false) =>
  workspace.post('reportImportUndo', { token: who.token, body: { id, isPreview } });
const stateOf = async (who: Who, { id }: ReportImport) => {
  const { data } = await workspace.post('reportImportList', { token: who.token, body: { query: { id } } });
  return endpoints.reportImportList.data.parse(data).list[0]?.state;
};

/** Runs the retention of 90 days, as on a later day. */
const purge = (atDay: number) =>
  createHousekeeping({
    db: workspace.db,
    files: workspace.files,
    clock: { now: () => new Date(Date.now() + atDay * 24 * 60 * 60 * 1000) },
    retentionDays: 90,
  })();

describe('a file with a part of the imported data', () => {
  it('waits for an answer and shows what would change', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const record = await workspace.finished({ ...who, content: report(days, ['a']) });
    expect(record).toMatchObject({ state: review, importedRows: 0, canUndo: false });
    expect(record.questions).toMatchObject([
      {
        code: 'less_than_before',
        given: null,
        message:
          'The number of rows would fall from 15 to 3 for Dec 1, 2024 to Dec 3, 2024. The file may contain only part of the data.',
        answers: [{ answer: 'replace', label: 'Replace these days' }, { answer: 'add' }],
      },
    ]);
    expect(record.loads).toMatchObject([
      {
        sums: { rows: 3, impression: '300', click: '30', cost: '30', campaigns: 1 },
        effect: {
          before: { rows: 15, cost: '150', campaigns: 5 },
          after: { rows: 3, cost: '30', campaigns: 1 },
          addedRows: 0,
          changedRows: 0,
          equalRows: 3,
          removedRows: 12,
          replacedDays: 3,
        },
        spans: 3,
        spansInForce: 0,
      },
    ]);
    expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
  });

  it('is compared in each currency, and its cost with no other currency', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const content = csv([
      ['date', 'campaign', 'currency', 'impressions', 'clicks', 'cost'],
      ...days.flatMap((day) => five.map((name) => [day, name, 'USD', 100, 10, 1])),
    ]);
    const record = await workspace.finished({ ...who, content });
    expect(record.questions.map(({ code }) => code)).toEqual(['currency_differs']);
    expect(record.loads).toMatchObject([
      { effect: { before: { cost: '150', currency: 'CNY' }, after: { cost: '15', currency: 'USD' } } },
    ]);
  });

  it('leads to no question about a metric that the file lacks', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const content = csv([
      ['date', 'campaign', 'impressions', 'clicks'],
      ...days.flatMap((day) => five.map((name) => [day, name, 100, 10])),
    ]);
    const { questions } = await workspace.finished({ ...who, content });
    expect(questions).toMatchObject([{ code: 'metric_missing', message: 'There’s no column for “Cost”.' }]);
  });

  it('replaces or adds to the days, according to the answer', async () => {
    for (const [answer, cost] of [
      ['replace', '10'],
      ['add', '60'],
    ] as const) {
      const who = await newAccount();
      await workspace.finished({ ...who, content: report(days, five) });
      const record = await workspace.finished({ ...who, content: report(days.slice(0, 2), ['a']) });
      const booked = await workspace.answer(record, {
        token: who.token,
        choices: { less_than_before: answer },
      });
      expect(booked).toMatchObject({ state: done, importedRows: 2, canUndo: true });
      expect(await costs(who)).toEqual({ '01': cost, '02': cost, '03': '50' });
      expect(await undo(who, booked)).toMatchObject({ code: 200 });
      expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
    }
  });

  it('is not imported with an answer that the question does not offer', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const record = await workspace.finished({ ...who, content: report(days, ['a']) });
    const answers = { choices: { [record.questions[0]?.id ?? '']: 'book_rest' } };
    const response = await workspace.post('reportImportBook', {
      token: who.token,
      body: { id: record.id, answers },
    });
    expect(response).toMatchObject({ code: 400 });
    expect(await stateOf(who, record)).toBe(review);
  });

  it('runs again with an answer before it is imported', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const record = await workspace.finished({ ...who, content: report(days, ['a']) });
    const { token } = who;
    const add = { less_than_before: 'add' } as const;
    const again = await workspace.answer(record, { token, choices: add, mode: 'preview' });
    expect(again).toMatchObject({
      state: review,
      loads: [{ effect: { before: { cost: '150' }, after: { cost: '180' } } }],
      questions: [{ code: 'less_than_before', given: 'add' }],
    });
    expect(again.createdBy).not.toBeNull();
    expect(Object.values(again.answers.choices)).toEqual(['add']);
    expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
    expect(await workspace.answer(again, { token, choices: add })).toMatchObject({ state: done });
    expect(await costs(who)).toEqual({ '01': '60', '02': '60', '03': '60' });
  });

  it('is shown again if the data changes between the review and the approval', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five) });
    const record = await workspace.finished({ ...who, content: report(days, ['a']) });
    await workspace.booked({ ...who, content: report(days, five, 20) });
    const again = await workspace.answer(record, { token: who.token });
    expect(again).toMatchObject({ state: review });
    expect(again.loads[0]?.effect?.before.cost).toBe('300');
    expect(await workspace.answer(again, { token: who.token })).toMatchObject({ state: done });
    expect(await costs(who)).toEqual({ '01': '10', '02': '10', '03': '10' });
  });
});

describe('a preview', () => {
  it('changes nothing until it is approved', async () => {
    const who = await newAccount();
    const record = await workspace.finished({ ...who, mode: 'preview', content: report(days, five) });
    expect(record).toMatchObject({ state: review, questions: [], mode: 'preview' });
    expect(record.loads[0]?.effect).toMatchObject({ addedRows: 15, replacedDays: 0 });
    expect(await costs(who)).toEqual({});
    expect(await workspace.answer(record, { token: who.token })).toMatchObject({ state: done });
    expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
    const twice = await workspace.post('reportImportBook', { token: who.token, body: { id: record.id } });
    expect(twice).toMatchObject({
      code: 409,
      message: expect.stringContaining('already been imported') as string,
    });
  });

  it('can be discarded', async () => {
    const who = await newAccount();
    const record = await workspace.finished({ ...who, mode: 'preview', content: report(days, five) });
    const inReview = async () => {
      const body = { query: { state: review } };
      return (await workspace.post('reportImportList', { token: who.token, body })).data;
    };
    expect(await inReview()).toMatchObject({ list: [{ id: record.id }], reviewCount: 1 });
    expect(await undo(who, record)).toMatchObject({ code: 200, data: { effects: [], blockedBy: [] } });
    expect(await inReview()).toMatchObject({ list: [], reviewCount: 0 });
    expect(await stateOf(who, record)).toBe(discarded);
    const { rows } = await workspace.db.execute(sql`
      SELECT count(*)::int AS kept FROM load_facts JOIN loads ON id = load_id WHERE import_id = ${record.id}`);
    expect(rows).toEqual([{ kept: 0 }]);
  });
});

describe('undo', () => {
  it('restores the previous data, even of another source', async () => {
    const who = await newAccount();
    const target = { accountId: who.accountId, channel: 'search', section: 'campaign' } as const;
    const measures = { impression: 1, click: 1, cost: '7.00', conversion: '0' };
    await writeFacts(workspace.db, target, [
      { beginDate: '2024-12-01', dims: { campaignName: 'demo' }, ...measures },
    ]);
    const record = await workspace.booked({ ...who, content: report(days, five) });
    expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
    const preview = await undo(who, record, true);
    expect(preview.data).toMatchObject({
      blockedBy: [],
      effects: [
        { effect: { before: { rows: 15 }, after: { rows: 1, cost: '7.00' }, removedRows: 15, addedRows: 1 } },
      ],
    });
    expect(await costs(who)).toEqual({ '01': '50', '02': '50', '03': '50' });
    expect(await undo(who, record)).toMatchObject({ code: 200 });
    expect(await costs(who)).toEqual({ '01': '7' });
    expect(await stateOf(who, record)).toBe(undone);
    expect(await undo(who, record)).toMatchObject({
      code: 409,
      message: expect.stringContaining('was undone') as string,
    });
    // the same file would now change the data
    expect(await workspace.booked({ ...who, content: report(days, five) })).toMatchObject({ state: done });
  });

  it('leaves later imports unchanged', async () => {
    const who = await newAccount();
    const first = await workspace.finished({ ...who, content: report(days, five, 1) });
    const second = await workspace.finished({ ...who, content: report(days.slice(0, 2), five, 2) });
    await workspace.finished({ ...who, content: report(days.slice(0, 1), five, 3) });
    expect(await costs(who)).toEqual({ '01': '15', '02': '10', '03': '5' });
    await undo(who, second);
    expect(await costs(who)).toEqual({ '01': '15', '02': '5', '03': '5' });
    await undo(who, first);
    expect(await costs(who)).toEqual({ '01': '15' });
  });

  it('works for an archived account', async () => {
    const who = await newAccount();
    await workspace.finished({ ...who, content: report(days, five, 1) });
    const second = await workspace.finished({ ...who, content: report(days, five, 2) });
    await workspace.db
      .update(accounts)
      .set({ archivedTime: new Date() })
      .where(eq(accounts.accountId, who.accountId));
    expect((await undo(who, second, true)).data).toMatchObject({ blockedBy: [] });
    expect(await undo(who, second)).toMatchObject({ code: 200 });
    expect(await costs(who)).toEqual({ '01': '5', '02': '5', '03': '5' });
  });

  describe('with a retention of 90 days', () => {
    const storedRows = async ({ accountId }: Who) =>
      (
        await workspace.db.execute<{ rows: string }>(sql`
          SELECT count(*) AS rows FROM load_facts JOIN loads l ON l.id = load_id WHERE account_id = ${accountId}`)
      ).rows[0]?.rows;

    it('is rejected once the previous data is deleted', async () => {
      const who = await newAccount();
      await workspace.finished({ ...who, content: report(days, five, 1) });
      const second = await workspace.finished({ ...who, content: report(days, five, 2) });
      await purge(89);
      expect(await storedRows(who)).toBe('30');
      expect((await undo(who, second, true)).data).toMatchObject({ isExpired: false });
      await purge(91);
      expect(await storedRows(who)).toBe('15');
      expect((await undo(who, second, true)).data).toMatchObject({ effects: [], isExpired: true });
      expect(await undo(who, second)).toMatchObject({
        code: 409,
        message: expect.stringContaining('has been deleted') as string,
      });
      expect(await costs(who)).toEqual({ '01': '10', '02': '10', '03': '10' });
    });

    it('stores only data that was replaced since then, even if the days are imported repeatedly', async () => {
      const who = await newAccount();
      await workspace.finished({ ...who, content: report(days, five, 1) });
      await workspace.finished({ ...who, content: report(days, five, 2) });
      await workspace.db.execute(sql`
        UPDATE bookings SET booked_at = booked_at - interval '91 days'
        WHERE load_id IN (SELECT id FROM loads WHERE account_id = ${who.accountId})`);
      const third = await workspace.finished({ ...who, content: report(days, five, 3) });
      await purge(0);
      expect(await storedRows(who)).toBe('30');
      expect(await undo(who, third)).toMatchObject({ code: 200 });
      expect(await costs(who)).toEqual({ '01': '10', '02': '10', '03': '10' });
    });
  });

  it('discards a review without an answer after 90 days', async () => {
    const who = await newAccount();
    const waiting = await workspace.finished({ ...who, content: report(days, five, 1), mode: 'preview' });
    await purge(89);
    expect(await workspace.ended(waiting.id, who)).toMatchObject({ state: importStates.review });
    await purge(91);
    expect(await workspace.ended(waiting.id, who)).toMatchObject({
      state: importStates.discarded,
      loads: [],
    });
  });

  it('is blocked by a later file that would remain on a longer span', async () => {
    const who = await newAccount();
    const week = '2024-12-01 - 2024-12-03\ncampaign,impressions,clicks,cost\na,300,30,30\n';
    await workspace.finished({ ...who, content: week });
    const daily = await workspace.booked({ ...who, content: report(days, ['a']) });
    const day = { content: report(days.slice(0, 1), ['a'], 11), fileName: 'day.csv' };
    await workspace.booked({ ...who, ...day });
    expect((await undo(who, daily, true)).data).toMatchObject({ blockedBy: ['day.csv'] });
    expect(await undo(who, daily)).toMatchObject({
      code: 409,
      message: expect.stringContaining('Undo them first') as string,
    });
    expect(await costs(who)).toEqual({ '01': '11', '02': '10', '03': '10' });
  });

  it('is consistent with concurrent imports of the same days', async () => {
    const who = await newAccount();
    const record = await workspace.finished({ ...who, content: report(days, five, 1) });
    // neither is much less than the other, whichever is imported last
    const imports = [9, 10].map((cost) => workspace.finished({ ...who, content: report(days, five, cost) }));
    const [, ...others] = await Promise.all([undo(who, record), ...imports]);
    expect(others.map(({ state }) => state)).toEqual([done, done]);
    const found = await costs(who);
    expect([
      { '01': '45', '02': '45', '03': '45' },
      { '01': '50', '02': '50', '03': '50' },
    ]).toContainEqual(found);
  });
});

describe('access', () => {
  it('is denied without the account', async () => {
    const [who, stranger] = [await newAccount(), await newAccount()];
    const record = await workspace.finished({ ...who, mode: 'preview', content: report(days, five) });
    const body = { id: record.id };
    expect(await workspace.post('reportImportBook', { token: stranger.token, body })).toMatchObject({
      code: 404,
    });
    expect(await undo(stranger, record)).toMatchObject({ code: 404 });
    expect(await stateOf(who, record)).toBe(review);
  });
});

describe('the original file', () => {
  it('is returned unchanged to users with access to the account', async () => {
    const [who, stranger] = [await newAccount(), await newAccount()];
    const content = report(days, five);
    const { id } = await workspace.finished({ ...who, content, fileName: '报告 1.csv' });
    const file = await workspace.original(id, who.token);
    expect(await file.text()).toBe(content);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''%E6%8A%A5%E5%91%8A%201.csv");
    expect(await (await workspace.original(id, stranger.token)).json()).toMatchObject({ code: 404 });
  });
});

it('imports the same bytes twice without a change', async () => {
  const who = await newAccount();
  await workspace.finished({ ...who, content: report(days, five) });
  const again = await workspace.finished({ ...who, content: report(days, five) });
  expect(again).toMatchObject({ state: unchanged, loads: [], canUndo: false });
});
