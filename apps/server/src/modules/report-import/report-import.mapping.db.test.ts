import { endpoints, importStates, type ImportAnswers } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { csv } from '../../testing/report-files';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

const { done, review } = importStates;
let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace();
});
afterAll(() => workspace.close());

const fileOf = (day: string) =>
  csv([
    ['date', 'Mainos', 'impressions', 'clicks', 'cost', 'Leads'],
    [day, 'a', 10, 2, '1.50', 3],
    [day, 'b', 20, 4, '2.50', 5],
  ]);
const answers: ImportAnswers = {
  choices: {},
  columns: { Mainos: 'campaignName', Leads: 'conversion' },
  constants: { adgroupName: 'Brand' },
};

async function newUser() {
  const accountId = await workspace.fixtures.addAccount();
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
  return { accountId, token };
}
type User = Awaited<ReturnType<typeof newUser>>;

const upload = (who: User, day: string, mode?: string) =>
  workspace.finished({ ...who, content: fileOf(day), ...(mode !== undefined && { mode }) });
const bookRequest = (who: User, body: object) =>
  workspace.post('reportImportBook', { token: who.token, body });

/** Previews a file and imports it with the answers. */
async function book(who: User, day: string, more: object = { answers }) {
  const { id } = await upload(who, day, 'preview');
  expect(await bookRequest(who, { id, ...more })).toMatchObject({ code: 200 });
  return workspace.ended(id, who);
}

async function dimsOf({ accountId }: User, day: string) {
  const { rows } = await workspace.db.execute(sql`
    SELECT i.dims, f.conversion::text AS conversion
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE f.account_id = ${accountId} AND f.begin_date = ${day} ORDER BY f.cost`);
  return z
    .array(z.object({ dims: z.record(z.string(), z.string()), conversion: z.string().nullable() }))
    .parse(rows);
}
const mapped = [
  { dims: { campaignName: 'a', adgroupName: 'Brand' }, conversion: '3' },
  { dims: { campaignName: 'b', adgroupName: 'Brand' }, conversion: '5' },
];

it('applies columns and constants to the file, and to the next one with this header', async () => {
  const who = await newUser();
  const first = await book(who, '2024-12-01');
  expect(first).toMatchObject({
    state: done,
    section: 'unit',
    detection: { constants: { adgroupName: 'Brand' } },
  });
  expect(await dimsOf(who, '2024-12-01')).toMatchObject(mapped);

  const second = await upload(who, '2024-12-02');
  expect(second).toMatchObject({ state: done, section: 'unit', answers: { choices: {} } });
  expect(second.notes).toContainEqual(
    expect.objectContaining({
      code: 'remembered_mapping',
      message: expect.stringMatching(
        /^Columns mapped as in your import of 20\d\d-\d\d-\d\d \d\d:\d\d UTC/,
      ) as string,
    }),
  );
  expect(await dimsOf(who, '2024-12-02')).toMatchObject(mapped);
});

it('a mapping is remembered for its user only', async () => {
  const who = await newUser();
  await book(who, '2024-12-01');
  const colleague = await workspace.fixtures.signedIn({ accountIds: [who.accountId] });
  const other = await upload({ ...who, token: colleague.token }, '2024-12-03', 'preview');
  expect(other).toMatchObject({ state: review, section: 'account', detection: { constants: {} } });
});

it('a mapping is merged with later choices, and deleted on request', async () => {
  const who = await newUser();
  await book(who, '2024-12-01', { answers: { choices: {}, columns: { Leads: 'conversion' } } });
  await book(who, '2024-12-02', { answers: { choices: {}, columns: { Mainos: 'campaignName' } } });
  expect(await upload(who, '2024-12-03')).toMatchObject({ state: done, section: 'campaign' });
  expect(await dimsOf(who, '2024-12-03')).toMatchObject([
    { dims: { campaignName: 'a' }, conversion: '3' },
    { dims: { campaignName: 'b' }, conversion: '5' },
  ]);
  await book(who, '2024-12-04', { answers: { choices: {} }, remember: false });
  expect(await upload(who, '2024-12-05', 'preview')).toMatchObject({
    section: 'account',
    notes: [{ code: 'unused_columns' }, { code: 'missing_metrics' }],
  });
});

