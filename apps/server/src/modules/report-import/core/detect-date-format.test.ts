import { describe, expect, it } from 'vitest';
import { detectDateFormat } from './detect-date-format';
import { readPeriod } from './parse-date';

const rowsOf = (cells: readonly string[]) =>
  cells.map((cell, index) => ({ number: index + 2, cells: [cell] }));
const today = '2024-12-31';
const formatOf = (cells: readonly string[], order?: 'dmy' | 'mdy') =>
  detectDateFormat(rowsOf(cells), 0, { today, order });
const day = (date: string) => ({ beginDate: date, endDate: date });
const problemOf = (cells: readonly string[]): unknown => {
  try {
    detectDateFormat(rowsOf(cells), 0, { today });
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
    ['16. Dezember 2024', '2024-12-16'],
    ['16 déc. 2024', '2024-12-16'],
    ['16 de diciembre de 2024', '2024-12-16'],
    ['16 de dez. de 2024', '2024-12-16'],
    ['16 dicembre 2024', '2024-12-16'],
    ['16 december 2024', '2024-12-16'],
    ['16 grudnia 2024', '2024-12-16'],
    ['2024. 12. 16.', '2024-12-16'],
    ['2024년 12월 16일', '2024-12-16'],
    ['1 août 2024', '2024-08-01'],
    ['1. März 2024', '2024-03-01'],
    ['1 mars 2024', '2024-03-01'],
    ['16/12/2024', '2024-12-16'],
    ['12/16/2024', '2024-12-16'],
  ])('reads %s', (cell, date) => {
    expect(formatOf([cell]).read(cell)).toEqual(day(date));
  });

  it('parses a row of a period', () => {
    const cell = '2021-03-01至2021-03-31';
    expect(formatOf([cell]).read(cell)).toEqual({ beginDate: '2021-03-01', endDate: '2021-03-31' });
  });

  it('detects days and months of the whole file from one unambiguous date', () => {
    expect(formatOf(['03/04/2024', '03/25/2024']).read('03/04/2024')).toEqual(day('2024-03-04'));
  });

  it('takes the number before a point as the day, unless that date is in the future', () => {
    expect(formatOf(['03.04.2024', '05.06.2024'])).toMatchObject({ unclear: undefined });
    expect(formatOf(['03.04.2024']).read('03.04.2024')).toEqual(day('2024-04-03'));
    expect(formatOf(['03.04.2024', '05/06/2024']).unclear).toBe('03.04.2024');
    expect(formatOf(['01.12.2025']).unclear).toBe('01.12.2025');
  });

  it('reports an ambiguous date, and uses the order that the user chose', () => {
    const cells = ['03/04/2024', '05/06/2024'];
    expect(formatOf(cells).unclear).toBe('03/04/2024');
    expect(formatOf(cells, 'dmy')).toMatchObject({ unclear: undefined });
    expect(formatOf(cells, 'dmy').read('03/04/2024')).toEqual(day('2024-04-03'));
    expect(formatOf(cells, 'mdy').read('03/04/2024')).toEqual(day('2024-03-04'));
  });

  it('uses the order in which no date is in the future', () => {
    expect(detectDateFormat(rowsOf(['11/12/2024']), 0, { today: '2024-11-30' }).read('11/12/2024')).toEqual(
      day('2024-11-12'),
    );
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
    const { read } = formatOf(['2024-02-28']);
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
    ['2. November 2024 - 8. November 2024', '2024-11-02', '2024-11-08'],
    ['2 nov. 2024 – 8 nov. 2024', '2024-11-02', '2024-11-08'],
    ['2 de noviembre de 2024 - 8 de noviembre de 2024', '2024-11-02', '2024-11-08'],
    ['2 listopada 2024–8 listopada 2024', '2024-11-02', '2024-11-08'],
    ['2024年11月2日 - 2024年11月8日', '2024-11-02', '2024-11-08'],
    ['2024. 11. 2. ~ 2024. 11. 8.', '2024-11-02', '2024-11-08'],
    ['Nov 2 - 8, 2024', '2024-11-02', '2024-11-08'],
    ['December 30 – January 5, 2024', '2023-12-30', '2024-01-05'],
    ['2. – 8. November 2024', '2024-11-02', '2024-11-08'],
    ['29 oct. – 4 nov. 2024', '2024-10-29', '2024-11-04'],
    ['2024年11月2日～8日', '2024-11-02', '2024-11-08'],
    ['25/11/2024 - 30/11/2024', '2024-11-25', '2024-11-30'],
    ['November 2024', '2024-11-01', '2024-11-30'],
    ['时间范围：2024年2月', '2024-02-01', '2024-02-29'],
  ])('finds the period in %j', (line, beginDate, endDate) => {
    expect(readPeriod(line)).toEqual({ beginDate, endDate });
  });

  it.each([
    '数据生成时间：2017-10-10 09:12:33',
    'Downloaded 2024-01-01 - 2024-01-02',
    'Account 20240101',
    '4. 投放网络：全部',
    'All time',
    '02/11/2024 - 08/11/2024',
    'Konto: 202411',
    '8 Kampagnen 2024',
  ])('finds none in %j', (line) => {
    expect(readPeriod(line)).toBeUndefined();
  });
});
