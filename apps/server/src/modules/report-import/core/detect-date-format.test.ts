import { describe, expect, it } from 'vitest';
import { detectDateFormat } from './detect-date-format';
import { readPeriod } from './parse-date';

const rowsOf = (cells: readonly string[]) =>
  cells.map((cell, index) => ({ number: index + 2, cells: [cell] }));
const day = (date: string) => ({ beginDate: date, endDate: date });
const problemOf = (cells: readonly string[]): unknown => {
  try {
    detectDateFormat(rowsOf(cells), 0);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'problems' in error ? error.problems : error;
  }
};

describe('detectDateFormat', () => {
  it.each([
    ['2024-12-16', '2024-12-16'],
    ['2024/1/6', '2024-01-06'],
    ['20171009', '2017-10-09'],
    ['2021-03-31 23:00', '2021-03-31'],
    ['2023-02-07 11:54:21', '2023-02-07'],
    ['2021年3月1日', '2021-03-01'],
    ['Dec 16, 2024', '2024-12-16'],
    ['16 December 2024', '2024-12-16'],
    ['16/12/2024', '2024-12-16'],
    ['12/16/2024', '2024-12-16'],
  ])('reads %s', (cell, date) => {
    expect(detectDateFormat(rowsOf([cell]), 0)(cell)).toEqual(day(date));
  });

  it('parses a row of a period', () => {
    const cell = '2021-03-01至2021-03-31';
    expect(detectDateFormat(rowsOf([cell]), 0)(cell)).toEqual({
      beginDate: '2021-03-01',
      endDate: '2021-03-31',
    });
  });

  it('detects days and months of the whole file by one unambiguous date', () => {
    expect(detectDateFormat(rowsOf(['03/04/2024', '03/25/2024']), 0)('03/04/2024')).toEqual(
      day('2024-03-04'),
    );
  });

  it('rejects a file with ambiguous days and months', () => {
    expect(problemOf(['03/04/2024', '05/06/2024'])).toEqual([
      { code: 'ambiguous_dates', params: { value: '03/04/2024' }, rowNumber: 2 },
    ]);
  });

  it('rejects a file with two formats and reports the first row of each', () => {
    expect(problemOf(['2024-12-16', '2024-12-17', '2024/12/18'])).toEqual([
      {
        code: 'mixed_dates',
        params: { firstForm: 'yyyy-MM-dd', firstRow: 2, secondForm: 'yyyy/MM/dd', secondRow: 4 },
        rowNumber: 4,
      },
    ]);
    expect(problemOf(['13/01/2024', '01/13/2024'])).toMatchObject([{ code: 'mixed_dates' }]);
  });

  it('rejects February 30 and dates in words', () => {
    const read = detectDateFormat(rowsOf(['2024-02-28']), 0);
    expect(read('2024-02-30')).toBeNull();
    expect(read('yesterday')).toBeNull();
  });
});

describe('readPeriod', () => {
  it.each([
    ['1. 时间范围：20171009', '2017-10-09', '2017-10-09'],
    ['December 16, 2024 - December 22, 2024', '2024-12-16', '2024-12-22'],
    ['2021-03-01至2021-03-31', '2021-03-01', '2021-03-31'],
    ['时间范围：2021/3/1～2021/3/31', '2021-03-01', '2021-03-31'],
    ['"Date range",20240101-20240107', '2024-01-01', '2024-01-07'],
  ])('finds the period in %j', (line, beginDate, endDate) => {
    expect(readPeriod(line)).toEqual({ beginDate, endDate });
  });

  it.each([
    '数据生成时间：2017-10-10 09:12:33',
    'Downloaded 2024-01-01 - 2024-01-02',
    'Account 20240101',
    '4. 投放网络：全部',
  ])('finds none in %j', (line) => {
    expect(readPeriod(line)).toBeUndefined();
  });
});
