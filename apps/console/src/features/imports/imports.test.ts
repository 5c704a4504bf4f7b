import { importStates, maxImportBytes, type ReportImport } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { failedRowsCsv } from './failed-rows-csv';
import { outcomeOf, reportedRows } from './import-facts';
import { checkFile } from './upload/check-file';

const item: ReportImport = {
  id: '1',
  fileName: 'a.csv',
  accountId: 1,
  accountNo: '8840213',
  channel: 'search',
  state: importStates.done,
  createdTime: '2026-11-21T01:00:00Z',
  finishedTime: null,
  section: 'searchTerm',
  profile: 'google',
  encoding: 'utf-8',
  beginDate: '2026-11-09',
  endDate: '2026-11-15',
  currency: 'INR',
  totalRows: 554,
  importedRows: 554,
  failedRows: 0,
  replacedDays: 0,
  createdBy: 'Lin Wei',
  mode: 'book',
  detection: null,
  loads: [],
  questions: [],
  answers: { choices: {} },
  notes: [],
  canUndo: false,
  rowsCost: '18859.20',
  reportedTotals: [],
  problems: [],
};

describe('a file before it is uploaded', () => {
  it.each(['a.csv', 'A.XLSX', '报表.et', 'x.sheet'])('is accepted as %s', (name) => {
    expect(checkFile({ name, size: maxImportBytes })).toBeNull();
  });
  it('is rejected for its type or size', () => {
    expect(checkFile({ name: 'a.csv.exe', size: 1 })).toBe('wrongType');
    expect(checkFile({ name: 'a.csv', size: maxImportBytes + 1 })).toBe('tooLarge');
  });
});

describe('an import in the list', () => {
  it('is not simply done when rows were left out', () => {
    expect(outcomeOf(item)).toBe('done');
    expect(outcomeOf({ ...item, failedRows: 1 })).toBe('partial');
    expect(outcomeOf({ ...item, state: importStates.unchanged })).toBe('unchanged');
  });
  it('compares the sum of its rows with the total in the file', () => {
    const total = { label: 'Total', kind: 'rows' as const, impression: null, click: null, conversion: null };
    expect(reportedRows(item)).toBeNull();
    expect(reportedRows({ ...item, reportedTotals: [{ ...total, cost: '18859.19' }] })).toEqual({
      reported: '18859.19',
      matches: false,
    });
    expect(reportedRows({ ...item, reportedTotals: [{ ...total, cost: '18859.2' }] })?.matches).toBe(true);
  });
});

describe('the file of failed rows', () => {
  it('has the cells of the rows, and runs no formula in a spreadsheet', () => {
    const problem = { code: 'x', params: {}, failMessage: 'He said "no", twice' };
    const csv = failedRowsCsv(
      [
        { ...problem, dataNum: 7, cells: ['日本,签证', '-5', '=1+1', '@SUM(A1)', '+86 10', '12%'] },
        { ...problem, dataNum: null },
      ],
      { row: 'Row', reason: 'Reason' },
    );
    expect(csv).toBe(
      '\uFEFFRow,Reason\r\n' +
        '7,"He said ""no"", twice","日本,签证",-5,\'=1+1,\'@SUM(A1),\'+86 10,12%\r\n' +
        ',"He said ""no"", twice"\r\n',
    );
  });
});
