import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';
import { layoutOf } from './layout';
import { estimateColumnWidth, figureWidth, fitColumns, growColumns } from './widths';

const metrics = { rowHeight: 38, cellPadding: 12, gutter: 24, digitWidth: 8, columnFactor: 1 };
const cost = {
  titleName: 'Cost',
  dataKey: 'cost',
  valueType: 'Double',
  domType: 'text',
  unit: 't2',
  width: 80,
};
const name = { titleName: 'Campaign', dataKey: 'campaignName', valueType: 'String', domType: 'text' };

describe('estimateColumnWidth', () => {
  it('counts 17 px a character in Chinese and 9 px in English, plus 30', () => {
    expect(estimateColumnWidth('消费', 'cn')).toBe(64);
    expect(estimateColumnWidth('費用', 'tw')).toBe(64);
    expect(estimateColumnWidth('Cost', 'en')).toBe(66);
    expect(estimateColumnWidth('', 'en')).toBe(30);
    expect(estimateColumnWidth('𠮷', 'cn')).toBe(47);
  });
});

describe('columnsOf', () => {
  it('takes figures by value type or unit, and any other type as text', () => {
    const infos = [
      cost,
      { ...cost, valueType: 'Money' },
      { ...cost, unit: '' },
      { ...name, valueType: 'Blob' },
    ];
    expect(columnsOf(infos, 'en').map(({ isFigure }) => isFigure)).toEqual([true, true, true, false]);
  });

  it('makes two columns of a key given twice, with ids of their own', () => {
    expect(columnsOf([cost, cost], 'en').map(({ id }) => id)).toEqual(['cost', 'cost~2']);
  });

  it('shows the key where the title is missing, and text where the kind is unknown', () => {
    const [column] = columnsOf([{ dataKey: 'x', domType: 'canvas' }], 'en');
    expect(column).toMatchObject({ title: 'x', dom: 'text', width: 39, pinned: null, isSortable: false });
  });

  it('prefers the width that the server gives, but never less than the least', () => {
    expect(columnsOf([{ ...name, width: 200 }], 'en')[0]?.width).toBe(200);
    expect(columnsOf([{ ...name, width: 200, minWidth: 240 }], 'en')[0]?.width).toBe(240);
    expect(columnsOf([{ ...name, width: 0 }], 'en')[0]?.width).toBe(102);
  });

  it('takes 200 columns', () => {
    const infos = Array.from({ length: 200 }, (_, index) => ({ ...cost, dataKey: `k${index}` }));
    expect(fitColumns(columnsOf(infos, 'en'), { rows: [{}], summary: undefined, metrics })).toHaveLength(200);
  });
});

describe('fitColumns', () => {
  const columns = columnsOf([name, cost, { ...cost, dataKey: 'last' }], 'en');
  const widthOf = (rows: Record<string, unknown>[], summary?: Record<string, unknown>) =>
    fitColumns(columns, { rows, summary, metrics })[1]?.width ?? 0;

  it('raises a column to its longest figure, in the rows or in the summary', () => {
    const needed = figureWidth('123,456,789.12', 8) + 24;
    expect(widthOf([{ cost: 1 }])).toBe(80);
    expect(widthOf([{ cost: 1 }, { cost: 123456789.12 }])).toBeGreaterThanOrEqual(needed);
    expect(widthOf([{ cost: 1 }], { cost: '123456789.12' })).toBeGreaterThanOrEqual(needed);
  });

  it('never cuts dates, and lets names grow', () => {
    const rows = [{ campaignName: '2026-11-09~2026-11-15' }];
    const [dates] = fitColumns(columns, { rows, summary: undefined, metrics });
    expect(dates?.width).toBeGreaterThanOrEqual(figureWidth('2026-11-09~2026-11-15', 8));
    expect(dates?.grows).toBe(false);
    const [names] = fitColumns(columns, { rows: [{ campaignName: 'Brand' }], summary: undefined, metrics });
    expect(names?.grows).toBe(true);
  });

  it('grows for rows that come into view later, and stays the same object otherwise', () => {
    const fitted = fitColumns(columns, { rows: [{ cost: 1 }], summary: undefined, metrics });
    expect(growColumns(fitted, { rows: [{ cost: 2 }], metrics })).toBe(fitted);
    const grown = growColumns(fitted, { rows: [{ cost: 1e12 }], metrics });
    expect(grown[1]?.width).toBeGreaterThan(fitted[1]?.width ?? Infinity);
  });
});

describe('layoutOf', () => {
  const columns = columnsOf(
    [{ ...name, dataKey: 'date', fixed: 'left' }, { ...name, fixed: 'left' }, cost],
    'en',
  );

  it('names rows by the lead, else by the last pinned column of text', () => {
    expect(layoutOf(columns, { lead: 'date', isNarrow: false }).leadKey).toBe('date');
    expect(layoutOf(columns, { isNarrow: false }).leadKey).toBe('campaignName');
    expect(layoutOf(columnsOf([cost], 'en'), { isNarrow: true }).leadKey).toBeNull();
  });

  it('keeps the lead alone pinned when narrow, with the sub field inside it', () => {
    const narrow = layoutOf(columns, { lead: 'campaignName', sub: 'date', isNarrow: true });
    expect(narrow.columns.map(({ dataKey, pinned }) => [dataKey, pinned])).toEqual([
      ['campaignName', 'left'],
      ['cost', null],
    ]);
    expect(narrow.subKey).toBe('date');
  });
});
