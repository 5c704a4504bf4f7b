import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { describeImport } from './describe-import';

const entry: ReportImport = {
  id: '1',
  fileName: 'week.csv',
  accountId: 1001,
  accountNo: 'A-1',
  channel: 'search',
  state: importStates.done,
  createdTime: '2024-12-31T00:00:00.000Z',
  finishedTime: '2024-12-31T00:00:01.000Z',
  section: 'searchTerm',
  profile: 'google-ads',
  encoding: 'utf-8',
  beginDate: '2024-12-16',
  endDate: '2024-12-22',
  currency: 'INR',
  totalRows: 5,
  importedRows: 4,
  failedRows: 1,
  replacedDays: 7,
  rowCounts: null,
  createdBy: null,
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  rowsCost: '18859.20',
  reportedTotals: [
    {
      label: 'Total: Account',
      kind: 'account',
      impression: null,
      click: null,
      cost: '-1234567',
      conversion: null,
    },
  ],
  problems: [{ dataNum: 9, code: 'cell_empty', params: {}, failMessage: '“Cost” is empty.' }],
};

describe('describeImport', () => {
  it('reports imported rows, totals of the file and failed rows', () => {
    expect(describeImport(entry).split('\n')).toEqual([
      'week.csv (account A-1, search ads): 4 of 5 rows imported, replacing 7 days.',
      'Detected: report searchTerm, layout google-ads, utf-8, 2024-12-16 to 2024-12-22, INR.',
      'Total cost of the rows: 18,859.20.',
      'File total (“Total: Account”): -1,234,567.',
      '  Row 9: “Cost” is empty.',
    ]);
  });

  it('counts the problems that it does not list', () => {
    expect(describeImport({ ...entry, failedRows: 300 })).toMatch(/And 299 more rows\.$/);
    expect(describeImport({ ...entry, failedRows: 2 })).toMatch(/And 1 more row\.$/);
  });

  it('accounts for every row of the file', () => {
    const skipped = { blank: 1, totals: 2, repeated: 0, otherAccounts: 4 };
    const rowCounts = { file: 20, imported: 10, merged: 2, skipped, failed: 1 };
    expect(describeImport({ ...entry, rowCounts }).split('\n')).toContain(
      'Rows in the file: 20 = 10 for the report + 2 merged + 7 skipped + 1 failed.',
    );
  });

  it.each([
    [false, 'where the file is waiting.'],
    [true, 'Run this again without --dry-run'],
  ])('says where to answer a question without answers; dry run: %s', (isDryRun, words) => {
    const question = {
      id: 'period_missing',
      code: 'period_missing',
      params: {},
      answers: [],
      given: null,
    } as const;
    const asked = { ...entry, questions: [{ ...question, message: 'Which days?', answers: [] }] };
    const [, line] = describeImport(asked, { isDryRun }).split('Question: Which days?\n');
    expect(line).toContain(words);
    expect(line).toContain('in the import centre of the console');
  });

  it('uses the singular for one row and one day', () => {
    const one = { ...entry, importedRows: 1, totalRows: 1, replacedDays: 1 };
    expect(describeImport(one)).toContain('1 of 1 row imported, replacing 1 day.');
  });

  it.each([
    [importStates.failed, 'nothing was imported'],
    [importStates.unchanged, 'this file was already imported; nothing changed'],
  ])('says of state %d: %s', (state, words) => {
    expect(describeImport({ ...entry, state })).toContain(words);
  });
});
