import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';
import { layoutOf } from './layout';

const text = { valueType: 'String', domType: 'text' };
const infos = [
  { ...text, dataKey: 'date', fixed: 'left' as const },
  { ...text, dataKey: 'campaignName', fixed: 'left' as const },
  { dataKey: 'cost', unit: 't2', fixed: 'right' as const },
  { dataKey: 'picture', domType: 'img' },
];
const columns = columnsOf(infos, 'en');

describe('layoutOf', () => {
  it.each([
    ['the lead', columns, 'date', 'date'],
    ['the last column of text pinned left without one', columns, undefined, 'campaignName'],
    ['the same where the lead is no column', columns, 'gone', 'campaignName'],
    ['the same where the lead is a number', columns, 'cost', 'campaignName'],
    [
      'the first column of text where none is pinned',
      columnsOf([{ dataKey: 'a', unit: 't' }, { dataKey: 'b' }, { dataKey: 'c' }], 'en'),
      undefined,
      'b',
    ],
    ['nothing without a text', columns.slice(2), undefined, null],
    ['nothing without columns', [], undefined, null],
  ])('names rows by %s', (_, given, lead, rowHeaderKey) => {
    expect(layoutOf(given, { lead, isNarrow: false }).rowHeaderKey).toBe(rowHeaderKey);
  });

  it('leaves columns unchanged when wide', () => {
    const layout = layoutOf(columns, { lead: 'campaignName', sub: 'date', isNarrow: false });
    expect(layout).toEqual({ columns, rowHeaderKey: 'campaignName', subKey: null });
  });

  it('pins only the lead and puts it first when narrow, with the sub field inside it', () => {
    const narrow = layoutOf(columns, { lead: 'campaignName', sub: 'date', isNarrow: true });
    expect(narrow.columns.map(({ dataKey, pinned }) => [dataKey, pinned])).toEqual([
      ['campaignName', 'left'],
      ['cost', null],
      ['picture', null],
    ]);
    expect(narrow.subKey).toBe('date');
  });

  it('pins nothing when narrow if no column names a row', () => {
    expect(layoutOf(columns.slice(3), { isNarrow: true }).columns).toEqual(columns.slice(3));
  });
});