it('a preview stores no mapping', async () => {
  const who = await newUser();
  const { id } = await upload(who, '2024-12-01', 'preview');
  expect(await bookRequest(who, { id, answers, mode: 'preview' })).toMatchObject({ code: 200 });
  expect(await workspace.ended(id, who)).toMatchObject({ state: review, section: 'unit' });
  expect(await upload(who, '2024-12-02', 'preview')).toMatchObject({ section: 'account' });
});

const noteCodes = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);

it('a mapping is not mentioned in the import in which it was chosen', async () => {
  const who = await newUser();
  expect(noteCodes(await book(who, '2024-12-01'))).not.toContain('remembered_mapping');
});

it('a mapping applies as shown by the import that deletes it', async () => {
  const who = await newUser();
  await book(who, '2024-12-01');
  const booked = await book(who, '2024-12-02', { remember: false });
  expect(booked).toMatchObject({ state: done, section: 'unit' });
  expect(noteCodes(booked)).toContain('remembered_mapping');
  expect(await dimsOf(who, '2024-12-02')).toMatchObject(mapped);
});

it('a mapping applies as shown if another import changes it before this one is approved', async () => {
  const who = await newUser();
  await book(who, '2024-12-01');
  const shown = await upload(who, '2024-12-02', 'preview');
  await book(who, '2024-12-03', { answers: { choices: {}, constants: { adgroupName: 'Other' } } });
  expect(await bookRequest(who, { id: shown.id })).toMatchObject({ code: 200 });
  expect(await workspace.ended(shown.id, who)).toMatchObject({ state: done });
  expect(await dimsOf(who, '2024-12-02')).toMatchObject(mapped);
});

it.each([
  [{ constants: { device: 'mobile' }, columns: { Leads: 'device' } }, 'answers.constants.device'],
  [{ constants: { campaignName: 'x' } }, 'answers.constants.campaignName'],
])('rejects a constant for a field that a column is mapped to: %j', async (given, path) => {
  const who = await newUser();
  const content = csv([
    ['date', 'campaign', 'impressions', 'clicks', 'cost', 'Leads'],
    ['2024-12-01', 'a', 10, 2, '1.50', 3],
  ]);
  const { id } = await workspace.finished({ ...who, content, mode: 'preview' });
  expect(await bookRequest(who, { id, answers: { choices: {}, ...given } })).toMatchObject({
    code: 400,
    fields: { [path]: 'duplicate' },
  });
  const ignored = { choices: {}, columns: { campaign: 'ignore' }, constants: { campaignName: 'x' } };
  expect(await bookRequest(who, { id, answers: ignored })).toMatchObject({ code: 200 });
});

it.each([
  [{ constants: { cost: '1' } }, 'answers.constants.cost', 'invalid'],
  [{ constants: { __proto: '1' } }, 'answers.constants.__proto', 'invalid'],
  [
    { columns: { Mainos: 'campaignName' }, constants: { campaignName: 'x' } },
    'answers.constants.campaignName',
    'duplicate',
  ],
])('rejects the constants of %j', async (given, path, reason) => {
  const who = await newUser();
  const { id } = await upload(who, '2024-12-01', 'preview');
  expect(await bookRequest(who, { id, answers: { choices: {}, ...given } })).toMatchObject({
    code: 400,
    fields: { [path]: reason },
  });
  const { data } = await workspace.post('reportImportList', { token: who.token, body: { query: { id } } });
  expect(endpoints.reportImportList.data.parse(data).list[0]).toMatchObject({ state: review });
});

const mappingsOf = async ({ token }: User) => {
  const { data } = await workspace.post('reportImportMappingList', { token, body: {} });
  return endpoints.reportImportMappingList.data.parse(data).list;
};

