import { expect, it } from 'vitest';
import { failedRowsCsv } from './failed-rows-csv';

const heads = { row: 'Row', reason: 'Reason' };
const problem = { code: 'x', params: {}, failMessage: 'He said "no", twice' };

it('the file has the cells of the rows, and no formula that a spreadsheet would run', () => {
  const csv = failedRowsCsv(
    [{ ...problem, dataNum: 7, cells: ['日本,签证', '-5', '=1+1', '@SUM(A1)', '+86 10', '12%'] }],
    { heads, header: ['Keyword', 'Cost'], period: null },
  );
  expect(csv).toBe(
    '\uFEFFRow,Reason,Keyword,Cost\r\n' +
      '7,"He said ""no"", twice","日本,签证",-5,\'=1+1,\'@SUM(A1),\'+86 10,12%\r\n',
  );
});

it('the file has the period of a file without dates, and omits problems of the whole file', () => {
  const period = { beginDate: '2026-11-02', endDate: '2026-11-08' };
  const csv = failedRowsCsv(
    [
      { ...problem, dataNum: null },
      { ...problem, dataNum: 3, cells: ['a'] },
    ],
    { heads, header: ['Keyword'], period },
  );
  expect(csv.split('\r\n').slice(0, 2)).toEqual(['\uFEFF2026-11-02 - 2026-11-08', 'Row,Reason,Keyword']);
  expect(csv.split('\r\n')).toHaveLength(4);
});