it('a mapping is listed with its name, renamed and deleted by its user only', async () => {
  const who = await newUser();
  await book(who, '2024-12-01', { answers, rememberAs: ' Mainosn ' });
  const [stored] = await mappingsOf(who);
  expect(stored).toMatchObject({ name: 'Mainosn', columns: { Mainos: 'campaignName' } });
  const key = { profile: stored?.profile, headerKey: stored?.headerKey };

  const other = await newUser();
  expect(await mappingsOf(other)).toEqual([]);
  const rename = ({ token }: User, name: string) =>
    workspace.post('reportImportMappingRename', { token, body: { ...key, name } });
  expect(await rename(other, 'x')).toMatchObject({ code: 404 });
  await workspace.post('reportImportMappingDelete', { token: other.token, body: key });
  expect(await mappingsOf(who)).toHaveLength(1);

  // a later mapping without a name keeps the existing one
  await book(who, '2024-12-02', { answers: { choices: {}, constants: { adgroupName: 'Other' } } });
  expect(await mappingsOf(who)).toMatchObject([{ name: 'Mainosn', constants: { adgroupName: 'Other' } }]);
  expect(await rename(who, 'Weekly')).toMatchObject({ code: 200 });
  expect(await mappingsOf(who)).toMatchObject([{ name: 'Weekly' }]);
  expect(await rename(who, ' ')).toMatchObject({ code: 400 });

  await workspace.post('reportImportMappingDelete', { token: who.token, body: key });
  expect(await mappingsOf(who)).toEqual([]);
  expect(await upload(who, '2024-12-03', 'preview')).toMatchObject({ section: 'account' });
});

const doubtful = (day: string) =>
  csv([
    ['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost'],
    [day, 'a', '4.000', 3, '80.000'],
    [day, 'b', '6.000', 2, '20.000'],
  ]);

it('parses ambiguous numbers in the format chosen for an earlier file with this header', async () => {
  const who = await newUser();
  const uploadDoubtful = (day: string) => workspace.finished({ ...who, content: doubtful(day) });
  const first = await uploadDoubtful('2024-12-01');
  expect(first).toMatchObject({ state: review, questions: [{ id: 'number_format', given: null }] });
  expect(first.questions[0]?.answers.map(({ label }) => label)).toEqual([
    'Decimal point (1,234.56): impressions 10, clicks 5, cost 100.00',
    'Decimal comma (1.234,56): impressions 10,000, clicks 5, cost 100,000.00',
  ]);
  const choices = { number_format: 'comma' };
  await bookRequest(who, { id: first.id, answers: { choices } });
  expect(await workspace.ended(first.id, who)).toMatchObject({ state: done, rowsCost: '100000' });

  expect(await uploadDoubtful('2024-12-02')).toMatchObject({
    state: done,
    rowsCost: '100000',
    questions: [],
    notes: expect.arrayContaining([expect.objectContaining({ code: 'remembered_mapping' })]) as unknown,
  });
  expect(await workspace.post('reportImportMappingList', { token: who.token, body: {} })).toMatchObject({
    data: { list: [{ columns: {}, constants: {}, numberFormat: 'comma' }] },
  });
});

it('uses the column chosen for a metric in the next file with this header', async () => {
  const who = await newUser();
  const uploadClicks = (day: string) =>
    workspace.finished({
      ...who,
      channel: 'feed',
      content: csv([
        ['Day', 'Campaign name', 'Ad set name', 'Impressions', 'Amount spent', 'Clicks (all)', 'Link clicks'],
        [day, 'a', 'b', 100, '4.00', 11, 6],
      ]),
    });
  const first = await uploadClicks('2024-12-01');
  expect(first.questions).toMatchObject([{ id: 'metric_columns:click' }]);
  await bookRequest(who, { id: first.id, answers: { choices: { 'metric_columns:click': 'metric_2' } } });
  expect((await workspace.ended(first.id, who)).loads).toMatchObject([{ sums: { click: '6' } }]);
  const second = await uploadClicks('2024-12-02');
  expect(second).toMatchObject({ state: done, questions: [], loads: [{ sums: { click: '6' } }] });
});

const unknown = ['Mainos', 'Näytöt', 'Napsautukset', 'Hinta'];
const unknownFile = (title: string) =>
  `${title}\n${csv([unknown, ['a', 10, 2, '1.50'], ['b', 20, 4, '2.50']])}`;
const decided = {
  columns: { Mainos: 'campaignName', Näytöt: 'impression', Napsautukset: 'click', Hinta: 'cost' },
  period: { beginDate: '2024-12-02', endDate: '2024-12-08' },
};

it('asks about unknown columns and a missing period, imports with both, and the next such file automatically', async () => {
  const who = await newUser();
  const opened = await workspace.finished({ ...who, content: unknownFile('Kampanjat') });
  expect(opened).toMatchObject({
    state: review,
    loads: [],
    totalRows: 2,
    importedRows: 0,
    section: null,
    problems: [],
    questions: [{ code: 'columns_unknown', answers: [], given: null }],
    detection: { headerRow: 2, firstRows: [{ number: 1, cells: ['Kampanjat'] }, {}, {}, {}] },
  });
  const { columns, period } = decided;
  const previewed = { id: opened.id, mode: 'preview', answers: { choices: {}, columns } };
  expect(await bookRequest(who, previewed)).toMatchObject({ code: 200 });
  expect(await workspace.ended(opened.id, who)).toMatchObject({
    state: review,
    questions: [{ code: 'period_missing' }],
  });
  // selecting a different column can be corrected, too
  const wrong = { ...columns, Mainos: 'cost', Hinta: 'ignore' };
  const answered = { id: opened.id, answers: { choices: {}, columns: wrong, period } };
  expect(await bookRequest(who, answered)).toMatchObject({ code: 200 });
  expect(await workspace.ended(opened.id, who)).toMatchObject({
    state: review,
    questions: [{ code: 'no_good_rows', params: { rows: 2 } }],
    failedRows: 2,
  });
  const booked = { id: opened.id, answers: { choices: {}, ...decided } };
  expect(await bookRequest(who, booked)).toMatchObject({ code: 200 });
  expect(await workspace.ended(opened.id, who)).toMatchObject({
    state: done,
    rowsCost: '4.00',
    importedRows: 2,
    failedRows: 0,
    beginDate: '2024-12-02',
    endDate: '2024-12-08',
    section: 'campaign',
  });
  expect(await dimsOf(who, '2024-12-02')).toMatchObject([
    { dims: { campaignName: 'a' } },
    { dims: { campaignName: 'b' } },
  ]);

  const second = await workspace.finished({ ...who, content: unknownFile('2024-12-09 - 2024-12-15') });
  expect(second).toMatchObject({
    state: done,
    beginDate: '2024-12-09',
    notes: [{}, { code: 'remembered_mapping' }],
  });
});

it('asks for a different period if the chosen one lies within an imported one', async () => {
  const who = await newUser();
  const content = (title: string) => `${title}\ncampaign,impressions,clicks,cost\na,10,1,1\n`;
  await workspace.finished({ ...who, content: content('2024-12-01 - 2024-12-14') });
  const part = await workspace.finished({ ...who, content: content('2024-12-02 - 2024-12-08') });
  expect(part).toMatchObject({
    state: review,
    loads: [],
    questions: [
      { code: 'overlap_with_stored_data', params: { beginDate: '2024-12-01', endDate: '2024-12-14' } },
    ],
  });
  const period = { beginDate: '2024-12-15', endDate: '2024-12-21' };
  const body = { id: part.id, answers: { choices: {}, period } };
  expect(await bookRequest(who, body)).toMatchObject({ code: 200 });
  expect(await workspace.ended(part.id, who)).toMatchObject({ state: done, beginDate: '2024-12-15' });
});

it('explains why a failed import cannot be approved', async () => {
  const who = await newUser();
  const { id, state } = await workspace.finished({ ...who, content: 'Dear all,\nplease see below\n' });
  expect(state).toBe(importStates.failed);
  expect(await bookRequest(who, { id, answers: { choices: {}, columns: { Leads: 'click' } } })).toMatchObject(
    { code: 409, message: 'This import failed and changed nothing. Upload the file again.' },
  );
});

it('rejects a period that ends before it begins', async () => {
  const who = await newUser();
  const { id } = await upload(who, '2024-12-01', 'preview');
  const period = { beginDate: '2024-12-08', endDate: '2024-12-02' };
  expect(await bookRequest(who, { id, answers: { choices: {}, period } })).toMatchObject({ code: 400 });
});
